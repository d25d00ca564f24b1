import TransitionKit

// What a transition of pages reads from the timeline of its roots: the origin, and then the page that it brings.
extension Timeline {
  /// Whether the page that an operation brings is drawn in front of the origin.
  package func bringsPageInFront(by operation: NavigationTransition.Operation) -> Bool {
    let (origin, page) = (height(of: 0), height(of: 1))
    return page == origin ? operation == .push : page > origin
  }

  /// The position at which a view is drawn among the others.
  private func height(of view: Int) -> Double {
    guard layout.written[view].contains(.zPosition) else { return 0 }
    return layout.constantValues[layout.slot(of: .zPosition, of: view)].x
  }

  /// The timing by which everything moves from the start to the end; nil if there is none, or more than one.
  package var onlyTiming: Timing? {
    var known: Int?
    for track in tracks {
      for segment in track.segments where segment.moves && segment.timing != known {
        let timing = timings[segment.timing]
        guard timing.start == 0, timing.end == duration, timing.easingOverride == .linear,
          known.map({ timings[$0] == timing }) ?? true
        else { return nil }
        known = segment.timing
      }
    }
    return known.map { timings[$0] }
  }
}
