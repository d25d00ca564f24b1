import TransitionKit

extension MovingScene {
  /// Notes which page the elements belong to that an update has put into containers with transitions.
  mutating func assignPages(_ edit: SceneEdit, _ insertions: SceneInsertions) {
    guard !pages.isEmpty else { return }
    let presentationNumber = (pages.presentations.last?.number ?? 0) + 1
    for number in edit.order {
      guard let parent = structure.elements[number.offset].parent, let stack = pages.stacks[parent],
        !stack.hasCompanion(number)
      else { continue }
      if stack.contains(number) {
        pages.put(number, in: number)
      } else if pages.page(of: number).map({ !stack.contains($0) }) ?? true {
        let page = stack.finger?.page ?? stack.wanted
        pages.put(number, in: page)
        // What comes with a page is carried with it, what comes later is presented over everything. The state of the page
        // moves all that is there as one, unless it already moves the page alone.
        guard !insertions.isNew(page) else { continue }
        pages.present(
          number, over: page, in: stack, number: presentationNumber,
          carries: isShownWithoutState(page),
          isApart: stack.transition(bringing: page).map { $0.began < age } ?? false)
      } else if insertions.returning.contains(number), pages.presentation(of: number) != nil {
        // It comes back over the page that is wanted now, and stays where it is.
        pages.put(number, in: stack.finger?.page ?? stack.wanted)
      }
    }
  }

  /// Whether the state at rest of an element does nothing at this moment, wherever it leads.
  private func isShownWithoutState(_ element: ElementIndex) -> Bool {
    structure.states(of: element).allSatisfy { state in
      let distance = motions.value(of: state.slot, at: age) - state.property.identityVector
      return (distance * distance).sum() < 1e-18
    }
  }

  /// What leaves with a page that is wanted again, or has come over one that leaves now, and is not wanted itself.
  func leftInPages(_ builders: [SceneChangeBuilder], except returning: Set<ElementIndex>)
    -> [ElementIndex]
  {
    guard !pages.isEmpty else { return [] }
    return structure.order.filter { number in
      let element = structure.elements[number]
      guard element.leaves, !returning.contains(number), !hasRemoval(number),
        let page = pages.page(of: number), page != number, let parent = element.parent
      else { return false }
      if pages.isApart(number), let stack = pages.stacks[parent],
        let position = stack.position(of: page), position > 0,
        !stack.transitions[position - 1].isForward
      {
        return builders.contains { $0.isIdentity(number) == false }
      }
      return returning.contains(page)
        && builders.contains { $0.choices[parent]?.pages?.page == page }
    }
  }

  /// Whether anything inside pages plays what their definition says of it as it leaves.
  func playsRemoval(in gone: [ElementIndex], of container: ElementIndex) -> Bool {
    effects.indices.contains { index in
      let effect = effects.list[index]
      guard effect.kind == .removal, effect.end > age || effects.isWaiting(index) else {
        return false
      }
      return isInside(effect.element, pages: gone, of: container)
    }
      || effects.waiting.contains { element, effect in
        effect.kind == .removal && isInside(element, pages: gone, of: container)
      }
  }

  /// Whether a page that goes back to its start moves others with its state at rest.
  func stillCarries(_ gone: [ElementIndex], in container: ElementIndex) -> Bool {
    guard let page = gone.first, gone.count == 1, pages.carries(page),
      pages.stacks[container]?.position(of: page) != 0
    else { return false }
    // What repeats for ever, or is held, keeps nothing on screen.
    return structure.states(of: page).contains { state in
      let end = motions.end(of: state.slot)
      return end > age && end < .infinity
    }
  }

  private func isInside(
    _ element: ElementIndex, pages gone: [ElementIndex], of container: ElementIndex
  ) -> Bool {
    var child = element
    for ancestor in structure.ancestors(of: element) {
      if ancestor == container, child != element {
        return pages.stacks[container].map { isPart(child, of: gone, in: $0) } ?? false
      }
      child = ancestor
    }
    return false
  }

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
