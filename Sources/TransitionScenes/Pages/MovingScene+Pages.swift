import TransitionKit

extension MovingScene {
  /// Whether the state at rest of an element does nothing at this moment, wherever it leads.
  func isShownWithoutState(_ element: ElementIndex) -> Bool {
    structure.states(of: element).allSatisfy { state in
      let distance = motions.value(of: state.slot, at: age) - state.property.identityVector
      return (distance * distance).sum() < 1e-18
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

  /// Lets a page come side by side with the wanted one; returns false if it cannot.
  func addToTrack(
    _ request: PageRequest, _ motion: PageMotion, _ order: PageOrder, _ stack: inout PageStack,
    in container: ElementIndex, _ builder: SceneChangeBuilder
  ) -> Bool {
    // What a finger has brought beside the wanted page is on no track.
    guard stack.track != nil || request.previous == stack.wanted else { return false }
    let next =
      stack.track
      ?? PageTrack(
        request, motion, order, in: pageContainer(request, builder),
        shownAs: shownFrame(of: container), at: age, settling)
    return stack.addToTrack(request, motion, order, next, isWanted: !builder.isOpen, at: age)
  }

  /// The frame of a container as it is shown.
  func shownFrame(of container: ElementIndex) -> SIMD4<Double> {
    motions.value(of: structure.frame(of: container), at: age)
  }

  /// Where a new transition of a container is.
  func pageContainer(_ request: PageRequest, _ builder: SceneChangeBuilder) -> Container {
    var place = structure.container(of: request.previous, motions.goals)
    place.prefersReducedMotion = builder.transaction.reducesMotion
    return place
  }
}
