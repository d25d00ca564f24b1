import TransitionKit

// How transitions of pages move what is inside them, for elements that are seen through them.
extension SceneState {
  /// What moves an element as a part of a page; nil if no transition of pages runs around it.
  func pagePlace(of element: ElementIndex) -> PagePlace? {
    guard !structure.pageOf.isEmpty else { return nil }
    return structure.pageOf[element].map { structure.pagePlaces[$0] }
  }

  /// The value of a property of a root, and its rate of change just before now; nil if nothing writes it.
  func shown(
    _ property: ViewProperty, of root: PageRoot
  ) -> (value: SIMD4<Double>, rate: SIMD4<Double>)? {
    switch root {
    case .state(let page):
      guard let slot = structure.slot(of: property, page) else { return nil }
      let shown = motions.shown(slot, at: age)
      return (shown.value, shown.velocity)
    case .transition(let effect, let view):
      if let (track, member) = track(of: effect) {
        guard property == .translation else { return nil }
        return (track.translation(of: member, at: age), track.velocity(at: age))
      }
      guard let roots = roots(of: effect), roots.layout.written[view].contains(property) else {
        return nil
      }
      let slot = roots.layout.slot(of: property, of: view)
      return (
        roots.motions.table.value(of: slot, at: age),
        roots.motions.table.velocity(of: slot, at: age, isBefore: true)
      )
    }
  }

  /// The value of a property of a root at the start of a transition that a change has begun; nil if nothing writes it.
  func start(_ property: ViewProperty, of root: PageRoot, _ change: ChangeNumber) -> SIMD4<Double>?
  {
    switch root {
    case .state(let page):
      return structure.slot(of: property, page).map { motions.origin(of: $0, change) }
    case .transition(let effect, let view):
      // Where a track is now is where it started.
      guard track(of: effect) == nil, let roots = roots(of: effect),
        roots.layout.written[view].contains(property),
        transition(of: effect)?.change == change
      else { return nil }
      return roots.start(of: roots.layout.slot(of: property, of: view))
    }
  }

  /// The track that moves a view, by its effect, and the page that the view is.
  private func track(of effect: Int) -> (PageTrack, PageTrack.Member)? {
    var record = effects.list.count
    for container in pages.stacks.keys.sorted() {
      guard let stack = pages.stacks[container] else { continue }
      if let track = stack.track {
        if effect - record < track.members.count, effect >= record {
          return (track, track.members[effect - record])
        }
        record += track.members.count
      }
      for transition in stack.transitions { record += transition.roots.count }
    }
    return nil
  }

  private func roots(of effect: Int) -> PageRoots? {
    var record = effects.list.count
    for container in pages.stacks.keys.sorted() {
      record += pages.stacks[container]?.track?.members.count ?? 0
      for transition in pages.stacks[container]?.transitions ?? [] {
        if effect < record + transition.roots.count {
          return transition.roots[effect - record]
        }
        record += transition.roots.count
      }
    }
    return nil
  }

  /// When the transition of an effect began, and the change that it belongs to.
  private func transition(
    of effect: Int
  ) -> (change: ChangeNumber?, began: Double)? {
    var record = effects.list.count
    for container in pages.stacks.keys.sorted() {
      record += pages.stacks[container]?.track?.members.count ?? 0
      for transition in pages.stacks[container]?.transitions ?? [] {
        record += transition.roots.count
        if effect < record { return (pages.stacks[container]?.change, transition.began) }
      }
    }
    return nil
  }

  /// For how long a transition of pages has been moving an element; 0 if none does.
  func timeMoving(asPage element: ElementIndex) -> Double {
    guard let place = pagePlace(of: element) else { return 0 }
    return ([place.own].compactMap { $0 } + place.origins).reduce(0) { time, root in
      guard case .transition(let effect, _) = root,
        let began = track(of: effect)?.0.began ?? transition(of: effect)?.began
      else { return time }
      return max(time, age - began)
    }
  }
}
