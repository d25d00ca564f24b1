import ExampleTerminal
import TransitionKit
import TransitionScenes

extension Canvas {
  /// Draws the list and what it says.
  mutating func draw(_ frame: SceneFrame<ElementID>, message: String) {
    for shown in frame.shownElements {
      if case .row(let row) = shown.element.id { draw(Row.all[row], shown) }
    }
    write("scene-list", column: 3, line: 0, width: columns, .text)
    write(message, column: 15, line: 0, width: columns - 15, .hint)
    write(
      "i insert  r remove  s shuffle  g grid  space pause  q quit", column: 3, line: lines - 1,
      width: columns - 3, .hint)
  }

  private mutating func draw(_ row: Row, _ shown: ShownElement<ElementID>) {
    let rect = shown.rect
    fill(rect, radius: 1.2, row.color, opacity: shown.opacity)
    let middle = rect.origin.y + rect.height / 2
    let line = Int(((middle - 1) / 2).rounded())
    let (column, width) = (Int(rect.origin.x.rounded()) + 2, Int(rect.width) - 4)
    write(row.name, column: column, line: line, width: width, .text, opacity: shown.opacity)
    let presence = shown.element.presence
    let sign = presence == .inserting ? "+" : presence == .removing ? "−" : ""
    if width > row.name.count + 1 {
      write(
        sign, column: column + width - 1, line: line, width: 1, .text, opacity: shown.opacity)
    }
  }
}
