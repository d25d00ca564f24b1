import TransitionControllers
import TransitionKit
import TransitionScenes

/// Tabs that a finger moves, or a mouse from an edge. A mouse elsewhere selects text.
final class TabsDemo {
  let stage: Stage
  private let tabs: TransitionController<TabSelection<Int>>
  private let buttons: [Node]

  private static let names = ["trips", "notes", "account"]
  /// How far from an edge a mouse takes hold, in points.
  private static let edge = 32.0
  private static let margin = 8.0

  init?() {
    let window = ScreenWindow(size: Stage.size(of: "tabs-stage"))
    stage = Stage("tabs-stage", window)
    guard let selection = try? TabSelection(Array(Self.names.indices)) else { return nil }
    window.elements = Self.elements(in: window.size)
    tabs = TransitionController(selection, in: window.slot(element: "content")) { _ in .pager }
    buttons = Self.names.map { Node.find("tab-\($0)") }
    stage.make = { id, parent in self.make(id, in: parent) }
    stage.keeps = { _ in true }
    stage.willResize = { window.elements = Self.elements(in: $0) }
    stage.beginInteraction = { self.begin($0) }
    stage.onDecision = { _ in self.mark() }
    stage.listenToPointers()
    for (tab, button) in buttons.enumerated() {
      host.onClick(button) { self.select(tab) }
      host.listen(button, .keyDown) { self.take($0.key) }
    }
    stage.resize()
    stage.change {}
    mark()
  }

  /// What the tabs are in. It clips them.
  private static func elements(in size: Size) -> [Element<String>] {
    let frame = Rect(
      x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
    return [Element("content", frame: frame)]
  }

  private func select(_ tab: Int) {
    stage.change { tabs.select(tab) }
    mark()
  }

  private func take(_ key: PageEvent.Key) -> Bool {
    let step = host.isRightToLeft ? -1 : 1
    let count = buttons.count
    let selected = tabs.state.selected
    switch key {
    case .left: select((selected - step + count) % count)
    case .right: select((selected + step + count) % count)
    case .home: select(0)
    case .end: select(count - 1)
    default: return false
    }
    buttons[tabs.state.selected].focus()
    return true
  }

  private func begin(_ drag: Drag) -> ScreenInteraction? {
    guard abs(drag.translation.x) > abs(drag.translation.y) else { return nil }
    let fromEdge = min(drag.start.x, stage.window.size.width - drag.start.x)
    if drag.isMouse, fromEdge > Self.edge { return nil }
    return tabs.beginInteraction(.tabs, at: drag.sample)
  }

  /// Says which tab is selected.
  private func mark() {
    for (tab, button) in buttons.enumerated() {
      let isSelected = tab == tabs.state.selected
      button.setAttribute("aria-selected", isSelected ? "true" : "false")
      button.setAttribute("tabindex", isSelected ? "0" : "-1")
    }
  }

  private func make(_ id: ScreenElementID, in parent: Node) -> Node {
    guard id.part == .screen, let tab = tabs.screen(of: id) else { return .none }
    return Node.make("panel-\(Self.names[tab])", in: parent)
  }
}
