import TransitionKit

// What the compiler reports.
extension Linter {
  /// A finding for each view whose back is seen.
  ///
  /// - Parameter others: the views that are left out.
  mutating func findBacks(except others: Set<ViewID> = []) {
    for track in timeline.tracks where track.property == .rotation {
      let (view, views, visible) = (track.view, views, visible)
      let turns = track.segments.contains { segment in
        !segment.isStraight || [segment.start, segment.end].contains { $0.x != 0 || $0.y != 0 }
      }
      guard turns, !others.contains(view), let index = views.index(of: view) else { continue }
      func isSeen(_ time: Double) -> Bool {
        visible.isPresent(index, at: time) && visible.opacity(of: index, at: time) > 0
          && views.showsBack(index, at: time) && !views.isTurnedAway(index, at: time)
      }
      let times = times(until: duration)
      guard let first = times.indices.first(where: { isSeen(times[$0]) }),
        let last = times.indices.last(where: { isSeen(times[$0]) })
      else { continue }
      let start =
        first == 0 ? times[first] : boundary(between: times[first - 1], and: times[first], isSeen)
      let end =
        last + 1 < times.count
        ? boundary(between: times[last], and: times[last + 1]) { !isSeen($0) } : times[last]
      add(
        .backSeen, .warning, view, .rotation, start...max(start, end), size: max(end - start, 0),
        "s",
        "is seen from behind from \(readable(start)) to \(readable(end)) s",
        "Set doubleSided to false, so that its back is left out.")
    }
  }

  /// Adds what the compiler reports and nothing else of the findings says.
  mutating func addOthers(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where !diagnostic.kind.isLinted {
      add(
        .unusableInput, diagnostic.severity, diagnostic.view, diagnostic.property, 0...0, size: 0,
        "", diagnostic.message, "Give a value that can be used.", from: [],
        paths: diagnostic.path.map { [$0] } ?? [])
    }
  }
}

extension Diagnostic.Kind {
  /// Whether lint finds the same by itself, with its time and its size.
  fileprivate var isLinted: Bool {
    switch self {
    case .jump, .leftHidden, .leftDisplaced, .neverReturns, .seenFromBehind, .doesNothing,
      .endlessAnimation, .longAnimation, .unstartedLoop, .unusableValue:
      true
    default: false
    }
  }
}
