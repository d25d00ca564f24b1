import TransitionKit

extension CubicBezier {
  /// The bounds of y between two values of x in 0...1.
  func bounds(over x: Interval) -> IntervalJet {
    let horizontal = BernsteinPolynomial([0, start.x, end.x, 1])
    let vertical = BernsteinPolynomial([0, start.y, end.y, 1])
    let s = Interval(
      horizontal.parameter(at: x.lower, isUpper: false),
      horizontal.parameter(at: x.upper, isUpper: true))
    var (a, b) = (horizontal.derivative, vertical.derivative)
    // At an end where both are at rest, the slope is that of the quotient without the common zero.
    while let first = a.withoutZeroAtStart, let second = b.withoutZeroAtStart {
      (a, b) = (first, second)
    }
    while let first = a.withoutZeroAtEnd, let second = b.withoutZeroAtEnd {
      (a, b) = (first, second)
    }
    let (rise, run) = (b.range(over: s), a.range(over: s))
    let change =
      b.derivative.range(over: s) * run - a.derivative.range(over: s) * rise
    return IntervalJet(
      vertical.range(over: s), velocity: rise / run,
      acceleration: change / (run.squared * horizontal.derivative.range(over: s)))
  }
}
