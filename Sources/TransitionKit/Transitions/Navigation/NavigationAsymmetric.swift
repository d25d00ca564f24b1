extension NavigationTransition {
  /// One transition for push and another one for pop.
  public static func asymmetric(
    push: NavigationTransition, pop: NavigationTransition
  ) -> NavigationTransition {
    var branches = push.program.scoped(.push)
    branches += pop.program.scoped(.pop)
    return NavigationTransition(program: (consume branches).scoped(.alternatives))
  }

  /// One atomic transition for push and another one for pop; each inserts the destination and removes
  /// the origin.
  @_disfavoredOverload
  public static func asymmetric(
    push: AtomicTransition, pop: AtomicTransition
  ) -> NavigationTransition {
    asymmetric(push: NavigationTransition(push), pop: NavigationTransition(pop))
  }

  /// A transition on push only; a pop happens without any.
  public static func onPush(_ transition: NavigationTransition) -> NavigationTransition {
    asymmetric(push: transition, pop: .identity)
  }

  /// An atomic transition on push only; a pop happens without any.
  @_disfavoredOverload
  public static func onPush(_ transition: AtomicTransition) -> NavigationTransition {
    onPush(NavigationTransition(transition))
  }

  /// A transition on pop only; a push happens without any.
  public static func onPop(_ transition: NavigationTransition) -> NavigationTransition {
    asymmetric(push: .identity, pop: transition)
  }

  /// An atomic transition on pop only; a push happens without any.
  @_disfavoredOverload
  public static func onPop(_ transition: AtomicTransition) -> NavigationTransition {
    onPop(NavigationTransition(transition))
  }
}
