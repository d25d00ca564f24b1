/// One segment of a path by its parameter u, from 0 to 1, with its derivatives.
struct PathSegment: Sendable, Equatable {
  enum Shape: Sendable, Equatable {
    case line
    /// A cubic curve; the legs are the differences of its control points.
    case curve(legs: [SIMD2<Double>])
    /// An arc from a heading in radians, of a length, whose heading changes by an angle in all.
    case arc(heading: Double, length: Double, turn: Double)
  }

  let start: SIMD2<Double>
  let end: SIMD2<Double>
  let shape: Shape

  init(_ element: MotionPath.Element, from start: Point) {
    let (from, to) = (SIMD2(start), SIMD2(element.end(from: start)))
    self.start = from
    self.end = to
    switch element {
    case .line: shape = .line
    case .quadCurve(_, let control):
      // The same curve as a cubic one: its control points lie at two thirds of the distance to the control point.
      let (first, last) = (SIMD2(control) - from, to - SIMD2(control))
      shape = .curve(legs: [first * (2.0 / 3), (first + last) / 3, last * (2.0 / 3)])
    case .curve(_, let control1, let control2):
      let (a, b) = (SIMD2(control1), SIMD2(control2))
      shape = .curve(legs: [a - from, b - a, to - b])
    case .arc(let center, let delta):
      let arm = from - SIMD2(center)
      let radius = arm.length
      shape = .arc(
        heading: Double.atan2(y: arm.y, x: arm.x) + (delta.radians < 0 ? -0.5 : 0.5) * .pi,
        length: radius * abs(delta.radians), turn: radius > 0 ? delta.radians : 0)
    case .bulge(_, let number):
      let bulge = number.value
      // The bulge is the tangent of a quarter of the turn; the radius is c (1 + b^2) / (4 b).
      let (chord, quarter) = (to - from, Double.atan(bulge))
      let ratio = bulge == 0 ? 1 : quarter / bulge
      let distance = chord.length
      shape = .arc(
        heading: Double.atan2(y: chord.y, x: chord.x) - 2 * quarter,
        length: distance * (1 + bulge * bulge) * ratio, turn: distance > 0 ? 4 * quarter : 0)
    }
  }

  func point(at u: Double) -> SIMD2<Double> {
    if u == 1 { return end }
    switch shape {
    case .line: return start + (end - start) * u
    case .curve(let legs):
      let v = 1 - u
      return start + legs[0] * (u * (3 * v + u * u)) + legs[1] * (u * u * (3 * v + u))
        + legs[2] * (u * u * u)
    case .arc(let heading, let length, let turn):
      return start + chord(heading: heading, length: length, turn: turn, at: u)
    }
  }

  func derivative(at u: Double) -> SIMD2<Double> {
    switch shape {
    case .line: return end - start
    case .curve(let legs):
      let v = 1 - u
      return 3 * (legs[0] * (v * v) + legs[1] * (2 * v * u) + legs[2] * (u * u))
    case .arc(let heading, let length, let turn):
      let (sine, cosine) = Double.sinAndCos(heading + turn * u)
      return length * SIMD2(cosine, sine)
    }
  }

  func secondDerivative(at u: Double) -> SIMD2<Double> {
    switch shape {
    case .line: return .zero
    case .curve(let legs):
      return 6 * ((legs[1] - legs[0]) * (1 - u) + (legs[2] - legs[1]) * u)
    case .arc(let heading, let length, let turn):
      let (sine, cosine) = Double.sinAndCos(heading + turn * u)
      return length * turn * SIMD2(-sine, cosine)
    }
  }

  /// A vector along the tangent, zero only if the segment has no extent.
  ///
  /// Where the speed is zero the next derivative that is not gives the tangent; behind a cusp it points in the
  /// opposite direction.
  func direction(at u: Double, isBefore: Bool) -> SIMD2<Double> {
    let derivative = derivative(at: u)
    guard derivative == .zero, case .curve(let legs) = shape else { return derivative }
    let second = secondDerivative(at: u)
    return second == .zero ? legs[0] - 2 * legs[1] + legs[2] : isBefore ? -second : second
  }
}

/// Where an arc leads from its start: the chord of an arc of length s that turns by t is s sin(t/2)/(t/2)
/// long, and points half-way between the headings at its ends.
func chord(heading: Double, length: Double, turn: Double, at u: Double) -> SIMD2<Double> {
  let half = turn * u / 2
  let distance = length * u * (half == 0 ? 1 : Double.sin(half) / half)
  let (sine, cosine) = Double.sinAndCos(heading + half)
  return distance * SIMD2(cosine, sine)
}
