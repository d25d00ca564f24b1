import TransitionKit

extension KeyframedTrack {
  /// More steps than this look like a slope, and would fill any document.
  private static let greatestStepCount = 1000

  /// The same track with a slope in place of more steps than a document can list, and the error of that.
  func withoutManySteps() -> KeyframedTrack {
    var track = self
    for (index, (keyframe, next)) in segments.enumerated() {
      guard case .steps(let count, _) = keyframe.easing, count > Self.greatestStepCount else {
        continue
      }
      track.keyframes[index].easing = .linear
      track.entry.errors += magnitude(next.value - keyframe.value) / Double(count - 1)
    }
    return track
  }

  /// The same track with every step as a constant line and a jump, which is two keyframes at one time.
  package func withoutSteps() -> KeyframedTrack {
    var track = withoutManySteps()
    let segments = track.segments
    track.keyframes = []
    for (keyframe, next) in segments {
      guard case .steps(let count, let jump) = keyframe.easing else {
        track.keyframes.append(keyframe)
        continue
      }
      track.keyframes.append(Keyframe(time: keyframe.time, value: keyframe.value))
      track.keyframes += stepPoints(count, jump).map { keyframe.keyframe(at: $0, toward: next) }
    }
    track.keyframes += keyframes.suffix(1)
    return track
  }
}
