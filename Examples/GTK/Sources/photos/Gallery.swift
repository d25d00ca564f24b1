import GTKHost
import TransitionControllers
import TransitionKit
import TransitionScenes

/// The whole navigation of the app: tabs, photos that open to a page, and a sheet to write in.
final class Gallery {
  /// What covers everything else.
  enum Root: ScreenContent, Hashable {
    case main, compose

    func elements(in size: Size) -> [Element<String>] {
      switch self {
      case .main:
        let bar = 56.0
        return [
          Element("content", frame: Rect(x: 0, y: 0, width: size.width, height: size.height - bar)),
          Element(
            "photos tab",
            frame: Rect(x: 0, y: size.height - bar, width: size.width / 2, height: bar)),
          Element(
            "albums tab",
            frame: Rect(x: size.width / 2, y: size.height - bar, width: size.width / 2, height: bar)
          ),
        ]
      case .compose:
        return [
          Element("grabber", frame: Rect(x: size.width / 2 - 18, y: 8, width: 36, height: 5))
            .rounded(2.5),
          Element("title", frame: Rect(x: 96, y: 24, width: size.width - 192, height: 40)),
          Element("done", frame: Rect(x: size.width - 88, y: 24, width: 72, height: 40)),
          Element("text", frame: Rect(x: 16, y: 80, width: size.width - 32, height: 160))
            .rounded(14),
        ]
      }
    }
  }

  enum Tab: Hashable, ScreenContent {
    case photos
    case albums(Albums)

    func elements(in size: Size) -> [Element<String>] {
      if case .albums(let albums) = self { albums.elements(in: size) } else { [] }
    }
  }

  enum Page: ScreenContent, Hashable {
    case grid
    case photo(Int)

    func elements(in size: Size) -> [Element<String>] {
      switch self {
      case .grid:
        let side = (size.width - 40) / 3
        let photos = (0..<12).map { index in
          Element<String>(
            "photo \(index)",
            frame: Rect(
              x: 10 + Double(index % 3) * (side + 10), y: 76 + Double(index / 3) * (side + 10),
              width: side, height: side)
          ).rounded(14)
        }
        return photos + [
          Element("compose", frame: Rect(x: 10, y: 16, width: size.width - 20, height: 44))
            .rounded(14)
        ]
      case .photo(let index):
        return [
          Element("photo \(index)", frame: Rect(x: 0, y: 0, width: size.width, height: size.width)),
          Element(
            "caption", frame: Rect(x: 16, y: size.width + 16, width: size.width - 32, height: 40)
          ).rounded(14),
        ]
      }
    }
  }

  let window = ScreenWindow(size: Size(width: 390, height: 700))
  let root: TransitionController<ScreenStack<Root>>
  let tabs: TransitionController<TabSelection<Tab>>
  let pages: TransitionController<ScreenStack<Page>>
  let albums = Albums()
  private(set) var host: ScreenHost?

  init?() throws {
    root = TransitionController(ScreenStack([Root.main]), in: window) { _ in
      .sheet(detents: [.medium, .large])
    }
    tabs = TransitionController(
      try TabSelection([Tab.photos, .albums(albums)]), in: root.slot(.main, element: "content")
    ) { _ in .pager }
    pages = TransitionController(ScreenStack([Page.grid]), in: tabs.slot(.photos)) { _ in
      let photos = (0..<12).map {
        TransitionDefinition<String>.Entry("photo \($0)", .sharedElement())
      }
      return ScreenTransition(
        elements: TransitionDefinition(
          photos + [.init("caption", .translateY(60).combined(with: .crossfade))]),
        animation: .smooth)
    }
    guard let host = ScreenHost(window, widget: { [unowned self] in widget(of: $0) }) else {
      return nil
    }
    self.host = host
    host.goBack = { [unowned self] in goBack() }
    host.beginInteraction = { [unowned self] in begin($0) }
    host.beginMoving = { [unowned self] in beginMoving($0) }
    host.view.onMove = { [unowned self] in move($0, by: $1) }
  }

  /// Begins what a drag does: down on a sheet or a photo, sideways between the tabs.
  private func begin(_ sample: GestureSample) -> ScreenInteraction? {
    let isVertical = abs(sample.translation.y) > abs(sample.translation.x)
    if root.state.top?.screen == .compose {
      return isVertical ? root.beginInteraction(.drag(towards: .bottom), at: sample) : nil
    }
    if pages.state.screens.count > 1 {
      return isVertical
        ? pages.beginInteraction(.dismissal(), at: sample)
        : pages.beginInteraction(.contentPan(), at: sample)
    }
    return isVertical ? nil : tabs.beginInteraction(.tabs, at: sample)
  }

  private func goBack() -> Bool {
    if root.state.top?.screen == .compose { return root.dismiss() == nil }
    if pages.state.screens.count > 1 { return pages.pop() == nil }
    return tabs.state.selected != .photos && tabs.select(.photos) == nil
  }

  /// Opens a photo, or anything else that a widget was clicked for.
  func change(_ body: @escaping (Gallery) -> Void) {
    host?.change { body(self) }
  }
}

extension SceneElement {
  /// The element with round corners.
  func rounded(_ radius: Double) -> SceneElement {
    var element = self
    element.state.cornerRadius = radius
    return element
  }
}
