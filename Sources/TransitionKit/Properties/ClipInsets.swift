/// How far a view is clipped from each of its sides, as shares of its size.
///
/// Shares below 0 clip outside the view, which shows what overflows it.
public struct ClipInsets: Sendable, Hashable {
  /// The share from the top.
  public var top: Double
  /// The share from the left.
  public var left: Double
  /// The share from the bottom.
  public var bottom: Double
  /// The share from the right.
  public var right: Double

  /// Makes insets from their four shares.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing clipped.
  public static let zero = ClipInsets()
}
