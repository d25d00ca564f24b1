/// What is to be known about all transitions of a type.
public struct TransitionProperties: Sendable, Hashable {
  /// Whether the transition moves, so that ``AtomicTransition/reducingMotion()`` takes its translations, rotations,
  /// changes of extent and moving clips out. If false, it is left as it is.
  public var hasMotion: Bool

  /// Makes properties, of a transition that moves by default.
  ///
  /// - Parameter hasMotion: whether reducing motion replaces what the transition moves; true by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
