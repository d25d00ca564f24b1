/// The way of one property through keyframes, by progress.
///
/// It is a class so that the many terms that have none carry no more than an empty reference.
package final class KeyframePath: Sendable {
  package let track: KeyframeTrack<Vector>
  package let isReversed: Bool

  package init(_ track: KeyframeTrack<Vector>, isReversed: Bool) {
    self.track = track
    self.isReversed = isReversed
  }

  func value(at progress: Double) -> SIMD4<Double> {
    track.value(at: (isReversed ? 1 - progress : progress) * track.duration).lanes
  }

  /// The rate of change by progress.
  func velocity(at progress: Double) -> SIMD4<Double> {
    guard isReversed else {
      return track.velocity(at: progress * track.duration).lanes * track.duration
    }
    return track.velocity(before: (1 - progress) * track.duration).lanes * -track.duration
  }
}

extension KeyframePath: Equatable {
  package static func == (a: KeyframePath, b: KeyframePath) -> Bool {
    a === b || (a.track == b.track && a.isReversed == b.isReversed)
  }
}
