import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Fingers and operations of different controllers of a window do not end each other: SCENES, section 9.
final class FingersOfControllersTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  /// Two stacks side by side, each with a page that can be swiped back.
  private func sideBySide(
    _ transition: @escaping (OperationContext<String>) -> ScreenTransition? = { _ in .testSlide }
  ) -> (ScreenWindow, Stack, Stack) {
    let window = ScreenWindow(
      size: Size(width: 800, height: 800),
      elements: [
        Element("left", frame: Rect(x: 0, y: 0, width: 400, height: 800)),
        Element("right", frame: Rect(x: 400, y: 0, width: 400, height: 800)),
      ])
    let left = TransitionController(
      ScreenStack(["a", "b"]), in: window.slot(element: "left"), transitions: transition)
    let right = TransitionController(
      ScreenStack(["c", "d"]), in: window.slot(element: "right"), transitions: transition)
    window.advance(by: 1)
    return (window, left, right)
  }

  private func begin(_ controller: Stack) throws -> ScreenInteraction {
    try XCTUnwrap(controller.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
  }

  /// What is drawn of a controller.
  private func picture(_ controller: Stack) -> [String] {
    controller.window.frame.drawList.items.filter { controller.screen(of: $0.id) != nil }
      .map { "\($0.id): \($0.drawing.matrix) \($0.drawing)" }
  }

  func testAnOperationOfAnotherControllerLeavesAHeldPage() throws {
    for commits in [true, false] {
      let (window, left, right) = sideBySide()
      let (other, _, alone) = sideBySide()
      let log = EventLog(left)
      log.lines = []
      let pan = try begin(left)
      pan.change(finger(0.1, 100))
      other.advance(by: 0.1)
      right.push("e")
      alone.push("e")
      XCTAssertTrue(pan.isActive)
      for _ in 0..<12 {
        window.advance(by: 0.1)
        other.advance(by: 0.1)
        XCTAssertTrue(pan.isActive)
        XCTAssertEqual(shown(left, "b"), 100, accuracy: 1e-9)
        XCTAssertEqual(picture(right), picture(alone))
      }
      XCTAssertEqual(names(right), ["e"])
      pan.change(finger(1.3, 150))
      XCTAssertEqual(shown(left, "b"), 150, accuracy: 1e-9)
      if commits { pan.end(finger(1.3, 300)) } else { pan.cancel(at: 1.3) }
      window.advance(by: 5)
      XCTAssertEqual(names(left), [commits ? "a" : "b"])
      XCTAssertEqual(left.state.screens, commits ? ["a"] : ["a", "b"])
      XCTAssertEqual(names(right), ["e"])
      XCTAssertEqual(
        log.lines.filter { $0.contains("Transition") }.map { $0.prefix(9) },
        ["willTrans", commits ? "didTransi" : "cancelled"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAFingerThatLetsGoBetweenTwoOperationsAtOneTimeHasLetGo() throws {
    for commits in [true, false] {
      let (window, left, right) = sideBySide()
      let pan = try begin(left)
      pan.change(finger(0.1, 100))
      right.push("e")
      if commits { pan.end(finger(0.1, 300)) } else { pan.cancel(at: 0.1) }
      right.push("f")
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      XCTAssertEqual(names(left), [commits ? "a" : "b"])
      XCTAssertEqual(names(right), ["f"])
    }
  }

  func testAnOperationContinuesThatAFingerOfAnotherControllerInterruptsInNothing() throws {
    for commits in [true, false] {
      let (window, left, right) = sideBySide()
      let (other, _, alone) = sideBySide()
      right.push("e")
      alone.push("e")
      window.advance(by: 0.25)
      other.advance(by: 0.25)
      let pan = try begin(left)
      for step in 1...8 {
        let time = Double(step) / 16
        pan.change(finger(time, 40 * Double(step)))
        other.advance(by: 1 / 16)
        XCTAssertEqual(picture(right), picture(alone))
      }
      if commits { pan.end(finger(0.5, 320)) } else { pan.cancel(at: 0.5) }
      for _ in 0..<64 {
        window.advance(by: 1 / 16)
        other.advance(by: 1 / 16)
        XCTAssertEqual(picture(right), picture(alone))
      }
      XCTAssertEqual(names(left), [commits ? "a" : "b"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testFingersOfTwoControllersMoveTheirPagesAndLetGoByThemselves() throws {
    for (first, second) in [(true, true), (true, false), (false, true), (false, false)] {
      for order in [true, false] {
        let (window, left, right) = sideBySide()
        let one = try begin(left)
        one.change(finger(0.1, 100))
        let two = try begin(right)
        XCTAssertTrue(one.isActive)
        two.change(finger(0.1, 50))
        one.change(finger(0.3, 160))
        two.change(finger(0.3, 70))
        XCTAssertEqual(shown(left, "b"), 160, accuracy: 1e-9)
        XCTAssertEqual(shown(right, "d"), 70, accuracy: 1e-9)
        func letGo(_ pan: ScreenInteraction, _ commits: Bool, _ time: Double) {
          if commits { pan.end(finger(time, 300)) } else { pan.cancel(at: time) }
        }
        letGo(order ? one : two, order ? first : second, order ? 0.4 : 0.3)
        XCTAssertEqual(one.isActive, !order)
        XCTAssertEqual(two.isActive, order)
        let held = order ? shown(right, "d") : shown(left, "b")
        window.advance(by: 3)
        XCTAssertEqual(order ? shown(right, "d") : shown(left, "b"), held)
        XCTAssertEqual(
          order ? names(left) : names(right),
          order ? [first ? "a" : "b"] : [second ? "c" : "d"])
        letGo(order ? two : one, order ? second : first, 10)
        window.advance(by: 5)
        XCTAssertEqual(names(left), [first ? "a" : "b"])
        XCTAssertEqual(names(right), [second ? "c" : "d"])
        XCTAssertEqual(left.state.screens, first ? ["a"] : ["a", "b"])
        XCTAssertEqual(right.state.screens, second ? ["c"] : ["c", "d"])
        XCTAssertTrue(window.isIdle)
      }
    }
  }

  func testAnInnerOperationLeavesAScreenOverItUnderItsFinger() throws {
    for commits in [true, false] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let outer = TransitionController(ScreenStack(["A"]), in: window) { _ in
        .cover(edge: .bottom)
      }
      let inner = TransitionController(ScreenStack(["1"]), in: outer.slot("A")) { _ in .testSlide }
      outer.present("M")
      window.advance(by: 3)
      let pan = try XCTUnwrap(outer.beginInteraction(.dismissal(), at: finger(0, y: 1)))
      pan.change(finger(0.1, y: 100))
      let held = shown(outer, "M")
      inner.push("2")
      window.advance(by: 0.5)
      XCTAssertTrue(pan.isActive)
      XCTAssertEqual(shown(outer, "M"), held)
      XCTAssertEqual(shown(inner, "2"), 200, accuracy: 1e-9)
      if commits { pan.end(finger(0.7, y: 600)) } else { pan.cancel(at: 0.7) }
      window.advance(by: 5)
      XCTAssertEqual(names(outer), commits ? ["A"] : ["A", "M"])
      XCTAssertEqual(names(inner), ["2"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAnOperationInsideAPageThatAFingerTakesAwayPlaysInIt() throws {
    for commits in [true, false] {
      let (window, outer, _) = stackInAWindow(["A", "B"])
      let inner = TransitionController(ScreenStack(["1"]), in: outer.slot("B")) { _ in .testSlide }
      let pan = try begin(outer)
      pan.change(finger(0.1, 100))
      XCTAssertNil(inner.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      XCTAssertNil(inner.push("2"))
      XCTAssertEqual(inner.state.screens, ["1", "2"])
      window.advance(by: 0.5)
      XCTAssertTrue(pan.isActive)
      XCTAssertEqual(names(inner), ["1", "2"])
      XCTAssertEqual(shown(outer, "B"), 100, accuracy: 1e-9)
      XCTAssertEqual(shown(inner, "2"), 200, accuracy: 1e-9)
      pan.change(finger(0.6, 150))
      XCTAssertEqual(shown(outer, "B"), 150, accuracy: 1e-9)
      XCTAssertEqual(shown(inner, "2"), 200, accuracy: 1e-9)
      if commits { pan.end(finger(0.6, 300)) } else { pan.cancel(at: 0.6) }
      XCTAssertFalse(pan.isActive)
      XCTAssertEqual(shown(outer, "B"), commits ? 300 : 150, accuracy: 1e-9)
      window.advance(by: 5)
      XCTAssertEqual(names(outer), [commits ? "A" : "B"])
      XCTAssertEqual(names(inner), commits ? [] : ["2"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testTransitionsInsideAPageContinueWhileItLeaves() throws {
    for hand in [false, true] {
      let (window, outer, _) = stackInAWindow(["A", "B"])
      let inner = TransitionController(ScreenStack(["1"]), in: outer.slot("B")) { _ in .testSlide }
      inner.push("2")
      window.advance(by: 0.5)
      var pan: ScreenInteraction?
      if hand { pan = try begin(outer) } else { outer.pop() }
      window.advance(by: 0.25)
      XCTAssertEqual(names(inner), ["1", "2"])
      XCTAssertEqual(shown(inner, "2"), 100, accuracy: 1e-9)
      XCTAssertEqual(shown(inner, "1"), -300, accuracy: 1e-9)
      window.advance(by: 0.5)
      XCTAssertEqual(names(inner), ["2"])
      XCTAssertEqual(shown(outer, "B"), hand ? 0 : 300, accuracy: 1e-9)
      if let pan { pan.cancel(at: 0.75) } else { outer.push("B") }
      window.advance(by: 5)
      XCTAssertEqual(names(outer), ["B"])
      XCTAssertEqual(names(inner), ["2"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAnOperationOfAControllerAroundLetsGo() throws {
    let (window, outer, _) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("B")) { _ in
      .testSlide
    }
    let pan = try begin(inner)
    pan.change(finger(0.1, 100))
    outer.push("C")
    window.advance(by: 0.01)
    XCTAssertFalse(pan.isActive)
    window.advance(by: 5)
    XCTAssertEqual(names(outer), ["C"])
    XCTAssertEqual(inner.state.screens, ["1", "2"])
    XCTAssertTrue(window.isIdle)
  }

  func testAFingerOfAControllerAroundLetsGo() throws {
    for commits in [true, false] {
      let (window, outer, _) = stackInAWindow(["A", "B"])
      let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("B")) { _ in
        .testSlide
      }
      let pan = try begin(inner)
      pan.change(finger(0.1, 100))
      let around = try begin(outer)
      XCTAssertFalse(pan.isActive)
      around.change(finger(0.1, 40))
      XCTAssertEqual(shown(outer, "B"), 40, accuracy: 1e-9)
      if commits { around.end(finger(0.2, 300)) } else { around.cancel(at: 0.2) }
      window.advance(by: 5)
      XCTAssertEqual(names(outer), [commits ? "A" : "B"])
      XCTAssertEqual(inner.state.screens, ["1", "2"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAnOperationInAHiddenTabLeavesAHeldPage() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in .testSlide }
    let first = TransitionController(ScreenStack(["a", "b"]), in: tabs.slot(0)) { _ in .testSlide }
    let second = TransitionController(ScreenStack(["c"]), in: tabs.slot(1)) { _ in .testSlide }
    let pan = try begin(first)
    pan.change(finger(0.1, 100))
    second.push("d")
    window.advance(by: 0.5)
    XCTAssertTrue(pan.isActive)
    XCTAssertEqual(shown(first, "b"), 100, accuracy: 1e-9)
    pan.end(finger(0.7, 300))
    window.advance(by: 5)
    XCTAssertEqual(names(first), ["a"])
    tabs.select(1)
    window.advance(by: 5)
    XCTAssertEqual(names(second), ["d"])
    XCTAssertTrue(window.isIdle)
  }

  func testAResizeKeepsWhatTwoFingersHoldUnderThem() throws {
    let (window, left, right) = sideBySide()
    let one = try begin(left)
    let two = try begin(right)
    one.change(finger(0.1, 100))
    two.change(finger(0.1, 200))
    window.elements = [
      Element("left", frame: Rect(x: 0, y: 0, width: 200, height: 800)),
      Element("right", frame: Rect(x: 200, y: 0, width: 600, height: 800)),
    ]
    XCTAssertEqual(shown(left, "b"), 100, accuracy: 1e-9)
    XCTAssertEqual(shown(right, "d"), 400, accuracy: 1e-9)
    one.cancel(at: 0.2)
    window.advance(by: 5)
    XCTAssertEqual(shown(right, "d"), 400, accuracy: 1e-9)
    two.cancel(at: 0.2)
    window.advance(by: 5)
    let screens = window.frame.elements.filter { $0.id.part == .screen }
    XCTAssertEqual(screens.map { $0.frame.size.width }, [200, 600])
    XCTAssertTrue(screens.allSatisfy { $0.state.isAtRest })
    XCTAssertTrue(window.isIdle)
  }

  /// A stack whose upper page has two tabs, of which the second one is selected.
  private func tabsInAStack() throws -> (
    ScreenWindow, Stack, TransitionController<TabSelection<Int>>
  ) {
    let (window, root, _) = stackInAWindow(["A", "B"])
    let tabs = TransitionController(
      try TabSelection([0, 1], selected: 1), in: root.slot("B"), transitions: { _ in .testSlide })
    return (window, root, tabs)
  }

  func testAFingerLetsGoThatTookOverTwoOperationsAtOnce() throws {
    let (window, root, tabs) = try tabsInAStack()
    root.push("C")
    tabs.selectPrevious()
    let pan = try begin(root)
    tabs.selectNext()
    XCTAssertTrue(pan.isActive)
    pan.end(finger(0.1, 300))
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(names(root), ["B"])
  }

  func testAFingerLetsGoBetweenTwoOperationsOfHiddenTabs() throws {
    let (window, root, tabs) = try tabsInAStack()
    let inner = TransitionController(ScreenStack(["1"]), in: tabs.slot(1)) { _ in .testSlide }
    root.push("C")
    tabs.selectPrevious()
    let pan = try begin(root)
    inner.push("2")
    XCTAssertTrue(pan.isActive)
    pan.cancel(at: 0)
    inner.push("3")
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(names(root), ["C"])
  }
}
