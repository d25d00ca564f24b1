import TransitionKit

/// Where an element is on screen, with the effects of everything that it is in.
struct ShownElement {
  let id: ElementID
  let rect: Rect
  let opacity: Double
  let presence: Presence
}

extension SceneFrame<ElementID> {
  /// The elements on screen, from back to front.
  var shownElements: [ShownElement] {
    var ancestors: [ElementID: (matrix: Transform, opacity: Double)] = [:]
    return elements.map { element in
      let parent = element.parent.flatMap { ancestors[$0] } ?? (.identity, 1)
      let matrix = element.transform.concatenating(parent.matrix)
      let opacity = element.state.visibleOpacity * parent.opacity
      ancestors[element.id] = (matrix, opacity)
      // Nothing here rotates, so two corners are enough.
      let first = matrix.apply(to: Point(x: 0, y: 0))
      let last = matrix.apply(to: Point(x: element.frame.width, y: element.frame.height))
      let rect = Rect(
        x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      return ShownElement(
        id: element.id, rect: rect, opacity: opacity, presence: element.presence)
    }
  }
}

extension Canvas {
  /// Draws the list and what it says.
  mutating func draw(_ frame: SceneFrame<ElementID>, message: String) {
    for element in frame.shownElements {
      if case .row(let row) = element.id { draw(Row.all[row], element) }
    }
    write("scene-list", column: 3, line: 0, width: columns, .text)
    write(message, column: 15, line: 0, width: columns - 15, .hint)
    write(
      "i insert  r remove  s shuffle  g grid  space pause  q quit", column: 3, line: lines - 1,
      width: columns - 3, .hint)
  }

  private mutating func draw(_ row: Row, _ element: ShownElement) {
    let rect = element.rect
    fill(rect, radius: 1.2, row.color, opacity: element.opacity)
    let middle = rect.origin.y + rect.height / 2
    let line = Int(((middle - 1) / 2).rounded())
    let (column, width) = (Int(rect.origin.x.rounded()) + 2, Int(rect.width) - 4)
    write(row.name, column: column, line: line, width: width, .text, opacity: element.opacity)
    let sign = element.presence == .inserting ? "+" : element.presence == .removing ? "−" : ""
    if width > row.name.count + 1 {
      write(
        sign, column: column + width - 1, line: line, width: 1, .text, opacity: element.opacity)
    }
  }
}
