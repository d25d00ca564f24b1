extension CompiledTransition {
  /// A warning for each view whose back is seen.
  ///
  /// The matrices of the timeline are sampled at 240 times. With thousands of contributions they are sampled less often, which
  /// bounds the cost.
  package var backDiagnostics: [Diagnostic] {
    let tracks = timeline.tracks.filter { track in
      track.property == .rotation
        && track.segments.contains { segment in
          !segment.isStraight || [segment.start, segment.end].contains { $0.x != 0 || $0.y != 0 }
        }
    }
    guard !tracks.isEmpty else { return [] }
    let steps = max(min(240, 100_000 / timeline.segments.count), 8)
    let frames = (0...steps).map {
      timeline.frame(at: timeline.duration * Double($0) / Double(steps))
    }
    return tracks.compactMap { track in
      let size = self.size(ofView: track.target)
      let seen = frames.filter { frame in
        let state = frame.state(at: track.target)
        return state.doubleSided && state.visibleOpacity > 0 && state.isTurnedAway(size: size)
      }
      guard let first = seen.first, let last = seen.last else { return nil }
      return Diagnostic(
        kind: .seenFromBehind, severity: .warning, view: track.view,
        property: .rotation,
        message: """
          is seen from behind between \(number: first.time) s and \(number: last.time) s; with \
          doubleSided false its back is left out
          """,
        source: nil)
    }
  }
}
