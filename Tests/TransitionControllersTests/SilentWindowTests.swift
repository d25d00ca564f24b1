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

  /// A stack with a page, a sheet with two detents and a modal without any.
  private func sheets(
    _ sheet: ScreenTransition = .sheet(detents: [.medium, .large])
  ) -> (window: ScreenWindow, stack: TransitionController<ScreenStack<String>>) {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(
      ScreenStack(["page"], presenting: ["sheet", "modal"]), in: window
    ) { context in
      context.to == "modal" ? .cover(edge: .bottom) : sheet
    }
    return (window, stack)
  }

  func testADetentOfAScreenWithoutDetentsIsRefused() {
    let (_, stack) = sheets()
    var events: [String] = []
    let listener = stack.onEvent { if case .refused = $0 { events.append("\($0)") } }
    XCTAssertEqual(stack.setDetent(1, of: "other"), .unknownScreen)
    XCTAssertEqual(stack.setDetent(1, of: "page"), .nothingPresented)
    XCTAssertEqual(stack.setDetent(1, of: "modal"), .noDetents)
    XCTAssertEqual(
      events,
      [
        "refused: The stack does not have the screen.", "refused: No screen is presented.",
        "refused: The presented screen has no detents.",
      ])
    XCTAssertNil(stack.setDetent(1, of: "sheet"))
    XCTAssertEqual(stack.detent(of: "sheet"), 1)
    XCTAssertEqual(events.count, 3)
    listener.cancel()
  }

  func testTheDetentsOfAControllerWhoseScreenIsGoneAreRefused() {
    let window = ScreenWindow(size: size)
    let outer = TransitionController(ScreenStack(["a", "b"]), in: window) { _ in .push() }
    let inner = TransitionController(
      ScreenStack(["x"], presenting: ["sheet"]), in: outer.slot("b")
    ) { _ in .sheet() }
    outer.pop()
    window.advance(by: 5)
    XCTAssertEqual(inner.setDetent(0, of: "sheet"), .screenIsGone)
    XCTAssertEqual(inner.setGuarded(true, of: "sheet"), .screenIsGone)
  }

  func testGuardingAScreenThatIsNotPresentedIsRefused() {
    let (_, stack) = sheets()
    XCTAssertEqual(stack.setGuarded(true, of: "other"), .unknownScreen)
    XCTAssertEqual(stack.setGuarded(true, of: "page"), .nothingPresented)
    XCTAssertNil(stack.setGuarded(true, of: "modal"))
    stack.present("sheet 2")
    XCTAssertNil(stack.setGuarded(true, of: "sheet 2"), "it is presented before the clock advances")
  }

  func testADetentThatDoesNotExistIsReported() {
    func messages(
      _ sheet: ScreenTransition,
      _ change: (TransitionController<ScreenStack<String>>) -> Void = { _ in }
    ) -> [String] {
      let (window, stack) = sheets(sheet)
      change(stack)
      XCTAssertTrue(window.diagnostics.allSatisfy { $0.kind == .unusableValue })
      XCTAssertTrue(window.diagnostics.allSatisfy { $0.view == .element("sheet") })
      return window.diagnostics.map(\.message)
    }
    let two = ScreenTransition.sheet(detents: [.medium, .large])
    XCTAssertEqual(messages(two) { $0.setDetent(1, of: "sheet") }, [])
    XCTAssertEqual(
      messages(two) {
        XCTAssertNil($0.setDetent(5, of: "sheet"))
        XCTAssertEqual($0.detent(of: "sheet"), 1)
        $0.setDetent(-1, of: "sheet")
      },
      [
        "the detent 5 of sheet is none of its 2 detents; 1 is used",
        "the detent -1 of sheet is none of its 2 detents; 0 is used",
      ])
    XCTAssertEqual(
      messages(.sheet(detents: [.medium, .large], initialDetent: 2)),
      ["the initial detent 2 of sheet is none of its 2 detents; 1 is used"])
    XCTAssertEqual(
      messages(two.undimmed(upTo: 2)),
      ["the largest undimmed detent 2 of sheet is none of its 2 detents; all of them dim"])
    XCTAssertEqual(messages(two.undimmed(upTo: 1)), [])
    XCTAssertEqual(
      messages(.cover(edge: .bottom).undimmed(upTo: 0)),
      ["the largest undimmed detent 0 of sheet is none of its 0 detents; all of them dim"])
  }

  func testADetentThatIsNoHeightIsReported() {
    let (window, _) = sheets(.sheet(detents: [.fraction(50), .height(-20), .height(2000), .large]))
    XCTAssertEqual(
      window.diagnostics.map(\.message),
      [
        "the detent 5000 % of sheet is used as 800 pt",
        "the detent -20 pt of sheet is used as 0 pt",
      ])
  }

  func testAPresentationOfAScreenThatIsNotPresentedIsReported() {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(ScreenStack(["page"]), in: window) { _ in
      .sheet(detents: [.medium, .large])
    }
    stack.present("sheet")
    window.advance(by: 2)
    stack.dismiss()
    window.advance(by: 2)
    XCTAssertEqual(window.diagnostics, [])
    stack.push("next")
    window.advance(by: 2)
    stack.pop()
    window.advance(by: 2)
    XCTAssertEqual(window.diagnostics.map(\.kind), [.ignoredWrite])
    XCTAssertEqual(window.diagnostics.first?.severity, .warning)
    XCTAssertEqual(
      window.diagnostics.first?.message,
      "next does not use the presentation (50 %, 100 %, dimming 0.2), as it is not presented")
  }

  func testAPresentationOfATabIsReported() throws {
    let window = ScreenWindow(size: size)
    let tabs = TransitionController(try TabSelection(["a", "b"]), in: window) { _ in
      .slide().guarded()
    }
    tabs.select("b")
    window.advance(by: 2)
    XCTAssertEqual(
      window.diagnostics.map(\.message),
      ["b does not use the presentation (full size, guarded), as it is not presented"])
  }

  func testAPagerThatAStackAnswersIsReported() throws {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(ScreenStack(["list"]), in: window) { _ in .pager }
    stack.push("detail")
    window.advance(by: 2)
    XCTAssertEqual(
      window.diagnostics.map(\.message),
      ["detail does not use .pager, which lets tabs lie side by side, and slides"])
    let other = ScreenWindow(size: size)
    let tabs = TransitionController(try TabSelection(["a", "b"]), in: other) { _ in .pager }
    tabs.select("b")
    other.advance(by: 2)
    XCTAssertEqual(other.diagnostics, [])
  }

  func testAClipToAnElementThatNoScreenHasIsReported() {
    func diagnostics(_ clip: String) -> [Diagnostic] {
      let window = ScreenWindow(size: size)
      let stack = TransitionController(ScreenStack([Page(name: "a")]), in: window) { _ in
        ScreenTransition(elements: ["card": .sharedElement(clippedBy: clip)])
      }
      stack.push(Page(name: "b"))
      window.advance(by: 0.1)
      return window.diagnostics
    }
    XCTAssertEqual(diagnostics("title"), [])
    XCTAssertEqual(diagnostics("tilte").map(\.kind), [.unknownElement])
    XCTAssertEqual(
      diagnostics("tilte").first?.message.hasPrefix(
        "0/1/card is to be clipped by 0/1/tilte, which does not exist; there are "), true)
  }

  func testElementsOfScreensFadeOnThePartOfTheWayThatIsAskedFor() {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(ScreenStack([Page(name: "a")]), in: window) { _ in
      ScreenTransition(
        elements: ["card": .sharedElement(fading: 0.5...0.6)], animation: .linear(duration: 1))
    }
    stack.push(Page(name: "b"))
    window.advance(by: 0.4)
    let card = stack.id(of: Page(name: "b"), "card").flatMap { window.frame[$0] }
    XCTAssertEqual(card?.snapshot?.opacity ?? .nan, 1, accuracy: 1e-9)
  }

  func testAnEmptyListOfDetentsIsTheWholeHeightAndIsReported() {
    for sheet in [ScreenTransition.sheet(detents: []), .card(detents: [])] {
      let (window, stack) = sheets(sheet)
      XCTAssertEqual(sheet.presentation.detents, [.large])
      XCTAssertEqual(stack.detent(of: "sheet"), 0)
      XCTAssertEqual(
        window.diagnostics.map { "\($0)" },
        [
          "warning: sheet: sheet is presented with an empty list of detents; the whole height is used"
        ])
    }
  }

  func testWhatATransitionSaysOfTheScreenBelowAPresentedOneIsReportedIfItIsIgnored() {
    func diagnostics(_ transition: ScreenTransition) -> [Diagnostic] {
      let window = ScreenWindow(size: size)
      let stack = TransitionController(ScreenStack(["page"]), in: window) { _ in transition }
      stack.present("modal")
      window.advance(by: 0.1)
      stack.dismiss()
      window.advance(by: 2)
      stack.present("modal")
      window.advance(by: 2)
      return window.diagnostics
    }
    for transition in [ScreenTransition.push(), .slide()] {
      let found = diagnostics(transition)
      XCTAssertEqual(found.map(\.kind), [.ignoredWrite], "\(transition)")
      XCTAssertEqual(found.first?.severity, .note)
      XCTAssertEqual(
        found.first?.message,
        """
        modal is presented with a transition that changes the screen below, which is ignored; stateBelow of its \
        presentation, or .fullScreen, changes that screen
        """)
    }
    for transition in [ScreenTransition.cover(edge: .bottom), .dissolve, .sheet(), .card()] {
      XCTAssertEqual(diagnostics(transition), [], "\(transition)")
    }
    // The pages change places here, so that nothing is ignored.
    XCTAssertEqual(diagnostics(ScreenTransition(.slide, presentation: .fullScreen)), [])
  }

  func testDelaysOfElementsThatCannotBeUsedAreReportedAndDoNotDelay() {
    struct Labelled: ScreenContent, Hashable {
      let number: Int

      func elements(in size: Size) -> [Element<String>] {
        [Element("label", frame: Rect(x: 0, y: 0, width: 100, height: 40))]
      }
    }
    for delay in [-1, 1e12, .nan, .infinity] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack([Labelled(number: 0)]), in: window) { _ in
        .slide().animation(.linear(duration: 1)).elements(["label": .translateY(50).delay(delay)])
      }
      stack.push(Labelled(number: 1))
      window.advance(by: 2)
      XCTAssertTrue(window.isIdle)
      XCTAssertTrue(
        window.diagnostics.contains { $0.message.contains("was given the delay \(delay)") })
    }
  }
}
