import TransitionKit

/// What moves an element of a container with transitions of pages, in a frame.
struct PagePlace: Sendable {
  /// What its own state is composed with; nil for nothing.
  var own: PageRoot?
  /// What carries it, from the innermost to the outermost.
  var origins: [PageRoot] = []
  /// The size of the container.
  let size: Size
  /// Whether it is a page that comes, or belongs to one.
  var isInserting = false
  /// Whether its state at rest is one of the origins, rather than its own.
  var carriesWithState = false
}

/// What an element of a page follows.
enum PageRoot: Sendable, Equatable {
  /// A view of a transition of pages: an effect of the structure, and the index of the view in it.
  case transition(effect: Int, view: Int)
  /// The state at rest of a page over which something was presented while it came.
  case state(of: ElementIndex)
}

/// When something came over all pages of a stack, and right over which one.
struct PageArrival: Sendable {
  /// What came; nil once it is off the screen.
  var element: ElementIndex?
  let page: ElementIndex
  private var below: [ElementIndex]
  /// Later ones have greater numbers, and those at one time the same.
  let number: Int
  /// Whether the state at rest of the page carries all pages below since then.
  var carries: Bool

  init(
    of element: ElementIndex, over page: ElementIndex, _ below: [ElementIndex], number: Int,
    carries: Bool
  ) {
    (self.element, self.page, self.below) = (element, page, below)
    (self.number, self.carries) = (number, carries)
  }

  /// Forgets an element that is off the screen. If it comes back it comes over everything.
  mutating func forget(_ element: ElementIndex) {
    if self.element == element { self.element = nil }
    if page == element { carries = false }
    for index in below.indices.reversed() where below[index] == element { below.remove(at: index) }
  }

  /// Whether nothing depends on it any more.
  var isOver: Bool { element == nil && !carries }

  /// Whether the state at rest of the page carries those below in a stack. That of a page at the bottom is its own, unless it is a
  /// part of a track.
  func carries(in stack: PageStack) -> Bool {
    carries && stack.contains(page) && (position(in: stack) > 0 || stack.track != nil)
  }

  /// The position in a stack of the highest of the pages below; 0 if none is left.
  func position(in stack: PageStack) -> Int {
    var highest = 0
    for page in below { highest = max(highest, stack.position(of: page) ?? 0) }
    return highest
  }
}
