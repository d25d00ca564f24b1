/// What a gesture recogniser says of a finger at one time.
public struct GestureSample: Sendable, Hashable {
  /// The time in seconds, on any clock that all samples of a gesture share.
  ///
  /// Only the time since the sample that the gesture began with counts, so that may be the clock of the
  /// gesture recogniser, or 0 at the start.
  public var time: Double

  /// How far the finger has moved since the gesture began, in points.
  public var translation: Point

  /// How fast the finger moves, in points a second; nil if the gesture derives it from its samples.
  ///
  /// The gesture does so with a ``VelocityTracker``. The closures of an ``InteractionPolicy`` get samples with a velocity then,
  /// but for the first one of a gesture, from which nothing can be derived.
  public var velocity: Point?

  /// Where the finger touches, in the coordinates of the window; nil if that is not known.
  ///
  /// With it, a gesture can catch a screen that is leaving. See `TransitionController/beginInteraction(_:at:)`.
  public var location: Point?

  /// Makes a sample of a gesture.
  ///
  /// - Parameters:
  ///   - time: the time in seconds, on any clock that all samples of a gesture share.
  ///   - translation: how far the finger has moved since the gesture began, in points.
  ///   - velocity: how fast the finger moves, in points a second; nil if the gesture derives it from its samples.
  ///   - location: where the finger touches, in the coordinates of the window; nil if that is not known.
  public init(
    time: Double, translation: Point = .zero, velocity: Point? = nil, location: Point? = nil
  ) {
    self.time = time
    self.translation = translation
    self.velocity = velocity
    self.location = location
  }
}

extension GestureSample {
  /// The sample without the numbers that are not finite. The time stays, as a clock and a tracker leave it out.
  ///
  /// - Parameters:
  ///   - last: the translation instead of one that is not finite.
  ///   - report: what keeps the diagnostic of such numbers.
  package func sanitized(after last: Point, _ report: (Diagnostic) -> Void) -> GestureSample {
    var sanitized = self
    if !translation.isFinite { sanitized.translation = last }
    if velocity?.isFinite == false { sanitized.velocity = nil }
    if location?.isFinite == false { sanitized.location = nil }
    if OptionalParts.hasDiagnostics, sanitized != self {
      report(
        Diagnostic(
          kind: .nonFiniteValue, severity: .warning,
          message: "the gesture sample (\(self)) has numbers that are not finite; they are left out"
        ))
    }
    return sanitized
  }
}

extension Point {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension GestureSample: CustomStringConvertible {
  /// The time, the translation, and the velocity if it is given.
  public var description: String {
    let velocity = velocity.map { ", velocity \($0)" } ?? ""
    return "\(number: time) s: translation \(translation)\(velocity)"
  }
}
