extension Container {
  /// The container with the frame as large as the distance of the finger for a transition: along an axis on which a view moves
  /// by its own size or farther, it is the longest such distance.
  package func spanned(by compiled: CompiledTransition) -> Container {
    var container = self
    let distances = compiled.movedDistances
    if let width = distances.width { container.frame.size.width = width }
    if let height = distances.height { container.frame.size.height = height }
    return container
  }
}

extension CompiledTransition {
  /// How far views move from the start to the end, along each axis on which one moves by its own size or farther.
  ///
  /// Shorter moves are ornaments of another change: a finger that had to move by ten points only could not steer them.
  fileprivate var movedDistances: (width: Double?, height: Double?) {
    var distances: (width: Double?, height: Double?)
    for track in timeline.tracks
    where track.property == .translation && timeline.targets[track.target].parent == nil {
      let size = size(ofView: track.target)
      let change =
        timeline.value(of: track, at: timeline.duration) - timeline.value(of: track, at: 0)
      distances.width = longer(distances.width, abs(change.x), extent: size.width)
      distances.height = longer(distances.height, abs(change.y), extent: size.height)
    }
    return distances
  }

  private func longer(_ known: Double?, _ distance: Double, extent: Double) -> Double? {
    // Frames that are computed from others are off by rounding.
    guard extent > 0, distance >= extent * (1 - 1e-9) else { return known }
    return max(known ?? 0, distance)
  }
}
