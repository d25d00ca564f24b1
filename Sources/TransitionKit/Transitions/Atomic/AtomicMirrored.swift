extension AtomicTransition {
  /// Returns the transition mirrored in space: translations and rotations change their direction, and clips
  /// and anchors swap sides.
  ///
  /// Mirroring changes effects, so handlers are mirrored like primitives. It does not change the depth
  /// (`dz`), the time, or the roles of the views. Mirroring twice returns the original transition.
  public func mirrored() -> AtomicTransition {
    AtomicTransition(program: program.scoped(.mirrored))
  }
}
