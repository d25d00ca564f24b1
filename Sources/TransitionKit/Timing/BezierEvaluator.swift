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

  /// Puts y in the place of each x, two at a time.
  ///
  /// In place, as a block of a batch is worked on while it is in the first cache.
  func replaceWithValues(_ numbers: NumberColumn) {
    let (lower, upper) = (lower, upper)
    var (lastX, lastY) = (Double.nan, 0.0)
    var index = 0
    while index + 1 < numbers.count {
      let x = SIMD2(numbers[index], numbers[index + 1])
      if x.x != lastX || x.y != lastX {
        let y: SIMD2<Double>?
        if x.x < middle, x.y < middle {
          y = lower.values(at: x)
        } else if x.x >= middle, x.y >= middle {
          y = upper.values(at: x)
        } else {
          y = nil
        }
        let both = y ?? SIMD2(value(at: x.x), value(at: x.y))
        (numbers[index], numbers[index + 1]) = (both.x, both.y)
        (lastX, lastY) = (x.y, both.y)
      } else {
        // Those that started together.
        (numbers[index], numbers[index + 1]) = (lastY, lastY)
      }
      index += 2
    }
    if index < numbers.count { numbers[index] = value(at: numbers[index]) }
  }
}
