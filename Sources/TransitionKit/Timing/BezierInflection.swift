/// The point at which x has no curvature and its least slope.
struct BezierInflection: Sendable, Hashable {
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
