extension AtomicTransition {
  /// Returns the transition with reduced motion: one fade replaces translations, rotations and changes of
  /// size.
  ///
  /// Durations, drawing order and end states do not change. The fade has the timing of the longest movement
  /// that it replaces. A view that already fades, or does not move, gets no fade. A ``Transition`` without
  /// ``TransitionProperties/hasMotion`` is not changed.
  public func reducingMotion() -> AtomicTransition {
    AtomicTransition(program: program.scoped(.reducingMotion))
  }
}
