import TransitionKit

// Triggers that are no numbers. They are compared as they are, since two different values may have one hash.
extension Emphasis {
  /// Creates an emphasis that plays the removal of a transition there, and then back, whenever a value is another one than before.
  ///
  /// ```swift
  /// Element("heart", frame: frame).emphasis(Emphasis(.scale(1.3), trigger: isLiked))
  /// ```
  ///
  /// - Parameters:
  ///   - transition: the transition whose removal plays, and then plays back.
  ///   - animation: the timing of each direction, of everything in the transition that has no timing yet. If it repeats for
  ///     ever, so does the emphasis, without the way back if it does not autoreverse. A delay is a part of each cycle.
  ///   - trigger: the value; a value of another type counts as another one.
  public init(
    _ transition: AtomicTransition, animation: Animation = .default,
    trigger: some Equatable & Sendable
  ) {
    self.init(transition, animation: animation, trigger: 0)
    value = ConcreteValue(trigger)
  }

  /// Moves a property through keyframes, from its value at rest, whenever a value is another one than before.
  ///
  /// - Parameters:
  ///   - property: the property that moves.
  ///   - keyframes: the values to go through, in order; the last one should be the value at rest.
  ///   - trigger: the value; a value of another type counts as another one.
  public static func keyframes(
    _ property: ViewProperty, _ keyframes: [Keyframe<PropertyValue>],
    trigger: some Equatable & Sendable
  ) -> Emphasis {
    Emphasis.keyframes(property, keyframes, trigger: 0).triggered(by: trigger)
  }

  /// Goes through states in a row, and then back to rest, whenever a value is another one than before.
  ///
  /// - Parameters:
  ///   - states: the states to go through, in order; what a state does not set is at rest in it.
  ///   - animation: the timing of each step. One with modifiers, or of a custom kind, counts as a curve of
  ///     its duration. If it repeats for ever, so do all steps together.
  ///   - trigger: the value; a value of another type counts as another one.
  public static func phases(
    _ states: [PropertyState], animation: Animation = .default, trigger: some Equatable & Sendable
  ) -> Emphasis {
    Emphasis.phases(states, animation: animation, trigger: 0).triggered(by: trigger)
  }

  /// Whether the triggers of two elements' emphases are the same, or neither has an emphasis.
  static func haveSameTrigger(_ a: Emphasis?, _ b: Emphasis?) -> Bool {
    guard a?.trigger == b?.trigger else { return false }
    guard let first = a?.value, let second = b?.value else {
      return a?.value == nil && b?.value == nil
    }
    return first === second || first.isEqual(to: second)
  }

  private func triggered(by value: some Equatable & Sendable) -> Emphasis {
    var emphasis = self
    emphasis.value = ConcreteValue(value)
    return emphasis
  }
}
