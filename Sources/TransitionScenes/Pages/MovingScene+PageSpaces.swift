import TransitionKit

// How transitions of pages move what is inside them, for elements that are seen through them.
extension MovingScene {
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
      guard let mover = structure.effects[effect].mover else { return nil }
      let frame = motions.shown(structure.frame(of: mover.container), at: age)
      switch pages.movement(by: structure.effects[effect]) {
      case .track(let track, let page)?:
        guard property == .translation,
          let value = track.translation(of: page, at: age, in: frame.value)
        else { return nil }
        return (value, track.velocity(of: page, at: age, in: frame))
      case .roots(let roots, _, _)?:
        guard roots.layout.written[view].contains(property) else { return nil }
        return roots.shown(property, of: view, at: age, in: frame)
      case nil: return nil
      }
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
      guard case .roots(let roots, let own, _)? = pages.movement(by: structure.effects[effect]),
        own == change,
        roots.layout.written[view].contains(property)
      else { return nil }
      return roots.start(of: roots.layout.slot(of: property, of: view))
    }
  }

  /// For how long a transition of pages has been moving an element; 0 if none does.
  func timeMoving(asPage element: ElementIndex) -> Double {
    guard let place = structure.pagePlace(of: element) else { return 0 }
    return ([place.own].compactMap { $0 } + place.origins).reduce(0) { time, root in
      guard case .transition(let effect, _) = root else { return time }
      switch pages.movement(by: structure.effects[effect]) {
      case .track(let track, _)?: return max(time, age - track.began)
      case .roots(_, _, let began)?: return max(time, age - began)
      case nil: return time
      }
    }
  }
}
