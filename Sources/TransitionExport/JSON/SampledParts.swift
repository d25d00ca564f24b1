import TransitionKit

/// The straight lines that replace the code of a timeline in a document.
package struct SampledParts {
  /// The animations by the index of their timing; nil where a document can contain the animation itself.
  let animations: [SampledAnimation?]

  /// The paths by the index of their segment; nil where a document can contain the path itself.
  private(set) var paths: [Int: SampledPath] = [:]

  init(_ timeline: Timeline) {
    animations = timeline.timings.map { timing in
      if case .custom(let animation) = timing.animation.base {
        return SampledAnimation(animation, timing: timing)
      }
      return timing.animation.modifiers.count > AnimationDocument.greatestModifierCount
        ? SampledAnimation(allOf: timing) : nil
    }
    for track in timeline.tracks {
      for (index, segment) in zip(track.segments.indices, track.segments) {
        paths[index] = SampledPath(segment, timing: timeline.timings[segment.timing])
      }
    }
  }

  /// Whether a track in the document differs from that of the timeline.
  func changes(_ track: Timeline.Track, of timeline: Timeline) -> Bool {
    track.segments.indices.contains {
      paths[$0] != nil || animations[track.segments[$0].timing] != nil
    }
  }
}
