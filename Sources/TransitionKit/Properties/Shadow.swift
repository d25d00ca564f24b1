/// A soft black shadow behind a view: its opacity, blur radius and offset in points.
public struct Shadow: Sendable, Hashable {
  public var opacity: Double
  public var radius: Double
  public var dx: Double
  public var dy: Double

  /// Makes a shadow.
  public init(opacity: Double, radius: Double, dx: Double = 0, dy: Double = 0) {
    self.opacity = opacity
    self.radius = radius
    self.dx = dx
    self.dy = dy
  }

  /// No shadow at all.
  public static let none = Shadow(opacity: 0, radius: 0)
}
