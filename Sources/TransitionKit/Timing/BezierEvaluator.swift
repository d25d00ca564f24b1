/// A curve with its expansions at hand, for callers that evaluate it again and again. Its values are those of the
/// curve to the bit.
struct BezierEvaluator: Sendable {
  private let lower: BezierExpansion
  private let upper: BezierExpansion
  private let middle: Double

  init(_ curve: CubicBezier) {
    middle = curve.hasOneExpansion ? .infinity : curve.middle
    lower = curve.expansion(near: 0)
    upper = curve.expansion(near: 1)
  }

  /// y at x; 0 before and 1 after the curve.
  @inline(__always)
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return x < middle ? lower.y(at: lower.solve(x: x)) : upper.y(at: upper.solve(x: x))
  }

  /// dy/dx at x, from 0 to 1.
  @inline(__always)
  func velocity(at x: Double) -> Double {
    let expansion = x < middle ? lower : upper
    return expansion.slope(at: expansion.solve(x: x))
  }
}
