/// What the definition of a change says of one element, for the engine.
struct ElementChoice: Sendable {
  /// What plays when it is inserted or removed; nil if the definition does not say.
  var effect: AtomicTransition?
  /// Whether it is at its new place at once, and its old content fades out.
  var crossfades = false
  /// How it flies; nil if the definition does not say.
  var flight: FlightOptions?
  /// The way that it takes, whether it flies or not.
  var path: FlightPath?
  var animation: Animation?
  var delay = 0.0
  var duration: ElementDuration?
  /// The order in which its children follow each other.
  var cascade: Stagger?
  /// Whether the definition says that it does nothing.
  var isIdentity = false

  /// Whether it plays a transition rather than flying.
  var replacesFlight: Bool {
    flight == nil && (effect != nil || crossfades || isIdentity)
  }
}

/// How a shared element flies, for the engine.
struct FlightOptions: Sendable {
  enum Content: Sendable { case crossfade, new, old }

  var path = FlightPath.straight
  var content = Content.crossfade
  var isAbove = true
  /// The number of the element to which it is clipped; -1 for none.
  var clip: Int32 = -1
}

extension ElementTransition {
  /// The parts whose conditions hold, for the engine; nil if none of the conditions holds.
  ///
  /// - Parameter number: the number of an id; nil if it is not on screen.
  func choice(in context: ElementContext<ID>, number: (ID) -> Int?) -> ElementChoice? {
    var choice = ElementChoice()
    choice.isIdentity = parts.isEmpty
    let parts = parts.filter { part in part.conditions.allSatisfy { $0(context) } }
    guard choice.isIdentity || !parts.isEmpty else { return nil }
    // An effect keeps its own timing; that of the element is outside of it.
    for part in parts {
      switch part.content {
      case .effect(let transition): choice.add(transition, part.animation, delay: part.delay)
      case .crossfade:
        choice.crossfades = true
        choice.add(.opacity, part.animation, delay: part.delay)
      case .shared(let element):
        choice.flight = FlightOptions(element, number: number)
        choice.setTiming(part.animation, delay: part.delay)
      case .path(let path):
        choice.path = path
        choice.setTiming(part.animation, delay: part.delay)
      case .cascade(let stagger): choice.cascade = stagger
      case .timing: choice.setTiming(part.animation, delay: part.delay)
      }
      choice.duration = part.duration ?? choice.duration
    }
    return choice
  }
}

extension ElementChoice {
  fileprivate mutating func add(
    _ transition: AtomicTransition, _ animation: Animation?, delay: Double
  ) {
    var timed = transition
    if let animation { timed = timed.animation(animation) }
    if delay > 0 { timed = timed.delayed(by: delay) }
    effect = effect.map { $0.combined(with: timed) } ?? timed
  }

  fileprivate mutating func setTiming(_ animation: Animation?, delay: Double) {
    self.animation = animation ?? self.animation
    if delay > 0 { self.delay = delay }
  }
}

extension FlightOptions {
  fileprivate init<ID>(_ element: SharedElement<ID>, number: (ID) -> Int?) {
    path = element.path
    content =
      switch element.content {
      case .crossfade: .crossfade
      case .new: .new
      case .old: .old
      }
    isAbove = element.layer == .above
    clip = element.clippedBy.flatMap(number).map { Int32($0) } ?? -1
  }
}
