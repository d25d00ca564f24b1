extension MotionTable {
  /// Fails if a motion, a correction or a view refers to something that is not there.
  ///
  /// - Complexity: O(*n*) in the motions and their corrections.
  package func checkInvariants() throws(BrokenInvariant) {
    try check(!changes.isEmpty, "nothing is the current change")
    try check(outgoing.count <= layout.targets.count, "there are more outgoing views than views")
    try check(
      pages.count == layout.roots.count { $0 < currentCount },
      "the pages are not those of the change")
    guard !isEmpty else { return }
    try motions.checkInvariants()
    for count in [properties.count, motions.goals.count] {
      try check(
        count == layout.constantValues.count,
        "\(layout.constantValues.count) values have \(count) motions")
    }
    for (slot, property) in properties.enumerated() {
      if case .track(let change, let track) = property.goal {
        try check(isTrack(Int(track), of: Int(change)), "motion \(slot) has no track to follow")
      }
    }
    for (slot, next) in motions.waiting {
      try check(properties.indices.contains(slot.offset), "a motion waits for no property")
      if case .track(let track, let change) = next.motion {
        try check(isTrack(Int(track), of: Int(change)), "a motion waits for no track")
      }
    }
  }

  private func isTrack(_ track: Int, of change: Int) -> Bool {
    changes.indices.contains(change) && changes[change].prepared.tracks.indices.contains(track)
  }
}
