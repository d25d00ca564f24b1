// The attributes of an element as methods, so that it is written as a view is in SwiftUI.
extension SceneElement {
  /// Returns the element with a state at rest, such as an opacity of 0.4.
  public func state(_ state: PropertyState) -> SceneElement {
    var element = self
    element.state = state
    return element
  }

  /// Returns the element with an opacity at rest.
  public func opacity(_ opacity: Double) -> SceneElement {
    var element = self
    element.state.opacity = opacity
    return element
  }

  /// Returns the element with a modifier, whose `animatableData` moves when it changes.
  public func modifier(_ modifier: some TransitionModifier) -> SceneElement {
    var element = self
    element.modifier = RestingModifier(modifier)
    return element
  }

  /// Returns the element with an effect that plays whenever the trigger changes.
  public func emphasis(_ emphasis: Emphasis) -> SceneElement {
    var element = self
    element.emphasis = emphasis
    return element
  }

  /// Returns the element with a number that changes when it shows something else.
  public func contentVersion(_ version: Int) -> SceneElement {
    var element = self
    element.contentVersion = version
    return element
  }

  /// Returns the element with its children clipped to it.
  public func clipped(_ clips: Bool = true) -> SceneElement {
    var element = self
    element.clips = clips
    return element
  }

  /// Returns the element with what it does when it is inserted or removed.
  ///
  /// - Parameter scope: when it plays; by default only if the parent stays.
  public func transition(
    _ transition: AtomicTransition, _ scope: TransitionScope = .element
  ) -> SceneElement {
    var element = self
    element.transition = transition
    element.transitionScope = scope
    return element
  }

  /// Returns the element with the way in which its content follows a size that moves.
  public func resizing(_ resizing: Resizing) -> SceneElement {
    var element = self
    element.resizing = resizing
    return element
  }

  /// Returns the element with an animation that is used instead of that of the transaction; with nil it does not move.
  public func animation(_ animation: Animation?) -> SceneElement {
    var element = self
    element.animation = animation.map { .custom($0) } ?? .disabled
    return element
  }
}
