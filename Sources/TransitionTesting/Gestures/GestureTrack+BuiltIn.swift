import TransitionKit

/// Tracks as people make them.
///
/// They are synthesized, not recorded from a person: each movement follows the minimum-jerk model of reaching (Flash and
/// Hogan, "The Coordination of Arm Movements", 1985), sampled 120 times a second, with a jitter of fractions of a point and of
/// a millisecond from a fixed seed. A finger also drifts a little across its direction. The same arguments always give the
/// same track.
extension GestureTrack {
  /// A short, fast swipe that is let go while it is fast: about 1,700 points a second after 0.1 s.
  ///
  /// Fingers are not faster on large screens, so it has the same length in every container that has room for it.
  ///
  /// - Parameters:
  ///   - edge: the edge towards which the finger moves.
  ///   - container: the container in which the finger moves; its size and layout direction decide where.
  public static func flick(
    towards edge: Edge = .trailing, in container: Container
  ) -> GestureTrack {
    var finger = SyntheticFinger(towards: edge, in: container, seed: 1985)
    let length = min(170, 0.5 * finger.extent)
    finger.reach(length, lasting: 0.18, stoppingAfter: 0.1)
    return finger.track(releasedAtRest: false)
  }

  /// A slow drag to 45 % of the container that hesitates, changes its mind, and is let go near where it began.
  ///
  /// - Parameters:
  ///   - edge: the edge towards which the finger moves first.
  ///   - container: the container in which the finger moves; its size and layout direction decide where.
  public static func slowDragThatGoesBack(
    towards edge: Edge = .trailing, in container: Container
  ) -> GestureTrack {
    var finger = SyntheticFinger(towards: edge, in: container, seed: 7)
    finger.reach(0.45 * finger.extent, lasting: 0.85)
    finger.rest(lasting: 0.15)
    finger.reach(0.05 * finger.extent, lasting: 0.7)
    return finger.track(releasedAtRest: true)
  }

  /// A slow drag to 65 % of the container that is let go at rest.
  ///
  /// - Parameters:
  ///   - edge: the edge towards which the finger moves.
  ///   - container: the container in which the finger moves; its size and layout direction decide where.
  public static func dragAndRelease(
    towards edge: Edge = .trailing, in container: Container
  ) -> GestureTrack {
    var finger = SyntheticFinger(towards: edge, in: container, seed: 42)
    finger.reach(0.65 * finger.extent, lasting: 0.9)
    finger.rest(lasting: 0.08)
    return finger.track(releasedAtRest: true)
  }
}
