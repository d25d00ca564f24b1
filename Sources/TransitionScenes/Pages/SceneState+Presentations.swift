import TransitionKit

// What is presented over pages, and leaves by itself: SCENES, section 6.1.3.
extension SceneState {
  /// What of some elements leaves by itself in front of all else that a container shows.
  func leavingInFront(
    of stack: PageStack, in container: ElementIndex, among elements: [ElementIndex]
  ) -> [ElementIndex] {
    guard !elements.isEmpty else { return [] }
    // From the front to the back as it is drawn: a page below may be in front.
    let order = structure.drawingOrder.reversed().filter {
      structure.elements[$0].parent == container
    }
    return Array(
      order.prefix {
        elements.contains($0) && structure.elements[$0].leaves && hasRemoval($0)
          && pages.height(of: $0, in: stack) == stack.transitions.count
      })
  }

  /// Whether an element goes with pages that are gone. What was presented over them leaves by itself, unless it is covered.
  func isPart(
    _ element: ElementIndex, of gone: [ElementIndex], in stack: PageStack
  ) -> Bool {
    guard let page = pages.page(of: element), gone.contains(page) else { return false }
    guard hasRemoval(element), let height = pages.height(of: element, in: stack),
      let lowest = stack.pages.first(where: { !gone.contains($0) }),
      height >= stack.position(of: lowest) ?? 0
    else { return true }
    return pages.presentation(of: element) == nil && height == stack.position(of: page)
  }
}
