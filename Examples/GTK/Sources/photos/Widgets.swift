import GTKHost
import TransitionControllers
import TransitionScenes

extension Gallery {
  /// The sky at the top and at the horizon, and the ground, of each photo.
  private static let landscapes = [
    ("#17337a", "#7fb0f0", "#0d2b52"), ("#d2553b", "#ffc27a", "#5c2230"),
    ("#0f6f6a", "#a5e6c0", "#0d4d3c"), ("#5a2f8f", "#f0a6c8", "#33205c"),
    ("#e08a1e", "#ffe9a8", "#7a4a12"), ("#20243d", "#6d78a8", "#12152a"),
    ("#116a80", "#a8e4e0", "#0a4657"), ("#8a2a5c", "#ffb0a0", "#4d1a3c"),
    ("#4b8a2a", "#e2f0a0", "#2b5420"), ("#5b4636", "#e0c3a0", "#38291f"),
    ("#c23a50", "#ffd0b8", "#6a1f34"), ("#205f8c", "#c8e4f5", "#173f5e"),
  ]

  /// A photo: a sun above hills.
  private static func photo(_ index: Int) -> String {
    let (sky, horizon, ground) = landscapes[index % landscapes.count]
    let (x, y) = (22 + 53 * index % 60, 22 + 37 * index % 26)
    return """
      radial-gradient(circle at \(x)% \(y)%, alpha(white, 0.9) 0%, alpha(white, 0.9) 7%, \
      alpha(white, 0.2) 8%, transparent 32%), \
      radial-gradient(ellipse 80% 38% at \(100 - x)% 108%, shade(\(ground), 0.75) 98%, transparent 100%), \
      radial-gradient(ellipse 90% 46% at \(x)% 112%, \(ground) 98%, transparent 100%), \
      linear-gradient(to bottom, \(sky), \(horizon) 70%)
      """
  }

  /// What is below the name of an album.
  private static func cover(_ album: Int) -> String {
    let (sky, _, ground) = landscapes[album % landscapes.count]
    return "linear-gradient(to right, \(ground), shade(\(sky), 0.85))"
  }

  private static let (paper, ink, tint) = ("#f4f5fa", "#1c1f30", "#2b6cb0")

  /// The widget of an element.
  func widget(of id: ScreenElementID) -> Widget? {
    switch id.part {
    case .container: return .label("", on: "transparent")
    case .screen:
      let isSheet = root.screen(of: id) == .some(.compose)
      return .label("", on: isSheet ? "white; border-radius: 14px 14px 0 0" : Self.paper)
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
      return .button("", on: Self.photo(index), name: "Photo \(index + 1)") { [weak self] in
        self?.change { $0.pages.state.screens.count == 1 ? $0.open(index) : $0.close() }
      }
    }
    // A button can have the focus.
    if name.hasPrefix("album "), let album = Int(name.dropFirst(6)) {
      return .button("Album \(album + 1)", on: Self.cover(album)) {}
    }
    switch name {
    case "photos tab": return tab("Photos", .photos)
    case "albums tab": return tab("Albums", .albums(albums))
    case "compose":
      return .button("Write", on: Self.tint) { [weak self] in
        self?.change { _ = $0.root.present(.compose) }
      }
    case "done":
      return .button("Done", on: "transparent; color: \(Self.tint)") { [weak self] in
        self?.change { _ = $0.root.dismiss() }
      }
    case "content": return .label("", on: "transparent")
    case "grabber": return .label("", on: "#c3c7d6")
    case "text":
      return .label("Drag me up, down, or away.", on: "\(Self.paper); color: \(Self.ink)")
    case "title": return .label("A letter", on: "transparent; color: \(Self.ink)")
    case "caption": return .label("Drag the photo away.", on: "#e3e6f0; color: \(Self.ink)")
    default: return .label(name, on: Self.ink)
    }
  }

  private func tab(_ title: String, _ tab: Tab) -> Widget? {
    .button(title, on: "white; color: \(Self.tint)") { [weak self] in
      self?.change { _ = $0.tabs.select(tab) }
    }
  }

  func open(_ index: Int) { pages.push(.photo(index)) }
  func close() { pages.pop() }
}
