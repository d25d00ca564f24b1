import TransitionKit

/// Which page a container is to show, and what brings it if it is not there.
package struct PageRequest: Sendable {
  /// The page that is wanted, and the one that was wanted before.
  let page: ElementIndex
  let previous: ElementIndex
  /// What brings the page; nil if it is there at once.
  let motion: PageMotion?
  /// The views that are there as long as the motion plays.
  let companions: [PageCompanion]
}

/// How a page comes over what is there.
package struct PageMotion: Sendable {
  let transition: NavigationTransition
  let operation: NavigationTransition.Operation
  let animation: Animation
  /// The frames of the two pages in the container.
  let originFrame: Rect
  let destinationFrame: Rect
  /// Whether a finger sets the time, rather than the progress.
  let followsCurves: Bool

  package init(
    _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
    animation: Animation, from originFrame: Rect, to destinationFrame: Rect, followsCurves: Bool
  ) {
    (self.transition, self.operation, self.animation) = (transition, operation, animation)
    (self.originFrame, self.destinationFrame) = (originFrame, destinationFrame)
    self.followsCurves = followsCurves
  }
}

/// Where a view is among the origin and the page of a transition.
package enum PageDepth: Sendable { case behind, between, inFront }

/// A view that is there as long as a transition of pages plays.
struct PageCompanion: Sendable {
  let element: ElementIndex
  let transition: AtomicTransition
  let depth: PageDepth
}

/// What an update says of the pages of one container, by their ids.
package struct PageChoice<ID: Sendable>: Sendable {
  /// A view that is there as long as the transition plays, by its id.
  package struct Companion: Sendable {
    let id: ID
    let transition: AtomicTransition
    let depth: PageDepth

    package init(id: ID, _ transition: AtomicTransition, _ depth: PageDepth) {
      (self.id, self.transition, self.depth) = (id, transition, depth)
    }
  }

  let page: ID
  let previous: ID
  let motion: PageMotion?
  let companions: [Companion]

  package init(
    from previous: ID, to page: ID, _ motion: PageMotion?, with companions: [Companion] = []
  ) {
    (self.previous, self.page, self.motion) = (previous, page, motion)
    self.companions = companions
  }

  /// The same with the numbers of ids; nil if a page has none.
  func request(number: (ID) -> ElementIndex?) -> PageRequest? {
    guard let page = number(page), let previous = number(previous) else { return nil }
    return PageRequest(
      page: page, previous: previous, motion: motion,
      companions: companions.compactMap { view in
        number(view.id).map {
          PageCompanion(element: $0, transition: view.transition, depth: view.depth)
        }
      })
  }
}
