import TransitionKit
import TransitionScenes

/// How one operation on screens happens: what the two screens do, what elements inside them do, and for how long.
///
/// ```swift
/// ScreenTransition(.slide)
/// ScreenTransition(.dissolve, elements: ["cover": .sharedElement()], animation: .smooth)
/// ScreenTransition.sheet(detents: [.medium, .large])
/// ```
public struct ScreenTransition: Sendable {
  /// What the screens do; nil if the one in front fades.
  public private(set) var screens: NavigationTransition?

  /// What the elements of the two screens do, by their local ids.
  ///
  /// An id that both screens have is one shared element if the definition says so.
  public var elements: TransitionDefinition<String>?

  /// The animation of everything that does not set its own.
  public var animation: Animation

  /// Where the presented screen is at rest, if the operation presents one.
  ///
  /// A screen below that stays only takes the ``ScreenPresentation/stateBelow``. What ``screens`` do with it is ignored, and
  /// ``ScreenWindow/diagnostics`` note that.
  public var presentation: ScreenPresentation

  /// Whether screens lie side by side on one track. See ``pager``.
  private(set) var isPager = false

  /// The layers that ``screens`` is made of; nil if it is made of something else.
  let layers: TransitionAnimation?

  /// What takes over when the finger lets go to finish; nil if the transition continues.
  public private(set) var commitStage: Stage?

  /// What takes over when the finger lets go to cancel; nil if the transition goes back.
  public private(set) var cancelStage: Stage?

  /// What takes over when a finger lets go.
  public struct Stage: Sendable {
    /// What the screens do.
    public let screens: NavigationTransition
    /// The animation of everything that does not set its own.
    public let animation: Animation
  }

  /// Creates a transition from what the two screens and the elements in them do.
  ///
  /// - Parameters:
  ///   - screens: what the screens do; nil if the one in front fades.
  ///   - elements: what the elements of the two screens do, by their local ids.
  ///   - animation: the animation of everything that does not set its own.
  ///   - duration: how long that animation takes, in seconds; nil for as long as it takes by itself.
  ///   - presentation: where the presented screen is at rest, if the operation presents one.
  public init(
    _ screens: NavigationTransition? = nil, elements: TransitionDefinition<String>? = nil,
    animation: Animation = .default, duration: Double? = nil,
    presentation: ScreenPresentation = .overlay
  ) {
    self.screens = screens
    self.elements = elements
    self.animation = duration.map { animation.lasting($0) } ?? animation
    self.presentation = presentation
    layers = nil
  }

  /// Creates a transition from layers of changes.
  ///
  /// - Parameters:
  ///   - layers: what the screens and temporary views do, and when.
  ///   - elements: what the elements of the two screens do, by their local ids.
  ///   - duration: how long it takes, in seconds.
  ///   - presentation: where the presented screen is at rest, if the operation presents one.
  public init(
    layers: TransitionAnimation, elements: TransitionDefinition<String>? = nil,
    duration: Double = Animation.defaultDuration, presentation: ScreenPresentation = .overlay
  ) {
    screens = .layers(layers)
    self.layers = layers
    self.elements = elements
    animation = .linear(duration: duration)
    self.presentation = presentation
  }

  /// Returns the transition in which elements inside the screens do something, too, by their local ids.
  ///
  /// - Parameter definition: what the elements do, by their local ids; it replaces what was defined before.
  public func elements(_ definition: TransitionDefinition<String>) -> ScreenTransition {
    changed { $0.elements = definition }
  }

  /// Returns the transition with another animation for everything that does not set its own.
  ///
  /// - Parameter animation: the new animation.
  public func animation(_ animation: Animation) -> ScreenTransition {
    changed { $0.animation = animation }
  }

  /// Returns the transition of a gesture with three stages: this one follows the finger, and another one takes over when the
  /// finger lets go to finish.
  ///
  /// The other one starts from what is shown, with its velocity. What it does not write returns to rest.
  ///
  /// - Parameters:
  ///   - screens: what the screens do once the finger has let go.
  ///   - animation: the animation of everything that does not set its own.
  public func committing(
    with screens: NavigationTransition, animation: Animation = .default
  ) -> ScreenTransition {
    changed { $0.commitStage = Stage(screens: screens, animation: animation) }
  }

  /// Returns the transition of a gesture with three stages: this one follows the finger, and another one takes over when the
  /// finger lets go to cancel. The other transition is written for the return.
  ///
  /// - Parameters:
  ///   - screens: what the screens do once the finger has let go.
  ///   - animation: the animation of everything that does not set its own.
  public func cancelling(
    with screens: NavigationTransition, animation: Animation = .default
  ) -> ScreenTransition {
    changed { $0.cancelStage = Stage(screens: screens, animation: animation) }
  }

  /// The same transition with a presentation that a gesture cannot dismiss. See ``ScreenPresentation/isGuarded``.
  ///
  /// - Parameter isGuarded: whether it is so.
  public func guarded(_ isGuarded: Bool = true) -> ScreenTransition {
    changed { $0.presentation.isGuarded = isGuarded }
  }

  /// The same transition with a presentation that dims nothing up to a detent. See
  /// ``ScreenPresentation/largestUndimmedDetent``.
  ///
  /// - Parameter detent: the largest detent without dimming, as an index; nil if all dim.
  public func undimmed(upTo detent: Int?) -> ScreenTransition {
    changed { $0.presentation.largestUndimmedDetent = detent }
  }

  /// The transition with screens that lie side by side on one track.
  var sideBySide: ScreenTransition { changed { $0.isPager = true } }

  /// The transition at a constant rate, so that the screens follow a finger.
  var linear: ScreenTransition {
    changed {
      $0.screens = effectiveScreens.linear
      $0.animation = animation.linear
    }
  }

  /// What the screens do, in any case.
  package var effectiveScreens: NavigationTransition { screens ?? .fade(.in) }

  private func changed(_ change: (inout ScreenTransition) -> Void) -> ScreenTransition {
    var transition = self
    change(&transition)
    return transition
  }
}

extension ScreenTransition: CustomStringConvertible {
  /// What the screens and the elements do.
  public var description: String {
    var parts = ["\(effectiveScreens)", "\(animation)"]
    if let elements { parts.append("elements: \(elements)") }
    if presentation != .overlay { parts.append("presentation: \(presentation)") }
    if let commitStage { parts.append("then \(commitStage.screens)") }
    if let cancelStage { parts.append("or \(cancelStage.screens)") }
    return parts.joined(separator: ", ")
  }
}

extension ScreenTransition.Stage: CustomStringConvertible {
  /// What the screens do, and the animation.
  public var description: String { "\(screens), \(animation)" }
}
