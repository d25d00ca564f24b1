import GTKHost
import TransitionControllers
import TransitionScenes

extension Gallery {
  private static let colors = [
    "#2457a6", "#c8553d", "#2a9d6f", "#8a4fa8", "#b8860b", "#3a3f58", "#1f7a8c", "#a23b72",
    "#5b8c2a", "#6b4f3a", "#d1495b", "#30638e",
  ]

  /// The widget of an element.
  func widget(of id: ScreenElementID) -> Widget? {
    switch id.part {
    case .container: return .label("", on: "transparent")
    case .screen:
      return .label("", on: root.screen(of: id) == .some(.compose) ? "#3d4663" : "#eef0f5")
    case .dimming:
      return .button("", on: "black", name: "Close") { [weak self] in
        self?.change { _ = $0.root.dismiss() }
      }
    case .temporary: return .label("", on: "transparent")
    case .element(let name): return widget(named: name)
    }
  }

  private func widget(named name: String) -> Widget? {
    if name.hasPrefix("photo "), let index = Int(name.dropFirst(6)) {
      return .button("\(index + 1)", on: Self.colors[index % Self.colors.count]) { [weak self] in
        self?.change { $0.pages.state.screens.count == 1 ? $0.open(index) : $0.close() }
      }
    }
    // A button can have the focus.
    if name.hasPrefix("album "), let album = Int(name.dropFirst(6)) {
      return .button("Album \(album + 1)", on: Self.colors[album % Self.colors.count]) {}
    }
    switch name {
    case "photos tab": return tab("Photos", .photos)
    case "albums tab": return tab("Albums", .albums(albums))
    case "compose":
      return .button("Write", on: "#30638e") { [weak self] in
        self?.change { _ = $0.root.present(.compose) }
      }
    case "done":
      return .button("Done", on: "#2a9d6f") { [weak self] in
        self?.change { _ = $0.root.dismiss() }
      }
    case "content": return .label("", on: "transparent")
    case "text": return .label("Drag me up, down, or away.", on: "#2b3149")
    case "title": return .label("A letter", on: "#3d4663")
    case "caption": return .label("Drag the photo away.", on: "#5a6175")
    default: return .label(name, on: "#5a6175")
    }
  }

  private func tab(_ title: String, _ tab: Tab) -> Widget? {
    .button(title, on: "#22263a") { [weak self] in self?.change { _ = $0.tabs.select(tab) } }
  }

  func open(_ index: Int) { pages.push(.photo(index)) }
  func close() { pages.pop() }
}
