extension MotionTable {
  /// Lets the current change follow the same transition in a container of another size.
  ///
  /// The parameters are those of ``InterruptibleMotions/rescale(to:from:to:)``.
  mutating func rescale(to change: Change, from old: Size?, to size: Size) -> Bool {
    let (known, next) = (changes[0].prepared, change.prepared)
    let tracks = next.timeline.tracks
    guard next.timeline.layout.targets == known.timeline.layout.targets,
      next.timeline.layout.written == known.timeline.layout.written,
      tracks.count == known.timeline.tracks.count,
      zip(tracks, known.timeline.tracks).allSatisfy({
        $0.target == $1.target && $0.property == $1.property
      })
    else { return false }
    changes[0] = change
    guard !isEmpty else {
      layout = next.timeline.layout
      return true
    }
    guard let old else { return true }
    for view in 0..<currentCount where layout.written[view].contains(.translation) {
      let slot = layout.slot(of: .translation, of: view)
      var (before, after) = (
        SIMD4(old.width, old.height, 0, 0), SIMD4(size.width, size.height, 0, 0)
      )
      if case .track(0, let track) = properties[slot].goal {
        let (own, new) = (known.distance(of: Int(track)), next.distance(of: Int(track)))
        let moves = own.magnitudes .> 1e-9 .& new.magnitudes .> 1e-9
        before.replace(with: own, where: moves)
        after.replace(with: new, where: moves)
      }
      let scale = (after / before).replacing(with: 1, where: before .== 0)
      let goal = motions.goals[slot]
      motions.carry(SlotIndex(slot), by: scale, offset: goal - goal * scale)
    }
    return true
  }
}

extension PreparedTransition {
  /// From where a track ends to where it starts.
  fileprivate func distance(of track: Int) -> SIMD4<Double> {
    value(of: track, at: 0) - value(of: track, at: timeline.duration)
  }
}
