/// What is to be known about all transitions of a type.
public struct TransitionProperties: Sendable, Hashable {
  /// Whether the transition moves, so that ``AtomicTransition/reducingMotion()`` takes its translations, rotations
  /// and changes of extent out. If false, it is left as it is.
  public var hasMotion: Bool

  /// Makes properties, of a transition that moves by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}
