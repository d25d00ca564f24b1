import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// A window says what it cannot show.
final class SilentWindowTests: XCTestCase {
  private struct Page: ScreenContent {
    let name: String
    var elements = ["card", "title"]

    func elements(in size: Size) -> [Element<String>] {
      elements.map { Element($0, frame: Rect(x: 0, y: 0, width: 50, height: 50)) }
    }
  }

  private let size = Size(width: 400, height: 800)

  func testASlotOfAnElementThatDoesNotExistIsReportedOnce() {
    let window = ScreenWindow(
      size: size,
      elements: [
        Element("content", frame: Rect(size: size)) { Element("bar", frame: .zero) }
      ])
    let lost = TransitionController(
      ScreenStack(["a"]), in: window.slot(element: "contnet")
    ) { _ in .push() }
    for name in ["b", "c"] {
      lost.push(name)
      window.advance(by: 0.1)
    }
    XCTAssertEqual(window.diagnostics.map(\.kind), [.unknownElement])
    XCTAssertEqual(window.diagnostics.first?.severity, .warning)
    XCTAssertEqual(
      window.diagnostics.first?.message,
      "a controller fills the element contnet, which does not exist; there are content, bar")
    let found = ScreenWindow(size: size, elements: [Element("content", frame: Rect(size: size))])
    let shown = TransitionController(ScreenStack(["a"]), in: found.slot(element: "content")) { _ in
      .push()
    }
    shown.push("b")
    found.advance(by: 0.1)
    XCTAssertEqual(found.diagnostics, [])
  }

  func testASlotOfAScreenWithoutTheElementIsReported() {
    let window = ScreenWindow(size: size)
    let outer = TransitionController(ScreenStack([Page(name: "a")]), in: window) { _ in .push() }
    let inner = TransitionController(
      ScreenStack(["x"]), in: outer.slot(Page(name: "a"), element: "crad")
    ) { _ in .push() }
    inner.push("y")
    window.advance(by: 0.1)
    XCTAssertEqual(window.diagnostics.map(\.kind), [.unknownElement])
    XCTAssertTrue(window.diagnostics[0].message.hasSuffix("there are card, title"))
  }

  func testADefinitionThatMatchesNothingIsReported() {
    func diagnostics(_ elements: TransitionDefinition<String>) -> [Diagnostic] {
      let window = ScreenWindow(size: size)
      let controller = TransitionController(ScreenStack([Page(name: "a")]), in: window) { _ in
        ScreenTransition(.slide, elements: elements)
      }
      controller.push(Page(name: "b"))
      window.advance(by: 0.1)
      controller.pop()
      window.advance(by: 2)
      return window.diagnostics
    }
    XCTAssertEqual(diagnostics(["crad": .sharedElement()]).map(\.kind), [.unmatchedEntry])
    XCTAssertEqual(
      diagnostics(["crad": .sharedElement()]).first?.message,
      "the transition definition matches nothing: no element is named crad; there are card, title")
    XCTAssertEqual(diagnostics(["card": .sharedElement()]), [])
    XCTAssertEqual(diagnostics(["card": .sharedElement(), "other": .crossfade]), [])
  }

  func testAnimationsOfAScreenTransitionArriveAndAreReported() {
    let window = ScreenWindow(size: size)
    let controller = TransitionController(ScreenStack(["a"]), in: window) { _ in
      ScreenTransition(.slide, animation: .linear(duration: 1).repeatCount(2))
    }
    controller.push("b")
    window.advance(by: 2.99)
    XCTAssertEqual(shown(controller, "b"), 4, accuracy: 1e-6)
    window.advance(by: 0.02)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(window.diagnostics.map(\.kind), [.jump])
  }

  func testAClockThatCannotAdvanceIsReported() {
    let window = ScreenWindow(size: size)
    window.advance(by: -0.05)
    window.advance(by: .nan)
    window.advance(to: .nan)
    window.advance(by: 0)
    XCTAssertEqual(
      window.diagnostics.map(\.message),
      [
        "the clock cannot advance by -0.05 s; 0 is used",
        "the clock cannot advance by nan s; 0 is used",
        "the clock cannot advance to the time nan; it stays where it is",
      ])
  }
}
