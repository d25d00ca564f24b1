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
    drawingOrder = groups.flatMap { $0 }
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
    flight(of: number)?.isAbove == true ? nil : elements[number].parent
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
