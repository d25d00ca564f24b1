/// The path of a value from keyframe to keyframe.
package struct KeyframePath: Sendable {
  private let keyframes: KeyframeSampler
  let sampler: any PathSampler

  /// Makes a path from the keyframes of a track.
  ///
  /// - Parameters:
  ///   - track: the keyframes, whose duration is stretched to a progress from 0 to 1.
  ///   - isReversed: whether the value goes from the last keyframe back to the initial value.
  package init(_ track: KeyframeTrack<PropertyVector>, isReversed: Bool) {
    keyframes = KeyframeSampler(track, isReversed: isReversed)
    sampler = keyframes
  }

  /// The keyframes, and the value that they start from.
  package var track: KeyframeTrack<PropertyVector> { keyframes.track }

  /// Whether the value goes from the last keyframe back to the initial value.
  package var isReversed: Bool { keyframes.isReversed }

  /// The value at a progress. Until it starts, and from its end on, it has the values of its ends, whatever
  /// jumps a keyframe makes right there.
  ///
  /// - Parameter progress: a fraction of the duration of the track; values outside 0...1 count as the nearer
  ///   end.
  package func value(at progress: Double) -> SIMD4<Double> { sampler.value(at: progress) }

  /// The progresses at which the value may jump or change its velocity abruptly, in any order.
  package var breakpoints: [Double] { keyframes.breakpoints }
}

extension KeyframePath: Equatable {
  /// Whether two values are equal.
  package static func == (a: KeyframePath, b: KeyframePath) -> Bool {
    a.track == b.track && a.isReversed == b.isReversed
  }
}

private final class KeyframeSampler: PathSampler {
  let track: KeyframeTrack<PropertyVector>
  let isReversed: Bool

  init(_ track: KeyframeTrack<PropertyVector>, isReversed: Bool) {
    self.track = track
    self.isReversed = isReversed
  }

  func value(at progress: Double) -> SIMD4<Double> {
    if progress <= 0 { return (isReversed ? last : track.initialValue).lanes }
    if progress >= 1 { return (isReversed ? track.initialValue : last).lanes }
    return isReversed
      ? track.value(at: (1 - progress) * track.duration).lanes
      : track.value(atFraction: progress).lanes
  }

  private var last: PropertyVector { track.segments.last?.to ?? track.initialValue }

  /// The rate of change; outside 0...1 it is 0.
  func velocity(at progress: Double) -> SIMD4<Double> {
    isReversed
      ? track.velocity(withLeft: progress).lanes * -track.duration
      : track.velocity(atFraction: progress).lanes * track.duration
  }

  /// There are none if the keyframes take no time.
  var breakpoints: [Double] {
    guard track.duration > 0 else { return [] }
    let times = track.segments.flatMap { segment in
      var times = [segment.start, segment.end]
      if case .linear(let curve) = segment.interpolation {
        times += curve.breakpoints.map { segment.start + $0 * segment.duration }
      }
      return times
    }
    return times.map { isReversed ? 1 - $0 / track.duration : $0 / track.duration }
  }
}
