/// How a term of a motion dies down over the age of an animator.
package struct MotionCurve: Sendable {
  package enum Kind: Sendable {
    /// What remains of the progress of a timing.
    case timing(PreparedTimings, Int32)
    /// What remains of the progress of one component of a track from one value to another.
    case component(PreparedTransition, track: Int32, lane: Int32, from: Double, to: Double)
    /// What remains of the progress of a spring that starts at rest.
    case spring(Spring)
    /// The response of a spring at rest that is hit with velocity 1.
    case response(Spring)
    /// All of it, until something takes over, or a finger lets go.
    case held
  }

  package let kind: Kind
  private let optionalChange: OptionalIndex<ChangeRecord>
  /// The age at which its time is 0.
  package let start: Double
  /// The age from which on nothing of it remains.
  package let end: Double
  /// When it leaves its start, if it has waited for that: the sum of its start and its delay may miss it by rounding.
  var exactStart: Double?
  /// The age of the clock on which it is from which on nothing of it remains, if it is or was on that of an open change; else
  /// infinite. The sum of its start and its duration may miss it by rounding.
  private let endOnItsClock: Double

  package init(
    _ kind: Kind, of change: ChangeNumber? = nil, from start: Double, to end: Double,
    exactStart: Double? = nil, endOnItsClock: Double = .infinity
  ) {
    self.kind = kind
    optionalChange = OptionalIndex(change)
    self.start = start
    self.end = end
    self.exactStart = exactStart
    self.endOnItsClock = endOnItsClock
  }

  /// The curve of an animation.
  package init(
    _ animation: AnimationCurve, of change: ChangeNumber?, from start: Double, to end: Double,
    exactStart: Double? = nil, endOnItsClock: Double = .infinity
  ) {
    self.init(
      .timing(animation.timings, 0), of: change, from: start, to: end, exactStart: exactStart,
      endOnItsClock: endOnItsClock)
  }

  /// The change that started it, on whose clock it is if that is open; nil for what a change found when it was opened.
  @inline(__always) package var change: ChangeNumber? { optionalChange.index }

  /// The same curve on the clock of its change, with another age of the animator at its end.
  func ending(at end: Double) -> MotionCurve {
    MotionCurve(kind, of: change, from: start, to: end, endOnItsClock: endOnItsClock)
  }

  /// The same curve on the clock of the animator, at its end at an age.
  func ended(at age: Double) -> MotionCurve {
    MotionCurve(kind, of: change, from: age - duration, to: age, endOnItsClock: age)
  }

  /// When it leaves its start.
  package var motionStart: Double { exactStart ?? start + (timing?.motionStart ?? 0) }

  /// Whether it does not change until something takes over.
  var isHeld: Bool {
    if case .held = kind { return true }
    return false
  }

  /// Whether it repeats for ever.
  var isLoop: Bool { end == .infinity && timing?.end == .infinity }

  package var isSpring: Bool { timing?.isSpring ?? false }

  /// The timing that it follows, if any.
  var timing: PreparedTiming? {
    if case .timing(let timings, let index) = kind { return timings.timings[Int(index)] }
    return nil
  }

  /// How long it takes until nothing of it remains, on its own clock; 0 if something else ends it.
  var duration: Double {
    if case .spring(let spring) = kind { return spring.settlingDuration() }
    return timing?.end ?? 0
  }
}

extension MotionCurve {
  /// The same curve, of which a spring lasts until a length may be cut off; nil if this one lasts so long.
  ///
  /// - Parameter amplitude: of the term, in points; of a response in points a second.
  func settling(toLength amplitude: Double) -> MotionCurve? {
    switch kind {
    case .spring(let spring):
      let fraction = Spring.endFraction(ofLength: amplitude)
      return lasting(spring.settlingDuration(epsilon: fraction), as: kind)
    case .response(let spring):
      return spring.longerResponseDuration(toLength: amplitude).flatMap { lasting($0, as: kind) }
    case .timing(let timings, let index):
      let source = timings.sources[Int(index)]
      let fraction = Spring.endFraction(ofLength: amplitude)
      guard let timing = source.settling(within: fraction), start + timing.end > end else {
        return nil
      }
      let longer = PreparedTimings([timing], SamplingPlan(timings: [timing], tracks: []))
      return lasting(timing.end, as: .timing(longer, 0))
    case .component, .held: return nil
    }
  }

  private func lasting(_ duration: Double, as kind: Kind) -> MotionCurve? {
    guard start + duration > end else { return nil }
    return MotionCurve(
      kind, of: change, from: start, to: start + duration, exactStart: exactStart,
      endOnItsClock: endOnItsClock)
  }
}

extension MotionCurve {
  /// How much of the term there is at an age: 1 at the start of a timing, and exactly 0 from its end on.
  package func factor(at age: Double) -> Double {
    switch kind {
    case .timing(let timings, let index):
      return age < endOnItsClock ? 1 - timings.progress(of: Int(index), at: age - start) : 0
    case .held: return 1
    case .component, .spring, .response: return age < end ? remainder(at: age) : 0
    }
  }

  /// The factor before the end of a curve that does not end by itself.
  private func remainder(at age: Double) -> Double {
    switch kind {
    case .timing, .held: return 1
    case .component(let prepared, let track, let lane, let from, let to):
      let value = prepared.value(of: Int(track), at: age - start)[Int(lane)]
      return 1 - (value - from) / (to - from)
    case .spring(let spring):
      return spring.motion(distance: 1, velocity: 0, after: age - start).distance
    case .response(let spring): return spring.solutions(at: age - start).odd
    }
  }

  /// The rate of change of the factor at an age, in 1/s; 0 where it is infinite.
  ///
  /// - Parameter isBefore: whether the derivative from the left is asked for.
  package func slope(at age: Double, isBefore: Bool) -> Double {
    age < end ? slopeOnItsClock(at: age, isBefore: isBefore) : 0
  }

  /// The rate of change of the factor at an age of the clock of its change, in 1/s. The end is an age of the animator.
  func slopeOnItsClock(at age: Double, isBefore: Bool) -> Double {
    let time = isBefore ? (age - start).nextDown : age - start
    switch kind {
    case .timing(let timings, let index):
      if !isBefore, age == exactStart { return -(timings.timings[Int(index)].startSlope ?? 0) }
      return -timings.rate(of: Int(index), at: time)
    case .component(let prepared, let track, let lane, let from, let to):
      return -prepared.velocity(of: Int(track), at: time)[Int(lane)] / (to - from)
    case .spring(let spring):
      return spring.motion(distance: 1, velocity: 0, after: age - start).velocity
    case .response(let spring):
      return spring.motion(distance: 0, velocity: 1, after: age - start).velocity
    case .held: return 0
    }
  }
}

extension MotionCurve.Kind {
  /// Whether it is that of a spring, which lasts longer the farther it goes.
  @inline(__always) var settles: Bool {
    switch self {
    case .spring, .response: true
    case .timing(let timings, let index): timings.timings[Int(index)].isSpring
    case .component, .held: false
    }
  }

  /// Whether another curve has the same values at all times, as far as that can be seen at once.
  func isSame(as other: MotionCurve.Kind) -> Bool {
    switch (self, other) {
    case (.timing(let a, let first), .timing(let b, let second)): a === b && first == second
    case (.response(let a), .response(let b)), (.spring(let a), .spring(let b)): a == b
    default: false
    }
  }
}
