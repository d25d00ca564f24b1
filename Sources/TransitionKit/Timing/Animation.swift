/// How a value gets from its start to its end over time.
///
/// Modifiers wrap what they are applied to: the outermost, which is written last, sees the time first.
/// `.linear.speed(2).delay(1)` waits for 1 s; `.linear.delay(1).speed(2)` for half a second.
public struct Animation: Sendable, Equatable {
  /// What an animation is made of, before its modifiers.
  public enum Base: Sendable, Equatable {
    /// A curve that takes a duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring, with a velocity at the start in fractions of the distance a second.
    case spring(Spring, initialVelocity: Double)
    /// An animation with custom timing.
    case custom(AnyCustomAnimation)
  }

  /// What wraps an animation.
  public enum Modifier: Sendable, Equatable {
    /// A later start, by a time in seconds.
    case delay(Double)
    /// A faster run, by a factor.
    case speed(Double)
    /// Several runs in a row, or endless ones if there is no count.
    case repetition(count: Int?, autoreverses: Bool)
    /// A time after which the animation counts as complete.
    case logicalCompletion(after: Double)
  }

  /// The animation without its modifiers.
  public let base: Base

  /// The modifiers, from the innermost to the outermost.
  public private(set) var modifiers: [Modifier] = []

  /// Numbers that were given and that cannot be used, in the order in which they were.
  var invalidInputs = Annotation<[InvalidInput]>([])

  package init(base: Base, modifiers: [Modifier] = []) {
    var invalid: InvalidInput?
    self.base = base.validated(&invalid)
    if let invalid { invalidInputs = Annotation([invalid]) }
    for modifier in modifiers { append(modifier) }
  }

  /// An animation with custom timing.
  public init(_ animation: some CustomAnimation) {
    self.init(base: .custom(AnyCustomAnimation(animation)))
  }

  /// Wraps another modifier around the others.
  private mutating func append(_ modifier: Modifier) {
    var invalid: InvalidInput?
    modifiers.append(modifier.validated(&invalid))
    if let invalid { invalidInputs = Annotation(invalidInputs.value + [invalid]) }
  }

  /// The duration that a curve has if none is given, in seconds.
  public static let defaultDuration = 0.35
}

// MARK: - The catalogue

extension Animation {
  /// The animation of a transition that names none: ``easeInOut``, 0.35 s.
  public static let `default` = easeInOut

  /// A constant rate, 0.35 s.
  public static let linear = linear(duration: defaultDuration)
  /// A slow start, 0.35 s.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// A slow end, 0.35 s.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// A slow start and a slow end, 0.35 s.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// A constant rate, for a duration in seconds.
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

  /// The easing of a curve, for a duration in seconds.
  ///
  /// A duration that is negative or NaN counts as 0, and compiling a transition with it gives a
  /// diagnostic.
  public static func timingCurve(
    _ curve: UnitCurve, duration: Double = defaultDuration
  ) -> Animation {
    Animation(base: .curve(curve, duration: duration))
  }

  /// The easing of a cubic Bézier curve, for a duration in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = defaultDuration
  ) -> Animation {
    timingCurve(
      .bezier(startControlPoint: Point(x: x1, y: y1), endControlPoint: Point(x: x2, y: y2)),
      duration: duration)
  }

  /// A spring without bounce.
  public static let spring = spring(.smooth)

  /// The motion of a spring until it has settled within 0.001 of the distance.
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

  /// A stiff spring for values that follow a finger, with a damping ratio of 0.85.
  public static let interactiveSpring = interactiveSpring()

  /// A stiff spring for values that follow a finger, with a bounce of 0.15 and an extra one.
  ///
  /// Without arguments its damping ratio is 0.85, as that of SwiftUI is.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// A stiff spring for values that follow a finger, by its period and damping ratio; 0.86 unless given, as
  /// in SwiftUI.
  public static func interactiveSpring(
    response: Double, dampingRatio: Double = 0.86
  ) -> Animation {
    spring(response: response, dampingRatio: dampingRatio)
  }

  /// The motion of a spring by its physical constants, with an initial velocity.
  ///
  /// - Parameter initialVelocity: the velocity at the start, in fractions of the distance a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// The motion of a spring with an initial velocity, in fractions of the distance a second.
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

  /// Counts as complete after some seconds, whenever it has really settled. A time that is negative or NaN
  /// counts as 0.
  public func logicallyComplete(after duration: Double) -> Animation {
    modified(by: .logicalCompletion(after: duration))
  }

  private func modified(by modifier: Modifier) -> Animation {
    var animation = self
    animation.append(modifier)
    return animation
  }
}

// MARK: - Validity

extension Animation {
  /// What was wrong with the numbers that were given, in words.
  var validationMessages: [String] {
    var messages = invalidInputs.value.map { $0.message(about: "\(self)") }
    switch base {
    case .curve(let curve, _): messages += curve.validationMessage.map { [$0] } ?? []
    case .spring(let spring, _): messages += spring.validationMessage.map { [$0] } ?? []
    case .custom: break
    }
    return messages
  }
}
