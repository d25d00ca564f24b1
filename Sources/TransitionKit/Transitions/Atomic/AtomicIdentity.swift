extension AtomicTransition {
  /// Does nothing: combined with it, a transition stays what it is.
  public static let identity = AtomicTransition(program: Program())
}
