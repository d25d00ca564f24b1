import TransitionKit

/// What stands in a document for the code of a timeline: straight lines, made once.
struct Baking {
  /// By the index of the timing; nil for those that a document can hold as they are.
  let animations: [BakedAnimation?]

  /// By the index of the term; nil for those that a document can hold as they are.
  let paths: [BakedWay?]

  init(_ timeline: Timeline) {
    animations = timeline.timings.map { timing in
      if case .custom(let animation) = timing.animation.base {
        return BakedAnimation(animation, timing: timing)
      }
      return timing.animation.modifiers.count > AnimationDocument.greatestModifierCount
        ? BakedAnimation(allOf: timing) : nil
    }
    paths = timeline.terms.map { BakedWay($0, timing: timeline.timings[$0.timing]) }
  }

  /// Whether a track is written otherwise than it is.
  func changes(_ track: Track, of timeline: Timeline) -> Bool {
    track.terms.contains { paths[$0] != nil || animations[timeline.terms[$0].timing] != nil }
  }
}
