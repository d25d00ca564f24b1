internal import CTransitionMath

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
///
/// x(s) is solved about a point where it is well conditioned, not in monomials about 0: about its
/// inflection where its slope is least inside the curve, otherwise about the nearer end. There the
/// difference x - x(centre) keeps its relative accuracy, so even the vertical tangent of (1, 0, 0, 1)
/// costs no more digits than the input has.
package struct CubicBezier: Sendable, Hashable {
  package let start: Point
  package let end: Point
  /// Where x rises slowest inside the curve, if it does.
  private let inflection: Inflection?

  /// Makes a curve of which x never decreases, as it does not with both x in 0...1.
  package init(start: Point, end: Point) {
    self.start = start
    self.end = end
    inflection = Inflection(start.x, end.x)
  }

  /// x half-way in the parameter. The guess of a solution is made for each half.
  fileprivate var middle: Double { 0.125 + 0.375 * (start.x + end.x) }

  /// Whether one expansion does for all of the curve.
  fileprivate var hasOneExpansion: Bool { inflection != nil }

  /// The expansion that is well conditioned near x. Making it anew costs less than carrying it along.
  @inline(__always)
  fileprivate func expansion(near x: Double) -> Expansion {
    if let inflection { return Expansion(about: inflection, start, end) }
    return x < middle ? Expansion(aboutStartOf: start, end) : Expansion(aboutEndOf: start, end)
  }

  /// The curve with x and y exchanged, if y never decreases.
  var inverse: CubicBezier? {
    guard CubicBezier.rises(start.y, end.y) else { return nil }
    return CubicBezier(
      start: Point(x: start.y, y: start.x), end: Point(x: end.y, y: end.x))
  }

  /// Whether a coordinate with these control points never decreases: its slope, a quadratic with the
  /// Bézier coefficients a, b and c, is then nowhere negative.
  package static func rises(_ first: Double, _ second: Double) -> Bool {
    let (a, b, c) = (first, second - first, 1 - second)
    return a >= 0 && c >= 0 && (b >= 0 || b * b <= a * c)
  }

  /// y at x, which is in 0...1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let expansion = expansion(near: x)
    return expansion.y(at: expansion.solve(x: x))
  }

  /// dy/dx at x, which is in 0...1. A vertical tangent has the velocity ``maximumVelocity``, with its
  /// sign.
  func velocity(at x: Double) -> Double { motion(at: min(max(x, 0), 1)).velocity }

  /// y and dy/dx at x, which is in 0...1, with one solution.
  @inline(__always)
  func motion(at x: Double) -> (value: Double, velocity: Double) {
    let expansion = expansion(near: x)
    let t = expansion.solve(x: x)
    return (expansion.y(at: t), expansion.slope(at: t))
  }
}

/// A curve with its expansions at hand, for who evaluates it again and again. Its values are those of the curve
/// to the bit.
struct BezierEvaluator: Sendable {
  private let lower: Expansion
  private let upper: Expansion
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

  /// Puts y in the place of each x, two at a time.
  ///
  /// In place, as a strip of a batch is worked on while it is in the first cache.
  func replaceWithValues(_ numbers: UnsafeMutableBufferPointer<Double>) {
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

/// The largest rate of change that a curve reports, in place of the infinite one of a vertical tangent.
let maximumVelocity = 1e12

/// The point at which x has no curvature and its least slope.
private struct Inflection: Sendable, Hashable {
  /// Where it is, from s = 1/2.
  let offset: Double
  let x: Double
  let slope: Double
  let cubic: Double
  let inverseSlope: Double
  /// How the cubic term compares with the slope: large where the curve is steep.
  let steepness: Double

  init?(_ x1: Double, _ x2: Double) {
    cubic = 1 + 3 * (x1 - x2)
    offset = -(1 - x1 - x2) / (2 * cubic)
    guard cubic > 0, abs(offset) < 0.5 else { return nil }
    // The polynomial about s = 1/2, shifted.
    let linear = 0.75 * ((1 - x1) + x2)
    let quadratic = 1.5 * (1 - x1 - x2)
    x = ((cubic * offset + quadratic) * offset + linear) * offset + (3 * (x1 + x2) + 1) / 8
    slope = max((3 * cubic * offset + 2 * quadratic) * offset + linear, 0)
    inverseSlope = 1 / slope
    steepness = cubic * inverseSlope * inverseSlope * inverseSlope
  }
}

/// The two coordinates of a cubic: x as a polynomial in t = s - centre, and y in t + shift.
private struct Expansion: Sendable {
  private let centre, shift: Double
  private let x0, xLinear, xQuadratic, xCubic: Double
  private let y0, yLinear, yQuadratic, yCubic: Double
  private let inverseSlope, steepness: Double

  @inline(__always)
  init(aboutStartOf p1: Point, _ p2: Point) {
    (centre, shift, inverseSlope, steepness) = (0, 0, 0, 0)
    (x0, xLinear, xQuadratic) = (0, 3 * p1.x, 3 * p2.x - 6 * p1.x)
    (y0, yLinear, yQuadratic) = (0, 3 * p1.y, 3 * p2.y - 6 * p1.y)
    (xCubic, yCubic) = (1 + 3 * (p1.x - p2.x), 1 + 3 * (p1.y - p2.y))
  }

  @inline(__always)
  init(aboutEndOf p1: Point, _ p2: Point) {
    (centre, shift, inverseSlope, steepness) = (1, 0, 0, 0)
    (x0, xLinear, xQuadratic) = (1, 3 * (1 - p2.x), 6 * (1 - p2.x) - 3 * (1 - p1.x))
    (y0, yLinear, yQuadratic) = (1, 3 * (1 - p2.y), 6 * (1 - p2.y) - 3 * (1 - p1.y))
    (xCubic, yCubic) = (1 + 3 * (p1.x - p2.x), 1 + 3 * (p1.y - p2.y))
  }

  @inline(__always)
  init(about inflection: Inflection, _ p1: Point, _ p2: Point) {
    (centre, shift) = (0.5 + inflection.offset, inflection.offset)
    (x0, xLinear, xQuadratic, xCubic) = (inflection.x, inflection.slope, 0, inflection.cubic)
    (inverseSlope, steepness) = (inflection.inverseSlope, inflection.steepness)
    (y0, yLinear) = ((3 * (p1.y + p2.y) + 1) / 8, 0.75 * ((1 - p1.y) + p2.y))
    (yQuadratic, yCubic) = (1.5 * (1 - p1.y - p2.y), 1 + 3 * (p1.y - p2.y))
  }

  /// The t at which x(t) is x.
  ///
  /// A guess is corrected twice, for the price of one division: by the reversed series of x about it, up
  /// to the fourth power, and by Newton's method with the slope that the same series gives there. Where that is not
  /// enough it is done again, up to three times, and then Newton's method is kept inside a bracket.
  @inline(__always)
  func solve(x: Double) -> Double {
    let target = x - x0
    var t = guess(target)
    for _ in 0..<3 {
      let step: Double
      (t, step) = corrected(t, target)
      if step * step <= 1e-20 * (t * t), t >= -centre, t <= 1 - centre { return t }
    }
    return bracketed(target)
  }

  /// y at two x inside the curve at once, if it takes them the same way and one correction each.
  @inline(__always)
  func values(at x: SIMD2<Double>) -> SIMD2<Double>? {
    let target = x - x0
    let guess: SIMD2<Double>
    if steepness > 0 {
      let r = steepness * target * target
      if r.x < gentle, r.y < gentle {
        guess = target * inverseSlope * gentleShare(r)
      } else if r.x >= gentle, r.y >= gentle {
        guess = target * inverseSlope * steepShare(r)
      } else {
        return nil
      }
    } else {
      guess = parabolaRoot(target)
    }
    let (t, step) = corrected(guess, target)
    let isSolved = step * step .<= 1e-20 * (t * t)
    let isInside = (t .>= -centre) .& (t .<= 1 - centre) .& (x .> 0) .& (x .< 1)
    return all(isSolved .& isInside) ? y(at: t) : nil
  }

  @inline(__always)
  private func corrected<Number: BezierNumber>(
    _ guess: Number, _ target: Number
  ) -> (t: Number, step: Number) {
    let curvature = 3 * xCubic * guess + xQuadratic
    let slope = (3 * xCubic * guess + 2 * xQuadratic) * guess + xLinear
    let inverse = 1 / slope
    let first = -error(guess, target) * inverse
    let bend = curvature * inverse
    let twist = xCubic * inverse
    let square = bend * bend
    let third = (2 * square - twist) * first
    let fourth = 5 * bend * (twist - square) * (first * first)
    let way = first + first * first * (third - bend + fourth)
    let near = guess + way
    // The slope has changed by this share.
    let change = way * (2 * bend + 3 * twist * way)
    let inverseThere = inverse * (1 - change + change * change)
    let step = -error(near, target) * inverseThere
    return (near + step, step)
  }

  /// x(t) less what it should be. In this order the two long sums run side by side.
  @inline(__always)
  private func error<Number: BezierNumber>(_ t: Number, _ target: Number) -> Number {
    (xCubic * t + xQuadratic) * (t * t) + (xLinear * t - target)
  }

  /// The root to about 0.003 of it for gentle curves.
  @inline(__always)
  private func guess(_ target: Double) -> Double {
    guard steepness > 0 else { return parabolaRoot(target) }
    let r = steepness * target * target
    return target * inverseSlope * (r < gentle ? gentleShare(r) : steepShare(r))
  }

  /// About an inflection, in units of the straight line, the root u is that of u + r u³ = 1. This is a
  /// least-squares fit for r up to ``gentle``.
  @inline(__always)
  private func gentleShare<Number: BezierNumber>(_ r: Number) -> Number {
    1 - r * (0.857 - 0.955 * r)
  }

  /// The same for r up to 12.
  @inline(__always)
  private func steepShare<Number: BezierNumber>(_ r: Number) -> Number {
    let numerator = 0.998 + r * (1.4739 + 0.094 * r)
    return numerator / (1 + r * (2.3728 + 0.3929 * r))
  }

  /// The root of the parabola that is nearest in half of the parameter, where t³ is about 3/4 t² - 9/64 t.
  @inline(__always)
  private func parabolaRoot<Number: BezierNumber>(_ target: Number) -> Number {
    let quadratic = xQuadratic + (centre == 0 ? 0.75 : -0.75) * xCubic
    let linear = xLinear - 0.140625 * xCubic
    let discriminant = linear * linear + 4 * quadratic * target
    return 2 * target / (linear + discriminant.rootOrZero)
  }

  private func bracketed(_ target: Double) -> Double {
    if target == 0 { return 0 }
    var low = -centre
    var high = 1 - centre
    if target > 0 { low = max(low, 0) } else { high = min(high, 0) }
    // About a steep inflection the cube root bounds the answer from outside.
    var t = xQuadratic == 0 ? cbrt(target / xCubic) : target
    t = min(max(t, low), high)
    for _ in 0..<100 {
      let error = ((xCubic * t + xQuadratic) * t + xLinear) * t - target
      if error == 0 { break }
      if error > 0 { high = t } else { low = t }
      let slope = (3 * xCubic * t + 2 * xQuadratic) * t + xLinear
      let step = error / slope
      // Newton's method doubles the digits: after a step this small another one changes nothing.
      if abs(step) <= 1e-9 * abs(t) { return t - step }
      let next = t - step
      t = next > low && next < high ? next : low + (high - low) / 2
    }
    return t
  }

  @inline(__always)
  func y<Number: BezierNumber>(at t: Number) -> Number {
    let t = t + shift
    return (yCubic * t + yQuadratic) * (t * t) + (yLinear * t + y0)
  }

  @inline(__always)
  func slope(at t: Double) -> Double {
    let dx = (3 * xCubic * t + 2 * xQuadratic) * t + xLinear
    let u = t + shift
    let dy = (3 * yCubic * u + 2 * yQuadratic) * u + yLinear
    if dx > 0 { return min(max(dy / dx, -maximumVelocity), maximumVelocity) }
    return tangent(dy, at: t)
  }

  /// The slope where x stands still: vertical, unless y stands still too. Then it is the ratio of the
  /// second derivatives, and where those are zero, of the third.
  private func tangent(_ dy: Double, at t: Double) -> Double {
    if dy != 0 { return dy > 0 ? maximumVelocity : -maximumVelocity }
    let (ddx, ddy) = (
      3 * xCubic * t + xQuadratic, 3 * yCubic * (t + shift) + yQuadratic
    )
    if ddx != 0 { return min(max(ddy / ddx, -maximumVelocity), maximumVelocity) }
    if ddy != 0 { return ddy > 0 ? maximumVelocity : -maximumVelocity }
    return xCubic != 0 ? yCubic / xCubic : 0
  }
}

/// The r up to which an inflection counts as gentle.
private let gentle = 0.3

/// A number, or two at once, so that there is one formula for both and their values are equal to the bit.
private protocol BezierNumber {
  static func + (a: Self, b: Self) -> Self
  static func - (a: Self, b: Self) -> Self
  static func * (a: Self, b: Self) -> Self
  static func / (a: Self, b: Self) -> Self
  static func + (a: Self, b: Double) -> Self
  static func + (a: Double, b: Self) -> Self
  static func - (a: Double, b: Self) -> Self
  static func * (a: Double, b: Self) -> Self
  static func / (a: Double, b: Self) -> Self
  static prefix func - (a: Self) -> Self
  /// The square root; 0 of what has none.
  var rootOrZero: Self { get }
}

extension Double: BezierNumber {
  fileprivate var rootOrZero: Double { max(self, 0).squareRoot() }
}

extension SIMD2<Double>: BezierNumber {
  fileprivate var rootOrZero: SIMD2<Double> {
    replacing(with: 0, where: self .<= 0).squareRoot()
  }
}
