import TransitionKit

/// The bounds of a point of space.
struct JetPoint: Sendable {
  var x: IntervalJet
  var y: IntervalJet
  var z: IntervalJet

  static func + (a: JetPoint, b: JetPoint) -> JetPoint {
    JetPoint(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  /// The point rotated about an axis through the origin, by as many radians as the axis is long.
  ///
  /// Source: Rodrigues' rotation formula, v + A (r x v) + B (r x (r x v)) with A = sin θ / θ and B = (1 - cos θ) / θ².
  func rotated(by r: LaneJets) -> JetPoint {
    if r.x == .zero, r.y == .zero {
      if r.z == .zero { return self }
      let (sine, cosine) = (r.z.sine, r.z.cosine)
      return JetPoint(x: x * cosine - y * sine, y: x * sine + y * cosine, z: z)
    }
    let square = r.x.squared + r.y.squared + r.z.squared
    let a = SquaredAngle.sine(square)
    let b = SquaredAngle.cosine(square)
    let cross = JetPoint(x: r.y * z - r.z * y, y: r.z * x - r.x * z, z: r.x * y - r.y * x)
    let twice = JetPoint(
      x: r.y * cross.z - r.z * cross.y, y: r.z * cross.x - r.x * cross.z,
      z: r.x * cross.y - r.y * cross.x)
    return JetPoint(
      x: x + a * cross.x + b * twice.x, y: y + a * cross.y + b * twice.y,
      z: z + a * cross.z + b * twice.z)
  }
}

/// Functions of the square of an angle, which are smooth where the angle is 0.
private enum SquaredAngle {
  /// sin θ / θ. Its derivatives by θ² are bounded by 1/6, 1/60 and 1/840, their values at 0.
  static func sine(_ square: IntervalJet) -> IntervalJet {
    let s = max(square.value.middle, 0)
    return outer(
      square, (derivative(0, at: s), 1.0 / 6), (derivative(1, at: s), 1.0 / 60),
      (derivative(2, at: s), 1.0 / 840))
  }

  /// (1 - cos θ) / θ², which is half the square of sin(θ/2) / (θ/2).
  static func cosine(_ square: IntervalJet) -> IntervalJet {
    sine(square * 0.25).squared * 0.5
  }

  private static func outer(
    _ square: IntervalJet, _ value: (Double, Double), _ slope: (Double, Double),
    _ curvature: (Double, Double)
  ) -> IntervalJet {
    let radius = square.value.width / 2 + max(-square.value.middle, 0)
    func around(_ pair: (Double, Double)) -> Interval {
      Interval(pair.0).widened(by: pair.1 * radius)
    }
    return IntervalJet(
      around(value), velocity: around(slope), acceleration: around(curvature)
    ).composed(with: square)
  }

  /// The value of sin θ / θ, or a derivative of it by s = θ².
  private static func derivative(_ order: Int, at s: Double) -> Double {
    guard s > 1 else {
      // The sum of (-s)^k / (2k + 1)!, differentiated term by term.
      var sum = 0.0
      var factorial = 1.0
      var power = 1.0
      for k in 0..<16 {
        if k > 0 { factorial *= Double(2 * k) * Double(2 * k + 1) }
        guard k >= order else { continue }
        let falling = (0..<order).reduce(1.0) { $0 * Double(k - $1) }
        sum += (k % 2 == 0 ? 1 : -1) * falling * power / factorial
        power *= s
      }
      return sum
    }
    let angle = s.squareRoot()
    let (sine, cosine) = Double.sinAndCos(angle)
    let value = sine / angle
    let slope = (cosine - value) / (2 * s)
    switch order {
    case 0: return value
    case 1: return slope
    // From 4 s f'' + 6 f' + f = 0.
    default: return -(6 * slope + value) / (4 * s)
    }
  }
}
