/// How a value gets from its start to its end over time.
public struct Animation: Sendable, Hashable {
  enum Base: Sendable, Hashable {
    case curve(UnitCurve, duration: Double)
    case spring(Spring)
  }

  let base: Base

  /// The animation of a transition that names none: ``easeInOut``, 0.35 s.
  public static let `default` = easeInOut

  public static let linear = linear(duration: defaultDuration)
  public static let easeIn = easeIn(duration: defaultDuration)
  public static let easeOut = easeOut(duration: defaultDuration)
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

  /// The motion of a spring until it has settled within 0.001 of the way.
  public static func spring(_ spring: Spring) -> Animation { Animation(base: .spring(spring)) }

  /// The motion of a spring with a perceptual duration in seconds and a bounce.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// The motion of a spring with an undamped period in seconds and a damping ratio.
  public static func spring(response: Double, dampingRatio: Double) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingRatio))
  }

  /// The duration that an animation has if none is given, in seconds.
  public static let defaultDuration = 0.35

  /// The time that the animation takes, in seconds; infinite for a spring without damping.
  public var duration: Double {
    switch base {
    case .curve(_, let duration): duration > 0 ? duration : 0
    case .spring(let spring): spring.settlingDuration()
    }
  }

  /// Whether the pace is that of a spring, which takes the time that it needs.
  var isSpring: Bool {
    switch base {
    case .spring: true
    case .curve: false
    }
  }

  /// How long one cycle of an endless animation takes, in seconds.
  var cycleDuration: Double {
    switch base {
    case .curve: duration
    case .spring(let spring): spring.response
    }
  }

  /// What is wrong with the duration, in words.
  var problem: String? {
    switch base {
    case .curve(_, let duration):
      return duration >= 0 ? nil : "\(self) has the duration \(duration), which counts as 0"
    case .spring(let spring): return spring.problem
    }
  }

  /// The progress from 0 to 1 after a time; it may overshoot in between.
  public func value(at time: Double) -> Double {
    switch base {
    case .curve(let curve, _):
      let duration = duration
      guard duration > 0 else { return time >= 0 ? 1 : 0 }
      return curve.value(at: time / duration)
    case .spring(let spring): return time > 0 ? spring.value(at: time) : 0
    }
  }
}

extension Animation: CustomStringConvertible {
  /// The animation in words, such as `easeInOut(0.35 s)`.
  public var description: String {
    switch base {
    case .curve(let curve, let duration): "\(curve)(\(number: duration) s)"
    case .spring(let spring): "\(spring)"
    }
  }
}
