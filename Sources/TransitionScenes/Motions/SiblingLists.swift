import TransitionKit

/// The children of all elements, as linked lists.
struct SiblingLists {
  // Plain numbers, as each access to an array of another type looks up that type.
  private static let none: Int32 = -1
  private var firstRoot = none
  private var first: [Int32]
  private var next: [Int32]

  init(count: Int) {
    first = [Int32](repeating: Self.none, count: count)
    next = first
  }

  private func firstChild(of parent: ElementIndex?) -> Int32 {
    parent.map { first[$0.offset] } ?? firstRoot
  }

  mutating func prepend(_ element: ElementIndex, to parent: ElementIndex?) {
    next[element.offset] = firstChild(of: parent)
    if let parent {
      first[parent.offset] = Int32(element.offset)
    } else {
      firstRoot = Int32(element.offset)
    }
  }

  /// Inserts an element after a sibling, or at the start, and after those that follow and are to be skipped.
  mutating func insert(
    _ element: ElementIndex, in parent: ElementIndex?, after anchor: ElementIndex?,
    skipping isSkipped: (ElementIndex) -> Bool
  ) {
    var before = anchor?.offset
    while true {
      let following = before.map { next[$0] } ?? firstChild(of: parent)
      guard following != Self.none, isSkipped(ElementIndex(Int(following))) else { break }
      before = Int(following)
    }
    guard let before else { return prepend(element, to: parent) }
    next[element.offset] = next[before]
    next[before] = Int32(element.offset)
  }

  /// All elements, parents before children.
  func preorder() -> [ElementIndex] {
    var order: [ElementIndex] = []
    order.reserveCapacity(next.count)
    var stack: [Int32] = []
    stack.reserveCapacity(8)
    stack.append(firstRoot)
    while let top = stack.popLast() {
      guard top != Self.none else { continue }
      order.append(ElementIndex(Int(top)))
      stack.append(next[Int(top)])
      stack.append(first[Int(top)])
    }
    return order
  }
}
