/// The fraction of its size at which a view is laid out again, about its centre; content is not
/// stretched.
public struct LayoutScale: Sendable, Hashable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// Makes a layout scale from its two fractions.
  ///
  /// - Parameters:
  ///   - x: the fraction of the width; 1 is the natural width.
  ///   - y: the fraction of the height; 1 is the natural height.
  public init(x: Double = 1, y: Double = 1) {
    self.x = x
    self.y = y
  }

  /// The scale at which a view has its natural size.
  public static let identity = LayoutScale()
}

extension LayoutScale: CustomStringConvertible {
  /// The two fractions, such as `(0.5, 1)`.
  public var description: String { "(\(number: x), \(number: y))" }
}
