/// The share of its size at which a view is laid out again, about its centre; content is not
/// stretched.
public struct LayoutScale: Sendable, Hashable {
  /// The share of the width.
  public var x: Double
  /// The share of the height.
  public var y: Double

  /// Makes a layout scale from its two shares.
  public init(x: Double = 1, y: Double = 1) {
    self.x = x
    self.y = y
  }

  /// The natural size.
  public static let identity = LayoutScale()
}
