import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Operations, gestures and layouts in screens that leave: SCENES, sections 6.1 and 9.
final class LeavingScreenTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private func cover(_ context: OperationContext<String>) -> ScreenTransition? {
    .cover().animation(.linear(duration: 1))
  }

  /// The screens that the window draws, with the numbers of their controllers.
  private func screens(_ window: ScreenWindow) -> [String] {
    window.frame.elements.filter { $0.id.part == .screen }.map { "\($0.id)" }
  }

  private struct Row: ScreenContent {
    let number: Int
    let rows: Rows

    final class Rows: Sendable {
      nonisolated(unsafe) var x = 10.0
    }

    static func == (a: Row, b: Row) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }

    func elements(in size: Size) -> [Element<String>] {
      [Element("row", frame: Rect(x: rows.x, y: 30, width: 100, height: 60))]
    }
  }

  private struct Hero: ScreenContent {
    let number: Int

    func elements(in size: Size) -> [Element<String>] {
      [Element("hero", frame: Rect(x: 40 + 40 * Double(number), y: 600, width: 60, height: 60))]
    }
  }

  private let size = Size(width: 400, height: 800)

  func testAnOperationPlaysInAPageThatLeavesInsideAPageThatLeaves() throws {
    for outerFirst in [false, true] {
      let window = ScreenWindow(size: size)
      let outer = TransitionController(ScreenStack(["A"]), in: window, transitions: cover)
      let middle = TransitionController(ScreenStack(["B"]), in: outer.slot("A"), transitions: cover)
      let inner = TransitionController(ScreenStack(["C"]), in: middle.slot("B"), transitions: cover)
      window.advance(by: 1)
      if outerFirst { outer.push("A2") } else { middle.push("B2") }
      window.advance(by: 0.1)
      if outerFirst { middle.push("B2") } else { outer.push("A2") }
      window.advance(by: 0.1)
      inner.push("C2")
      window.advance(by: 0.1)
      let id = try XCTUnwrap(inner.id(of: "C2"))
      let before = try XCTUnwrap(window.frame.rect(of: id)).origin
      middle.pop()
      XCTAssertEqual(try XCTUnwrap(window.frame.rect(of: id)).origin, before)
      outer.pop()
      XCTAssertEqual(try XCTUnwrap(window.frame.rect(of: id)).origin, before)
      window.advance(by: 5)
      XCTAssertEqual(screens(window).count, 3)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAnOperationPlaysInASheetThatLeaves() throws {
    let window = ScreenWindow(size: size)
    let outer = TransitionController(ScreenStack(["A"]), in: window) { _ in
      .sheet(detents: [.large]).animation(.linear(duration: 1))
    }
    outer.present("S")
    let inner = TransitionController(ScreenStack(["C"]), in: outer.slot("S"), transitions: cover)
    window.advance(by: 2)
    outer.dismiss()
    window.advance(by: 0.2)
    inner.push("C2")
    window.advance(by: 0.1)
    let id = try XCTUnwrap(inner.id(of: "C2"))
    let before = try XCTUnwrap(window.frame.rect(of: id)).origin
    XCTAssertEqual(before.x, 360, accuracy: 1e-9)
    outer.present("S")
    XCTAssertEqual(try XCTUnwrap(window.frame.rect(of: id)).origin.x, before.x, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertEqual(names(inner), ["C2"])
    XCTAssertTrue(window.isIdle)
  }

  func testALayoutIsAnimatedInPagesThatLeave() throws {
    let rows = Row.Rows()
    let window = ScreenWindow(size: size)
    let stack = TransitionController(
      ScreenStack([Row(number: 0, rows: rows)]), in: window
    ) { _ in .cover().animation(.linear(duration: 0.4)) }
    stack.push(Row(number: 1, rows: rows))
    window.advance(by: 0.1)
    func x(_ number: Int) throws -> Double {
      let id = try XCTUnwrap(stack.id(of: Row(number: number, rows: rows), "row"))
      return try XCTUnwrap(window.frame[id]).frame.origin.x
    }
    rows.x = 60
    window.layOut(.animated(.linear(duration: 0.4)))
    for number in [0, 1] { XCTAssertEqual(try x(number), 10, accuracy: 1e-9) }
    window.advance(by: 0.2)
    for number in [0, 1] { XCTAssertEqual(try x(number), 35, accuracy: 1e-9) }
    window.advance(by: 5)
    XCTAssertEqual(try x(1), 60)
    XCTAssertTrue(window.isIdle)
  }

  func testASharedElementInAPageThatLeavesGoesWithIt() throws {
    let window = ScreenWindow(size: size)
    let tabs = TransitionController(try TabSelection(["one", "two"]), in: window) { _ in .testSlide
    }
    let stack = TransitionController(
      ScreenStack([Hero(number: 0)]), in: tabs.slot("one")
    ) { _ in
      .slide().animation(.linear(duration: 0.4)).elements(["hero": .sharedElement()])
    }
    tabs.select("two")
    window.advance(by: 0.2)
    stack.push(Hero(number: 1))
    let hero = try XCTUnwrap(stack.id(of: Hero(number: 1), "hero"))
    window.advance(to: 1 - 1e-6)
    XCTAssertEqual(try XCTUnwrap(window.frame.rect(of: hero)).origin.x, 80 - 400, accuracy: 0.01)
    window.advance(by: 5)
    XCTAssertNil(window.frame[hero])
    XCTAssertTrue(window.isIdle)
  }

  func testAPresentationOverAFingerThatCaughtAPushKeepsWhatFlies() throws {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(ScreenStack([Hero(number: 0)]), in: window) { context in
      context.operation == .present
        ? .sheet(detents: [.medium])
        : .slide().animation(.linear(duration: 1)).elements(["hero": .sharedElement()])
    }
    stack.push(Hero(number: 1))
    window.advance(by: 0.3)
    let pan = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
    func heroes() -> [Double] {
      window.frame.elements.filter {
        $0.id.part == .element("hero") && !$0.isHidden && $0.isFlying
      }.compactMap { window.frame.rect(of: $0.id)?.origin.x }
    }
    XCTAssertEqual(heroes(), [52])
    stack.present(Hero(number: 2))
    XCTAssertEqual(heroes().count, 1)
    XCTAssertEqual(try XCTUnwrap(heroes().first), 52, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertFalse(pan.isActive)
    let hero = try XCTUnwrap(stack.id(of: Hero(number: 1), "hero"))
    XCTAssertEqual(window.frame.rect(of: hero)?.origin.x, 80)
  }

  func testASheetThatIsDismissedHasNoDetent() {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(ScreenStack(["A"]), in: window) { _ in
      .sheet(detents: [.medium, .large])
    }
    stack.present("S")
    window.advance(by: 2)
    stack.dismiss()
    window.advance(by: 0.1)
    let log = EventLog(stack)
    log.lines = []
    XCTAssertEqual(stack.setDetent(1, of: "S"), .unknownScreen)
    XCTAssertEqual(stack.setGuarded(true, of: "S"), .unknownScreen)
    XCTAssertNil(stack.detent(of: "S"))
    XCTAssertFalse(log.lines.contains { $0.hasPrefix("changedDetent") })
  }

  func testALayoutThatIsAnimatedMovesNothingAtOnceInAPageThatAFingerLetGo() throws {
    for byFinger in [false, true] {
      let window = ScreenWindow(size: size)
      let rows = Row.Rows()
      let (first, second) = (Row(number: 0, rows: rows), Row(number: 1, rows: rows))
      let stack = TransitionController(ScreenStack([first, second]), in: window) { _ in
        .slide().animation(.linear(duration: 1))
      }
      window.advance(by: 1)
      if byFinger {
        let gesture = try XCTUnwrap(
          stack.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
        gesture.change(GestureSample(time: 0.1, translation: Point(x: 100, y: 0)))
        gesture.end(
          GestureSample(
            time: 0.2, translation: Point(x: 120, y: 0), velocity: Point(x: 800, y: 0)))
      } else {
        stack.pop()
      }
      window.advance(by: 0.02)
      rows.x = 60
      window.layOut(.animated(.linear(duration: 1)))
      for row in [first, second] {
        let id = try XCTUnwrap(stack.id(of: row, "row"))
        XCTAssertEqual(window.frame[id]?.frame.origin.x, 10)
      }
    }
  }

  func testAnOperationUnderAGestureInAPageThatLeavesChangesNothingOnScreen() throws {
    for tab in ["a", "b"] {
      let window = ScreenWindow(size: size)
      let outer = TransitionController(ScreenStack(["o"]), in: window, transitions: cover)
      let tabs = TransitionController(
        try TabSelection(["a", "b"]), in: outer.slot("o"), transitions: cover)
      let stacks = ["a", "b"].map {
        TransitionController(ScreenStack([$0 + "0"]), in: tabs.slot($0), transitions: cover)
      }
      window.advance(by: 1)
      outer.push("p")
      window.advance(by: 0.1)
      let gesture = tabs.beginInteraction(
        .drag(towards: .trailing), at: GestureSample(time: 0, translation: Point(x: -1, y: 0)))
      let before = screens(window)
      stacks[tab == "a" ? 0 : 1].push("new")
      XCTAssertEqual(screens(window), before)
      window.advance(by: 0.1)
      gesture?.cancel(at: 0.1)
      XCTAssertEqual(screens(window), before)
      outer.pop()
      window.advance(by: 5)
      XCTAssertEqual(screens(window).count, 3)
      XCTAssertEqual(stacks[0].id(of: tab == "a" ? "new" : "a0"), window.frame.elements.last?.id)
    }
  }

  func testAnOperationPlaysOverWhatIsSeenIfTheOneBeforeCameAsItsTabLeft() throws {
    let window = ScreenWindow(size: size)
    let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in
      .slide().animation(.linear(duration: 1))
    }
    let stack = TransitionController(ScreenStack(["a"]), in: tabs.slot(0), transitions: cover)
    window.advance(by: 1)
    tabs.select(1)
    stack.push("b")
    window.advance(by: 0.2)
    let first = try XCTUnwrap(stack.id(of: "a"))
    let shown = try XCTUnwrap(window.frame.rect(of: first)).origin.x
    stack.push("c")
    XCTAssertEqual(window.frame.rect(of: first)?.origin.x, shown)
    let last = try XCTUnwrap(stack.id(of: "c"))
    XCTAssertEqual(
      try XCTUnwrap(window.frame.rect(of: last)).origin.x, shown + 400, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }
}
