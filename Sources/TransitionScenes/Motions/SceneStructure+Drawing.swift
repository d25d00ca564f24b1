import TransitionKit

/// What has a separate view where a change is shown as a timeline.
package enum DrawnView: Hashable {
  case element(ElementIndex)
  /// The index of an old content that fades out.
  case snapshot(Int)
}

extension SceneStructure {
  /// Puts what flies above in front, with all that is in it.
  mutating func liftFlights() {
    var groups: [[ElementIndex]] = [[]]
    var groupNumbers = IndexedColumn<ElementRecord, Int>(repeating: 0, count: elements.count)
    for number in drawingOrder {
      let element = elements[number]
      if flight(of: number)?.isAbove == true {
        groupNumbers[number] = groups.count
        groups.append([])
      } else if let parent = element.parent {
        groupNumbers[number] = groupNumbers[parent]
      }
      groups[groupNumbers[number]].append(number)
    }
    let others = groups.removeFirst()
    // What something has come over is in front of what it flew over, in the container: of several, the innermost first.
    let covered = groups.indices.compactMap {
      index -> (index: Int, container: Int, last: Int)? in
      guard let cover = flight(of: groups[index][0])?.cover,
        let container = others.firstIndex(of: cover.container)
      else { return nil }
      let last = others.lastIndex { number in
        cover.below.contains { $0 == number || isInside(number, $0) }
      }
      return (index, container, last ?? container)
    }.sorted { ($0.last, $1.container) < ($1.last, $0.container) }
    drawingOrder = []
    var next = 0
    for (position, number) in others.enumerated() {
      drawingOrder.append(number)
      while next < covered.count, covered[next].last == position {
        drawingOrder += groups[covered[next].index]
        groups[covered[next].index] = []
        next += 1
      }
    }
    drawingOrder += groups.flatMap { $0 }
  }

  /// Lets what flies in front of everything in a container be no longer in front of what comes there from now on.
  ///
  /// - Parameter isOnTrack: whether a track of the container carries them if it begins now.
  mutating func coverFlights(in container: ElementIndex, isOnTrack: Bool) {
    for index in flights.indices
    where flights[index].isAbove && flights[index].cover == nil
      && isInside(flights[index].element, container)
    {
      flights[index].cover = SceneFlight.Cover(
        container: container, below: children(of: container), isOnTrack: isOnTrack)
    }
  }

  /// Ends the covers over which nothing is on screen any more, and forgets what is gone, whose numbers others get.
  mutating func endCovers() {
    for index in flights.indices {
      guard var cover = flights[index].cover else { continue }
      cover.below.removeAll { !elements[$0].exists }
      let isOver = children(of: cover.container).allSatisfy { cover.below.contains($0) }
      flights[index].cover = isOver ? nil : cover
    }
  }

  /// All elements in the order in which they are drawn, with old contents in front of what is inside their elements.
  var drawnViews: [DrawnView] {
    var views: [DrawnView] = []
    var open: [ElementIndex] = []
    func close() {
      guard let last = open.popLast() else { return }
      if let fade = elements[last].fade { views.append(.snapshot(fade.offset)) }
    }
    for number in drawingOrder {
      let parent = drawnParent(of: number)
      while let last = open.last, last != parent { close() }
      views.append(.element(number))
      open.append(number)
    }
    while !open.isEmpty { close() }
    return views
  }

  /// The element that an element is drawn in; nil for the scene.
  func drawnParent(of number: ElementIndex) -> ElementIndex? {
    guard let flight = flight(of: number), flight.isAbove else { return elements[number].parent }
    return flight.cover?.container
  }

  /// The slot of the frame of an element in what it is drawn in.
  func drawnSlot(of element: ElementIndex) -> SlotIndex {
    flight(of: element)?.above?.rect ?? frame(of: element)
  }

  /// Whether a view of an earlier state is still shown.
  func shows(_ view: DrawnView, as earlier: SceneStructure) -> Bool {
    switch view {
    case .element(let number): elements[number].exists
    case .snapshot(let index): fades.contains { $0.serial == earlier.fades[index].serial }
    }
  }

  /// The root of a transition whose roots are noted next; nil if nothing moves it.
  func root(_ transition: PageTransition, isPage: Bool) -> PageRoot? {
    let view = transition.view(isPage: isPage)
    guard !transition.roots[0].layout.written[view].isEmpty else { return nil }
    return .transition(effect: effects.count, view: view)
  }
}
