import TransitionKit

/// What the definition of a change says of one element, for the engine.
package struct ElementChoice: Sendable {
  /// What plays together when it is inserted or removed; empty if the definition does not say.
  var effects: [Effect] = []
  /// Whether it is at its new position at once, and its old content fades out.
  var crossfades = false
  /// How it flies; nil if the definition does not say.
  var flight: FlightOptions?
  /// The path that it takes, whether it flies or not.
  var path: FlightPath?
  var animation: Animation?
  var delay = 0.0
  var duration: ElementDuration?
  /// The order in which its children follow each other.
  var cascade: Stagger?
  /// What it does as one of two screens of a navigation.
  var screen: ScreenPart?
  /// Which page it is to show, of a container of pages.
  var pages: PageRequest?
  /// Whether the definition says that it does nothing.
  var isIdentity = false

  /// A transition with its own timing, outside of which is that of the element.
  struct Effect: Sendable {
    let transition: AtomicTransition
    var animation: Animation?
    let delay: Double
    let duration: ElementDuration?
  }

  /// What plays when it is inserted or removed; nil if the definition does not say.
  var effect: AtomicTransition? {
    var result: AtomicTransition?
    for effect in effects {
      var timed = effect.transition
      if let animation = effect.animation { timed = timed.animation(animation) }
      if effect.delay > 0 { timed = timed.delayed(by: effect.delay) }
      result = result.map { $0.combined(with: timed) } ?? timed
    }
    return result
  }

  /// How another element flies for which the definition does not say: nil if this one does not fly.
  var ofPartner: ElementChoice? {
    guard !replacesFlight else { return nil }
    var choice = self
    choice.effects = []
    (choice.crossfades, choice.cascade) = (false, nil)
    return choice
  }

  /// Whether it is at its new position at once if it stays, and its old content fades out there.
  var fadesInPlace: Bool { crossfades && flight == nil && path == nil }

  /// Whether it plays a transition rather than flying.
  var replacesFlight: Bool {
    flight == nil && (!effects.isEmpty || isIdentity)
  }
}

/// How a shared element flies, for the engine.
struct FlightOptions: Sendable {
  enum Content: Sendable { case crossfade, new, old }

  var path = FlightPath.straight
  var content = Content.crossfade
  /// The part of the way on which the old content fades out.
  var fading = 0.0...1.0
  var isAbove = true
  /// The number of the element to which it is clipped; -1 for none.
  var clip: ElementIndex?
}

extension ElementTransition {
  /// The parts whose conditions hold, for the engine; nil if none of the conditions holds.
  ///
  /// - Parameter number: the number of an id; nil if it is not on screen.
  func choice(in context: ElementContext<ID>, number: (ID) -> ElementIndex?) -> ElementChoice? {
    var choice = ElementChoice()
    choice.isIdentity = isIdentity
    let parts = parts.filter { part in part.conditions.allSatisfy { $0(context) } }
    guard !parts.isEmpty else { return nil }
    for part in parts {
      switch part.content {
      case .effect(let transition): choice.effects.append(part.timing.timed(transition))
      case .crossfade:
        choice.crossfades = true
        choice.effects.append(part.timing.timed(.opacity))
        // An element that stays has no effect, but its content fades with the same timing.
        if context.kind == .kept { choice.setTiming(part.timing) }
      case .shared(let element):
        choice.flight = FlightOptions(element, number: number)
        choice.setTiming(part.timing)
      case .path(let path, let move):
        if context.kind != .kept, !context.isMatched {
          choice.effects.append(part.timing.timed(move))
        } else {
          choice.path = path
          choice.setTiming(part.timing)
        }
      case .cascade(let stagger): choice.cascade = stagger
      case .timing: choice.setTiming(part.timing)
      case .nothing: break
      }
    }
    return choice
  }
}

extension ElementPartTiming {
  fileprivate func timed(_ transition: AtomicTransition) -> ElementChoice.Effect {
    ElementChoice.Effect(
      transition: transition, animation: animation, delay: delay, duration: duration)
  }
}

extension ElementChoice {
  fileprivate mutating func setTiming(_ timing: ElementPartTiming) {
    animation = timing.animation ?? animation
    duration = timing.duration ?? duration
    if timing.delay > 0 { delay = timing.delay }
  }
}

extension FlightOptions {
  fileprivate init<ID>(_ element: SharedElement<ID>, number: (ID) -> ElementIndex?) {
    path = element.path
    fading = element.fading
    content =
      switch element.content {
      case .crossfade: .crossfade
      case .new: .new
      case .old: .old
      }
    isAbove = element.layer == .above
    clip = element.clippedBy.flatMap(number)
  }
}
