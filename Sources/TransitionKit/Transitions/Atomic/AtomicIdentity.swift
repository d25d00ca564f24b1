extension AtomicTransition {
  /// A transition without any effect. Combining a transition with it does not change the transition.
  public static let identity = AtomicTransition(program: Program())
}
