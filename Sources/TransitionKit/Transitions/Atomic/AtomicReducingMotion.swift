extension AtomicTransition {
  /// The transition for people who prefer less motion: translations, rotations and changes of extent give way to
  /// one fade.
  ///
  /// Durations, drawing order and end states stay. The fade is timed like the longest movement that it
  /// replaces; a view that fades already, or does not move, gets none. A ``Transition`` that says it has
  /// no motion, by ``TransitionProperties/hasMotion``, is left as it is.
  public func reducingMotion() -> AtomicTransition {
    AtomicTransition(program: program.scoped(.reducingMotion))
  }
}
