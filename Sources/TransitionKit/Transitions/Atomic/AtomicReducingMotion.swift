extension AtomicTransition {
  /// Returns the transition with reduced motion: one fade replaces translations, rotations, changes of
  /// size and moving clips.
  ///
  /// Durations, drawing order and end states do not change. The fade has the timing of the longest movement
  /// that it replaces. A view that already fades, or does not move, gets no fade, nor does a
  /// piece of a view that fades. A ``Transition`` without
  /// ``TransitionProperties/hasMotion`` is not changed. ``PropertySet/movement`` lists what counts as movement.
  ///
  /// Every transition does this in a container with ``Container/prefersReducedMotion``. The paths of conflicts and
  /// diagnostics are the same: `reducingMotion` is in them once, where the outermost reduction is.
  public func reducingMotion() -> AtomicTransition {
    AtomicTransition(program: program.scoped(.reducingMotion))
  }
}
