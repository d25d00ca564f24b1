import TransitionKit

/// What stands in a document for the code of a timeline: straight lines, made once.
struct Baking {
  /// By the index of the timing; nil for those that a document can hold as they are.
  let animations: [BakedAnimation?]

  /// By the index of the segment; nil for those that a document can hold as they are.
  private(set) var paths: [Int: BakedWay] = [:]

  init(_ timeline: Timeline) {
    animations = timeline.timings.map { timing in
      if case .custom(let animation) = timing.animation.base {
        return BakedAnimation(animation, timing: timing)
      }
      return timing.animation.modifiers.count > AnimationDocument.greatestModifierCount
        ? BakedAnimation(allOf: timing) : nil
    }
    for track in timeline.tracks {
      for (index, segment) in zip(track.segments.indices, track.segments) {
        paths[index] = BakedWay(segment, timing: timeline.timings[segment.timing])
      }
    }
  }

  /// Whether a track is written otherwise than it is.
  func changes(_ track: Track, of timeline: Timeline) -> Bool {
    track.segments.indices.contains {
      paths[$0] != nil || animations[track.segments[$0].timing] != nil
    }
  }
}
