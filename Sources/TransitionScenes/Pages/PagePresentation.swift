import TransitionKit

/// Something that was presented over all pages of a stack, rather than with its page.
struct PagePresentation: Sendable {
  /// What was presented; nil once it is off the screen.
  var element: ElementIndex?
  /// The page that it was presented over.
  let page: ElementIndex
  private var below: [ElementIndex]
  /// Later ones have greater numbers, and those at one time the same.
  let number: Int
  /// Whether the state at rest of the page carries all pages below since then.
  var isCarrier: Bool
  /// Whether a transition was bringing the page, which does not carry what was presented.
  let isApart: Bool

  init(
    of element: ElementIndex, over page: ElementIndex, _ below: [ElementIndex], number: Int,
    isCarrier: Bool, isApart: Bool
  ) {
    (self.element, self.page, self.below) = (element, page, below)
    (self.number, self.isCarrier, self.isApart) = (number, isCarrier, isApart)
  }

  /// Forgets an element that is off the screen. If it comes back it comes over everything.
  mutating func forget(_ element: ElementIndex) {
    if self.element == element { self.element = nil }
    if page == element { isCarrier = false }
    for index in below.indices.reversed() where below[index] == element { below.remove(at: index) }
  }

  /// Whether nothing depends on it any more.
  var isOver: Bool { element == nil && !isCarrier }

  /// Whether the state at rest of the page carries those below in a stack. That of a page at the bottom is its own, unless it is a
  /// part of a track.
  func carries(in stack: PageStack) -> Bool {
    isCarrier && stack.contains(page) && (position(in: stack) > 0 || stack.track != nil)
  }

  /// The position in a stack of the highest of the pages below; 0 if none is left.
  func position(in stack: PageStack) -> Int {
    var highest = 0
    for page in below { highest = max(highest, stack.position(of: page) ?? 0) }
    return highest
  }
}
