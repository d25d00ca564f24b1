import TransitionKit

/// Finds out whether a contract holds about one component of a property.
struct ComponentCheck {
  let contract: MotionContract
  let component: MovingComponent

  private var bounds: TimelineBounds { component.bounds }
  func firstBreach(_ search: inout BoundedSearch) -> Breach? {
    switch contract.requirement {
    case .monotone: return firstTurn(&search)
    case .bounded(let range):
      return firstTime(&search, beyond: Interval(range.lowerBound, range.upperBound))
    case .overshoot(let fraction):
      let ends = Interval(between: component.start, and: component.end)
      return firstTime(&search, beyond: ends.widened(by: fraction * ends.width))
    case .settled(let time, let fraction):
      let distance = abs(component.end - component.start)
      return firstTime(
        &search, beyond: Interval(component.end).widened(by: fraction * distance), from: time)
    case .velocity(let limit): return firstTime(&search, fasterThan: limit)
    case .acceleration(let limit): return firstTime(&search, accelerating: limit)
    case .smooth(let includingEnds):
      return firstKink(&search, includingEnds: includingEnds)
    case .startsAtRest: return breach(differingFromRestAt: 0)
    case .endsAtRest:
      return breach(differingFromRestAt: bounds.timeline.duration)
        ?? breachOfCompletion()
    default: return nil
    }
  }

  private func breach(
    at time: Double, _ value: Double, limit: Double, _ words: String
  ) -> Breach {
    Breach(
      time: time, view: component.track.view, property: component.track.property, value: value,
      limit: limit, message: "\(component.name) \(words) (\(contract))")
  }

  // MARK: Values

  private func firstTime(
    _ search: inout BoundedSearch, beyond range: Interval, from start: Double = 0
  ) -> Breach? {
    let slack = contract.tolerance ?? 1e-6 * component.extent + 1e-9
    let permitted = range.widened(by: slack)
    let proved = permitted.widened(by: slack)
    func isBroken(_ time: Double) -> Bool { !permitted.contains(component.value(at: time)) }
    let time = firstTime(&search, from: start, isBroken: isBroken) {
      let value = component.bounds(over: $0).value
      return value.lower >= proved.lower && value.upper <= proved.upper
    }
    return time.map { time in
      let value = component.value(at: time)
      let limit = value < range.lower ? range.lower : range.upper
      let farthest = samples(from: time).map { component.value(at: $0) }.max {
        range.distance(to: $0) < range.distance(to: $1)
      }
      let reached = farthest.map { ", and reaches \(readable($0))\(component.unit)" } ?? ""
      return breach(
        at: time, value, limit: limit,
        "goes beyond \(readable(limit))\(component.unit) at \(readable(time)) s\(reached)")
    }
  }

  /// Times for a sentence about how far something goes.
  private func samples(from start: Double) -> [Double] {
    let duration = bounds.timeline.duration
    let even = (0...128).map { start + (duration - start) * Double($0) / 128 }
    return even + component.instants.filter { $0 > start }
  }

  private func firstTurn(_ search: inout BoundedSearch) -> Breach? {
    guard !component.isConstant else { return nil }
    let (start, end, extent) = (component.start, component.end, component.extent)
    if abs(end - start) <= 1e-6 * extent + 1e-9 {
      // There is no direction: it must not move at all.
      return firstTime(&search, beyond: Interval(between: start, and: end))
    }
    let sign: Double = end > start ? 1 : -1
    let slack = contract.tolerance ?? 1e-4 * extent
    func isTurning(_ time: Double) -> Bool { sign * component.velocity(at: time) < -slack }
    let first = firstTime(&search, from: 0, isBroken: isTurning) {
      (component.bounds(over: $0).velocity * sign).lower >= -2 * slack
    }
    func back(_ instant: Double) -> Double {
      let (before, after) = component.jumps(at: instant)
      return min(sign * before, sign * after)
    }
    let jump = component.instants.first { instant in
      back(instant) < 0 && component.jumps(at: instant, extent: extent)
    }
    if let jump, first.map({ jump <= $0 }) ?? true {
      let distance = sign * back(jump)
      return breach(
        at: jump, -.infinity * sign, limit: 0,
        "jumps back by \(readable(abs(distance)))\(component.unit) at \(readable(jump)) s")
    }
    return first.map { time in
      let velocity = component.velocity(at: time)
      return breach(
        at: time, velocity, limit: 0,
        "turns back at \(readable(time)) s, by \(readable(velocity))\(component.unit) a second")
    }
  }

  // MARK: Velocities

  private func firstTime(_ search: inout BoundedSearch, fasterThan limit: Double)
    -> Breach?
  {
    guard !component.isConstant else { return nil }
    let slack = 1e-6 * abs(limit) + 1e-9
    func isFast(_ time: Double) -> Bool { abs(component.velocity(at: time)) > limit + slack }
    let time = firstTime(&search, from: 0, isBroken: isFast) {
      component.bounds(over: $0).velocity.magnitude <= limit + 2 * slack
    }
    if let jump = firstJump(until: time, limit: limit) { return jump }
    return time.map { time in
      let velocity = component.velocity(at: time)
      let fastest = samples(from: time).map { abs(component.velocity(at: $0)) }.max() ?? 0
      return breach(
        at: time, velocity, limit: limit,
        "moves by more than \(readable(limit))\(component.unit) a second at \(readable(time)) s, and by up to \(readable(max(fastest, abs(velocity))))"
      )
    }
  }

  /// The first jump that no spring makes at its end, unless something else is broken before.
  private func firstJump(until time: Double?, limit: Double) -> Breach? {
    let extent = component.extent
    let jump = component.instants.first { component.jumps(at: $0, extent: extent) }
    guard let jump, time.map({ jump <= $0 }) ?? true else { return nil }
    let distance = component.largestJump(at: jump)
    return breach(
      at: jump, .infinity, limit: limit,
      "jumps by \(readable(distance))\(component.unit) at \(readable(jump)) s")
  }

  private func firstTime(_ search: inout BoundedSearch, accelerating limit: Double)
    -> Breach?
  {
    guard !component.isConstant else { return nil }
    let slack = 1e-6 * abs(limit) + 1e-9
    let window = AccelerationWindow(bounds)
    func acceleration(_ time: Double) -> Double {
      window.acceleration(
        component.velocity(at: time), component.velocity(at: window.later(time)))
    }
    let time = window.firstTime(&search) {
      acceleration($0) > limit + slack
    } isProved: { span in
      let middle = (
        component.velocity(at: span.middle), component.velocity(at: window.later(span.middle))
      )
      let change = window.change(
        component.bounds(over: span), component.bounds(over: window.following(span)),
        middle: middle, over: span)
      return change.magnitude * window.rate <= limit + 2 * slack
    }
    if let jump = firstJump(until: time, limit: limit) { return jump }
    return time.map { time in
      let value = acceleration(time)
      return breach(
        at: time, value, limit: limit,
        "accelerates by \(readable(value))\(component.unit) a second squared at \(readable(time)) s"
      )
    }
  }

  private func firstKink(_ search: inout BoundedSearch, includingEnds: Bool) -> Breach? {
    guard !component.isConstant else { return nil }
    let duration = bounds.timeline.duration
    let slack = 0.05 * component.extent / max(duration, 1e-9)
    let instants = component.instants
    func isSmooth(_ span: Interval) -> Bool {
      let jet = component.bounds(over: span)
      return jet.acceleration.magnitude < .infinity || jet.velocity.width <= slack
    }
    /// A tenth of a microsecond around a time, between two breakpoints.
    func neighborhood(of time: Double) -> Interval? {
      guard let next = instants.first(where: { $0 > time }),
        let previous = instants.last(where: { $0 < time }),
        !instants.contains(time)
      else { return nil }
      return Interval(max(time - 5e-8, previous), min(time + 5e-8, next))
    }
    let bend = instants.first { instant in
      let isInside = instant > 0 && instant < duration
      return (isInside || includingEnds) && abs(component.change(at: instant)) > slack
    }
    func isBent(at time: Double) -> Bool {
      // Whatever the bounds do not prove in so short a time is a corner, or infinitely fast.
      neighborhood(of: time).map { span in
        !isSmooth(span) && component.bounds(over: span).velocity.width > slack
      } ?? false
    }
    let cost = component.track.segments.count
    let inside = search.firstTime(
      at: instants, cost: { cost }, isProved: isSmooth, isBroken: isBent)
    let first = [bend, inside].compactMap { $0 }.min()
    if let jump = firstJump(until: first, limit: 0) { return jump }
    guard let first else { return nil }
    let change =
      first == bend
      ? component.change(at: first)
      : neighborhood(of: first).map { component.bounds(over: $0).velocity.width } ?? 0
    return breach(
      at: first, change, limit: slack,
      "changes its velocity by \(readable(change))\(component.unit) a second at once, at \(readable(first)) s"
    )
  }

  // MARK: Rest

  private func breach(
    differingFromRestAt time: Double
  ) -> Breach? {
    let rest = component.track.property.identityVector[component.lane]
    // A view that is not drawn in perspective rests, whatever its anchor is.
    guard component.track.property.isAnimatable else { return nil }
    let value = component.value(at: time)
    guard abs(value - rest) > 1e-6 * component.extent + 1e-9 else { return nil }
    return breach(
      at: time, value, limit: rest,
      "is \(readable(value))\(component.unit) instead of \(readable(rest))\(component.unit) at \(readable(time)) s"
    )
  }

  private func breachOfCompletion() -> Breach? {
    let rest = component.track.property.identityVector[component.lane]
    let value = component.track.completion[component.lane]
    guard abs(value - rest) > 1e-6 * component.extent + 1e-9 else { return nil }
    return breach(
      at: bounds.timeline.duration, value, limit: rest,
      "stays at \(readable(value))\(component.unit) instead of \(readable(rest))\(component.unit) after the end"
    )
  }

  // MARK: Times

  /// The first time, breakpoints included, at which something is broken.
  private func firstTime(
    _ search: inout BoundedSearch, from start: Double, isBroken: (Double) -> Bool,
    isProved: (Interval) -> Bool
  ) -> Double? {
    let duration = bounds.timeline.duration
    guard start <= duration else { return nil }
    let start = max(start, 0)
    let instants = [start] + component.instants.filter { $0 > start }
    let cost = component.track.segments.count
    return search.firstTime(
      at: instants, cost: { cost }, isProved: isProved, isBroken: isBroken)
  }
}
