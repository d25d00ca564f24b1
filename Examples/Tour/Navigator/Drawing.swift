import ExampleTerminal
import TransitionControllers

extension Canvas {
  /// Draws the window of a navigation.
  mutating func draw(_ navigation: Navigation) {
    for shown in navigation.window.frame.shownElements {
      let id = shown.element.id
      if case .dimming = id.part {
        fill(shown.rect, radius: 0, .black, opacity: shown.opacity)
      } else if id.part == .element("bar") {
        drawBar(of: navigation, shown)
      } else if id.part == .screen {
        drawScreen(id, of: navigation, shown)
      }
    }
  }

  private mutating func drawScreen(
    _ id: ScreenElementID, of navigation: Navigation, _ shown: ShownElement<ScreenElementID>
  ) {
    switch navigation.root.screen(of: id) {
    case .main: drawBox(shown, .background)
    case .sheet(let number)?:
      drawBox(shown, TerminalColor(hue: 0.9 + 0.12 * Double(number)), title: "Sheet \(number)")
    case nil: break
    }
    guard let page = navigation.stacks.values.lazy.compactMap({ $0.screen(of: id) }).first else {
      return
    }
    let hue = Double(Tab.allCases.firstIndex(of: page.tab) ?? 0) / 3 + 0.07 * Double(page.depth - 1)
    drawBox(shown, TerminalColor(hue: hue), title: "\(page)")
  }

  /// Draws a box with a header. It is dimmed as the transition says.
  private mutating func drawBox(
    _ shown: ShownElement<ScreenElementID>, _ color: TerminalColor, title: String? = nil
  ) {
    let visible = shown.clip.map { shown.rect.intersected(with: $0) } ?? shown.rect
    guard visible.width > 0, visible.height > 0 else { return }
    fill(visible, radius: shown.element.state.cornerRadius, color, opacity: shown.opacity)
    if let title {
      let header = Rect(origin: shown.rect.origin, size: Size(width: shown.rect.width, height: 6))
      fill(
        header.intersected(with: visible), radius: 0, .black, opacity: 0.25 * shown.opacity)
      let line = Int((header.center.y / 2 - 0.5).rounded())
      let column = Int(shown.rect.origin.x.rounded()) + 3
      write(
        title, column: column, line: line, width: Int(visible.width) - 6, .text,
        opacity: shown.opacity)
    }
    fill(visible, radius: 0, .black, opacity: shown.element.state.overlay.alpha)
  }

  private mutating func drawBar(
    of navigation: Navigation, _ shown: ShownElement<ScreenElementID>
  ) {
    let tabs = navigation.tabs.state.tabs
    fill(shown.rect, radius: 0, .hint.covered(by: .black, opacity: 0.6), opacity: shown.opacity)
    let width = shown.rect.width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let left = shown.rect.origin.x + width * Double(index)
      let isSelected = tab == navigation.tabs.state.selected
      write(
        isSelected ? "[\(tab)]" : " \(tab) ", column: Int(left.rounded()) + 2,
        line: Int((shown.rect.center.y / 2 - 0.5).rounded()), width: Int(width) - 2,
        isSelected ? .text : .hint, opacity: shown.opacity)
    }
  }
}
