import TransitionKit

/// The children of all elements, as linked lists.
struct SiblingLists {
  private var firstRoot: ElementIndex?
  private var first: IndexedColumn<ElementRecord, OptionalIndex<ElementRecord>>
  private var next: IndexedColumn<ElementRecord, OptionalIndex<ElementRecord>>

  init(count: Int) {
    first = IndexedColumn(repeating: .none, count: count)
    next = IndexedColumn(repeating: .none, count: count)
  }

  private func firstChild(of parent: ElementIndex?) -> ElementIndex? {
    parent.map { first[$0].index } ?? firstRoot
  }

  mutating func prepend(_ element: ElementIndex, to parent: ElementIndex?) {
    next[element].index = firstChild(of: parent)
    if let parent { first[parent].index = element } else { firstRoot = element }
  }

  /// Inserts an element after a sibling, or at the start, and after those that follow and are to be skipped.
  mutating func insert(
    _ element: ElementIndex, in parent: ElementIndex?, after anchor: ElementIndex?,
    skipping isSkipped: (ElementIndex) -> Bool
  ) {
    var before = anchor
    while let following = before.map({ next[$0].index }) ?? firstChild(of: parent),
      isSkipped(following)
    {
      before = following
    }
    guard let before else { return prepend(element, to: parent) }
    next[element] = next[before]
    next[before].index = element
  }

  /// All elements, parents before children.
  func preorder() -> [ElementIndex] {
    var order: [ElementIndex] = []
    order.reserveCapacity(next.values.count)
    var stack: [ElementIndex?] = []
    stack.reserveCapacity(8)
    stack.append(firstRoot)
    while let top = stack.popLast() {
      guard let element = top else { continue }
      order.append(element)
      stack.append(next[element].index)
      stack.append(first[element].index)
    }
    return order
  }
}
