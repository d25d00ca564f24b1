import TransitionKit

extension UnitCurve {
  /// The bounds of the curve between two progresses, which may lie beyond 0...1.
  func bounds(over progress: Interval) -> IntervalJet {
    if progress.upper <= 0 { return .zero }
    if progress.lower >= 1 { return .one }
    var jet = innerBounds(over: progress.clamped(0, 1))
    if progress.lower < 0 {
      jet = IntervalJet.zero.followed(by: jet, isContinuous: !jumpsAtStart)
    }
    if progress.upper > 1 { jet = jet.followed(by: .one, isContinuous: !jumpsAtEnd) }
    return jet
  }

  /// Whether the curve begins with a jump.
  var jumpsAtStart: Bool {
    switch shape {
    case .steps(_, let jump): jump == .start || jump == .both
    case .piecewiseLinear: abs(value(at: 1e-12)) > 1e-6
    default: false
    }
  }

  /// Whether the curve ends with a jump.
  var jumpsAtEnd: Bool {
    switch shape {
    case .steps(_, let jump): jump == .end || jump == .both
    case .piecewiseLinear: abs(value(at: 1 - 1e-12) - 1) > 1e-6
    default: false
    }
  }

  private func innerBounds(over x: Interval) -> IntervalJet {
    switch shape {
    case .linear: return IntervalJet(x, velocity: .one)
    case .bezier(let bezier): return bezier.bounds(over: x)
    case .circularEaseIn: return arc(over: x)
    case .circularEaseOut: return mirroredArc(over: x)
    case .circularEaseInOut:
      return halves(over: x) {
        arc(over: $0)
      } second: { upper in
        mirrored(upper) { arc(over: $0) }
      }
    case .circularEaseOutIn:
      return halves(over: x) {
        mirroredArc(over: $0)
      } second: { upper in
        mirrored(upper) { mirroredArc(over: $0) }
      }
    case .steps(let count, let jump):
      let first = min((x.lower * Double(count)).rounded(.down), Double(count - 1))
      let last = max((x.upper * Double(count)).rounded(.up) - 1, first)
      func level(_ step: Double) -> Double {
        switch jump {
        case .start: min((step + 1) / Double(count), 1)
        case .end: step / Double(count)
        case .none: min(step / Double(count - 1), 1)
        case .both: (step + 1) / Double(count + 1)
        }
      }
      guard last > first else { return IntervalJet(level(first)) }
      return IntervalJet(
        Interval(level(first), level(last)), velocity: .everything, acceleration: .everything)
    case .piecewiseLinear(let points): return lines(through: points, over: x)
    }
  }
}

/// A quarter of a circle, 1 - √(1 - x²), whose derivatives all rise.
private func arc(over x: Interval) -> IntervalJet {
  func motion(_ x: Double) -> (Double, Double, Double) {
    let root = ((1 - x) * (1 + x)).squareRoot()
    return (
      x * x / (1 + root), root > 0 ? x / root : .infinity,
      root > 0 ? 1 / (root * root * root) : .infinity
    )
  }
  let (low, high) = (motion(x.lower), motion(x.upper))
  return IntervalJet(
    Interval(low.0, high.0), velocity: Interval(low.1, high.1),
    acceleration: Interval(low.2, high.2))
}

private func mirroredArc(over x: Interval) -> IntervalJet { mirrored(x) { arc(over: $0) } }

/// The bounds of 1 - f(1 - x).
private func mirrored(_ x: Interval, _ f: (Interval) -> IntervalJet) -> IntervalJet {
  let jet = f(Interval.one - x)
  return IntervalJet(
    Interval.one - jet.value, velocity: jet.velocity, acceleration: -jet.acceleration)
}

/// The bounds of a curve of two halves, each of half the size.
private func halves(
  over x: Interval, first: (Interval) -> IntervalJet, second: (Interval) -> IntervalJet
) -> IntervalJet {
  func half(_ jet: IntervalJet, from offset: Double) -> IntervalJet {
    IntervalJet(
      jet.value * 0.5 + Interval(offset), velocity: jet.velocity,
      acceleration: jet.acceleration * 2)
  }
  // The second half is mirrored, so it is asked for what lies before its own end.
  func lower(_ x: Interval) -> IntervalJet { half(first(x * 2), from: 0) }
  func upper(_ x: Interval) -> IntervalJet {
    half(second(x * 2 - .one), from: 0.5)
  }
  if x.upper <= 0.5 { return lower(x) }
  if x.lower >= 0.5 { return upper(x) }
  return lower(Interval(x.lower, 0.5)).followed(
    by: upper(Interval(0.5, x.upper)), isContinuous: true)
}

/// The bounds of straight lines between points; before the first and after the last one the outer lines continue.
private func lines(through points: [Point], over x: Interval) -> IntervalJet {
  guard points.count > 1 else {
    return points.first.map { IntervalJet($0.y) } ?? IntervalJet(x, velocity: .one)
  }
  var found: IntervalJet?
  for index in 1..<points.count {
    let (a, b) = (points[index - 1], points[index])
    let from = index == 1 ? -Double.infinity : a.x
    let to = index == points.count - 1 ? Double.infinity : b.x
    let isJump = !(b.x > a.x)
    guard to >= x.lower, from <= x.upper else { continue }
    let part: IntervalJet
    if isJump {
      // A jump at the very start or end of the span is not inside it.
      if a.x <= x.lower || a.x >= x.upper { continue }
      part = IntervalJet(
        Interval(between: a.y, and: b.y), velocity: .everything, acceleration: .everything)
    } else {
      let slope = (b.y - a.y) / (b.x - a.x)
      let (low, high) = (max(x.lower, from), min(x.upper, to))
      if low == high, x.lower < x.upper { continue }
      part = IntervalJet(
        Interval(between: a.y + slope * (low - a.x), and: a.y + slope * (high - a.x)),
        velocity: Interval(slope))
    }
    found = found?.followed(by: part, isContinuous: !isJump) ?? part
  }
  return found ?? IntervalJet(points[points.count - 1].y)
}
