import TransitionKit

/// What one element does in a change: how it comes and leaves, how it flies, and when.
///
/// ```swift
/// let definition: TransitionDefinition<String> = [
///   "card": .sharedElement(path: .arc),
///   "tab bar": .edgeTranslation(.bottom).delay(0.1),
///   "text": .crossfade,
/// ]
/// ```
///
/// Transitions are combined by ``combined(with:)``, of which ``identity`` is the neutral element.
public struct ElementTransition<ID: Hashable & Sendable>: Sendable {
  /// The parts, each with its timing and its conditions.
  package var parts: [Part] { Array(backwards.elements.reversed()) + forwards.elements }

  /// The first parts, from the last to the first of them, so that parts may be put before them without copying all.
  private var backwards = GrowingList<Part>()

  /// The parts after them.
  private var forwards: GrowingList<Part>

  /// One part of a transition.
  package struct Part: Sendable {
    package var content: Content
    var timing = ElementPartTiming()
    var conditions: [Condition] = []

    var isNothing: Bool {
      if case .nothing = content { return true }
      return false
    }
  }

  package enum Content: Sendable {
    case effect(AtomicTransition)
    case crossfade
    case shared(SharedElement<ID>)
    /// A path, and the move along it of an element that comes or leaves without a partner.
    case path(FlightPath, AtomicTransition)
    case cascade(Stagger)
    /// Nothing but an animation, a delay or a duration.
    case timing
    /// That the element does nothing.
    case nothing
  }

  /// What is wrong with the delays of its parts, in sentences.
  var validationMessages: [String] {
    parts.flatMap { part in
      let delay = part.timing.unusableDelay.map {
        "\(part) was given the delay \($0), for which 0 is used"
      }
      guard case .cascade(let stagger) = part.content else { return [delay].compactMap { $0 } }
      return [delay, stagger.validationMessage].compactMap { $0 }
    }
  }

  /// The shared elements among its parts, whatever their conditions.
  var sharedElements: [SharedElement<ID>] {
    parts.compactMap { part in
      if case .shared(let element) = part.content { return element }
      return nil
    }
  }

  /// Whether it does nothing, whatever its conditions.
  var isIdentity: Bool { parts.allSatisfy { $0.isNothing } }

  typealias Condition = @Sendable (ElementContext<ID>) -> Bool

  init(parts: [Part]) { forwards = GrowingList(parts) }

  private init(_ content: Content) { self.init(parts: [Part(content: content)]) }
}

/// When a part of the transition of an element plays, and for how long.
package struct ElementPartTiming: Sendable {
  /// The animation; nil for that of the change.
  var animation: Animation?
  var delay = 0.0
  /// The last delay that cannot be used; nil if all can.
  var unusableDelay: Double?
  var duration: ElementDuration?
}

// MARK: - Kinds

extension ElementTransition {
  /// Nothing: the element is at its end at once. It is the neutral element of ``combined(with:)``.
  public static var identity: ElementTransition { ElementTransition(.nothing) }

  /// A transition that plays when the element is inserted or removed. An element that stays ignores it, and a shared
  /// element plays it instead of flying, unless it is combined with ``sharedElement(path:content:fading:layer:clippedBy:)``.
  ///
  /// - Parameter transition: the transition of the element, for its insertion and its removal.
  public static func atomic(_ transition: AtomicTransition) -> ElementTransition {
    ElementTransition(.effect(transition))
  }

  /// A fade: an inserted element fades in and a removed one out. One that stays is at its new position at once, and its old
  /// content fades out.
  public static var crossfade: ElementTransition { ElementTransition(.crossfade) }

  /// A move in from outside an edge of the scene on insertion, and out to it on removal, however far that is.
  ///
  /// - Parameter edge: leading and trailing follow the layout direction of the scene.
  public static func edgeTranslation(_ edge: Edge) -> ElementTransition {
    .atomic(.move(fromOutside: edge))
  }

  /// A vertical move by a distance in points: from there on insertion, and to there on removal.
  ///
  /// - Parameter distance: a positive distance is down.
  public static func translateY(_ distance: Double) -> ElementTransition {
    .atomic(.offset(y: distance))
  }

  /// A flight of a shared element straight from its old to its new position, in front of what does not fly.
  public static var sharedElement: ElementTransition { .sharedElement() }

  /// A flight of a shared element from its old to its new position.
  ///
  /// It says how elements with equal match keys fly, and how an element goes that is in both scenes.
  ///
  /// - Parameter element: how the element flies: its path, its content and its layer.
  public static func sharedElement(_ element: SharedElement<ID>) -> ElementTransition {
    ElementTransition(.shared(element))
  }

  /// A flight of a shared element from its old to its new position.
  ///
  /// - Parameters:
  ///   - path: the path of the middle of the frame.
  ///   - content: what is shown of the two contents.
  ///   - fading: the part of the way on which the old content fades out, such as `0.3...0.6`.
  ///   - layer: where the element is drawn.
  ///   - clippedBy: the element to which a flight above is clipped.
  public static func sharedElement(
    path: FlightPath = .straight, content: SharedElement<ID>.Content = .crossfade,
    fading: ClosedRange<Double> = 0...1, layer: SharedElement<ID>.Layer = .above,
    clippedBy: ID? = nil
  ) -> ElementTransition {
    .sharedElement(
      SharedElement(
        path: path, content: content, fading: fading, layer: layer, clippedBy: clippedBy))
  }

  /// A move along a path, whose points are offsets from the position of the element at rest.
  ///
  /// An inserted element moves to the end of the path, and a removed one back to its start. One that stays or flies goes
  /// along it.
  ///
  /// - Parameters:
  ///   - path: the path, in points; (0, 0) is the position at rest.
  ///   - parameterization: how progress becomes a position on the path; by default equal progress covers
  ///     equal length.
  public static func move(
    along path: MotionPath, parameterization: MotionPath.Parameterization = .constantSpeed
  ) -> ElementTransition {
    ElementTransition(
      .path(
        .along(path, parameterization: parameterization),
        .move(along: path, parameterization: parameterization)))
  }

  /// Delays for the children of the element that come, leave or move, one after the other.
  ///
  /// Children that come or leave with the element are parts of it, and do not wait, unless they have a transition
  /// ``TransitionScope/withParent``. ``TransitionDefinition/problems(in:_:)`` reports a cascade without children that wait.
  ///
  /// - Parameters:
  ///   - direction: which child is the first.
  ///   - delay: the delay from one row or column to the next, or for a distance of the size of the element from the centre, in
  ///     seconds.
  public static func cascade(
    _ direction: CascadeDirection = .topToBottom, each delay: Double = 0.02
  ) -> ElementTransition {
    ElementTransition(.cascade(direction.stagger(each: delay)))
  }

  /// Delays for the children of the element that come, leave or move.
  ///
  /// - Parameter stagger: the delays with which the children follow each other.
  public static func cascade(_ stagger: Stagger) -> ElementTransition {
    ElementTransition(.cascade(stagger))
  }

  /// An animation for whatever the element does by itself.
  ///
  /// - Parameter animation: the animation, in place of that of the change.
  public static func animation(_ animation: Animation) -> ElementTransition {
    ElementTransition(.timing).animation(animation)
  }

  /// A delay for whatever the element does by itself, in seconds.
  ///
  /// - Parameter seconds: the delay, in seconds; one that is negative, above 1e6 or not finite counts as 0, and is reported.
  public static func delay(_ seconds: Double) -> ElementTransition {
    ElementTransition(.timing).delay(seconds)
  }

  /// A duration for whatever the element does by itself.
  ///
  /// - Parameter duration: how long the element moves, whatever the duration of its animation.
  public static func duration(_ duration: ElementDuration) -> ElementTransition {
    ElementTransition(.timing).duration(duration)
  }
}

// MARK: - Changing

extension ElementTransition {
  /// Returns the transition with an animation for all parts that have none; the innermost animation wins.
  ///
  /// - Parameter animation: the animation, in place of that of the change.
  public func animation(_ animation: Animation) -> ElementTransition {
    changed { $0.timing.animation = $0.timing.animation ?? animation }
  }

  /// Returns the transition with all parts starting later by some seconds. A delay that is negative, above 1e6 or not finite counts
  /// as 0, and is reported.
  ///
  /// - Parameter seconds: the delay, in seconds, which is added to the delays that the parts have.
  public func delay(_ seconds: Double) -> ElementTransition {
    changed {
      if seconds >= 0, $0.timing.delay + seconds <= Animation.longestDuration {
        $0.timing.delay += seconds
      } else {
        $0.timing.unusableDelay = seconds
      }
    }
  }

  /// Returns the transition with a duration for all parts that have none; the innermost duration wins.
  ///
  /// - Parameter duration: how long the parts take, whatever the duration of their animation.
  public func duration(_ duration: ElementDuration) -> ElementTransition {
    changed { $0.timing.duration = $0.timing.duration ?? duration }
  }

  /// Returns a transition that plays only if a condition holds.
  ///
  /// ```swift
  /// .edgeTranslation(.bottom).when { $0.isPresenting && $0.sceneSize.width < 600 }
  /// ```
  ///
  /// - Parameter condition: returns whether the transition plays for an element.
  public func when(
    _ condition: @escaping @Sendable (ElementContext<ID>) -> Bool
  ) -> ElementTransition {
    changed { $0.conditions.append(condition) }
  }

  /// Returns a transition that does what both do.
  ///
  /// Effects are composed as transitions are. Of two shared elements, paths, cascades or timings the later one wins.
  ///
  /// - Parameter other: another transition.
  public func combined(with other: ElementTransition) -> ElementTransition {
    if hasEffect, other.hasEffect {
      // The shorter one is copied, so that many take linear time in either order.
      if count < other.count {
        var transition = other
        for part in parts.reversed() { transition.backwards.append(part) }
        return transition
      }
      var transition = self
      for part in other.parts { transition.forwards.append(part) }
      return transition
    }
    let all = parts + other.parts
    let effective = all.filter { !$0.isNothing }
    guard effective.isEmpty else { return ElementTransition(parts: effective) }
    // That nothing is done holds under the conditions that were given.
    let conditional = all.filter { !$0.conditions.isEmpty }
    return ElementTransition(parts: conditional.isEmpty ? all : conditional)
  }

  private var count: Int { backwards.count + forwards.count }

  /// Whether it has parts that do something: either all do or none does.
  private var hasEffect: Bool { (forwards.first ?? backwards.first)?.isNothing == false }

  private func changed(_ change: (inout Part) -> Void) -> ElementTransition {
    var parts = parts
    for index in parts.indices { change(&parts[index]) }
    return ElementTransition(parts: parts)
  }
}

extension ElementTransition: CustomStringConvertible {
  /// The parts with their timing, such as `sharedElement(arc(0.4)) + offset(y: 30).delay(0.1 s)`.
  public var description: String { parts.map { $0.description }.joined(separator: " + ") }
}

extension ElementTransition.Part: CustomStringConvertible {
  package var description: String {
    var text = content.description
    if let animation = timing.animation { text += ".animation(\(animation))" }
    if let duration = timing.duration { text += ".duration(\(duration))" }
    if timing.delay > 0 { text += ".delay(\(number: timing.delay) s)" }
    return conditions.isEmpty ? text : text + ".when(condition)"
  }
}

extension ElementTransition.Content {
  fileprivate var description: String {
    switch self {
    case .effect(let transition): "\(transition)"
    case .crossfade: "crossfade"
    case .shared(let element): "sharedElement(\(element))"
    case .path(let path, _): "move(\(path))"
    case .cascade(let stagger): "cascade(\(stagger))"
    case .timing: "timing"
    case .nothing: "identity"
    }
  }
}
