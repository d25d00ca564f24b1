/// Factors of magnification along each axis; 1 is the natural size.
public struct Scale: Sendable, Hashable {
  /// The factor on the width.
  public var x: Double
  /// The factor on the height.
  public var y: Double
  /// The factor on the depth.
  public var z: Double

  /// Makes a scale from its three factors.
  ///
  /// - Parameters:
  ///   - x: the factor on the width; 1 is the natural size.
  ///   - y: the factor on the height; 1 is the natural size.
  ///   - z: the factor on the depth; 1 is the natural size.
  public init(x: Double = 1, y: Double = 1, z: Double = 1) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A scale by the same factor in the plane of the screen.
  ///
  /// - Parameter factor: the factor on the width and the height; the depth keeps the factor 1.
  public init(_ factor: Double) { self.init(x: factor, y: factor) }

  /// The scale at which a view has its natural size.
  public static let identity = Scale()
}

extension Scale: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A scale by the same factor in the plane of the screen: `view.initial.scale = 0.5`.
  ///
  /// - Parameter value: the factor on the width and the height.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A scale by the same whole factor in the plane of the screen.
  ///
  /// - Parameter value: the factor on the width and the height.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}

extension Scale: CustomStringConvertible {
  /// The three factors, such as `(0.5, 0.5, 1)`.
  public var description: String { "(\(number: x), \(number: y), \(number: z))" }
}
