import TransitionKit

/// The stacks of pages of all containers in which transitions run. A container at rest has none.
struct PageStacks: Sendable {
  /// By the numbers of the containers.
  var stacks: [ElementIndex: PageStack] = [:]
  /// For each element right inside such a container the page that it belongs to.
  var pageOf: [ElementIndex: ElementIndex] = [:]

  /// The transitions that have arrived, and where.
  var ended: [PageEnd] = []

  /// Whether no transition runs. It is inlined, as a call of it would copy the state around it.
  @inline(__always) var isEmpty: Bool { stacks.isEmpty }

  /// Whether an element stays on screen although it leaves, as its page is in a stack.
  func holds(_ element: ElementIndex, in container: ElementIndex?) -> Bool {
    guard !stacks.isEmpty, let container, let stack = stacks[container] else { return false }
    if let page = pageOf[element] { return stack.contains(page) }
    return stack.transitions.contains { $0.hasCompanion(element) }
  }

  /// When the next transition arrives after an age; infinite if none does.
  func nextArrival(after limit: Double) -> Double {
    var next = Double.infinity
    for stack in stacks.values {
      for index in stack.transitions.indices {
        if let arrival = stack.transitions[index].arrivalAge, arrival > limit {
          next = min(next, arrival)
        }
      }
      if let arrival = stack.track?.arrivalAge, arrival > limit { next = min(next, arrival) }
    }
    return next
  }

  /// The age from which on nothing moves; infinite if a finger holds something.
  var settledAge: Double {
    stacks.values.reduce(-.infinity) { max($0, $1.settledAge) }
  }

  /// Forgets an element that is off the screen.
  mutating func forget(_ element: ElementIndex) {
    guard !stacks.isEmpty else { return }
    pageOf[element] = nil
    stacks[element] = nil
  }

  /// Forgets a container in which no transition runs any more.
  mutating func end(_ container: ElementIndex, children: [ElementIndex]) {
    stacks[container] = nil
    for child in children { pageOf[child] = nil }
  }

  /// Does what waits in roots between two ages.
  mutating func advance(from before: Double, to age: Double) {
    // In place: to go through the indices would keep a copy of everything.
    var index = stacks.startIndex
    while index != stacks.endIndex {
      stacks.values[index].change { $0.advance(from: before, to: age) }
      stacks.formIndex(after: &index)
    }
  }

  /// Lets transitions be where they are in other stacks, in which a finger moves them.
  mutating func follow(_ other: PageStacks) {
    for (container, stack) in other.stacks { stacks[container]?.follow(stack) }
  }
}
