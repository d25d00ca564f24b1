extension MotionTable {
  /// Fails if a motion, a correction or a view refers to something that is not there.
  ///
  /// - Complexity: O(*n*) in the motions and their corrections.
  package func checkInvariants() throws(BrokenInvariant) {
    try check(!changes.isEmpty, "nothing is the current change")
    try check(guests.count <= layout.targets.count, "there are more guests than views")
    try check(
      pages.count == layout.roots.count { $0 < currentCount },
      "the pages are not those of the change")
    guard !isEmpty else { return }
    try check(
      motions.count == layout.constantValues.count,
      "\(layout.constantValues.count) values have \(motions.count) motions")
    for (slot, motion) in motions.enumerated() {
      switch motion.goal {
      case .track(let change, let track):
        try check(isTrack(Int(track), of: Int(change)), "motion \(slot) has no track to follow")
      case .constant(let index):
        try check(constants.indices.contains(Int(index)), "motion \(slot) has no value to keep")
      }
      for index in motion.corrections {
        try check(
          corrections.curves.indices.contains(Int(index))
            && curves.indices.contains(Int(corrections.curves[Int(index)])),
          "a correction of motion \(slot) is on no curve")
      }
    }
    for next in waiting {
      try check(motions.indices.contains(Int(next.slot)), "a motion waits for no property")
      try check(isTrack(Int(next.track), of: Int(next.change)), "a motion waits for no track")
    }
  }

  private func isTrack(_ track: Int, of change: Int) -> Bool {
    changes.indices.contains(change) && changes[change].prepared.tracks.indices.contains(track)
  }
}
