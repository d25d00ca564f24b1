/// A motion of a slot that begins later. Until then the running one continues.
@usableFromInline package struct WaitingMotion: Sendable {
  /// What begins.
  package enum Motion: Sendable {
    /// An animation of some lanes to the goal of the slot.
    case lanes(LaneMask, AnimationCurve)
    /// An animation to another function as the goal of the slot.
    case function(any MovingFunction, AnimationCurve)
    /// A track of a change of a transition, by their indices.
    case track(Int32, of: Int32)
  }

  /// When it begins: an age, or the position of a track on the timeline of its change, in seconds.
  package let start: Double
  package var motion: Motion
  /// The change of a scene that it belongs to.
  let scene: OptionalIndex<ChangeRecord>

  init(_ motion: Motion, at start: Double, of change: ChangeNumber? = nil) {
    (self.motion, self.start, scene) = (motion, start, OptionalIndex(change))
  }

  package var change: ChangeNumber? { scene.index }

  /// Its animation, if it has one of its own.
  package var curve: AnimationCurve? {
    switch motion {
    case .lanes(_, let curve), .function(_, let curve): curve
    case .track: nil
    }
  }
}

extension [SlotIndex: WaitingMotion] {
  /// When the last of them has ended at the latest, with the corrections that it starts with; infinite if one repeats for ever.
  package func settledAge(_ settling: SettlingSpring) -> Double {
    values.reduce(-.infinity) { end, waiting in
      guard let curve = waiting.curve else { return Swift.max(end, waiting.start) }
      return curve.isLoop
        ? .infinity : Swift.max(end, waiting.start + curve.longestDuration(settling))
    }
  }
}
