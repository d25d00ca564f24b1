/// Where a change is on its timeline, as a function of the age of its animator.
///
/// The position is computed from the last event and the time since, never summed up. So it does not matter in how many
/// steps the time passed.
package struct Playhead: Sendable {
  /// How the position moves.
  package enum Motion: Sendable {
    case held
    /// Seconds of the timeline for each second outside; negative is backwards.
    case steady(rate: Double)
    case approaching(Approach)
  }

  /// The animation to an end of a timeline after a finger let go.
  package static func returning(over duration: Double) -> Animation {
    .spring(.smooth(duration: max(duration, 0.1)))
  }

  package private(set) var duration: Double
  package private(set) var motion = Motion.held
  private var anchor = 0.0
  private var anchorAge: Double
  /// The age since which nothing has held it.
  private var movingSince: Double

  package init(duration: Double, age: Double = 0) {
    self.duration = duration
    anchorAge = age
    movingSince = age
  }

  /// Whether the position is held rather than moving.
  var isHeld: Bool {
    if case .held = motion { return true }
    return false
  }

  /// Whether it moves by an animation of its own.
  var isAnimated: Bool {
    if case .approaching = motion { return true }
    return false
  }

  /// The age since which it has been moving. What a finger has just let go of has been moving for long.
  func movingSince(at age: Double) -> Double {
    isJustReleased(at: age) ? age - Animation.longestDuration : movingSince
  }

  /// Whether a finger lets go of it at an age, with a velocity.
  func isJustReleased(at age: Double) -> Bool {
    guard age == movingSince, case .approaching(let approach) = motion else { return false }
    return approach.initialVelocity != 0
  }

  /// Whether it heads for the end of the timeline; one that is held counts as if it did.
  package var isForward: Bool {
    switch motion {
    case .held: true
    case .steady(let rate): rate >= 0
    case .approaching(let approach): approach.isForward
    }
  }

  /// The position on the timeline, from 0 to its duration; beyond that only where it was put there.
  package func position(at age: Double) -> Double {
    min(max(freePosition(at: age), min(anchor, 0)), max(anchor, duration))
  }

  /// How far it is on its timeline, from 0 to 1.
  package func progress(at age: Double) -> Double {
    duration > 0 ? position(at: age) / duration : 1
  }

  /// The position that the motion would have if the timeline did not end.
  private func freePosition(at age: Double) -> Double {
    switch motion {
    case .held: anchor
    case .steady(let rate): anchor + (age - anchorAge) * rate
    case .approaching(let approach): approach.position(at: age - anchorAge)
    }
  }

  /// Seconds of the timeline for each second outside; 0 where the timeline ends.
  package func velocity(at age: Double) -> Double {
    let velocity =
      switch motion {
      case .held: 0.0
      case .steady(let rate): rate
      case .approaching(let approach): approach.velocity(at: age - anchorAge)
      }
    let position = freePosition(at: age)
    let (low, high) = (min(anchor, 0), max(anchor, duration))
    let isClamped =
      position < low || position > high || (position == low && velocity < 0)
      || (position == high && velocity > 0)
    return isClamped ? 0 : velocity
  }

  /// The age at which it reaches the end that it heads for; nil if it heads for none.
  package var arrivalAge: Double? {
    switch motion {
    case .held: nil
    case .steady(let rate):
      rate == 0 ? nil : anchorAge + max(((rate > 0 ? duration : 0) - anchor) / rate, 0)
    case .approaching(let approach): anchorAge + approach.duration
    }
  }

  /// The end that has been reached, if one has.
  package func arrival(at age: Double) -> AnimatingPosition? {
    switch motion {
    case .held: return nil
    case .steady(let rate):
      if rate > 0, freePosition(at: age) >= duration { return .end }
      return rate < 0 && freePosition(at: age) <= 0 ? .start : nil
    case .approaching(let approach):
      // As it is in arrivalAge, so that rounding makes no difference.
      guard age >= anchorAge + approach.duration else { return nil }
      return approach.isForward ? .end : .start
    }
  }

  /// The first age in a range at which a position has been reached from below; nil if it is not.
  func age(reaching target: Double, in ages: ClosedRange<Double>) -> Double? {
    if position(at: ages.lowerBound) >= target { return ages.lowerBound }
    guard position(at: ages.upperBound) >= target else { return nil }
    if case .steady(let rate) = motion {
      return min(max(anchorAge + (target - anchor) / rate, ages.lowerBound), ages.upperBound)
    }
    var (low, high) = (ages.lowerBound, ages.upperBound)
    while case let middle = low + (high - low) / 2, middle > low, middle < high {
      if position(at: middle) >= target { high = middle } else { low = middle }
    }
    return high
  }

  /// The ages at which its own motion may jump or bend.
  package var breakpoints: [Double] {
    guard case .approaching(let approach) = motion else { return arrivalAge.map { [$0] } ?? [] }
    return approach.breakpoints.map { anchorAge + $0 }
  }

  /// The same playhead on a timeline of another duration.
  package func onTimeline(lasting duration: Double) -> Playhead {
    var playhead = self
    playhead.duration = duration
    if case .approaching(let approach) = motion, approach.isForward {
      playhead.motion = .approaching(approach.ending(at: duration))
    }
    return playhead
  }

  /// The same playhead on a timeline that ends earlier, where it stops.
  package func limited(to duration: Double) -> Playhead {
    var playhead = self
    playhead.duration = duration
    playhead.anchor = min(anchor, duration)
    return playhead
  }

  /// Continues from here with another motion.
  package mutating func move(_ motion: Motion, at age: Double, from position: Double? = nil) {
    anchor = position ?? self.position(at: age)
    anchorAge = age
    if isHeld { movingSince = age }
    self.motion = motion
  }
}
