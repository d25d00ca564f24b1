import TransitionKit

// What a timeline of a change does not say of its views.
extension SceneTransition {
  /// When the views of ``timeline`` are on screen that are not there from the start to the end, in seconds.
  package var presence: [ViewID: [ClosedRange<Double>]] {
    let names = viewNames
    var presence: [ViewID: [ClosedRange<Double>]] = [:]
    for (view, end) in ends {
      guard let name = names[view] else { continue }
      presence[name] = [isReversed ? duration - end...duration : 0...end]
    }
    return presence
  }

  /// How what is in the elements of ``timeline`` follows their sizes, where that is not laid out anew.
  package var resizings: [ViewID: Resizing] {
    var resizings: [ViewID: Resizing] = [:]
    for (view, name) in viewNames {
      guard case .element(let number) = view else { continue }
      let resizing = start.scene.structure.elements[number].values.resizing
      if resizing != .relayout { resizings[name] = resizing }
    }
    return resizings
  }

  /// The elements of ``timeline`` to whose frames others are clipped while they fly.
  package var flightClips: [ViewID: ViewID] {
    let names = viewNames
    var clips: [ViewID: ViewID] = [:]
    for flight in start.scene.structure.flights {
      guard let clip = flight.clip, let view = names[.element(flight.element)] else { continue }
      clips[view] = names[.element(clip)]
    }
    return clips
  }

  /// The elements and old contents that leave the screen before the end, with the times at which they do.
  private var ends: [(view: DrawnView, time: Double)] {
    var state = start
    var ends: [(view: DrawnView, time: Double)] = []
    var rest = start.scene.structure.drawnViews
    while state.scene.age < duration {
      // What waits for another motion has no fixed time.
      let next =
        state.nextEvent > state.scene.age
        ? state.nextEvent : state.scene.age + max(duration / 1000, 1e-9)
      _ = state.advance(to: min(next, duration))
      guard state.scene.age < duration else { break }
      rest.removeAll { view in
        guard !state.scene.structure.shows(view, as: start.scene.structure) else { return false }
        ends.append((view, state.scene.age))
        return true
      }
    }
    return ends
  }
}
