/// A move in points: x grows to the right, y down and z towards the viewer.
public struct Translation: Sendable, Hashable {
  /// How far to the right, in points.
  public var dx: Double
  /// How far down, in points.
  public var dy: Double
  /// How far towards the viewer, in points.
  public var dz: Double

  /// Makes a translation from its three distances.
  ///
  /// - Parameters:
  ///   - dx: how far to the right, in points; negative is to the left.
  ///   - dy: how far down, in points; negative is up.
  ///   - dz: how far towards the viewer, in points; negative is away.
  public init(dx: Double = 0, dy: Double = 0, dz: Double = 0) {
    self.dx = dx
    self.dy = dy
    self.dz = dz
  }

  /// No move at all.
  public static let zero = Translation()
}

extension Translation: CustomStringConvertible {
  /// The three distances, such as `(400, 0, 0)`.
  public var description: String { "(\(number: dx), \(number: dy), \(number: dz))" }
}
