import TransitionKit

// How updates change which pages containers show.
extension SceneState {
  /// Lets a container show a page.
  mutating func show(
    _ request: PageRequest, in container: ElementIndex, _ builder: inout SceneChangeBuilder
  ) {
    guard scene.structure.contains(container), scene.structure.contains(request.previous) else {
      return
    }
    if scene.pages.stacks[container] == nil {
      let isPulled = builder.isOpen && request.order != nil
      guard request.page != request.previous || isPulled, request.motion != nil else { return }
      scene.pages.stacks[container] = PageStack(request.previous, scene.settling)
      for child in scene.structure.children(of: container) {
        scene.pages.put(child, in: request.previous)
      }
    }
    let isOpen = builder.isOpen
    guard var stack = scene.pages.stacks[container] else { return }
    // A finger lets go toward what the operation wants.
    if let finger = stack.finger {
      if !finger.isReleased {
        stack.letGo(commits: request.page == finger.page, velocity: 0, nil, at: scene.age)
      }
      stack.endGesture(at: scene.age)
    }
    guard let motion = request.motion else { return endPages(of: container) }
    if let order = request.order, request.page == request.previous {
      guard isOpen, scene.addToTrack(request, motion, order, &stack, in: container, builder) else {
        return
      }
      stack.holdTrack(
        toward: request.page, beyond: order.page > order.previous ? 1 : -1, builder.number,
        at: scene.age)
      scene.pages.stacks[container] = stack
    } else if !stack.contains(request.page), let order = request.order,
      scene.addToTrack(request, motion, order, &stack, in: container, builder)
    {
      if isOpen { stack.hold(toward: request.page, builder.number, at: scene.age) }
      scene.pages.stacks[container] = stack
      scene.pages.put(request.page, in: request.page)
    } else if !stack.contains(request.page) {
      let place = scene.pageContainer(request, builder)
      guard
        var transition = PageTransition(
          request, motion, compiled.prepared(motion, in: place), in: place,
          shownAs: scene.shownFrame(of: container), at: scene.age, scene.settling)
      else { return endPages(of: container) }
      scene.findings.faults.noteCompiled(&compiled, of: container, repeats: false)
      transition.above = scene.leavingInFront(of: stack, in: container, among: request.leaving)
      let before = stack
      let gone =
        isOpen
        ? stack.addHeld(transition, builder.number, at: scene.age)
        : stack.add(transition, isWanted: true)
      scene.pages.stacks[container] = stack
      scene.pages.put(request.page, in: request.page)
      takeOff(pages: gone, of: before, in: container)
    } else {
      if isOpen {
        stack.hold(toward: request.page, builder.number, at: scene.age)
      } else {
        stack.head(for: request.page, at: scene.age)
      }
      scene.pages.stacks[container] = stack
    }
    if isOpen, request.order != nil { scene.pages.stacks[container]?.holdAll(at: scene.age) }
    endCarrying(in: container, &builder)
    noteChange(of: container, &builder)
  }

  /// Lets pages that go back, and move others with their states at rest, return to none: those others stay.
  private mutating func endCarrying(
    in container: ElementIndex, _ builder: inout SceneChangeBuilder
  ) {
    for presentation in scene.pages.presentations where presentation.isCarrier {
      let page = presentation.page
      guard scene.structure.elements[page].leaves, let stack = scene.pages.stacks[container],
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
    guard scene.structure.contains(page), scene.structure.contains(container) else { return }
    let age = scene.age
    defer { nextEvent = -.infinity }
    if scene.pages.stacks[container]?.track == nil {
      if scene.pages.stacks[container] == nil {
        scene.pages.stacks[container] = PageStack(page, scene.settling)
        for child in scene.structure.children(of: container) { scene.pages.put(child, in: page) }
      }
      let request = PageRequest(
        page: page, previous: page, motion: motion, companions: [], order: order)
      let place = scene.structure.container(of: page, scene.motions.goals)
      guard var stack = scene.pages.stacks[container],
        stack.addToTrack(
          request, motion, order,
          PageTrack(
            request, motion, order, in: place, shownAs: scene.shownFrame(of: container), at: age,
            scene.settling),
          isWanted: false, at: age)
      else { return scene.pages.endAtRest(in: &scene.structure) }
      scene.pages.stacks[container] = stack
      finishUpdate()
    }
    guard let stack = scene.pages.stacks[container], let slot = stack.track?.slot(of: stack.wanted)
    else { return }
    scene.pages.stacks[container]?.holdAll(at: age)
    scene.pages.stacks[container]?.changeTrack { $0.set(slot + distance) }
  }

  /// Notes that the transitions of a container belong to a change now, which lasts as long as they do.
  private mutating func noteChange(of container: ElementIndex, _ builder: inout SceneChangeBuilder)
  {
    guard let stack = scene.pages.stacks[container] else { return }
    if let change = stack.change, change != builder.number { changes.takeOver(change) }
    scene.pages.stacks[container]?.change = builder.number
    guard !stack.transitions.isEmpty || stack.track != nil else { return }
    if builder.isOpen {
      builder.timing.noteOpen(duration: stack.duration)
    } else {
      builder.timing.note(end: stack.settledAge, logicalEnd: stack.settledAge)
    }
  }

  /// Ends all transitions of a container: what the scene has is there, at rest.
  mutating func endPages(of container: ElementIndex) {
    guard let stack = scene.pages.stacks[container] else { return }
    if let change = stack.change { changes.takeOver(change) }
    let gone = scene.structure.children(of: container).filter {
      scene.structure.elements[$0].leaves
    }
    scene.pages.end(container, children: scene.structure.children(of: container))
    takeOff(gone)
  }
}

// MARK: - Arrivals

extension SceneState {
  /// Takes the pages off the screen of which transitions have arrived. What moves the others is noted when effects have ended.
  mutating func arrivePages() {
    guard !scene.pages.isEmpty else { return }
    // What is gone with one page may be what another one has waited for.
    while scene.pages.stacks.keys.sorted().contains(where: { arrivePages(of: $0) }) {}
    scene.pages.endAtRest(in: &scene.structure)
  }

  /// Takes the pages of a container off the screen, and returns whether there were any.
  private mutating func arrivePages(of container: ElementIndex) -> Bool {
    guard scene.pages.stacks[container]?.hasArrivals(by: scene.age) ?? false,
      var stack = scene.pages.stacks[container]
    else { return false }
    scene.structure.noteChange()
    let before = stack
    let gone = stack.arrive(at: scene.age) {
      scene.playsRemoval(in: $0, of: container) || scene.stillCarries($0, in: container)
    }
    if !stack.ended.isEmpty { scene.pages.ended += stack.takeEnded() }
    scene.pages.stacks[container] = stack
    takeOff(pages: gone, of: before, in: container)
    takeOff(
      before.companions.filter {
        !stack.hasCompanion($0) && scene.structure.contains($0)
          && scene.structure.elements[$0].leaves
      })
    return !gone.isEmpty
  }

  /// Takes pages off the screen, with all that is a part of them and leaves.
  private mutating func takeOff(
    pages gone: [ElementIndex], of stack: PageStack, in container: ElementIndex
  ) {
    guard !gone.isEmpty else { return }
    // What was presented and leaves only as the container does belongs to the pages that are left.
    takeOff(
      scene.structure.children(of: container).filter {
        (scene.structure.elements[$0].hasExit
          || scene.structure.elements[$0].leaves && gone.contains($0))
          && scene.isPart($0, of: gone, in: stack)
      })
    scene.pages.leave(gone, of: stack.pages, in: container)
  }
}
