/// How a value gets from its start to its end over time.
///
/// Modifiers wrap what they are applied to: the outermost, which is written last, sees the time first.
/// `.linear.speed(2).delay(1)` waits for 1 s; `.linear.delay(1).speed(2)` for half a second.
public struct Animation: Sendable, Hashable {
  /// What an animation is made of, before its modifiers.
  package enum Base: Sendable, Hashable {
    /// The easing of a curve, for a duration in seconds.
    case curve(UnitCurve, duration: Double)
    /// The motion of a spring, with an initial velocity in fractions of the distance a second.
    case spring(Spring, initialVelocity: Double)
    /// Timing that conforms to ``CustomAnimation``.
    case custom(AnyCustomAnimation)
  }

  /// What wraps an animation.
  package enum Modifier: Sendable, Hashable {
    /// Starts later by some seconds; a negative delay starts in the middle.
    case delay(Double)
    /// Runs faster by a factor.
    case speed(Double)
    /// Several runs in a row, or endless ones if there is no count.
    case repetition(count: Int?, autoreverses: Bool)
    /// Counts as complete after some seconds, whenever it has really settled.
    case logicalCompletion(after: Double)
  }

  /// The animation without its modifiers.
  package let base: Base

  /// The modifiers, from the innermost to the outermost.
  package var modifiers: [Modifier] { modifierList.elements }

  private var modifierList = GrowingList<Modifier>()

  /// Whether it has no modifiers, which is found without making a list of them.
  var isPlain: Bool { modifierList.isEmpty }

  /// Whether what repeats for ever does so even if the user prefers reduced motion.
  public package(set) var isEssential = false

  /// Numbers that were given and that cannot be used, in the order in which they were.
  var invalidInputs = Annotation<[InvalidInput]>([])

  package init(base: Base, modifiers: [Modifier] = []) {
    var invalid: InvalidInput?
    self.base = base.validated(&invalid)
    if let invalid { invalidInputs = Annotation([invalid]) }
    for modifier in modifiers { append(modifier) }
  }

  /// An animation with custom timing.
  ///
  /// - Parameter animation: the timing, which says the duration and the progress.
  public init(_ animation: some CustomAnimation) {
    self.init(base: .custom(AnyCustomAnimation(animation)))
  }

  /// Wraps another modifier around the others.
  private mutating func append(_ modifier: Modifier) {
    var invalid: InvalidInput?
    modifierList.append(modifier.validated(&invalid))
    // No one reads more than these, and each is a copy of all before it.
    guard let invalid, invalidInputs.value.count < 100 else { return }
    invalidInputs = Annotation(invalidInputs.value + [invalid])
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
  ///
  /// - Parameter duration: how long it takes, in seconds; negative or NaN counts as 0.
  public static func linear(duration: Double) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start, for a duration in seconds.
  ///
  /// - Parameter duration: how long it takes, in seconds; negative or NaN counts as 0.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A slow end, for a duration in seconds.
  ///
  /// - Parameter duration: how long it takes, in seconds; negative or NaN counts as 0.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and a slow end, for a duration in seconds.
  ///
  /// - Parameter duration: how long it takes, in seconds; negative or NaN counts as 0.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// The easing of a curve, for a duration in seconds.
  ///
  /// A duration that is negative or NaN counts as 0, and compiling a transition with it gives a
  /// diagnostic.
  ///
  /// - Parameters:
  ///   - curve: the curve that turns the fraction of the duration into progress.
  ///   - duration: how long it takes, in seconds.
  public static func timingCurve(
    _ curve: UnitCurve, duration: Double = defaultDuration
  ) -> Animation {
    Animation(base: .curve(curve, duration: duration))
  }

  /// The easing of a cubic Bézier curve, for a duration in seconds.
  ///
  /// - Parameters:
  ///   - x1: the x of the first control point, clamped to 0...1.
  ///   - y1: the y of the first control point; below 0 the progress goes back at first.
  ///   - x2: the x of the second control point, clamped to 0...1.
  ///   - y2: the y of the second control point; above 1 the progress may overshoot.
  ///   - duration: how long it takes, in seconds; negative or NaN counts as 0.
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
  ///
  /// What moves a length of a view by more than 500 points takes longer, until it has settled within half a point.
  ///
  /// - Parameter spring: the spring, which starts without a velocity.
  public static func spring(_ spring: Spring) -> Animation {
    Animation(base: .spring(spring, initialVelocity: 0))
  }

  /// The motion of a spring with a perceptual duration in seconds and a bounce.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; the spring settles
  ///     somewhat later.
  ///   - bounce: from 0, no bounce, to 1, bouncing for ever; down to -1 it gets ever flatter.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }

  /// The motion of a spring with an undamped period in seconds and a damping ratio; 0.825 by default, as in
  /// SwiftUI.
  ///
  /// - Parameters:
  ///   - response: the period of the spring without damping, in seconds, clamped to 0.0002...100,000.
  ///   - dampingRatio: 0 swings for ever, 1 is the fastest without overshoot, more is slower; clamped to
  ///     0...10,000.
  public static func spring(response: Double, dampingRatio: Double = 0.825) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingRatio))
  }

  /// A stiff spring for values that follow a finger, with a damping ratio of 0.85.
  public static let interactiveSpring = interactiveSpring()

  /// A stiff spring for values that follow a finger, with a bounce of 0.15 and an extra one.
  ///
  /// Without arguments its damping ratio is 0.85, as that of SwiftUI is.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; the spring settles
  ///     somewhat later.
  ///   - extraBounce: the bounce in addition to 0.15; their sum is clamped to -1...1.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }

  /// A stiff spring for values that follow a finger, by its period and damping ratio; 0.86 by default, as
  /// in SwiftUI.
  ///
  /// - Parameters:
  ///   - response: the period of the spring without damping, in seconds, clamped to 0.0002...100,000.
  ///   - dampingRatio: 0 swings for ever, 1 is the fastest without overshoot, more is slower; clamped to
  ///     0...10,000.
  public static func interactiveSpring(
    response: Double, dampingRatio: Double = 0.86
  ) -> Animation {
    spring(response: response, dampingRatio: dampingRatio)
  }

  /// The motion of a spring by its physical constants, with an initial velocity.
  ///
  /// - Parameters:
  ///   - mass: the mass of what hangs on the spring, clamped to 1e-9...1e9.
  ///   - stiffness: the force of the spring for each unit of distance, clamped to 1e-9...1e9.
  ///   - damping: the drag for each unit of velocity, clamped to 0...1e9; 0 swings for ever.
  ///   - initialVelocity: the velocity at the start, in fractions of the distance a second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: initialVelocity)
  }

  /// The motion of a spring with an initial velocity, in fractions of the distance a second.
  ///
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: the velocity at the start, in fractions of the distance a second; not finite counts
  ///     as 0.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(base: .spring(spring, initialVelocity: initialVelocity))
  }

  /// A spring without bounce.
  public static let smooth = smooth()

  /// A spring without bounce but for the extra one.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; the spring settles
  ///     somewhat later.
  ///   - extraBounce: the bounce: 0 for none, up to 1 for ever; it is clamped to -1...1.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a small bounce.
  public static let snappy = snappy()

  /// A spring with a small bounce, and an extra one.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; the spring settles
  ///     somewhat later.
  ///   - extraBounce: the bounce in addition to 0.15; their sum is clamped to -1...1.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring with a visible bounce.
  public static let bouncy = bouncy()

  /// A spring with a visible bounce, and an extra one.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, in seconds, clamped to 0.0002...100,000; the spring settles
  ///     somewhat later.
  ///   - extraBounce: the bounce in addition to 0.3; their sum is clamped to -1...1.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
}

// MARK: - Modifiers

extension Animation {
  /// Starts later by some seconds; a negative delay starts in the middle.
  ///
  /// A delay that is not finite counts as 0.
  ///
  /// - Parameter delay: how long to wait, in seconds.
  public func delay(_ delay: Double) -> Animation { modified(by: .delay(delay)) }

  /// Runs faster by a factor. One that is not a positive number counts as 1.
  ///
  /// - Parameter speed: the factor: 2 takes half as long, 0.5 twice as long.
  public func speed(_ speed: Double) -> Animation { modified(by: .speed(speed)) }

  /// Runs several times in a row. A count below 1 counts as 1.
  ///
  /// - Parameters:
  ///   - count: how many times it runs.
  ///   - autoreverses: whether every second time goes back. An even number of times then ends back at the
  ///     start.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    modified(by: .repetition(count: count, autoreverses: autoreverses))
  }

  /// Runs again and again.
  ///
  /// What stays in a scene repeats until it changes again, and its change counts as complete after one cycle. So does an emphasis.
  /// A transition, which has to end, runs one cycle, with a diagnostic.
  ///
  /// - Parameters:
  ///   - autoreverses: whether every second time goes back.
  ///   - isEssential: whether it repeats even if the user prefers reduced motion. Otherwise the change then happens at once.
  public func repeatForever(autoreverses: Bool = true, isEssential: Bool = false) -> Animation {
    var animation = modified(by: .repetition(count: nil, autoreverses: autoreverses))
    animation.isEssential = isEssential
    return animation
  }

  /// Counts as complete after some seconds, whenever it has really settled. A time that is negative or NaN
  /// counts as 0.
  ///
  /// - Parameter duration: the time in seconds; modifiers that are applied after this one change it too.
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
  /// Whether a number was given that cannot be used.
  var hasInvalidInput: Bool {
    if !invalidInputs.value.isEmpty { return true }
    return switch base {
    case .curve(let curve, _): curve.hasInvalidInput
    case .spring(let spring, _): spring.hasInvalidInput
    case .custom: false
    }
  }

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

extension Animation: CustomStringConvertible {
  /// The animation in words, such as `easeInOut(0.35 s) delayed 0.1 s`.
  public var description: String { AnimationText.summary.text(of: self) }
}

extension Animation.Base: CustomStringConvertible {
  /// The curve and its duration, or the spring, in words.
  package var description: String { AnimationText.summary.text(of: self) }
}

extension Animation.Modifier: CustomStringConvertible {
  /// What the modifier does, such as `delayed 0.1 s`.
  package var description: String { AnimationText.summary.text(of: self) }
}
