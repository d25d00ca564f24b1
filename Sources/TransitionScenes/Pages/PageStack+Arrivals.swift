import TransitionKit

// What a stack of pages waits for. It goes by index, as an iterator would copy each transition.
extension PageStack {
  /// Whether a transition moves an element that is no page.
  func hasCompanion(_ element: ElementIndex) -> Bool {
    transitions.indices.contains { transitions[$0].hasCompanion(element) }
  }

  /// The elements that are there as long as the transitions are.
  var companions: [ElementIndex] { transitions.indices.flatMap { transitions[$0].companions } }

  /// The age from which on only the wanted page is there, unless something else happens.
  var settledAge: Double {
    let position = position(of: wanted) ?? 0
    var end = -Double.infinity
    if position == 0, let track { end = track.arrivalAge ?? .infinity }
    for index in transitions.indices where index >= position - 1 {
      end = max(end, transitions[index].arrivalAge ?? .infinity)
    }
    return end
  }

  /// The age at which a page has settled: the wanted one when everything has, and any other one when the transition that brings
  /// it has arrived, or the track that it is on. What comes over it later does not count.
  func restAge(of page: ElementIndex) -> Double {
    if page == wanted { return settledAge }
    if let index = transitions.firstIndex(where: { $0.page == page }) {
      return transitions[index].arrivalAge ?? .infinity
    }
    guard let track, track.slot(of: page) != nil else { return -.infinity }
    return track.arrivalAge ?? .infinity
  }

  /// How many motions of the roots wait.
  var waitingCount: Int {
    transitions.indices.reduce(0) { count, index in
      transitions[index].roots.indices.reduce(count) {
        $0 + transitions[index].roots[$1].motions.table.motions.waiting.count
      }
    }
  }

  /// When the next transition arrives after an age; infinite if none does.
  func nextArrival(after limit: Double) -> Double {
    var next = track?.arrivalAge ?? .infinity
    if next <= limit { next = .infinity }
    for index in transitions.indices {
      if let arrival = transitions[index].arrivalAge, arrival > limit { next = min(next, arrival) }
    }
    return next
  }

  /// Whether anything has arrived by an age.
  func hasArrivals(by age: Double) -> Bool {
    if let end = track?.arrivalAge, end <= age { return true }
    return transitions.indices.contains { transitions[$0].arrivalAge ?? .infinity <= age }
  }
}
