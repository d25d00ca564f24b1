/// A move in points: x grows to the right, y down and z towards the viewer.
public struct Translation: Sendable, Hashable {
  public var dx: Double
  public var dy: Double
  public var dz: Double

  /// Makes a translation from its three distances.
  public init(dx: Double = 0, dy: Double = 0, dz: Double = 0) {
    self.dx = dx
    self.dy = dy
    self.dz = dz
  }

  /// No move at all.
  public static let zero = Translation()
}
