import TransitionKit

// The attributes of an element as methods, so that it is written as a view is in SwiftUI.
extension SceneElement {
  /// Returns the element with a state at rest, such as an opacity of 0.4.
  ///
  /// It takes the place of the whole state: write it before ``opacity(_:)`` and ``zIndex(_:)``, which change a part of it.
  ///
  /// - Parameter state: the state at rest, relative to the element as the host draws it.
  public func state(_ state: PropertyState) -> SceneElement {
    with { $0.state = state }
  }

  /// Returns the element with an opacity at rest.
  ///
  /// - Parameter opacity: the factor on the opacity of the element; hosts draw values outside 0...1 as 0 or
  ///   1.
  public func opacity(_ opacity: Double) -> SceneElement {
    with { $0.state.opacity = opacity }
  }

  /// Returns the element with a position in front of siblings that have a smaller one, or behind those that have a greater one.
  ///
  /// It is the `zPosition` of the state at rest. Siblings with the same one are drawn in their order. A new one holds at once.
  ///
  /// - Parameter value: the position; it is 0 by default.
  public func zIndex(_ value: Double) -> SceneElement {
    with { $0.state.zPosition = value }
  }

  /// Returns the element with the space in which the colors of its state move when they change.
  ///
  /// ```swift
  /// Element("tile", frame: frame).state(state).interpolated(in: .oklab)
  /// ```
  ///
  /// - Parameter space: the space in which the way from one color to another is straight.
  public func interpolated(in space: Color.InterpolationSpace) -> SceneElement {
    with { $0.interpolationSpace = space }
  }

  /// Returns the element with a modifier, whose `animatableData` moves when it changes.
  ///
  /// - Parameter modifier: the modifier, in place of the one that the element has.
  public func modifier(_ modifier: some TransitionModifier) -> SceneElement {
    with { $0.modifier = RestingModifier(modifier) }
  }

  /// Returns the element with an effect that plays whenever the trigger changes.
  ///
  /// - Parameter emphasis: the effect and its trigger, in place of those that the element has.
  public func emphasis(_ emphasis: Emphasis) -> SceneElement {
    with { $0.emphasis = emphasis }
  }

  /// Returns the element with a number that changes when it shows something else.
  ///
  /// - Parameter version: any number that is another one whenever the content is; an element has 0 at first.
  public func contentVersion(_ version: Int) -> SceneElement {
    with { $0.contentVersion = version }
  }

  /// Returns the element with the key of what it shows, which it shares with an element of another screen.
  ///
  /// - Parameter key: the key; nil if the element shares what it shows with no other.
  public func match(_ key: MatchKey?) -> SceneElement {
    with { $0.match = key }
  }

  /// Returns the element with the key of what it shows, which it shares with an element of another screen.
  ///
  /// - Parameters:
  ///   - name: what the element shows, such as `cover/42`.
  ///   - namespace: what the name is unique in.
  ///   - role: how the element takes part while it stays.
  public func match(
    _ name: String, in namespace: String = "", role: MatchKey.Role = .standard
  ) -> SceneElement {
    match(MatchKey(name, in: namespace, role: role))
  }

  /// Returns the element with its children clipped to it.
  ///
  /// - Parameter clips: whether the children are clipped to the element.
  public func clipped(_ clips: Bool = true) -> SceneElement {
    with { $0.clips = clips }
  }

  /// Returns the element with what it does when it is inserted or removed.
  ///
  /// - Parameters:
  ///   - transition: what the element does, in place of the default transition of the change.
  ///   - scope: when it plays; by default only if the parent stays.
  public func transition(
    _ transition: AtomicTransition, _ scope: TransitionScope = .element
  ) -> SceneElement {
    with {
      $0.transition = transition
      $0.transitionScope = scope
    }
  }

  /// Returns the element with the way in which its content follows a size that moves.
  ///
  /// - Parameter resizing: how the content follows the size.
  public func resizing(_ resizing: Resizing) -> SceneElement {
    with { $0.resizing = resizing }
  }

  /// Returns the element with an animation that is used instead of that of the transaction; with nil it does not move.
  ///
  /// - Parameter animation: the animation; nil if the element does not move, but is at its new position at once.
  public func animation(_ animation: Animation?) -> SceneElement {
    with { $0.animation = animation.map { .custom($0) } ?? .disabled }
  }

  /// Returns the element with an animation for the changes in which a value becomes another one.
  ///
  /// In these the element, and all inside it, moves with that animation instead of that of the transaction, also if the
  /// transaction has none. An animation inside it, or the element's own one, wins. In other changes it says nothing.
  ///
  /// ```swift
  /// Element("card", frame: frame).animation(.bouncy, value: isOpen)
  /// ```
  ///
  /// - Parameters:
  ///   - animation: the animation; nil if the element and all inside it are at their new positions at once.
  ///   - value: the value. An element that has just been inserted, or had no value before, has no other one.
  public func animation(
    _ animation: Animation?, value: some Equatable & Sendable
  ) -> SceneElement {
    with {
      $0.setAnimation(animation.map { .custom($0) } ?? .disabled, for: value)
    }
  }

  private func with(_ change: (inout SceneElement) -> Void) -> SceneElement {
    var element = self
    change(&element)
    return element
  }
}
