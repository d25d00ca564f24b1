/// The two coordinates of a cubic: x as a polynomial in t = s - centre, and y in t + shift.
struct BezierExpansion: Sendable {
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
  init(about inflection: BezierInflection, _ p1: Point, _ p2: Point) {
    (centre, shift) = (0.5 + inflection.offset, inflection.offset)
    (x0, xLinear, xQuadratic, xCubic) = (inflection.x, inflection.slope, 0, inflection.cubic)
    (inverseSlope, steepness) = (inflection.inverseSlope, inflection.steepness)
    (y0, yLinear) = ((3 * (p1.y + p2.y) + 1) / 8, 0.75 * ((1 - p1.y) + p2.y))
    (yQuadratic, yCubic) = (1.5 * (1 - p1.y - p2.y), 1 + 3 * (p1.y - p2.y))
  }

  /// y at a t.
  @inline(__always)
  func y(at t: Double) -> Double {
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

  /// The slope where x does not change: vertical, unless y does not change either. Then it is the ratio of the
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

// MARK: - Solution

extension BezierExpansion {
  /// The t at which x(t) is x.
  ///
  /// A guess is corrected twice, for the price of one division: by the reversed series of x about it, up
  /// to the fourth power, and by Newton's method with the slope that the same series gives there. Where that is not
  /// enough it is done again, up to three times, and then Newton's method is kept inside a bracket.
  ///
  /// The accepted step is 1e-10 of t. Both corrections multiply the number of right digits, so that what is left is
  /// below the precision of a Double.
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

  /// Source of the reversed series: Abramowitz and Stegun, "Handbook of Mathematical Functions", 3.6.25.
  @inline(__always)
  private func corrected(_ guess: Double, _ target: Double) -> (t: Double, step: Double) {
    let curvature = 3 * xCubic * guess + xQuadratic
    let slope = (3 * xCubic * guess + 2 * xQuadratic) * guess + xLinear
    let inverse = 1 / slope
    let first = -error(guess, target) * inverse
    let bend = curvature * inverse
    let twist = xCubic * inverse
    let square = bend * bend
    let third = (2 * square - twist) * first
    let fourth = 5 * bend * (twist - square) * (first * first)
    let delta = first + first * first * (third - bend + fourth)
    let near = guess + delta
    // The slope has changed by this fraction.
    let change = delta * (2 * bend + 3 * twist * delta)
    let inverseThere = inverse * (1 - change + change * change)
    let step = -error(near, target) * inverseThere
    return (near + step, step)
  }

  /// x(t) less what it should be. In this order the two long sums run side by side.
  @inline(__always)
  private func error(_ t: Double, _ target: Double) -> Double {
    (xCubic * t + xQuadratic) * (t * t) + (xLinear * t - target)
  }

  /// The root to about 0.003 of it for gentle curves.
  @inline(__always)
  private func guess(_ target: Double) -> Double {
    guard steepness > 0 else { return parabolaRoot(target) }
    let r = steepness * target * target
    return target * inverseSlope * (r < gentle ? gentleRoot(r) : steepRoot(r))
  }

  /// The root of the parabola that is nearest in half of the parameter, where t³ is about 3/4 t² - 9/64 t.
  ///
  /// Source: on 0...h the Chebyshev polynomial t³ - 3/2 h t² + 9/16 h² t - h³/32 is the cubic that deviates least
  /// from 0. Here h is 1/2, and the constant is left out, so that the guess is exact where t is 0.
  @inline(__always)
  private func parabolaRoot(_ target: Double) -> Double {
    let quadratic = xQuadratic + (centre == 0 ? 0.75 : -0.75) * xCubic
    let linear = xLinear - 0.140625 * xCubic
    let discriminant = linear * linear + 4 * quadratic * target
    return 2 * target / (linear + max(discriminant, 0).squareRoot())
  }

  /// The root by Newton's method inside a bracket.
  private func bracketed(_ target: Double) -> Double {
    if target == 0 { return 0 }
    var low = -centre
    var high = 1 - centre
    if target > 0 { low = max(low, 0) } else { high = min(high, 0) }
    // About a steep inflection the cube root bounds the answer from outside.
    var t = xQuadratic == 0 ? Double.cbrt(target / xCubic) : target
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
}

// About an inflection, in units of the straight line, the root u is that of u + r u³ = 1. It is between 0 and 1, and
// its series about r = 0 is 1 - r + 3 r² - ... The coefficients below are fitted to it numerically and rounded; there
// is no published source. They are guesses that are corrected, so the result does not depend on them.

/// The r up to which the polynomial is nearer to the root than the fraction.
private let gentle = 0.3

/// The root for r up to ``gentle``, with a relative error of at most 0.0035.
@inline(__always)
private func gentleRoot(_ r: Double) -> Double {
  1 - r * (0.857 - 0.955 * r)
}

/// The root for r up to 12, with a relative error of at most 0.0021 from ``gentle`` on.
@inline(__always)
private func steepRoot(_ r: Double) -> Double {
  let numerator = 0.998 + r * (1.4739 + 0.094 * r)
  return numerator / (1 + r * (2.3728 + 0.3929 * r))
}
