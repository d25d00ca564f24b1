import Foundation
import TransitionControllers
import TransitionKit
import TransitionTestSupport
import XCTest

/// An application keeps its navigation as JSON, and begins with it again.
final class RestoredStateTests: XCTestCase {
  private enum Tab: String, Codable, CaseIterable { case library, search }

  private enum Route: Codable, Equatable, Hashable {
    case list
    case album(Int)
    case settings
  }

  private struct Application: Codable, Equatable {
    var tabs: TabSelection<Tab>
    var library: ScreenStack<Route>
    var search: ScreenStack<Route>
  }

  /// The screens on screen, by what frames call them.
  private func show(_ application: Application) throws -> [String] {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let tabs = TransitionController(application.tabs, in: window) { _ in .pager }
    let library = TransitionController(application.library, in: tabs.slot(.library)) {
      $0.operation == .present ? .card() : .push()
    }
    let search = TransitionController(application.search, in: tabs.slot(.search)) { _ in .push() }
    return try withExtendedLifetime((library, search)) {
      XCTAssertTrue(window.isIdle)
      let names = window.frame.elements.filter { $0.id.part == .screen }
        .map { window.name(of: $0.id) }
      try library.state.encodeAndCompare(with: application.library)
      return names
    }
  }

  func testAnApplicationOfTabsStacksAndAModalIsRestoredFromJSON() throws {
    var application = Application(
      tabs: try TabSelection(Tab.allCases), library: [.list], search: [.list])
    application.library.push(.album(7))
    application.library.present(.settings)
    application.library.push(.album(8))
    application.search.push(.album(1))
    let data = try JSONEncoder().encode(application)
    let restored = try JSONDecoder().decode(Application.self, from: data)
    XCTAssertEqual(restored, application)
    XCTAssertEqual(restored.library.screens, [.list, .album(7), .settings, .album(8)])
    XCTAssertEqual(restored.library.entries.map(\.isPresented), [false, false, true, false])
    XCTAssertEqual(try show(restored), try show(application))
    var next = restored.library
    XCTAssertEqual(try next.dismiss().map(\.screen), [.settings, .album(8)])
    XCTAssertEqual(next.screens, [.list, .album(7)])
  }

  func testTheTextIsThatOfTheDocumentation() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let stack = ScreenStack(["list"], presenting: ["settings"])
    XCTAssertEqual(
      String(decoding: try encoder.encode(stack), as: UTF8.self),
      #"[{"screen":"list"},{"isPresented":true,"screen":"settings"}]"#)
    let tabs = try TabSelection(["home", "search"], selected: "search")
    XCTAssertEqual(
      String(decoding: try encoder.encode(tabs), as: UTF8.self),
      #"{"selected":"search","tabs":["home","search"]}"#)
  }

  func testUnusableTextsThrow() {
    let decoder = JSONDecoder()
    for text in [
      #"{"tabs":["a"],"selected":"b"}"#, #"{"tabs":[],"selected":"a"}"#, #"{"tabs":["a"]}"#, "[]",
    ] {
      XCTAssertThrowsError(
        try decoder.decode(TabSelection<String>.self, from: Data(text.utf8)), text)
    }
    for text in [#"{"screen":"a"}"#, #"[{"isPresented":true}]"#, #"["a"]"#] {
      XCTAssertThrowsError(
        try decoder.decode(ScreenStack<String>.self, from: Data(text.utf8)), text)
    }
  }
}

extension ScreenStack where Screen: Codable {
  fileprivate func encodeAndCompare(with other: ScreenStack) throws {
    let read = try JSONDecoder().decode(ScreenStack.self, from: JSONEncoder().encode(self))
    XCTAssertEqual(read, other)
  }
}
