import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Tabs, controllers inside each other, and elements that fly between them.
final class TabAndNestingTests: XCTestCase {
  private func tabs(
    _ direction: LayoutDirection = .leftToRight
  ) throws -> (
    ScreenWindow, TransitionController<TabSelection<String>>, EventLog<TabSelection<String>>
  ) {
    let window = ScreenWindow(
      size: Size(width: 400, height: 800), layoutDirection: direction,
      elements: [
        Element("content", frame: Rect(x: 0, y: 0, width: 400, height: 750)),
        Element("bar", frame: Rect(x: 0, y: 750, width: 400, height: 50)),
      ])
    let controller = TransitionController(
      try TabSelection(["a", "b", "c"]), in: window.slot(element: "content")
    ) { _ in .testSlide }
    let log = EventLog(controller)
    log.lines = []
    return (window, controller, log)
  }

  private func swipe(_ time: Double, _ x: Double) -> GestureSample {
    GestureSample(time: time, translation: Point(x: x, y: 0))
  }

  func testAControllerMayComeIntoAScreenThatAFingerTakesAway() {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let root = TransitionController(ScreenStack(["a", "b"]), in: window) { _ in .slide() }
    let pan = root.beginInteraction(.edgePan(), at: GestureSample(time: 0))
    window.advance(by: 0.1)
    let inner = TransitionController(ScreenStack(["x"]), in: root.slot("b")) { _ in .slide() }
    pan?.cancel(at: 0.1)
    window.advance(by: 2)
    XCTAssertNil(inner.push("z"))
    window.advance(by: 2)
    XCTAssertNotNil(inner.id(of: "z").flatMap { window.frame.rect(of: $0) })
    root.pop()
    XCTAssertEqual(
      TransitionController(ScreenStack(["x"]), in: root.slot("b")) { _ in .slide() }.push("y"),
      .screenIsGone)
  }

  func testTabsKeepTheirScreensWhenOtherTabsComeGoOrTakeTheirPlaces() throws {
    for tabs in [["new", "a", "b"], ["a", "new", "b"], ["b", "a"], ["b"], ["x", "b", "y", "a"]] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let root = TransitionController(
        try TabSelection(["a", "b"], selected: "b"), in: window
      ) { _ in .slide() }
      let inner = Dictionary(
        uniqueKeysWithValues: ["a", "b"].map { tab in
          (
            tab,
            TransitionController(ScreenStack(["list"]), in: root.slot(tab)) { _ in .push() }
          )
        })
      window.advance(by: 1)
      var events: [String] = []
      let listener = root.onEvent { events.append("\($0)") }
      defer { listener.cancel() }
      // It begins with what has appeared.
      events = []
      let next = try TabSelection(tabs, selected: "b")
      XCTAssertNil(root.update { $0 = next })
      window.advance(by: 1)
      XCTAssertEqual(events, tabs.contains("a") ? [] : ["released a"], "\(tabs)")
      for tab in tabs { XCTAssertNil(inner[tab]?.push("detail"), "\(tab) of \(tabs)") }
      window.advance(by: 1)
      XCTAssertEqual(window.frame.elements.count, 4, "\(tabs)")
    }
  }

  func testALaterTabComesFromTheTrailingEdge() throws {
    for direction in LayoutDirection.allCases {
      let (window, tabs, log) = try tabs(direction)
      tabs.select("c")
      window.advance(by: 0.25)
      XCTAssertEqual(names(tabs), ["a", "c"])
      XCTAssertEqual(shown(tabs, "c"), direction == .leftToRight ? 300 : -300, accuracy: 1e-9)
      window.advance(by: 1)
      XCTAssertEqual(log.lines.first, "willTransition selectLater a > c")
      XCTAssertTrue(log.appearances(of: "b").isEmpty)
      tabs.select("b")
      window.advance(by: 0.25)
      XCTAssertEqual(shown(tabs, "b"), direction == .leftToRight ? -300 : 300, accuracy: 1e-9)
      let container = try XCTUnwrap(
        window.frame.elements.first { $0.id.part == .container })
      XCTAssertEqual(container.frame, Rect(x: 0, y: 0, width: 400, height: 750))
      XCTAssertTrue(container.clips)
    }
  }

  func testSelectingATabAgainIsAnEventAndNoChange() throws {
    let (window, tabs, log) = try tabs()
    tabs.select("a")
    XCTAssertEqual(log.lines, ["reselected a"])
    XCTAssertTrue(window.isIdle)
  }

  func testASwipeGoesToTheNextTabAndNotBeyondTheEnds() throws {
    for direction in LayoutDirection.allCases {
      let sign = direction == .leftToRight ? -1.0 : 1
      let (window, tabs, log) = try tabs(direction)
      XCTAssertNil(tabs.beginInteraction(.tabs, at: swipe(0, -5 * sign)))
      XCTAssertEqual(log.lines, ["refused: \(OperationRefusal.beyondEnds)"])
      let pan = try XCTUnwrap(tabs.beginInteraction(.tabs, at: swipe(0, 5 * sign)))
      pan.change(swipe(0.1, 100 * sign))
      XCTAssertEqual(shown(tabs, "a"), 100 * sign, accuracy: 1e-9)
      XCTAssertEqual(pan.end(swipe(0.2, 200 * sign)), .commit(speed: nil))
      XCTAssertEqual(tabs.state.selected, "b")
      window.advance(by: 5)
      XCTAssertEqual(names(tabs), ["b"])
    }
  }

  func testADragToTheTopEdgeDismissesUpwards() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in
      ScreenTransition(.cover(edge: .top), animation: .linear(duration: 1))
    }
    stack.present("M")
    window.advance(by: 2)
    let up = GestureSample(time: 0, translation: Point(x: 0, y: -1))
    let down = GestureSample(time: 0, translation: Point(x: 0, y: 1))
    XCTAssertNil(stack.beginInteraction(.dismissal(towards: .top), at: down))
    let pan = try XCTUnwrap(stack.beginInteraction(.dismissal(towards: .top), at: up))
    pan.change(GestureSample(time: 0.1, translation: Point(x: 0, y: -200)))
    XCTAssertEqual(shown(stack, "M"), -200, accuracy: 1e-9)
    pan.end(GestureSample(time: 0.2, translation: Point(x: 0, y: -400)))
    XCTAssertEqual(stack.state.screens, ["A"])
  }

  func testADeepLinkIsOneChangeThatTheOutermostChooses() throws {
    let (window, root, rootLog) = stackInAWindow(["main"])
    let tabs = TransitionController(
      try TabSelection(["a", "b"]), in: root.slot("main")
    ) { _ in .testSlide }
    let asked = Asked()
    let inner = TransitionController(ScreenStack(["1"]), in: tabs.slot("b")) {
      asked.contexts.append("\($0)")
      return .testSlide
    }
    let (tabLog, innerLog) = (EventLog(tabs), EventLog(inner))
    XCTAssertEqual(inner.appearance(of: "1"), .hidden)
    root.present("login")
    window.advance(by: 2)
    tabLog.lines = []
    root.dismiss()
    tabs.select("b")
    inner.set(["1", "2", "3"])
    window.advance(by: 0.5)
    XCTAssertEqual(names(root), ["main", "login"])
    XCTAssertEqual(names(tabs), ["b"])
    XCTAssertEqual(names(inner), ["3"])
    window.advance(by: 2)
    XCTAssertTrue(asked.contexts.isEmpty)
    XCTAssertEqual(names(inner), ["3"])
    XCTAssertEqual(tabLog.appearances(of: "b"), ["will", "did"])
    XCTAssertEqual(innerLog.appearances(of: "3"), ["will", "did"])
    XCTAssertEqual(rootLog.lines.filter { $0.hasPrefix("willT") }.count, 2)
    XCTAssertTrue(window.isIdle)
  }

  func testAScreenInsideAnotherOneIsAtMostAsVisible() throws {
    let (window, outer, _) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1"]), in: outer.slot("B")) { _ in .testSlide }
    let log = EventLog(inner)
    XCTAssertEqual(log.lines, ["willAppear 1", "didAppear 1"])
    outer.push("C")
    window.advance(by: 0.5)
    XCTAssertEqual(inner.appearance(of: "1"), .disappearing)
    window.advance(by: 1)
    XCTAssertEqual(inner.appearance(of: "1"), .hidden)
    inner.push("2")
    window.advance(by: 1)
    XCTAssertEqual(log.appearances(of: "2"), [])
    outer.pop()
    window.advance(by: 0.5)
    XCTAssertEqual(names(inner), ["2"])
    XCTAssertEqual(log.appearances(of: "2"), ["will"])
    window.advance(by: 1)
    XCTAssertEqual(log.appearances(of: "2"), ["will", "did"])
    XCTAssertEqual(log.appearances(of: "1"), ["will", "did", "willDis", "didDis"])
  }

  func testAScreenThatIsReleasedReleasesWhatIsInIt() throws {
    let (window, outer, _) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("B")) { _ in nil }
    let log = EventLog(inner)
    outer.pop()
    window.advance(by: 2)
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("released") }, ["released 1", "released 2"])
    XCTAssertEqual(inner.push("3"), .screenIsGone)
  }

  // MARK: Elements

  private enum Route: ScreenContent {
    case list, detail, other

    func elements(in size: Size) -> [Element<String>] {
      switch self {
      case .list:
        [Element("cover", frame: Rect(x: 20, y: 600, width: 80, height: 80))]
      case .detail:
        [
          Element("cover", frame: Rect(x: 0, y: 0, width: size.width, height: 300)),
          Element("text", frame: Rect(x: 0, y: 300, width: size.width, height: 500)),
        ]
      case .other: []
      }
    }
  }

  func testElementsWithOneLocalIDFlyIfTheTransitionSaysSo() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Route.list]), in: window) { _ in
      ScreenTransition(
        elements: ["cover": .sharedElement()], animation: .linear(duration: 1))
    }
    let log = EventLog(stack)
    for _ in 0..<2 {
      stack.push(.detail)
      window.advance(by: 0.5)
      let id = try XCTUnwrap(stack.id(of: .detail, "cover"))
      let cover = try XCTUnwrap(window.frame[id])
      XCTAssertTrue(cover.isFlying)
      XCTAssertEqual(cover.frame, Rect(x: 10, y: 300, width: 240, height: 190))
      XCTAssertEqual(stack.transition?.sharedElements, [id])
      window.advance(by: 1)
      stack.pop()
      window.advance(by: 0.5)
      let back = try XCTUnwrap(stack.id(of: .list, "cover"))
      XCTAssertEqual(
        try XCTUnwrap(window.frame[back]).frame, Rect(x: 10, y: 300, width: 240, height: 190))
      window.advance(by: 1)
    }
    stack.push(.other)
    window.advance(by: 0.5)
    XCTAssertFalse(window.frame.elements.contains { $0.isFlying })
    XCTAssertTrue(log.lines.contains { $0.contains("push") })
  }

  func testASharedElementFliesToAModalAndBack() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Route.list]), in: window) { _ in
      ScreenTransition(
        elements: ["cover": .sharedElement()], animation: .linear(duration: 1))
    }
    stack.present(.detail)
    window.advance(by: 0.5)
    let (source, partner) = (
      try XCTUnwrap(stack.id(of: .list, "cover")), try XCTUnwrap(stack.id(of: .detail, "cover"))
    )
    XCTAssertTrue(try XCTUnwrap(window.frame[partner]).isFlying)
    XCTAssertTrue(try XCTUnwrap(window.frame[source]).isHidden)
    window.advance(by: 1)
    XCTAssertTrue(try XCTUnwrap(window.frame[source]).isHidden)
    stack.dismiss()
    window.advance(by: 0.5)
    XCTAssertEqual(
      try XCTUnwrap(window.frame[source]).frame, Rect(x: 10, y: 300, width: 240, height: 190))
    window.advance(by: 1)
    XCTAssertFalse(try XCTUnwrap(window.frame[source]).isHidden)
    XCTAssertTrue(window.isIdle)
  }

  func testAnOperationPlaysInsideAPageThatLeaves() throws {
    for returns in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["A"]), in: window) { _ in .testSlide }
      let tabs = TransitionController(try TabSelection([0, 1]), in: stack.slot("A")) { _ in
        ScreenTransition(.slide, animation: .linear(duration: 0.5))
      }
      let log = EventLog(tabs)
      window.advance(by: 1)
      log.lines = []
      stack.push("B")
      window.advance(by: 0.2)
      tabs.select(1)
      XCTAssertEqual(shown(tabs, 0), 0, accuracy: 1e-9)
      window.advance(by: 0.2)
      XCTAssertEqual(shown(tabs, 0), -160, accuracy: 1e-9)
      XCTAssertEqual(shown(tabs, 1), 240, accuracy: 1e-9)
      if returns { stack.pop() }
      XCTAssertEqual(shown(tabs, 1), 240, accuracy: 1e-9)
      window.advance(by: 0.2)
      XCTAssertEqual(shown(tabs, 1), 80, accuracy: 1e-9)
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      XCTAssertEqual(names(tabs), returns ? ["1"] : [])
      XCTAssertEqual(log.appearances(of: 1), returns ? ["will", "did"] : [])
    }
  }
}
