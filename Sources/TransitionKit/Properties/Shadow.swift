/// A soft black shadow behind a view: its opacity, blur radius and offset in points.
public struct Shadow: Sendable, Hashable {
  /// How dark the shadow is, from 0 to 1.
  public var opacity: Double
  /// The radius of its blur, in points.
  public var radius: Double
  /// How far it lies to the right, in points.
  public var dx: Double
  /// How far it lies below, in points.
  public var dy: Double

  /// Makes a shadow from its numbers.
  ///
  /// - Parameters:
  ///   - opacity: how dark the shadow is, from 0 to 1.
  ///   - radius: the radius of its blur, in points.
  ///   - dx: how far it lies to the right, in points.
  ///   - dy: how far it lies below, in points.
  public init(opacity: Double, radius: Double, dx: Double = 0, dy: Double = 0) {
    self.opacity = opacity
    self.radius = radius
    self.dx = dx
    self.dy = dy
  }

  /// No shadow at all.
  public static let none = Shadow(opacity: 0, radius: 0)
}

extension Shadow: CustomStringConvertible {
  /// The numbers of the shadow, such as `opacity 0.3, radius 8, offset (0, 2)`.
  public var description: String {
    "opacity \(number: opacity), radius \(number: radius), offset (\(number: dx), \(number: dy))"
  }
}
