/// A value that goes from keyframe to keyframe over time.
///
/// ```swift
/// let bounce = KeyframeTrack(
///   from: 0.0,
///   [
///     .cubic(120, duration: 0.3), .cubic(80, duration: 0.2), .spring(100),
///   ])
/// bounce.value(at: 0.3)  // 120
/// ```
public struct KeyframeTrack<Value: VectorArithmetic & Sendable>: Sendable, Equatable {
  /// The part of a track from one value to the next.
  package struct Segment: Sendable, Equatable {
    /// When the segment starts, in seconds from the start of the track.
    package let start: Double
    /// How long the segment takes, in seconds; 0 for a jump.
    package let duration: Double
    /// The value at the start of the segment.
    package let from: Value
    /// The value at the end of the segment.
    package let to: Value
    /// How the value goes from the start of the segment to its end.
    package let interpolation: Interpolation

    /// When the next one starts, or the track ends.
    package var end: Double { start + duration }
  }

  /// How a value goes from the start of a segment to its end.
  package enum Interpolation: Sendable, Equatable {
    /// Goes straight to the value, with the easing of a curve.
    case linear(UnitCurve)
    /// Goes along a cubic Hermite polynomial. Its velocities are in units of the value a second.
    case cubic(startVelocity: Value, endVelocity: Value)
    /// Is pulled to the value by a spring. The velocity at the start is in units of the value a second.
    case spring(Spring, startVelocity: Value)
    /// Has the value of the end from the start of the segment on.
    case hold
  }

  /// The value before the first keyframe.
  public let initialValue: Value

  /// The time of the last keyframe, in seconds.
  public let duration: Double

  /// The segments, one for each keyframe, in the order of time. Each starts where the one before ends.
  package let segments: [Segment]

  /// Makes a track through keyframes.
  ///
  /// A duration that is negative, not finite, above 1e6 or below 1e-12 counts as 0.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first keyframe.
  ///   - keyframes: the keyframes, in order; the first starts at time 0, and without any the value stays.
  public init(from initialValue: Value, _ keyframes: [Keyframe<Value>]) {
    var bounded: [Int] = []
    self.init(from: initialValue, keyframes, bounded: &bounded) { spring, delta, velocity in
      let reach = spring.reach(target: delta, initialVelocity: velocity)
      return spring.settlingDuration(
        target: delta, initialVelocity: velocity,
        epsilon: Spring.endJump(reaching: reach, isLength: false))
    }
  }

  /// Makes a track through keyframes, of which springs settle by a rule.
  ///
  /// - Parameters:
  ///   - bounded: gets the keyframes of which a velocity was bounded.
  ///   - settlingDuration: the time after which a spring may be cut off that goes some way from its start, with a velocity.
  init(
    from initialValue: Value, _ keyframes: [Keyframe<Value>], bounded: inout [Int],
    settlingDuration: (_ spring: Spring, _ delta: Value, _ velocity: Value) -> Double
  ) {
    self.initialValue = initialValue
    var segments: [Segment] = []
    var time = 0.0
    var value = initialValue
    for index in keyframes.indices {
      let keyframe = keyframes[index]
      var isBounded = false
      func takenVelocity() -> Value {
        guard let last = segments.last else { return .zero }
        return TakenSlope(velocity: last.velocity(at: last.duration), reach: last.reach)
          .velocity(in: keyframe, from: value, &isBounded)
      }
      var interpolation = Interpolation.hold
      var duration = keyframe.duration ?? 0
      switch keyframe.kind {
      case .linear(let curve): interpolation = .linear(curve)
      case .move: duration = 0
      case .spring(let spring, let start):
        let velocity = start ?? takenVelocity()
        interpolation = .spring(spring, startVelocity: velocity)
        if keyframe.duration == nil {
          let settled = settlingDuration(spring, keyframe.value - value, velocity)
          // One that never settles takes one period.
          duration =
            settled <= Animation.longestDuration
            ? settled : min(spring.response, Animation.longestDuration)
        }
      case .cubic(let start, let end):
        interpolation = .cubic(
          startVelocity: start ?? takenVelocity(),
          endVelocity: end
            ?? Self.velocity(between: keyframe, from: value, and: keyframes, at: index, &isBounded))
      }
      if isBounded { bounded.append(index) }
      segments.append(
        Segment(
          start: time, duration: duration, from: value, to: keyframe.value,
          interpolation: interpolation))
      time += duration
      value = keyframe.value
    }
    self.segments = segments
    duration = time
  }

  /// Makes a track of segments that follow each other from time 0.
  ///
  /// - Parameters:
  ///   - initialValue: the value before the first segment.
  ///   - steps: the seconds that each segment takes, the value at its end, and the interpolation to it; used unchecked.
  package init(
    from initialValue: Value,
    steps: [(duration: Double, value: Value, interpolation: Interpolation)]
  ) {
    self.initialValue = initialValue
    var segments: [Segment] = []
    var time = 0.0
    var value = initialValue
    for step in steps {
      segments.append(
        Segment(
          start: time, duration: step.duration, from: value, to: step.value,
          interpolation: step.interpolation))
      time += step.duration
      value = step.value
    }
    self.segments = segments
    duration = time
  }

  /// The velocity at the end of a cubic keyframe without a given one.
  private static func velocity(
    between keyframe: Keyframe<Value>, from value: Value, and keyframes: [Keyframe<Value>],
    at index: Int, _ isBounded: inout Bool
  ) -> Value {
    guard index + 1 < keyframes.count else { return .zero }
    let next = keyframes[index + 1]
    let delta = next.value - keyframe.value
    switch next.kind {
    case .move: return .zero
    case .linear(let curve):
      let duration = next.duration ?? 0
      guard duration > 0 else { return .zero }
      return TakenSlope(
        velocity: delta.scaled(by: curve.velocity(at: 0) / duration), reach: delta.magnitude
      ).velocity(in: keyframe, from: value, &isBounded)
    case .cubic(let start?, _): return start
    case .spring(_, let start?): return start
    case .cubic, .spring:
      let before = keyframe.duration ?? 0
      var after = next.duration ?? 0
      if case .spring(let spring, _) = next.kind, next.duration == nil { after = spring.duration }
      guard before > 0, after > 0 else { return .zero }
      let slopes = TakenSlope(
        meanOf: keyframe.value - value, in: before, and: delta, in: after, &isBounded)
      let own = slopes.velocity(in: keyframe, from: value, &isBounded)
      return TakenSlope(velocity: own, reach: slopes.reach)
        .velocity(in: next, from: keyframe.value, &isBounded)
    }
  }

  /// The value at a time in seconds: the initial one before 0, and exactly that of the last keyframe at the
  /// end and after it. At the end of each keyframe it is exactly that of the keyframe, and at a
  /// ``Keyframe/move(_:)`` the value after it, also at 0.
  ///
  /// - Parameter time: the time since the start of the track, in seconds.
  public func value(at time: Double) -> Value {
    guard time >= 0, let segment = segment(where: { $0 <= time }) else { return initialValue }
    // The time in the segment is rounded, so the end is looked for on the clock of the track.
    return time >= duration ? segment.to : segment.value(at: time - segment.start)
  }

  /// The rate of change at a time, in units of the value a second: at a keyframe that of the next one.
  /// Zero before 0 and from the end on.
  ///
  /// - Parameter time: the time since the start of the track, in seconds.
  public func velocity(at time: Double) -> Value {
    guard time >= 0, time < duration, let segment = segment(where: { $0 <= time }) else {
      return .zero
    }
    return segment.velocity(at: time - segment.start)
  }

  /// The value at a fraction of the duration between 0 and 1. Joints are compared as fractions, as their times would be rounded.
  func value(atFraction fraction: Double) -> Value {
    let segment = segment(where: { $0 / duration <= fraction })
    return segment.map { $0.value(at: fraction * duration - $0.start) } ?? initialValue
  }

  /// The rate of change at a fraction of the duration, in units of the value a second: at a keyframe that of the next one. Zero outside 0..<1.
  func velocity(atFraction fraction: Double) -> Value {
    guard fraction >= 0, fraction < 1 else { return .zero }
    let segment = segment(where: { $0 / duration <= fraction })
    return segment.map { $0.velocity(at: fraction * duration - $0.start) } ?? .zero
  }

  /// The same where so much of the duration is left, if the track runs backwards: at a keyframe that of the one before.
  func velocity(withLeft fraction: Double) -> Value {
    guard fraction >= 0, fraction < 1 else { return .zero }
    let segment = segment(where: { 1 - $0 / duration > fraction })
    return segment.map { $0.velocity(at: (1 - fraction) * duration - $0.start) } ?? .zero
  }

  /// The last segment that has started, by binary search.
  private func segment(where hasStarted: (_ start: Double) -> Bool) -> Segment? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if hasStarted(segments[middle].start) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? segments[low - 1] : nil
  }
}

extension KeyframeTrack.Segment {
  /// How far the value goes at most; infinite where its velocities are given or bounded.
  fileprivate var reach: Double {
    switch interpolation {
    case .linear, .hold: (to - from).magnitude
    case .spring(let spring, let velocity):
      spring.reach(target: to - from, initialVelocity: velocity)
    case .cubic: .infinity
    }
  }

  fileprivate func value(at time: Double) -> Value {
    guard time < duration else { return to }
    let time = max(time, 0)
    switch interpolation {
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let v0, let v1):
      // The Hermite basis, with both values weighted by one fraction so that the ends are exact.
      let t = time / duration
      let fraction = t * t * (3 - 2 * t)
      return from + (to - from).scaled(by: fraction)
        + v0.scaled(by: duration * t * (1 - t) * (1 - t))
        - v1.scaled(by: duration * t * t * (1 - t))
    case .spring(let spring, let v0):
      return spring.value(fromValue: from, toValue: to, initialVelocity: v0, at: time)
    case .hold: return to
    }
  }

  /// The velocity at a time of the segment, which rounding may put beyond its ends.
  fileprivate func velocity(at time: Double) -> Value {
    guard duration > 0 else { return .zero }
    let time = min(max(time, 0), duration)
    let t = time / duration
    switch interpolation {
    case .linear(let curve): return (to - from).scaled(by: curve.velocity(at: t) / duration)
    case .cubic(let v0, let v1):
      return (to - from).scaled(by: 6 * t * (1 - t) / duration)
        + v0.scaled(by: (1 - t) * (1 - 3 * t)) - v1.scaled(by: t * (2 - 3 * t))
    case .spring(let spring, let v0):
      return spring.velocity(target: to - from, initialVelocity: v0, at: time)
    case .hold: return .zero
    }
  }
}

extension KeyframeTrack: CustomStringConvertible where Value: CustomStringConvertible {
  /// The start, the number of keyframes and the duration.
  public var description: String {
    let count = segments.count
    return
      "from \(initialValue), \(count) keyframe\(count == 1 ? "" : "s"), \(number: duration) s"
  }
}
