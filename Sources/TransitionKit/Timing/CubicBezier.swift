internal import CMath

/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
///
/// x(s) is solved about a point where it is well conditioned, not in monomials about 0: about its
/// inflection where its slope is least inside the curve, otherwise about the nearer end. There the
/// difference x - x(centre) keeps its relative accuracy, so even the vertical tangent of (1, 0, 0, 1)
/// costs no more digits than the input has.
struct CubicBezier: Sendable, Hashable {
  let start: Point
  let end: Point
  private let lower: Expansion
  private let upper: Expansion

  /// Makes a curve of which x never decreases, as it does not with both x in 0...1.
  init(start: Point, end: Point) {
    self.start = start
    self.end = end
    let (x1, x2) = (start.x, end.x)
    let cubic = 1 + 3 * (x1 - x2)
    // The inflection, from the middle of the curve. Where the cubic term is positive it is where x
    // rises slowest, and only inside the curve does that matter.
    let offset = -(1 - x1 - x2) / (2 * cubic)
    if cubic > 0, abs(offset) < 0.5 {
      lower = Expansion(aboutMiddleBy: offset, x1: x1, x2: x2, y1: start.y, y2: end.y)
      upper = lower
    } else {
      lower = Expansion(aboutStartOf: x1, x2, y1: start.y, y2: end.y)
      upper = Expansion(aboutEndOf: x1, x2, y1: start.y, y2: end.y)
    }
  }

  /// The curve with x and y exchanged, if y never decreases: its slope, a quadratic with the Bézier
  /// coefficients a, b and c, is then nowhere negative.
  var inverse: CubicBezier? {
    let (a, b, c) = (start.y, end.y - start.y, 1 - end.y)
    guard a >= 0, c >= 0, b >= 0 || b * b <= a * c else { return nil }
    return CubicBezier(
      start: Point(x: start.y, y: start.x), end: Point(x: end.y, y: end.x))
  }

  /// y at x, which is in 0...1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let expansion = x < 0.5 ? lower : upper
    return expansion.y(at: expansion.solve(x: x))
  }

  /// y and dy/dx at x, which is in 0...1, with one solution.
  func motion(at x: Double) -> (value: Double, velocity: Double) {
    let expansion = x < 0.5 ? lower : upper
    let t = expansion.solve(x: x)
    return (expansion.y(at: t), expansion.slope(at: t))
  }

  /// dy/dx at x, which is in 0...1. A vertical tangent has the velocity ``maximumVelocity``, with its
  /// sign.
  func velocity(at x: Double) -> Double {
    let expansion = x < 0.5 ? lower : upper
    return expansion.slope(at: expansion.solve(x: min(max(x, 0), 1)))
  }
}

/// The largest rate of change that a curve reports, in place of the infinite one of a vertical tangent.
let maximumVelocity = 1e12

/// The two coordinates of a cubic as polynomials in t = s - centre.
private struct Expansion: Sendable, Hashable {
  private let centre: Double
  private let x0, xLinear, xQuadratic, xCubic: Double
  private let y0, yLinear, yQuadratic, yCubic: Double

  init(aboutStartOf x1: Double, _ x2: Double, y1: Double, y2: Double) {
    centre = 0
    (x0, xLinear, xQuadratic, xCubic) = (0, 3 * x1, 3 * x2 - 6 * x1, 1 + 3 * (x1 - x2))
    (y0, yLinear, yQuadratic, yCubic) = (0, 3 * y1, 3 * y2 - 6 * y1, 1 + 3 * (y1 - y2))
  }

  init(aboutEndOf x1: Double, _ x2: Double, y1: Double, y2: Double) {
    centre = 1
    (x0, xLinear) = (1, 3 * (1 - x2))
    (xQuadratic, xCubic) = (6 * (1 - x2) - 3 * (1 - x1), 1 + 3 * (x1 - x2))
    (y0, yLinear) = (1, 3 * (1 - y2))
    (yQuadratic, yCubic) = (6 * (1 - y2) - 3 * (1 - y1), 1 + 3 * (y1 - y2))
  }

  /// An expansion about s = 1/2 + offset, the inflection of x, where its quadratic term is zero.
  init(aboutMiddleBy offset: Double, x1: Double, x2: Double, y1: Double, y2: Double) {
    func shifted(_ p1: Double, _ p2: Double) -> (Double, Double, Double, Double) {
      let middle = (3 * (p1 + p2) + 1) / 8
      let linear = 0.75 * ((1 - p1) + p2)
      let quadratic = 1.5 * (1 - p1 - p2)
      let cubic = 1 + 3 * (p1 - p2)
      return (
        ((cubic * offset + quadratic) * offset + linear) * offset + middle,
        (3 * cubic * offset + 2 * quadratic) * offset + linear,
        3 * cubic * offset + quadratic, cubic
      )
    }
    centre = 0.5 + offset
    let x = shifted(x1, x2)
    (x0, xQuadratic, xCubic) = (x.0, 0, x.3)
    xLinear = max(x.1, 0)
    (y0, yLinear, yQuadratic, yCubic) = shifted(y1, y2)
  }

  /// The t at which x(t) is x, by Newton's method kept inside a bracket.
  func solve(x: Double) -> Double {
    let target = x - x0
    if target == 0 { return 0 }
    var low = -centre
    var high = 1 - centre
    if target > 0 { low = max(low, 0) } else { high = min(high, 0) }
    var t = guess(target, low: low, high: high)
    for _ in 0..<80 {
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

  /// A first guess. About an inflection both terms bound the root from outside, and Newton's method
  /// from the nearer bound converges without leaving the bracket.
  private func guess(_ target: Double, low: Double, high: Double) -> Double {
    guard xQuadratic == 0, xCubic > 0 else { return min(max(target, low), high) }
    let linear = target / xLinear
    if xCubic * linear * linear <= xLinear { return min(max(linear, low), high) }
    return min(max(cbrt(target / xCubic), low), high)
  }

  func y(at t: Double) -> Double {
    ((yCubic * t + yQuadratic) * t + yLinear) * t + y0
  }

  func slope(at t: Double) -> Double {
    let dx = (3 * xCubic * t + 2 * xQuadratic) * t + xLinear
    let dy = (3 * yCubic * t + 2 * yQuadratic) * t + yLinear
    if dx > 0 { return min(max(dy / dx, -maximumVelocity), maximumVelocity) }
    if dy != 0 { return dy > 0 ? maximumVelocity : -maximumVelocity }
    // Both stand still: the tangent is the ratio of the second derivatives, and where those are zero
    // too, of the third.
    let (ddx, ddy) = (3 * xCubic * t + xQuadratic, 3 * yCubic * t + yQuadratic)
    if ddx != 0 { return min(max(ddy / ddx, -maximumVelocity), maximumVelocity) }
    if ddy != 0 { return ddy > 0 ? maximumVelocity : -maximumVelocity }
    return xCubic != 0 ? yCubic / xCubic : 0
  }
}
