import TransitionKit

extension Animation {
  /// The bounds of the progress on a span of time in seconds.
  func bounds(over time: Interval) -> IntervalJet { bounds(over: time, modifiers[...]) }

  private func bounds(over time: Interval, _ modifiers: ArraySlice<Modifier>) -> IntervalJet {
    guard let outermost = modifiers.last else { return base.bounds(over: time) }
    let inner = modifiers.dropLast()
    switch outermost {
    case .delay(let delay): return bounds(over: time - Interval(delay), inner)
    case .speed(let speed): return bounds(over: time * speed, inner).atRate(speed)
    case .logicalCompletion: return bounds(over: time, inner)
    case .repetition(let count, let autoreverses):
      let cycle = Animation(base: base, modifiers: Array(inner)).duration
      guard time.upper > 0, cycle > 0, cycle < .infinity else { return bounds(over: time, inner) }
      let repetition = Repetition(
        cycle: cycle, count: count.map { Double($0) } ?? .infinity, autoreverses: autoreverses)
      let repeated = repetition.bounds(over: Interval(max(time.lower, 0), time.upper)) {
        bounds(over: $0, inner)
      }
      guard time.lower < 0 else { return repeated }
      return bounds(over: Interval(time.lower, 0), inner).followed(
        by: repeated, isContinuous: true)
    }
  }
}

extension Animation.Base {
  fileprivate func bounds(over time: Interval) -> IntervalJet {
    switch self {
    case .curve(let curve, let duration):
      guard duration > 0 else {
        if time.upper <= 0 { return .zero }
        if time.lower >= 0 { return .one }
        return IntervalJet.zero.followed(by: .one, isContinuous: false)
      }
      return curve.bounds(over: time * (1 / duration)).atRate(1 / duration)
    case .spring(let spring, let velocity):
      guard time.upper > 0 else { return .zero }
      let span = Interval(max(time.lower, 0), time.upper)
      let moving =
        spring.distanceBounds(distance: -1, velocity: velocity, over: span) + 1
      return time.lower < 0
        ? IntervalJet.zero.followed(by: moving, isContinuous: true) : moving
    case .custom(let animation):
      return IntervalJet(sampled: time) { time in
        if time >= animation.duration || !(animation.duration > 0) { return time >= 0 ? 1 : 0 }
        return time > 0 ? animation.value(at: time) : 0
      }
    }
  }
}

/// An animation that runs several times in a row.
private struct Repetition {
  let cycle: Double
  let count: Double
  let autoreverses: Bool

  /// The number of repetitions on a span of time from which on they are not told apart.
  private static let manyCycles = 4.0

  func bounds(over time: Interval, _ bounds: (Interval) -> IntervalJet) -> IntervalJet {
    let first = (time.lower / cycle).rounded(.down)
    let last = max((time.upper / cycle).rounded(.up) - 1, first)
    if last - first >= Self.manyCycles {
      var all = bounds(Interval(0, cycle))
      all.value = all.value.union(Interval(0, 1))
      return IntervalJet(all.value, velocity: .everything, acceleration: .everything)
    }
    var found: IntervalJet?
    for step in 0...Int(last - first) {
      let index = first + Double(step)
      let part = repetition(index, over: time, bounds)
      found = found?.followed(by: part, isContinuous: autoreverses) ?? part
    }
    return found ?? .one
  }

  private func repetition(
    _ index: Double, over time: Interval, _ bounds: (Interval) -> IntervalJet
  ) -> IntervalJet {
    func isOdd(_ number: Double) -> Bool { number.truncatingRemainder(dividingBy: 2) != 0 }
    if index >= count { return autoreverses && !isOdd(count) ? .zero : .one }
    let local = (time - Interval(index * cycle)).clamped(0, cycle)
    guard autoreverses, isOdd(index) else { return bounds(local) }
    return bounds(Interval(cycle) - local).atRate(-1)
  }
}

extension IntervalJet {
  /// What samples show of a function of which nothing else is known. It proves nothing.
  init(sampled span: Interval, _ value: (Double) -> Double) {
    let count = 8
    let values = (0...count).map {
      value(span.lower + span.width * Double($0) / Double(count))
    }
    var range = Interval(values[0])
    var slopes = Interval.zero
    for index in 1...count {
      range = range.union(Interval(values[index]))
      guard span.width > 0 else { continue }
      let slope = Interval((values[index] - values[index - 1]) * Double(count) / span.width)
      slopes = index == 1 ? slope : slopes.union(slope)
    }
    self.init(range, velocity: slopes, acceleration: .everything)
  }
}
