import TransitionKit

// Which pages containers show.
extension SceneUpdate {
  /// Turns transitions of pages round, or begins new ones. What leaves has been noted, and nothing has come yet.
  mutating func showPages(in state: inout SceneState) {
    guard OptionalParts.hasScreens else { return }
    var shown: Set<ElementIndex> = []
    for index in builders.indices {
      for (container, choice) in builders[index].choices {
        // A container that leaves shows nothing new.
        guard let request = choice.pages, edit.order.contains(request.page) else { continue }
        shown.insert(container)
        if comesOver(request, in: container, state.scene) {
          state.scene.structure.coverFlights(
            in: container, isOnTrack: state.scene.pages.stacks[container]?.track == nil)
        }
        state.show(request, in: container, &builders[index])
      }
    }
    guard !state.scene.pages.isEmpty else { return }
    let isInScene = Set(edit.order)
    for container in state.scene.pages.stacks.keys where !shown.contains(container) {
      keepPages(of: container, isInScene, in: &state)
    }
  }

  /// Whether a new page, or what is presented, comes over what flies in front of a container, whose coordinates are those of the
  /// scene.
  private func comesOver(
    _ request: PageRequest, in container: ElementIndex, _ scene: MovingScene
  ) -> Bool {
    guard !scene.structure.flights.isEmpty,
      [SeenMoment.now, .rest].allSatisfy({
        let space = scene.space(inside: container, at: $0)
        return space.x.isIdentity && space.y.isIdentity && space.opacity.value == 1
      })
    else { return false }
    if request.motion?.operation == .push || request.order != nil, request.page != request.previous,
      scene.pages.stacks[container]?.contains(request.page) != true
    {
      return true
    }
    return edit.changes.contains {
      $0.kind == .inserted && $0.parent == container && $0.number != request.page
        && !scene.structure.contains($0.number)
    }
  }

  /// Keeps the stack of a container of which an update says nothing, if its page is still in it.
  private func keepPages(
    of container: ElementIndex, _ isInScene: Set<ElementIndex>, in state: inout SceneState
  ) {
    guard let stack = state.scene.pages.stacks[container] else { return }
    if let finger = stack.finger {
      // Both ends of an open change may be laid out anew.
      guard finger.isTakenOver else { return }
      if !finger.isReleased {
        let commits = isInScene.contains(finger.page)
        state.scene.pages.stacks[container]?.letGo(
          commits: commits, velocity: 0, nil, at: state.scene.age)
      }
    }
    state.scene.pages.stacks[container]?.endGesture(at: state.scene.age)
    // What a container shows continues while it leaves.
    guard isInScene.contains(container), let wanted = state.scene.pages.stacks[container]?.wanted,
      !isInScene.contains(wanted)
    else { return }
    if let other = stack.pages.last(where: { isInScene.contains($0) }) {
      state.scene.pages.stacks[container]?.head(for: other, at: state.scene.age)
    } else {
      state.endPages(of: container)
    }
  }

  /// Notes which page the elements belong to that an update has put into containers with transitions.
  func assignPages(in scene: inout MovingScene) {
    guard !scene.pages.isEmpty else { return }
    let presentationNumber = (scene.pages.presentations.last?.number ?? 0) + 1
    for number in edit.order {
      guard let parent = scene.structure.elements[number.offset].parent,
        let stack = scene.pages.stacks[parent], !stack.hasCompanion(number)
      else { continue }
      if stack.contains(number) {
        scene.pages.put(number, in: number)
      } else if scene.pages.page(of: number).map({ !stack.contains($0) }) ?? true {
        let page = stack.finger?.page ?? stack.wanted
        scene.pages.put(number, in: page)
        // What comes with a page is carried with it, what comes later is presented over everything. The state of the page
        // moves all that is there as one, unless it already moves the page alone.
        guard !insertions.isNew(page) else { continue }
        scene.pages.present(
          number, over: page, in: stack, number: presentationNumber,
          carries: scene.isShownWithoutState(page),
          isApart: stack.transition(bringing: page).map { $0.began < scene.age } ?? false)
      } else if insertions.returning.contains(number), scene.pages.presentation(of: number) != nil {
        // It comes back over the page that is wanted now, and stays where it is.
        scene.pages.put(number, in: stack.finger?.page ?? stack.wanted)
      }
    }
  }

  /// What leaves with a page that is wanted again, or has come over one that leaves now, and is not wanted itself.
  func leftInPages(of scene: MovingScene) -> [ElementIndex] {
    let returning = insertions.returning
    guard !scene.pages.isEmpty else { return [] }
    return scene.structure.order.filter { number in
      let element = scene.structure.elements[number]
      guard element.leaves, !returning.contains(number), !scene.hasRemoval(number),
        let page = scene.pages.page(of: number), page != number, let parent = element.parent
      else { return false }
      if scene.pages.isApart(number), let stack = scene.pages.stacks[parent],
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
