extension AtomicTransition {
  /// The transition mirrored in space: translations and rotations change their direction, and clips and anchors swap
  /// sides.
  ///
  /// It works on effects, so handlers are mirrored like primitives. Depth (`dz`), time, and the roles
  /// of the views stay. Mirrored twice, a transition is itself.
  public func mirrored() -> AtomicTransition {
    AtomicTransition(program: program.scoped(.mirrored))
  }
}
