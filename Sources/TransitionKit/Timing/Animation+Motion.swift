extension Animation {
  /// The time that the animation takes, in seconds; infinite if it never ends.
  public var duration: Double { span.duration }

  /// The time after which the animation counts as complete, in seconds: of a spring its perceptual
  /// duration, unless it is set by ``logicallyComplete(after:)``; otherwise the whole duration.
  public var logicalDuration: Double { span.logicalDuration }

  /// The time that the animation takes, in seconds, if a spring has to settle within a part of its distance.
  func duration(settlingWithin fraction: Double) -> Double {
    let span = AnimationSpan(base, modifiers[...], settlingWithin: fraction)
    return span.duration + span.tail
  }

  private var span: AnimationSpan { AnimationSpan(base, modifiers[...]) }

  /// The progress after a time: 0 at first, and in the end 1, or 0 after an even number of repetitions
  /// that autoreverse. It may overshoot in between.
  ///
  /// - Parameter time: the time since the animation began, in seconds; NaN counts as 0.
  public func value(at time: Double) -> Double {
    switch moment(at: time) {
    case .running(let time, _): baseValue(at: time)
    case .over(let value): value
    }
  }

  /// The rate of change of the progress, in 1/s; 0 before the start and after the end.
  ///
  /// - Parameter time: the time since the animation began, in seconds; NaN counts as 0.
  public func velocity(at time: Double) -> Double {
    switch moment(at: time) {
    case .running(let time, let rate): clamped(velocity: baseVelocity(at: time) * rate)
    case .over: 0
    }
  }

  /// The velocity within ``maximumVelocity``; that of nothing at an infinite speed is 0.
  private func clamped(velocity: Double) -> Double {
    velocity.isNaN ? 0 : min(max(velocity, -maximumVelocity), maximumVelocity)
  }

  /// What the modifiers make of a time.
  private enum Moment {
    /// A time of the base, and how many seconds of it pass in a second.
    case running(time: Double, rate: Double)
    /// After the last repetition, with the value that it left.
    case over(value: Double)
  }

  private func moment(at time: Double) -> Moment {
    var time = time.isNaN ? 0 : time
    var rate = 1.0
    let modifiers = modifiers
    var cycles: [Double]?
    for index in modifiers.indices.reversed() {
      switch modifiers[index] {
      case .delay(let delay): time -= delay
      case .speed(let speed):
        time *= speed
        rate *= speed
      case .logicalCompletion: break
      case .repetition(let count, let autoreverses):
        let known = cycles ?? AnimationSpan.durations(base, modifiers[...index])
        cycles = known
        let cycle = known[index]
        guard time > 0, cycle > 0, cycle < .infinity else { continue }
        let count = count.map { Double($0) } ?? .infinity
        // A multiple of the cycle rather than a running sum: the thousandth repetition does not drift.
        let repetition = (time / cycle).rounded(.down)
        if repetition >= count {
          if autoreverses, isEven(count) { return .over(value: 0) }
          guard isSpring else { return .over(value: 1) }
          // What is left of the last swing is the time of who cuts it off.
          time -= (count - 1) * cycle
          continue
        }
        time = min(max(time - repetition * cycle, 0), cycle)
        if autoreverses, !isEven(repetition) {
          time = cycle - time
          rate = -rate
        }
      }
    }
    return .running(time: time, rate: rate)
  }

  /// Whether a negative delay lets it start in the middle.
  var startsInside: Bool {
    guard !modifiers.isEmpty, case .running(let time, _) = moment(at: 0) else { return false }
    return time > 0
  }

  private func baseValue(at time: Double) -> Double {
    switch base {
    case .curve(let curve, let duration):
      guard duration > 0 else { return time >= 0 ? 1 : 0 }
      return curve.value(at: time / duration)
    case .spring(let spring, let velocity):
      return time > 0 ? spring.value(initialVelocity: velocity, at: time) : 0
    case .custom(let animation):
      if time >= animation.duration || !(animation.duration > 0) { return time >= 0 ? 1 : 0 }
      return time > 0 ? animation.value(at: time) : 0
    }
  }

  private func baseVelocity(at time: Double) -> Double {
    guard time >= 0 else { return 0 }
    switch base {
    case .curve(let curve, let duration):
      return time < duration ? curve.velocity(at: time / duration) / duration : 0
    case .spring(let spring, let velocity):
      return spring.velocity(initialVelocity: velocity, at: time)
    case .custom(let animation):
      return time < animation.duration ? animation.velocity(at: time) : 0
    }
  }

  /// Whether the animation is a spring, which takes the time that it needs.
  var isSpring: Bool {
    if case .spring = base { return true }
    return false
  }

  /// Whether the animation is a step function, which jumps by design.
  package var isStepped: Bool {
    if case .curve(let curve, _) = base, case .steps = curve.shape { return true }
    return false
  }

  /// The curve, if the animation is one and nothing else.
  var plainCurve: UnitCurve? {
    if case .curve(let curve, _) = base, modifiers.isEmpty { return curve }
    return nil
  }
}

private func isEven(_ value: Double) -> Bool { value.truncatingRemainder(dividingBy: 2) == 0 }
