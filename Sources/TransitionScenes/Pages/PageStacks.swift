import TransitionKit

/// The stacks of pages of all containers in which transitions run. A container at rest has none.
struct PageStacks: Sendable {
  /// By the containers.
  var stacks: ElementMap<PageStack> = [:]
  /// For each element right inside such a container the page that it belongs to.
  private var members: ElementMap<ElementIndex> = [:]
  /// What was presented over what was there while transitions ran, in that order.
  private(set) var presentations: [PagePresentation] = []

  /// The transitions that have arrived, and where.
  var ended: [PageEnd] = []

  /// Whether no transition runs. It is inlined, as a call of it would copy the scene around it.
  @inline(__always) var isEmpty: Bool { !OptionalParts.hasScreens || stacks.isEmpty }

  /// How many transitions of a stack are under an element of it; nil if it belongs to no page there.
  ///
  /// Those that carry the page, or what was there when the element came, are under it, and so are those that began while it left.
  func height(of element: ElementIndex, in stack: PageStack) -> Int? {
    guard
      var height = presentation(of: element)?.position(in: stack)
        ?? page(of: element).flatMap({ stack.position(of: $0) })
    else { return nil }
    while height < stack.transitions.count, stack.transitions[height].above.contains(element) {
      height += 1
    }
    return height
  }

  /// Whether an element stays on screen although it leaves, as its page is in a stack.
  func holds(_ element: ElementIndex, in container: ElementIndex?) -> Bool {
    guard !isEmpty, let container, let stack = stacks[container] else { return false }
    return page(of: element).map { stack.contains($0) } ?? stack.hasCompanion(element)
  }

  /// The page that an element right inside a container with transitions belongs to; nil if it belongs to none.
  func page(of element: ElementIndex) -> ElementIndex? { members[element] }

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
    for index in stacks.indices {
      stacks.values[index]?.change { transition in
        if !transition.above.isEmpty { transition.above.removeAll { $0 == element } }
      }
    }
  }

  /// Forgets a container in which no transition runs any more.
  mutating func end(_ container: ElementIndex, children: [ElementIndex]) {
    stacks[container] = nil
    for child in children { put(child, in: nil) }
  }

  /// Lets an element belong to a page, or to none.
  mutating func put(_ element: ElementIndex, in page: ElementIndex?) {
    members[element] = page
    guard page == nil, !presentations.isEmpty else { return }
    for index in presentations.indices.reversed() {
      presentations[index].forget(element)
      if presentations[index].isOver { presentations.remove(at: index) }
    }
  }

  /// Whether a transition that brings the page of an element, or takes it away, does not carry the element.
  func isApart(_ element: ElementIndex) -> Bool {
    guard let presentation = presentation(of: element) else { return false }
    if presentation.isApart { return true }
    let page = page(of: element) ?? presentation.page
    return stacks.indices.contains { index in
      guard let stack = stacks.values[index], let position = stack.position(of: page) else {
        return false
      }
      return presentation.position(in: stack) > position
    }
  }

  /// Notes that an element is presented over all pages of a stack, right over one of them.
  ///
  /// - Parameters:
  ///   - number: the same for all that comes at one time, and greater than before.
  ///   - carries: whether the state at rest of that page carries all of them from here on.
  ///   - isApart: whether a transition was bringing that page, which does not carry the element.
  mutating func present(
    _ element: ElementIndex, over page: ElementIndex, in stack: PageStack, number: Int,
    carries: Bool, isApart: Bool
  ) {
    // The first one of those at one time stands for all.
    var carries = carries
    for index in presentations.indices where carries && presentations[index].page == page {
      if presentations[index].number == number, presentations[index].isCarrier {
        carries = false
      } else {
        presentations[index].isCarrier = false
      }
    }
    presentations.append(
      PagePresentation(
        of: element, over: page, stack.pages, number: number, isCarrier: carries, isApart: isApart))
  }

  /// How an element was presented; nil if it came with its page.
  func presentation(of element: ElementIndex) -> PagePresentation? {
    presentations.first { $0.element == element }
  }

  /// Whether the state at rest of a page carries everything that was there when something was presented over it.
  func carries(_ page: ElementIndex) -> Bool {
    presentations.contains { $0.isCarrier && $0.page == page }
  }

  /// Lets what stays of pages that are gone belong to the next page below, or to the one at the bottom.
  ///
  /// - Parameter all: the pages from the lowest to the highest, with those that are gone.
  mutating func leave(_ gone: [ElementIndex], of all: [ElementIndex], in container: ElementIndex) {
    guard let stack = stacks[container] else { return }
    for (element, page) in members where element != page && gone.contains(page) {
      let below = all.prefix { $0 != page }.last { stack.contains($0) }
      members[element] = below ?? stack.bottom
    }
  }

  /// How many motions of the roots of all stacks wait.
  var waitingCount: Int {
    guard !isEmpty else { return 0 }
    return stacks.indices.reduce(0) { $0 + (stacks.values[$1]?.waitingCount ?? 0) }
  }

  /// Does what waits in roots between two ages.
  mutating func advance(from before: Double, to age: Double) {
    guard !isEmpty else { return }
    for index in stacks.indices {
      stacks.values[index]?.change { $0.advance(from: before, to: age) }
    }
  }
}

extension PageStacks {
  /// Forgets the stacks in which nothing is left but the wanted page.
  mutating func endAtRest(in structure: inout SceneStructure) {
    guard !isEmpty else { return }
    for container in stacks.keys where stacks[container]?.isAtRest ?? false {
      structure.noteChange()
      // A page that a finger has brought back in a page that leaves stays in that.
      if let page = stacks[container]?.wanted { structure.elements[page].hasExit = false }
      end(container, children: structure.children(of: container))
    }
  }

  /// Compiles transitions anew for containers of other sizes, at the same progress.
  mutating func resize(
    in structure: SceneStructure, _ motions: Motions, at age: Double, _ settling: SettlingSpring
  ) {
    guard !isEmpty else { return }
    var takeover = Takeover(settling: settling)
    for container in stacks.keys {
      guard let stack = stacks[container] else { continue }
      let frame = motions.value(of: structure.frame(of: container), at: age)
      let places = stack.transitions.map { structure.container(of: $0.page, motions.goals) }
      var next = 0
      stacks[container]?.change { transition in
        transition.resize(to: places[next], in: frame, at: age, &takeover)
        next += 1
      }
      let place = structure.container(of: stack.bottom, motions.goals)
      stacks[container]?.changeTrack { $0.resize(to: place, in: frame) }
    }
  }

  /// The motions of the roots of all transitions.
  var tables: [MotionTable] {
    stacks.indices.flatMap { index in
      stacks.values[index]?.transitions.flatMap { $0.roots }.map { $0.motions.table } ?? []
    }
  }
}
