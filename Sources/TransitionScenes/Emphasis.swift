import TransitionKit

/// An effect that begins and ends at rest, and plays once whenever its trigger changes, or from then on again and again.
///
/// ```swift
/// Element("badge", frame: frame)
///   .emphasis(Emphasis(.scale(1.3), trigger: unreadCount))
/// ```
///
/// The trigger is a number or any other value that can be compared, such as a `Bool`, a text or a case of an enum.
///
/// It plays on top of everything else, also in an update without animation. If it is triggered again while it plays, it
/// starts from what is shown. If a finger drives the change that triggers it, it plays when the finger lets go toward the new
/// scene.
///
/// One whose animation repeats for ever does so until the trigger changes again; see ``repeatForever(autoreverses:isEssential:)``.
public struct Emphasis: Sendable {
  /// The number whose change plays the effect; 0 if it was created with a value of another type.
  public var trigger: Int
  /// The value of another type whose change plays the effect; nil for a number.
  var value: (any WatchedValue)?

  let transition: AtomicTransition
  /// Whether the removal of the transition is played there and back, rather than its insertion once.
  let returns: Bool
  /// How it repeats for ever; nil if it plays once.
  var loop: EmphasisLoop?
  /// Plays it. A scene plays it through this function, so that a linker leaves out what plays emphases if there are none.
  let player: Player

  private init(
    _ transition: AtomicTransition, returns: Bool, loop: EmphasisLoop? = nil, trigger: Int
  ) {
    player = { $0.play($1, $2) }
    self.loop = loop
    self.transition = transition
    self.returns = returns
    self.trigger = trigger
  }

  /// Creates an emphasis that plays the removal of a transition there, and then back.
  ///
  /// - Parameters:
  ///   - transition: the transition whose removal plays, and then plays back.
  ///   - animation: the timing of each direction, of everything in the transition that has no timing yet. If it repeats for
  ///     ever, so does the emphasis, without the way back if it does not autoreverse. A delay is a part of each cycle.
  ///   - trigger: a number; the effect plays whenever it is another one than before.
  public init(
    _ transition: AtomicTransition, animation: Animation = .default, trigger: Int
  ) {
    let loop = animation.emphasisLoop
    self.init(
      transition.animation(loop == nil ? animation : animation.cycle), returns: true, loop: loop,
      trigger: trigger)
  }

  /// Moves a property through keyframes, from its value at rest. The last keyframe should be that value.
  ///
  /// - Parameters:
  ///   - property: the property that moves.
  ///   - keyframes: the values to go through, in order; the last one should be the value at rest.
  ///   - trigger: a number; the effect plays whenever it is another one than before.
  public static func keyframes(
    _ property: ViewProperty, _ keyframes: [Keyframe<PropertyValue>], trigger: Int
  ) -> Emphasis {
    Emphasis(
      .keyframes(property, from: property.identity, keyframes), returns: false, trigger: trigger)
  }

  /// Goes through states in a row, and then back to rest.
  ///
  /// - Parameters:
  ///   - states: the states to go through, in order; what a state does not set is at rest in it.
  ///   - animation: the timing of each step. One with modifiers, or of a custom kind, counts as a curve of
  ///     its duration. If it repeats for ever, so do all steps together.
  ///   - trigger: a number; the effect plays whenever it is another one than before.
  public static func phases(
    _ states: [PropertyState], animation: Animation = .default, trigger: Int
  ) -> Emphasis {
    let loop = animation.emphasisLoop
    let step = loop == nil ? animation : animation.cycle
    var written = PropertySet()
    for state in states { written.formUnion(state.written) }
    var transition = AtomicTransition.identity
    for property in written {
      let values = states.map { $0[property] } + [property.identity]
      transition = transition.combined(
        with: .keyframes(
          property, from: property.identity, values.map { step.keyframe(to: $0) }))
    }
    return Emphasis(transition, returns: false, loop: loop, trigger: trigger)
  }
}

extension Emphasis: CustomStringConvertible {
  /// The transition, whether it repeats, and the trigger if it is a number.
  public var description: String {
    let repetition = loop.map { $0.autoreverses ? " for ever back and forth" : " for ever" } ?? ""
    return "\(transition)\(repetition), trigger \(value == nil ? "\(trigger)" : "a value")"
  }
}

extension Animation {
  /// The keyframe that moves as the animation does.
  fileprivate func keyframe(to value: PropertyValue) -> Keyframe<PropertyValue> {
    let animation = ending
    guard animation.modifiers.isEmpty else {
      return .linear(value, duration: animation.duration, timingCurve: .easeInOut)
    }
    switch animation.base {
    case .curve(let curve, let duration):
      return .linear(value, duration: duration, timingCurve: curve)
    case .spring(let spring, _): return .spring(value, spring: spring)
    case .custom: return .linear(value, duration: animation.duration, timingCurve: .easeInOut)
    }
  }
}
