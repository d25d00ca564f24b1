extension NavigationTransition {
  /// Combines one transition for push and another one for pop.
  public static func asymmetric(
    push: NavigationTransition, pop: NavigationTransition
  ) -> NavigationTransition {
    var branches = push.program.scoped(.push)
    branches += pop.program.scoped(.pop)
    return NavigationTransition(program: (consume branches).scoped(.alternatives))
  }

  /// Combines one atomic transition for push and another one for pop. Each inserts the destination and
  /// removes the origin.
  @_disfavoredOverload
  public static func asymmetric(
    push: AtomicTransition, pop: AtomicTransition
  ) -> NavigationTransition {
    asymmetric(push: NavigationTransition(push), pop: NavigationTransition(pop))
  }

  /// Plays a transition on push only. A pop has no effect.
  public static func onPush(_ transition: NavigationTransition) -> NavigationTransition {
    asymmetric(push: transition, pop: .identity)
  }

  /// Plays an atomic transition on push only. A pop has no effect.
  @_disfavoredOverload
  public static func onPush(_ transition: AtomicTransition) -> NavigationTransition {
    onPush(NavigationTransition(transition))
  }

  /// Plays a transition on pop only. A push has no effect.
  public static func onPop(_ transition: NavigationTransition) -> NavigationTransition {
    asymmetric(push: .identity, pop: transition)
  }

  /// Plays an atomic transition on pop only. A push has no effect.
  @_disfavoredOverload
  public static func onPop(_ transition: AtomicTransition) -> NavigationTransition {
    onPop(NavigationTransition(transition))
  }
}
