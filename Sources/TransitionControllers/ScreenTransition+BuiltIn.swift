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

  /// Moves a presented screen in from the bottom edge, to rest at the first of some heights.
  ///
  /// - Parameters:
  ///   - detents: the heights at which the sheet rests.
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
  ///   - detents: the heights at which the card rests.
  ///   - dimming: the opacity of the element that dims the screens below.
  public static func card(
    detents: [Detent] = [.fraction(0.93)], dimming: Double = 0.2
  ) -> ScreenTransition {
    ScreenTransition(
      .rising, animation: .smooth, presentation: .card(detents: detents, dimming: dimming))
  }
}

extension NavigationTransition {
  /// Moves the new screen in from the bottom edge, by its own height.
  static let rising = covering(
    front: .move(edge: .bottom, relativeTo: .view), back: .identity)
}
