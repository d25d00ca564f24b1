import TransitionKit

// How updates change which pages containers show.
extension SceneState {
  /// Turns transitions of pages round, or begins new ones. What leaves has been noted, and nothing has come yet.
  mutating func showPages(_ edit: SceneEdit, _ builders: inout [SceneChangeBuilder]) {
    guard OptionalParts.hasScreens else { return }
    var shown: Set<ElementIndex> = []
    for index in builders.indices {
      for (container, choice) in builders[index].choices {
        // A container that leaves shows nothing new.
        guard let request = choice.pages, edit.order.contains(request.page) else { continue }
        shown.insert(container)
        show(request, in: container, &builders[index])
      }
    }
    guard !pages.isEmpty else { return }
    for container in pages.stacks.keys where !shown.contains(container) {
      keepPages(of: container, edit)
    }
  }

  private mutating func show(
    _ request: PageRequest, in container: ElementIndex, _ builder: inout SceneChangeBuilder
  ) {
    guard isOnScreen(container), isOnScreen(request.previous) else { return }
    if pages.stacks[container] == nil {
      let isPulled = builder.isOpen && request.order != nil
      guard request.page != request.previous || isPulled, request.motion != nil else { return }
      pages.stacks[container] = PageStack(request.previous, settling)
      for child in children(of: container) { pages.put(child, in: request.previous) }
    }
    let isOpen = builder.isOpen
    guard var stack = pages.stacks[container] else { return }
    // A finger lets go toward what the operation wants.
    if let finger = stack.finger {
      if !finger.isReleased {
        stack.letGo(commits: request.page == finger.page, velocity: 0, nil, at: age)
      }
      stack.endGesture(at: age)
    }
    guard let motion = request.motion else { return endPages(of: container) }
    if let order = request.order, request.page == request.previous {
      guard isOpen, addToTrack(request, motion, order, &stack, in: container, builder) else {
        return
      }
      stack.holdTrack(
        toward: request.page, beyond: order.page > order.previous ? 1 : -1, builder.number,
        at: age)
      pages.stacks[container] = stack
    } else if !stack.contains(request.page), let order = request.order,
      addToTrack(request, motion, order, &stack, in: container, builder)
    {
      if isOpen { stack.hold(toward: request.page, builder.number, at: age) }
      pages.stacks[container] = stack
      pages.put(request.page, in: request.page)
    } else if !stack.contains(request.page) {
      let place = pageContainer(container, request, builder)
      guard
        var transition = PageTransition(
          request, motion, compiled.prepared(motion, in: place), in: place, at: age,
          settling)
      else { return endPages(of: container) }
      noteCompiled(of: container, repeats: false)
      transition.above = leavingInFront(of: stack, in: container, among: request.leaving)
      let before = stack
      let gone =
        isOpen
        ? stack.addHeld(transition, builder.number, at: age) : stack.add(transition, isWanted: true)
      pages.stacks[container] = stack
      pages.put(request.page, in: request.page)
      takeOff(pages: gone, of: before, in: container)
    } else {
      if isOpen {
        stack.hold(toward: request.page, builder.number, at: age)
      } else {
        stack.head(for: request.page, at: age)
      }
      pages.stacks[container] = stack
    }
    if isOpen, request.order != nil { pages.stacks[container]?.holdAll(at: age) }
    endCarrying(in: container, &builder)
    noteChange(of: container, &builder)
  }

  /// Lets pages that go back, and move others with their states at rest, return to none: those others stay.
  private mutating func endCarrying(
    in container: ElementIndex, _ builder: inout SceneChangeBuilder
  ) {
    for presentation in pages.presentations where presentation.isCarrier {
      let page = presentation.page
      guard structure.elements[page].leaves, let stack = pages.stacks[container],
        let position = stack.position(of: page),
        position > 0, !stack.transitions[position - 1].isForward
      else { continue }
      leaveState(of: page, &builder)
    }
  }

  /// Holds a track so far from its wanted page, in pages.
  mutating func pull(
    _ page: ElementIndex, _ motion: PageMotion, _ order: PageOrder, in container: ElementIndex,
    by distance: Double
  ) {
    // It may not be there without an open change.
    guard isOnScreen(page), isOnScreen(container) else { return }
    let age = age
    defer { nextEvent = -.infinity }
    if pages.stacks[container]?.track == nil {
      if pages.stacks[container] == nil {
        pages.stacks[container] = PageStack(page, settling)
        for child in children(of: container) { pages.put(child, in: page) }
      }
      let request = PageRequest(
        page: page, previous: page, motion: motion, companions: [], order: order)
      let place = structure.container(of: page, motions.goals)
      guard var stack = pages.stacks[container],
        stack.addToTrack(
          request, motion, order,
          PageTrack(request, motion, order, in: place, at: age, settling),
          isWanted: false, at: age)
      else { return endPagesAtRest() }
      pages.stacks[container] = stack
      finishUpdate()
    }
    guard let stack = pages.stacks[container], let slot = stack.track?.slot(of: stack.wanted) else {
      return
    }
    pages.stacks[container]?.holdAll(at: age)
    pages.stacks[container]?.changeTrack { $0.set(slot + distance) }
  }

  /// Lets a page come side by side with the wanted one; returns false if it cannot.
  private func addToTrack(
    _ request: PageRequest, _ motion: PageMotion, _ order: PageOrder, _ stack: inout PageStack,
    in container: ElementIndex, _ builder: SceneChangeBuilder
  ) -> Bool {
    // What a finger has brought beside the wanted page is on no track.
    guard stack.track != nil || request.previous == stack.wanted else { return false }
    let next =
      stack.track
      ?? PageTrack(
        request, motion, order, in: pageContainer(container, request, builder),
        at: age, settling)
    return stack.addToTrack(
      request, motion, order, next, isWanted: !builder.isOpen, at: age)
  }

  /// Notes that the transitions of a container belong to a change now, which lasts as long as they do.
  private mutating func noteChange(of container: ElementIndex, _ builder: inout SceneChangeBuilder)
  {
    guard let stack = pages.stacks[container] else { return }
    if let change = stack.change, change != builder.number { changes.takeOver(change) }
    pages.stacks[container]?.change = builder.number
    guard !stack.transitions.isEmpty || stack.track != nil else { return }
    if builder.isOpen {
      builder.timing.noteOpen(duration: stack.duration)
    } else {
      builder.timing.note(end: stack.settledAge, logicalEnd: stack.settledAge)
    }
  }

  /// Keeps the stack of a container of which an update says nothing, if its page is still in it.
  private mutating func keepPages(of container: ElementIndex, _ edit: SceneEdit) {
    guard let stack = pages.stacks[container] else { return }
    let isInScene = Set(edit.order)
    if let finger = stack.finger {
      // Both ends of an open change may be laid out anew.
      guard finger.isTakenOver else { return }
      if !finger.isReleased {
        let commits = isInScene.contains(finger.page)
        pages.stacks[container]?.letGo(commits: commits, velocity: 0, nil, at: age)
      }
    }
    pages.stacks[container]?.endGesture(at: age)
    // What a container shows continues while it leaves.
    guard isInScene.contains(container), let wanted = pages.stacks[container]?.wanted,
      !isInScene.contains(wanted)
    else { return }
    if let other = stack.pages.last(where: { isInScene.contains($0) }) {
      pages.stacks[container]?.head(for: other, at: age)
    } else {
      endPages(of: container)
    }
  }

  /// Ends all transitions of a container: what the scene has is there, at rest.
  private mutating func endPages(of container: ElementIndex) {
    guard let stack = pages.stacks[container] else { return }
    if let change = stack.change { changes.takeOver(change) }
    let gone = children(of: container).filter { structure.elements[$0].leaves }
    pages.end(container, children: children(of: container))
    takeOff(gone)
  }

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
}

// MARK: - Arrivals

extension SceneState {
  /// Takes the pages off the screen of which transitions have arrived. What moves the others is noted when effects have ended.
  mutating func arrivePages() {
    guard !pages.isEmpty else { return }
    // What is gone with one page may be what another one has waited for.
    while pages.stacks.keys.sorted().contains(where: { arrivePages(of: $0) }) {}
    endPagesAtRest()
  }

  /// Takes the pages of a container off the screen, and returns whether there were any.
  private mutating func arrivePages(of container: ElementIndex) -> Bool {
    guard pages.stacks[container]?.hasArrivals(by: age) ?? false,
      var stack = pages.stacks[container]
    else { return false }
    noteChange()
    let before = stack
    let gone = stack.arrive(at: age) {
      playsRemoval(in: $0, of: container) || stillCarries($0, in: container)
    }
    if !stack.ended.isEmpty { pages.ended += stack.takeEnded() }
    pages.stacks[container] = stack
    takeOff(pages: gone, of: before, in: container)
    takeOff(
      before.companions.filter {
        !stack.hasCompanion($0) && isOnScreen($0) && structure.elements[$0].leaves
      })
    return !gone.isEmpty
  }

  /// Forgets the stacks in which nothing is left but the wanted page.
  mutating func endPagesAtRest() {
    guard !pages.isEmpty else { return }
    for container in pages.stacks.keys where pages.stacks[container]?.isAtRest ?? false {
      noteChange()
      // A page that a finger has brought back in a page that leaves stays in that.
      if let page = pages.stacks[container]?.wanted { structure.elements[page].hasExit = false }
      pages.end(container, children: children(of: container))
    }
  }

  /// Takes pages off the screen, with all that is a part of them and leaves.
  private mutating func takeOff(
    pages gone: [ElementIndex], of stack: PageStack, in container: ElementIndex
  ) {
    guard !gone.isEmpty else { return }
    // What was presented and leaves only as the container does belongs to the pages that are left.
    takeOff(
      children(of: container).filter {
        (structure.elements[$0].hasExit || structure.elements[$0].leaves && gone.contains($0))
          && isPart($0, of: gone, in: stack)
      })
    pages.leave(gone, of: stack.pages, in: container)
  }

  /// Whether anything inside pages plays what their definition says of it as it leaves.
  private func playsRemoval(in gone: [ElementIndex], of container: ElementIndex) -> Bool {
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
  private func stillCarries(_ gone: [ElementIndex], in container: ElementIndex) -> Bool {
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

  func children(of container: ElementIndex) -> [ElementIndex] {
    structure.order.filter { structure.elements[$0].parent == container }
  }
}

// MARK: - Sizes

extension SceneState {
  /// Compiles transitions anew for containers of other sizes, at the same progress.
  mutating func resizePages() {
    guard !pages.isEmpty else { return }
    var takeover = Takeover(settling: settling)
    let age = age
    for container in pages.stacks.keys {
      guard let stack = pages.stacks[container] else { continue }
      let places = stack.transitions.map { structure.container(of: $0.page, motions.goals) }
      var next = 0
      pages.stacks[container]?.change { transition in
        transition.resize(to: places[next], at: age, &takeover)
        next += 1
      }
      let place = structure.container(of: stack.bottom, motions.goals)
      pages.stacks[container]?.changeTrack { $0.resize(to: place) }
    }
  }

  /// Where a new transition of a container is.
  private func pageContainer(
    _ container: ElementIndex, _ request: PageRequest, _ builder: SceneChangeBuilder
  ) -> Container {
    var place = structure.container(of: request.previous, motions.goals)
    place.prefersReducedMotion = builder.transaction.reducesMotion
    return place
  }
}
