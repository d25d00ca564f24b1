import TransitionKit

/// The stacks of pages of all containers in which transitions run. A container at rest has none.
struct PageStacks: Sendable {
  /// By the containers.
  var stacks: ElementMap<PageStack> = [:]
  /// For each element right inside such a container the page that it belongs to, and whether it came over that page while a
  /// transition brought it, which does not carry it: a presented screen.
  private var members: ElementMap<(page: ElementIndex, isGuest: Bool)> = [:]
  /// What came over what was there while transitions ran, rather than with its page: presented screens. In that order.
  private(set) var arrivals: [PageArrival] = []

  /// The transitions that have arrived, and where.
  var ended: [PageEnd] = []

  /// Whether no transition runs. It is inlined, as a call of it would copy the state around it.
  @inline(__always) var isEmpty: Bool { !OptionalParts.hasPageStacks || stacks.isEmpty }

  /// Whether an element stays on screen although it leaves, as its page is in a stack.
  func holds(_ element: ElementIndex, in container: ElementIndex?) -> Bool {
    guard !isEmpty, let container, let stack = stacks[container] else { return false }
    return page(of: element).map { stack.contains($0) } ?? stack.hasCompanion(element)
  }

  /// The page that an element right inside a container with transitions belongs to; nil if it belongs to none.
  func page(of element: ElementIndex) -> ElementIndex? { members[element]?.page }

  /// When the next transition arrives after an age; infinite if none does.
  func nextArrival(after limit: Double) -> Double {
    var next = Double.infinity
    guard !isEmpty else { return next }
    // By position, as an iterator would copy each stack.
    for index in stacks.indices {
      next = min(next, stacks.values[index]?.nextArrival(after: limit) ?? next)
    }
    return next
  }

  /// The age from which on nothing moves; infinite if a finger holds something.
  var settledAge: Double {
    var end = -Double.infinity
    guard !isEmpty else { return end }
    for index in stacks.indices { end = max(end, stacks.values[index]?.settledAge ?? end) }
    return end
  }

  /// Forgets an element that is off the screen.
  mutating func forget(_ element: ElementIndex) {
    guard !isEmpty else { return }
    put(element, in: nil)
    stacks[element] = nil
  }

  /// Forgets a container in which no transition runs any more.
  mutating func end(_ container: ElementIndex, children: [ElementIndex]) {
    stacks[container] = nil
    for child in children { put(child, in: nil) }
  }

  /// Lets an element belong to a page, or to none.
  mutating func put(_ element: ElementIndex, in page: ElementIndex?, asGuest isGuest: Bool = false)
  {
    members[element] = page.map { ($0, isGuest) }
    guard page == nil, !arrivals.isEmpty else { return }
    for index in arrivals.indices.reversed() {
      arrivals[index].forget(element)
      if arrivals[index].isOver { arrivals.remove(at: index) }
    }
  }

  /// Whether the transition that brings the page of an element does not carry it.
  func isGuest(_ element: ElementIndex) -> Bool { members[element]?.isGuest ?? false }

  /// Notes that an element comes over all pages of a stack, right over one of them.
  ///
  /// - Parameters:
  ///   - number: the same for all that comes at one time, and greater than before.
  ///   - carries: whether the state at rest of that page carries all of them from here on.
  mutating func noteArrival(
    of element: ElementIndex, over page: ElementIndex, in stack: PageStack, number: Int,
    carries: Bool
  ) {
    // The first one of those at one time stands for all.
    var carries = carries
    for index in arrivals.indices where carries && arrivals[index].page == page {
      if arrivals[index].number == number, arrivals[index].isCarrier {
        carries = false
      } else {
        arrivals[index].isCarrier = false
      }
    }
    arrivals.append(
      PageArrival(of: element, over: page, stack.pages, number: number, isCarrier: carries))
  }

  /// When an element came over what was there; nil if it came with its page.
  func arrival(of element: ElementIndex) -> PageArrival? {
    for arrival in arrivals where arrival.element == element { return arrival }
    return nil
  }

  /// Whether the state at rest of a page carries everything that was there when something came over it.
  func carries(_ page: ElementIndex) -> Bool {
    for arrival in arrivals where arrival.isCarrier && arrival.page == page { return true }
    return false
  }

  /// Lets what stays of pages that are gone belong to the next page below, or to the one at the bottom.
  ///
  /// - Parameter all: the pages from the lowest to the highest, with those that are gone.
  mutating func leave(_ gone: [ElementIndex], of all: [ElementIndex], in container: ElementIndex) {
    guard let stack = stacks[container] else { return }
    for (element, (page, _)) in members where element != page && gone.contains(page) {
      let below = all.prefix { $0 != page }.last { stack.contains($0) }
      members[element]?.page = below ?? stack.bottom
    }
  }

  /// Does what waits in roots between two ages.
  mutating func advance(from before: Double, to age: Double) {
    guard !isEmpty else { return }
    for index in stacks.indices {
      stacks.values[index]?.change { $0.advance(from: before, to: age) }
    }
  }

  /// Lets transitions be where they are in other stacks, in which a finger moves them.
  mutating func follow(_ other: PageStacks) {
    for (container, stack) in other.stacks { stacks[container]?.follow(stack) }
  }
}
