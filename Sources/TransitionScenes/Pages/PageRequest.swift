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
  /// The order of the two pages, if they are to be side by side.
  let order: PageOrder?
  /// What was presented and left before.
  var leaving: [ElementIndex] = []
}

/// The positions of two pages among all pages that there may be, such as those of their tabs.
package struct PageOrder: Sendable {
  let previous: Int
  /// That of the page that is wanted. For a page that a finger pulls beyond the ends it is that of the one that is missing.
  let page: Int

  package init(from previous: Int, to page: Int) { (self.previous, self.page) = (previous, page) }
}

/// How a page comes over what is there.
package struct PageMotion: Sendable {
  let transition: NavigationTransition
  let operation: NavigationTransition.Operation
  let animation: Animation
  /// What was written, if that does not arrive.
  let written: Animation?
  /// The frames of the two pages in the container.
  let originFrame: Rect
  let destinationFrame: Rect
  /// Whether a finger sets the time, rather than the progress.
  let followsCurves: Bool
  /// The identity by which its end is reported; nil if no one waits for that.
  let token: ObjectIdentifier?

  package init(
    _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
    animation: Animation, from originFrame: Rect, to destinationFrame: Rect, followsCurves: Bool,
    token: ObjectIdentifier? = nil
  ) {
    self.token = token
    (self.transition, self.operation) = (transition, operation)
    let missesItsEnds = animation.mayMissItsEnds
    written = missesItsEnds ? animation : nil
    self.animation = missesItsEnds ? animation.arriving : animation
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
  let order: PageOrder?
  let leaving: [ID]

  package init(
    from previous: ID, to page: ID, _ motion: PageMotion?, with companions: [Companion] = [],
    sideBySide order: PageOrder? = nil, under leaving: [ID] = []
  ) {
    self.leaving = leaving
    (self.previous, self.page, self.motion) = (previous, page, motion)
    (self.companions, self.order) = (companions, order)
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
      }, order: order, leaving: leaving.compactMap(number))
  }
}
