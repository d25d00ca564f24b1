import TransitionControllers

/// What is in the window: the tabs with their bar, and sheets over them.
enum RootScreen: ScreenContent, CustomStringConvertible {
  case main
  case sheet(Int)

  /// The tab bar is part of the main screen, so that sheets cover it.
  func elements(in size: Size) -> [Element<String>] {
    guard self == .main else { return [] }
    let barHeight = min(6, size.height)
    let content = size.height - barHeight
    return [
      Element("content", frame: Rect(x: 0, y: 0, width: size.width, height: content)),
      Element("bar", frame: Rect(x: 0, y: content, width: size.width, height: barHeight)),
    ]
  }

  var description: String {
    switch self {
    case .main: "main"
    case .sheet(let number): "Sheet \(number)"
    }
  }
}

/// The tabs. Each has a stack of pages.
enum Tab: String, CaseIterable {
  case library = "Library"
  case search = "Search"
  case settings = "Settings"
}

/// A page in the stack of a tab.
struct Page: Equatable, CustomStringConvertible {
  let tab: Tab
  let depth: Int

  var description: String { "\(tab.rawValue) \(depth)" }
}
