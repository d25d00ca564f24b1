import TransitionKit

extension ScreenTransition {
  /// Fades one screen in over the other one.
  public static let dissolve = ScreenTransition(.dissolve)

  /// Moves the new screen in from an edge over the old one, which does not move. The reverse moves it out again.
  ///
  /// - Parameter edge: the edge that the new screen comes from; leading and trailing follow the layout
  ///   direction.
  public static func cover(edge: Edge = .trailing) -> ScreenTransition {
    ScreenTransition(.cover(edge: edge))
  }

  /// Moves both screens side by side: the new one comes from an edge.
  ///
  /// - Parameter edge: the edge that the new screen comes from; leading and trailing follow the layout
  ///   direction.
  public static func slide(edge: Edge = .trailing) -> ScreenTransition {
    ScreenTransition(.slide(edge: edge))
  }

  /// Moves screens side by side on one track, as a pager does: later tabs are on the trailing side.
  ///
  /// However often it is interrupted, the screens on screen stay side by side, in the order of the tabs and without those
  /// between, since one number moves all of them. A finger that goes back beyond where it began turns to the tab on the other
  /// side, and a rubber band holds the first and the last tab. A tab that belongs between two on screen comes over them.
  ///
  /// ```swift
  /// let tabs = TransitionController(try TabSelection(["a", "b", "c"]), in: window) { _ in .pager }
  /// ```
  public static let pager = ScreenTransition(.slide(edge: .trailing), animation: .smooth).sideBySide

  /// Moves the new screen in from an edge over the old one, which moves by a third of the distance and is dimmed.
  ///
  /// - Parameter edge: the edge that the new screen comes from; leading and trailing follow the layout
  ///   direction.
  public static func push(edge: Edge = .trailing) -> ScreenTransition {
    ScreenTransition(.push(edge: edge))
  }

  /// Moves the old screen out to an edge, so that the new one is seen behind it.
  ///
  /// - Parameter edge: the edge that the old screen leaves by; leading and trailing follow the layout
  ///   direction.
  public static func uncover(edge: Edge = .leading) -> ScreenTransition {
    ScreenTransition(.uncover(edge: edge))
  }

  /// Shows where a swipe back leads before it is committed: the screen in front becomes smaller, with round corners. A commit
  /// fades it out, and a swipe that is cancelled lets it grow back.
  ///
  /// ```swift
  /// let stack = TransitionController(ScreenStack(["list"]), in: window) {
  ///   $0.interaction == nil ? .push() : .predictiveBack
  /// }
  /// stack.beginInteraction(.backSwipe(), at: sample)
  /// ```
  ///
  /// The fade after the commit and its curve (0.1, 0.1, 0, 1) are those of "Predictive back design", developer.android.com. The
  /// scale of 0.9, the radius of 32 points and the duration of 0.3 seconds were chosen for this library.
  public static let predictiveBack = ScreenTransition(
    .asymmetric(
      push: .covering(front: [.opacity, .scale(0.9)], back: .identity),
      pop: .covering(front: .receding, back: .identity))
  )
  .committing(
    with: .covering(front: [.receding, .opacity], back: .identity),
    animation: .timingCurve(0.1, 0.1, 0, 1, duration: 0.3))

  /// Moves a presented screen in from the bottom edge, to rest at the first of some heights.
  ///
  /// - Parameters:
  ///   - detents: the heights at which the sheet rests. For an empty list, ``Detent/large`` is used, and
  ///     ``ScreenWindow/diagnostics`` say so.
  ///   - initialDetent: the detent at which it is first, as an index.
  ///   - dimming: the opacity of the element that dims the screens below.
  public static func sheet(
    detents: [Detent] = [.large], initialDetent: Int = 0, dimming: Double = 0.2
  ) -> ScreenTransition {
    ScreenTransition(
      .rising, animation: .smooth,
      presentation: .sheet(detents: detents, initialDetent: initialDetent, dimming: dimming))
  }

  /// Moves a presented screen in from the bottom edge, over a screen that recedes.
  ///
  /// - Parameters:
  ///   - detents: the heights at which the card rests. For an empty list, ``Detent/large`` is used, and
  ///     ``ScreenWindow/diagnostics`` say so.
  ///   - dimming: the opacity of the element that dims the screens below.
  public static func card(
    detents: [Detent] = [.fraction(0.93)], dimming: Double = 0.2
  ) -> ScreenTransition {
    ScreenTransition(
      .rising, animation: .smooth, presentation: .card(detents: detents, dimming: dimming))
  }
}

extension AtomicTransition {
  /// What the screen in front does while a swipe back shows the one behind.
  fileprivate static let receding: AtomicTransition = [.scale(0.9), .cornerRadius(32)]
}

extension NavigationTransition {
  /// Moves the new screen in from the bottom edge, by its own height.
  static let rising = covering(
    front: .move(edge: .bottom, relativeTo: .view), back: .identity)
}
