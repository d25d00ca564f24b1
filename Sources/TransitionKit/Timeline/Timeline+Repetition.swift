extension Timeline {
  /// Whether anything in a track repeats for ever by its author's wish.
  package func repeats(_ track: Track) -> Bool {
    track.segments.contains { $0.moves && timings[$0.timing].loop != nil }
  }
}
