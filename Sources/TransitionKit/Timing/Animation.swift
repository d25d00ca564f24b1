/// How a value gets from its start to its end over time.
///
/// Modifiers wrap what they are applied to: the outermost, which is written last, sees the time first.
/// `.linear.speed(2).delay(1)` waits for 1 s; `.linear.delay(1).speed(2)` for half a second.
public struct Animation: Sendable, Equatable {
  package enum Base: Sendable, Equatable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, initialVelocity: Double)
    case custom(AnyCustomAnimation)
  }

  package enum Modifier: Sendable, Equatable {
    case delay(Double)
    case speed(Double)
    /// No count is for ever.
    case repetition(count: Int?, autoreverses: Bool)
    case logicalCompletion(after: Double)

    var isEndless: Bool {
      if case .repetition(nil, _) = self { true } else { false }
    }
  }

  package let base: Base

  /// From the innermost to the outermost.
  package private(set) var modifiers: [Modifier] = []

  package init(base: Base, modifiers: [Modifier] = []) {
    self.base = base
    self.modifiers = modifiers
  }

  /// An animation with a pace of one's own.
  public init(_ animation: some CustomAnimation) {
    base = .custom(AnyCustomAnimation(animation))
  }

  /// The duration that a curve has if none is given, in seconds.
  public static let defaultDuration = 0.35
}

// MARK: - The catalogue

extension Animation {
  /// The animation of a transition that names none: ``easeInOut``, 0.35 s.
  public static let `default` = easeInOut

  /// A constant pace, 0.35 s.
  public static let linear = linear(duration: defaultDuration)
  /// A slow start, 0.35 s.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// A slow end, 0.35 s.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// A slow start and a slow end, 0.35 s.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// A constant pace, for a duration in seconds.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start, for a duration in seconds.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A slow end, for a duration in seconds.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and a slow end, for a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// The pace of a curve, for a duration in seconds.
  ///
  /// A duration that is negative or NaN counts as 0, and compiling a transition with it gives a
  /// diagnostic.
  public static func timingCurve(
    _ curve: UnitCurve, duration: Double = defaultDuration
  ) -> Animation {
    Animation(base: .curve(curve, duration: duration))
  }

  /// The pace of a cubic Bézier curve, for a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = defaultDuration
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: Point(x: x1, y: y1), endControlPoint: Point(x: x2, y: y2)),
      duration: duration)
  }

  /// A spring without bounce.
  public static let spring = spring(.smooth)

  /// The motion of a spring until it has settled within 0.001 of the way.
  public static func spring(_ spring: Spring) -> Animation {
    Animation(base: .spring(spring, initialVelocity: 0))
  }

  /// The motion of a spring with a perceptual duration in seconds and a bounce.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// The motion of a spring with an undamped period in seconds and a damping ratio.
  public static func spring(response: Double, dampingRatio: Double) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingRatio))
  }

  /// A stiff spring for values that follow a finger.
  public static let interactiveSpring = interactiveSpring()

  /// A stiff spring for values that follow a finger, by its period and damping ratio.
  public static func interactiveSpring(
    response: Double = 0.15, dampingRatio: Double = 0.86
  ) -> Animation {
    spring(response: response, dampingRatio: dampingRatio)
  }

  /// The motion of a spring by its physical constants, with a push.
  ///
  /// - Parameter initialVelocity: the velocity at the start, in shares of the way a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// The motion of a spring with a push, in shares of the way a second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(base: .spring(spring, initialVelocity: initialVelocity))
  }

  /// A spring without bounce.
  public static let smooth = smooth()

  /// A spring without bounce but for the extra one.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static let snappy = snappy()

  /// A spring with a small bounce, and an extra one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a visible bounce.
  public static let bouncy = bouncy()

  /// A spring with a visible bounce, and an extra one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

// MARK: - Modifiers

extension Animation {
  /// Starts later by some seconds; a negative delay starts in the middle.
  ///
  /// A delay that is not finite counts as 0.
  public func delay(_ delay: Double) -> Animation { modified(by: .delay(delay)) }

  /// Runs faster by a factor. One that is not a positive number counts as 1.
  public func speed(_ speed: Double) -> Animation { modified(by: .speed(speed)) }

  /// Runs several times in a row. A count below 1 counts as 1.
  ///
  /// - Parameter autoreverses: whether every second time goes back. An even number of times then ends
  ///   back at the start.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: count, autoreverses: autoreverses))
  }

  /// Runs again and again. A transition runs it once, with a diagnostic.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: nil, autoreverses: autoreverses))
  }

  /// Counts as complete after some seconds, whenever it has really settled.
  public func logicallyComplete(after duration: Double) -> Animation {
    modified(by: .logicalCompletion(after: duration))
  }

  private func modified(by modifier: Modifier) -> Animation {
    var animation = self
    animation.modifiers.append(modifier)
    return animation
  }
}

// MARK: - Meaning

extension Animation {
  /// The time that the animation takes, in seconds; infinite if it never ends.
  public var duration: Double { duration(modifiers[...]) }

  /// The time after which the animation counts as complete, in seconds: of a spring its perceptual
  /// duration, unless told by ``logicallyComplete(after:)``; otherwise the whole duration.
  public var logicalDuration: Double { logicalDuration(modifiers[...]) }

  /// The progress after a time: 0 at first, and in the end 1, or 0 after an even number of repetitions
  /// that autoreverse. It may overshoot in between.
  public func value(at time: Double) -> Double {
    switch moment(at: time) {
    case .running(let time, _): baseValue(at: time)
    case .over(let value): value
    }
  }

  /// The rate of change of the progress, in 1/s; 0 before the start and after the end.
  public func velocity(at time: Double) -> Double {
    switch moment(at: time) {
    case .running(let time, let pace): baseVelocity(at: time) * pace
    case .over: 0
    }
  }

  /// What the modifiers make of a time.
  private enum Moment {
    /// A time of the base, which passes so many times as fast.
    case running(time: Double, pace: Double)
    /// After the last repetition, with the value that it left.
    case over(value: Double)
  }

  private func moment(at time: Double) -> Moment {
    var time = time.isNaN ? 0 : time
    var pace = 1.0
    for index in modifiers.indices.reversed() {
      switch modifiers[index] {
      case .delay(let delay): time -= usable(delay: delay)
      case .speed(let speed):
        time *= usable(speed: speed)
        pace *= usable(speed: speed)
      case .logicalCompletion: break
      case .repetition(let count, let autoreverses):
        let cycle = duration(modifiers[..<index])
        guard time > 0, cycle > 0, cycle < .infinity else { continue }
        let count = count.map { Double(max($0, 1)) } ?? .infinity
        // A multiple of the cycle rather than a running sum: the thousandth repetition does not drift.
        let turn = (time / cycle).rounded(.down)
        if turn >= count {
          return .over(value: autoreverses && isEven(count) ? 0 : 1)
        }
        time = min(max(time - turn * cycle, 0), cycle)
        if autoreverses, !isEven(turn) {
          time = cycle - time
          pace = -pace
        }
      }
    }
    return .running(time: time, pace: pace)
  }

  private func baseValue(at time: Double) -> Double {
    switch base {
    case .curve(let curve, let duration):
      guard duration > 0 else { return time >= 0 ? 1 : 0 }
      return curve.value(at: time / duration)
    case .spring(let spring, let push):
      return time > 0 ? spring.value(initialVelocity: usable(velocity: push), at: time) : 0
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
    case .spring(let spring, let push):
      return spring.velocity(initialVelocity: usable(velocity: push), at: time)
    case .custom(let animation):
      return time < animation.duration ? animation.velocity(at: time) : 0
    }
  }

  private func duration(_ modifiers: ArraySlice<Modifier>) -> Double {
    // A loop, as thousands of modifiers would be too many for the stack.
    var duration = baseDuration
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): duration = max(duration + usable(delay: delay), 0)
      case .speed(let speed): duration /= usable(speed: speed)
      case .logicalCompletion: break
      case .repetition(let count, _):
        if duration != 0 { duration *= count.map { Double(max($0, 1)) } ?? .infinity }
      }
    }
    return duration
  }

  private var baseDuration: Double {
    switch base {
    case .curve(_, let duration): duration > 0 ? duration : 0
    case .spring(let spring, let push):
      spring.settlingDuration(initialVelocity: usable(velocity: push))
    case .custom(let animation): animation.duration > 0 ? animation.duration : 0
    }
  }

  private func logicalDuration(_ modifiers: ArraySlice<Modifier>) -> Double {
    var logical: Double
    if case .spring(let spring, _) = base {
      logical = spring.duration
    } else {
      logical = baseDuration
    }
    for index in modifiers.indices {
      switch modifiers[index] {
      case .delay(let delay): logical = max(logical + usable(delay: delay), 0)
      case .speed(let speed): logical /= usable(speed: speed)
      case .logicalCompletion(let duration): logical = duration > 0 ? duration : 0
      case .repetition(let count, _):
        let earlier = count.map { Double(max($0, 1)) - 1 } ?? .infinity
        if earlier > 0 { logical += earlier * duration(modifiers[..<index]) }
      }
    }
    return logical
  }

  /// Whether the pace is that of a spring, which takes the time that it needs.
  var isSpring: Bool {
    if case .spring = base { return true }
    return false
  }

  /// The curve, if the animation is one and nothing else.
  var plainCurve: UnitCurve? {
    if case .curve(let curve, _) = base, modifiers.isEmpty, curve.problem == nil { return curve }
    return nil
  }

  /// The animation, or its first cycle if it never ends.
  var firstCycle: Animation {
    // Asked first, as the duration of a spring is not cheap.
    guard modifiers.contains(where: { $0.isEndless }), duration == .infinity else { return self }
    var animation = self
    animation.modifiers = modifiers.map {
      if case .repetition(nil, let autoreverses) = $0 {
        return .repetition(count: 1, autoreverses: autoreverses)
      }
      return $0
    }
    return animation
  }

  /// How long one swing of something endless takes, in seconds.
  var swingDuration: Double {
    if case .spring(let spring, _) = base { return spring.response }
    return 1e12
  }
}

private func isEven(_ value: Double) -> Bool { value.truncatingRemainder(dividingBy: 2) == 0 }

package func usable(delay: Double) -> Double { delay.isFinite ? delay : 0 }

package func usable(speed: Double) -> Double { speed > 0 && speed.isFinite ? speed : 1 }

package func usable(velocity: Double) -> Double {
  velocity.isFinite ? min(max(velocity, -1e12), 1e12) : 0
}

extension Animation {
  /// What is wrong with the parameters, in words.
  var problem: String? {
    switch base {
    case .curve(let curve, let duration):
      if let problem = curve.problem { return problem }
      if !(duration >= 0) { return "\(self) has the duration \(duration), which counts as 0" }
    case .custom(let animation) where !(animation.duration >= 0):
      return "\(self) has the duration \(animation.duration), which counts as 0"
    case .spring(let spring, let push):
      if let problem = spring.problem { return problem }
      if usable(velocity: push) != push {
        return
          "\(self) has the initial velocity \(push), for which \(usable(velocity: push)) is used"
      }
    default: break
    }
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay) where usable(delay: delay) != delay:
        return "\(self) has the delay \(delay), which counts as 0"
      case .speed(let speed) where usable(speed: speed) != speed:
        return "\(self) has the speed \(speed), which counts as 1"
      case .repetition(let count?, _) where count < 1:
        return "\(self) has the repeat count \(count), which counts as 1"
      default: continue
      }
    }
    return nil
  }
}

extension Animation: CustomStringConvertible {
  /// The animation in words, such as `easeInOut(0.35 s) delayed 0.1 s`.
  public var description: String {
    var text: String
    switch base {
    case .curve(let curve, let duration): text = "\(curve)(\(number: duration) s)"
    case .spring(let spring, let push):
      text = "\(spring)" + (push == 0 ? "" : " pushed at \(number: push)/s")
    case .custom(let animation): text = animation.description
    }
    for modifier in modifiers {
      switch modifier {
      case .delay(let delay): text += " delayed \(number: delay) s"
      case .speed(let speed): text += " at speed \(number: speed)"
      case .logicalCompletion(let duration):
        text += " logically complete after \(number: duration) s"
      case .repetition(let count, let autoreverses):
        text += count.map { " repeated \($0) times" } ?? " repeated for ever"
        if autoreverses { text += " back and forth" }
      }
    }
    return text
  }
}
