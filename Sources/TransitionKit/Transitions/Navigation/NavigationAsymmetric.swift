extension NavigationTransition {
  /// Combines one transition for push and another one for pop.
  ///
  /// - Parameters:
  ///   - push: the transition that a push plays.
  ///   - pop: the transition that a pop plays.
  public static func asymmetric(
    push: NavigationTransition, pop: NavigationTransition
  ) -> NavigationTransition {
    var branches = push.program.scoped(.push)
    branches += pop.program.scoped(.pop)
    return NavigationTransition(program: (consume branches).scoped(.alternatives))
  }

  /// Combines one atomic transition for push and another one for pop. Each inserts the destination and
  /// removes the origin.
  ///
  /// - Parameters:
  ///   - push: the atomic transition of both views on a push.
  ///   - pop: the atomic transition of both views on a pop.
  @_disfavoredOverload
  public static func asymmetric(
    push: AtomicTransition, pop: AtomicTransition
  ) -> NavigationTransition {
    asymmetric(push: NavigationTransition(push), pop: NavigationTransition(pop))
  }

  /// Plays a transition on push only. A pop has no effect.
  ///
  /// - Parameter transition: the transition that a push plays.
  public static func onPush(_ transition: NavigationTransition) -> NavigationTransition {
    asymmetric(push: transition, pop: .identity)
  }

  /// Plays an atomic transition on push only. A pop has no effect.
  ///
  /// - Parameter transition: the atomic transition of both views on a push.
  @_disfavoredOverload
  public static func onPush(_ transition: AtomicTransition) -> NavigationTransition {
    onPush(NavigationTransition(transition))
  }

  /// Plays a transition on pop only. A push has no effect.
  ///
  /// - Parameter transition: the transition that a pop plays.
  public static func onPop(_ transition: NavigationTransition) -> NavigationTransition {
    asymmetric(push: .identity, pop: transition)
  }

  /// Plays an atomic transition on pop only. A push has no effect.
  ///
  /// - Parameter transition: the atomic transition of both views on a pop.
  @_disfavoredOverload
  public static func onPop(_ transition: AtomicTransition) -> NavigationTransition {
    onPop(NavigationTransition(transition))
  }
}
