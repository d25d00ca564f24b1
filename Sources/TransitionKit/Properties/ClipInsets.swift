/// How far a view is clipped from each of its sides, as fractions of its size.
///
/// Fractions below 0 clip outside the view, which shows what overflows it.
public struct ClipInsets: Sendable, Hashable {
  /// The fraction from the top.
  public var top: Double
  /// The fraction from the left.
  public var left: Double
  /// The fraction from the bottom.
  public var bottom: Double
  /// The fraction from the right.
  public var right: Double

  /// Makes insets from their four fractions.
  ///
  /// - Parameters:
  ///   - top: the fraction of the height that is clipped from the top; a negative one shows what overflows
  ///     there.
  ///   - left: the fraction of the width that is clipped from the left; a negative one shows what overflows
  ///     there.
  ///   - bottom: the fraction of the height that is clipped from the bottom; a negative one shows what
  ///     overflows there.
  ///   - right: the fraction of the width that is clipped from the right; a negative one shows what overflows
  ///     there.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing clipped.
  public static let zero = ClipInsets()
}

extension ClipInsets: CustomStringConvertible {
  /// The four fractions, such as `top 0, left 0.5, bottom 0, right 0`.
  public var description: String {
    "top \(number: top), left \(number: left), bottom \(number: bottom), right \(number: right)"
  }
}
