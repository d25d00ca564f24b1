import TransitionKit

extension KeyframedTrack {
  /// More steps than this look like a slope, and would fill any document.
  private static let greatestStepCount = 1000

  /// The same track with every step as a constant line and a jump, which is two keyframes at one time.
  func withoutSteps() -> KeyframedTrack {
    var track = self
    track.keyframes = []
    for (keyframe, next) in segments {
      guard case .steps(let count, let jump) = keyframe.easing else {
        track.keyframes.append(keyframe)
        continue
      }
      track.keyframes.append(Keyframe(time: keyframe.time, value: keyframe.value))
      if count > Self.greatestStepCount {
        track.entry.errors += magnitude(next.value - keyframe.value) / Double(count - 1)
      } else {
        track.keyframes += stepPoints(count, jump).map { keyframe.keyframe(at: $0, toward: next) }
      }
    }
    track.keyframes += keyframes.suffix(1)
    return track
  }
}
