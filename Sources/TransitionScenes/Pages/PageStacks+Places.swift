import TransitionKit

// Where the elements of containers with transitions are drawn, and what moves them.
extension PageStacks {
  /// Notes what moves the elements of containers with transitions. The effects of single elements have been noted.
  ///
  /// - Parameter slot: the first slot after those effects.
  func notePlaces(in structure: inout SceneStructure, from slot: Int) {
    structure.pagePlaces.removeAll(keepingCapacity: true)
    structure.pageOf.removeAll()
    guard !isEmpty else { return }
    var slot = slot
    for container in stacks.keys.sorted() {
      notePlaces(of: container, in: &structure, from: &slot)
    }
  }

  private func notePlaces(
    of container: ElementIndex, in structure: inout SceneStructure, from slot: inout Int
  ) {
    guard let stack = stacks[container] else { return }
    var chains: [(origin: PageRoot?, page: PageRoot?)] = []
    var companions: [(element: ElementIndex, root: PageRoot, position: Int, isInserting: Bool)] = []
    var onTrack: [(page: ElementIndex, root: PageRoot)] = []
    for member in stack.track?.members ?? [] {
      guard let layout = stack.track?.layout else { break }
      onTrack.append(
        (member.page, .transition(effect: structure.effects.count, view: PageTrack.view)))
      structure.effects.append(
        EffectRecord(
          element: member.page, layout: layout, view: PageTrack.view, firstSlot: slot,
          isEmphasis: false, isInsertion: member.page == stack.wanted, viewCount: 2,
          mergeEnd: .infinity,
          mover: PageMover(container: container, page: member.page, roots: nil)))
      slot += layout.constantValues.count
    }
    // By index, as an iterator would copy each transition with its roots.
    for index in stack.transitions.indices {
      let (page, isForward) = (stack.transitions[index].page, stack.transitions[index].isForward)
      for number in stack.transitions[index].roots.indices {
        let companion = stack.transitions[index].roots[number].companion?.element
        if let companion {
          let root = PageRoot.transition(effect: structure.effects.count, view: 0)
          companions.append((companion, root, index + 1, isForward))
        } else {
          chains.append(
            (
              structure.root(stack.transitions[index], isPage: false),
              structure.root(stack.transitions[index], isPage: true)
            ))
        }
        let layout = stack.transitions[index].roots[number].layout
        structure.effects.append(
          EffectRecord(
            element: companion ?? page, layout: layout,
            view: companion == nil ? stack.transitions[index].view(isPage: true) : 0,
            firstSlot: slot, isEmphasis: false, isInsertion: isForward,
            viewCount: stack.transitions[index].roots[number].motions.table.currentCount,
            mergeEnd: stack.transitions[index].roots[number].motions.table.outgoing.first?.end
              ?? .infinity, mover: PageMover(container: container, page: page, roots: number)))
        slot += layout.constantValues.count
      }
    }
    // What carries everything at a position. The transitions below a height do not.
    func origins(from position: Int, above lowest: Int, after number: Int = 0) -> [PageRoot] {
      var origins: [PageRoot] = []
      for height in position...chains.count {
        for presentation in presentations
        where presentation.number > number && presentation.carries(in: stack)
          && presentation.position(in: stack) == height
        {
          origins.append(.state(of: presentation.page))
        }
        guard height < chains.count, height >= lowest, let root = chains[height].origin
        else { continue }
        origins.append(root)
      }
      return origins
    }
    // What is wanted comes as long as anything at or above it moves.
    let wanted = stack.finger.map { $0.isReleased ? stack.wanted : $0.page } ?? stack.wanted
    for number in structure.children(of: container) {
      var place = PagePlace(container: container)
      if let page = page(of: number), let position = stack.position(of: page),
        let height = height(of: number, in: stack)
      {
        if let presentation = presentation(of: number) {
          // It is no part of its page.
          place.origins = origins(
            from: presentation.position(in: stack), above: height, after: presentation.number)
        } else if let member = onTrack.first(where: { $0.page == page }) {
          place.own = member.root
          place.origins = origins(from: 0, above: height)
        } else {
          // The bottom moves as the origin of the first transition, any other page by the one that brings it.
          if position > 0 {
            place.own = chains[position - 1].page
          } else if height == 0 {
            place.own = chains.first?.origin
          }
          place.origins = origins(from: position, above: max(height, 1))
        }
        if number != page, let own = place.own {
          // What came with the page is one with it.
          place.origins.insert(own, at: 0)
          place.own = nil
        }
        place.isInserting = page == wanted && !structure.elements[number].leaves
        place.carriesWithState = presentations.contains {
          $0.page == number && $0.carries(in: stack)
        }
      } else if let view = companions.first(where: { $0.element == number }) {
        place.own = view.root
        place.isInserting = view.isInserting
        place.origins = origins(from: view.position, above: 0)
      } else {
        continue
      }
      structure.note(place, of: number)
    }
    // What comes over a flight carries it.
    for flight in structure.flights where structure.pageOf[flight.element] == nil {
      guard let cover = flight.cover, cover.container == container else { continue }
      var place = PagePlace(container: container)
      if cover.isOnTrack,
        let member = onTrack.first(where: { structure.isInside(flight.element, $0.page) })
      {
        place.origins.append(member.root)
      }
      for (transition, chain) in zip(stack.transitions, chains)
      where !cover.below.contains(transition.page) {
        if let origin = chain.origin { place.origins.append(origin) }
      }
      if !place.origins.isEmpty { structure.note(place, of: flight.element) }
    }
  }

  /// Writes the values of what moves pages, after those of effects.
  ///
  /// - Parameter motions: what is shown of the frames of the structure.
  mutating func sample(
    in structure: SceneStructure, _ motions: [SIMD4<Double>], at age: Double,
    into output: inout [SIMD4<Double>]
  ) {
    guard !isEmpty else { return }
    for index in structure.effects.indices {
      guard let mover = structure.effects[index].mover,
        let position = stacks.index(forKey: mover.container)
      else { continue }
      stacks.values[position]?.sample(
        mover, at: age, in: motions[structure.frame(of: mover.container).offset], into: &output,
        from: structure.effects[index].firstSlot)
    }
  }

  /// The positions at which the elements of pages are drawn in their containers.
  func noteHeights(
    _ heights: inout IndexedColumn<ElementRecord, Double>, in structure: SceneStructure
  ) {
    guard !isEmpty else { return }
    for container in stacks.keys {
      guard let stack = stacks[container] else { continue }
      // By indices, as iterators would copy each transition with its roots.
      var order = stack.bottomPages
      let transitions = stack.transitions
      for number in transitions.indices {
        let (page, isInFront) = (transitions[number].page, transitions[number].isInFront)
        guard transitions[number].roots.count > 1 else {
          order.insert(page, at: isInFront ? order.count : 0)
          continue
        }
        func companions(_ depth: PageDepth) -> [ElementIndex] {
          transitions[number].roots.compactMap { roots in
            roots.companion.flatMap { $0.depth == depth ? $0.element : nil }
          }
        }
        order =
          isInFront
          ? companions(.behind) + order + companions(.between) + [page]
          : companions(.behind) + [page] + companions(.between) + order
        order += companions(.inFront)
      }
      func drawnHeight(of element: ElementIndex) -> Double {
        order.firstIndex(of: element).map { Double($0 + 1) } ?? 0
      }
      for number in structure.children(of: container) {
        heights[number] = drawnHeight(of: page(of: number) ?? number)
        guard let top = height(of: number, in: stack),
          presentation(of: number) != nil || stack.isAbove(number)
        else { continue }
        // Right in front of everything that was there.
        let below = stack.bottomPages + stack.transitions.prefix(top).map { $0.page }
        heights[number] = below.reduce(0) { max($0, drawnHeight(of: $1)) } + 0.5
      }
    }
  }

  /// What moves pages by an effect; nil once it does not any more.
  func movement(by effect: EffectRecord) -> PageMovement? {
    guard let mover = effect.mover, let stack = stacks[mover.container] else { return nil }
    guard let number = mover.roots else { return stack.track.map { .track($0, mover.page) } }
    guard let transition = stack.transition(bringing: mover.page),
      number < transition.roots.count
    else { return nil }
    return .roots(transition.roots[number], of: stack.change, began: transition.began)
  }
}

extension SceneValues {
  /// The origins that carry an element, from the innermost to the outermost.
  func origins(of element: ElementIndex) -> [PageOrigin] {
    guard let place = structure.pagePlace(of: element) else { return [] }
    return place.origins.map { origin($0, in: place) }
  }

  func origin(_ root: PageRoot, in place: PagePlace) -> PageOrigin {
    var state = PropertyState.rest
    compose(root, into: &state)
    let frame = Rect(lanes: motions[structure.frame(of: place.container).offset])
    return PageOrigin(state: state, frame: Rect(size: frame.size))
  }
}

/// What moves a page.
enum PageMovement {
  /// A page on a track.
  case track(PageTrack, ElementIndex)
  /// Roots of a transition, with the change that it belongs to.
  case roots(PageRoots, of: ChangeNumber?, began: Double)
}
