import TransitionControllers
import TransitionKit
import XCTest

/// Gestures that something in another controller of the window takes over from.
final class InterruptedGestureTests: XCTestCase {
  private func nested() throws -> (
    ScreenWindow, TransitionController<ScreenStack<String>>,
    TransitionController<ScreenStack<String>>
  ) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let outer = TransitionController(ScreenStack(["A"]), in: window) { _ in .cover(edge: .bottom) }
    let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("A")) {
      $0.operation == .present ? .sheet(detents: [.medium, .large]) : .testSlide
    }
    outer.present("M")
    inner.present("S")
    window.advance(by: 3)
    return (window, outer, inner)
  }

  func testAGestureOfAnotherControllerLeavesAScreenThatGoesBack() throws {
    for commits in [true, false] {
      let (window, outer, inner) = try nested()
      let first = try XCTUnwrap(outer.beginInteraction(.dismissal(), at: finger(0, y: 1)))
      first.end(finger(0.1, y: 100))
      window.advance(by: 0.05)
      let y = shown(outer, "M")
      XCTAssertGreaterThan(y, 1)
      let second = try XCTUnwrap(inner.beginInteraction(.dismissal(), at: finger(0, y: 1)))
      XCTAssertEqual(shown(outer, "M"), y, accuracy: 1e-9)
      if commits { second.end(finger(0.1, y: 700)) } else { second.cancel(at: 0.1) }
      window.advance(by: 5)
      XCTAssertEqual(names(outer), ["A", "M"])
      XCTAssertEqual(names(inner), commits ? ["2"] : ["2", "S"])
      XCTAssertTrue(window.isIdle)
    }
  }

  func testADetentOfAnotherControllerLeavesAGesture() throws {
    let (window, outer, inner) = try nested()
    let log = EventLog(outer)
    let pan = try XCTUnwrap(outer.beginInteraction(.dismissal(), at: finger(0, y: 1)))
    pan.change(finger(0.1, y: 100))
    let held = shown(outer, "M")
    inner.setDetent(1, of: "S")
    XCTAssertTrue(pan.isActive)
    window.advance(by: 5)
    XCTAssertEqual(shown(outer, "M"), held)
    XCTAssertEqual(inner.detent(of: "S"), 1)
    pan.cancel(at: 5.1)
    window.advance(by: 5)
    XCTAssertEqual(names(outer), ["A", "M"])
    XCTAssertEqual(names(inner), ["2", "S"])
    XCTAssertEqual(inner.detent(of: "S"), 1)
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("cancelledTransition") }.count, 1)
    XCTAssertTrue(window.isIdle)
  }

  /// The state keeps the card, so it does not fly away in the tab that leaves.
  func testACardThatAFingerHeldGoesBackInATabThatLeaves() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in .slide() }
    let stack = TransitionController(ScreenStack(["A"]), in: tabs.slot(0)) { _ in .card() }
    stack.present("C")
    window.advance(by: 5)
    let rest = shown(stack, "C")
    let drag = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: finger(0, y: 1)))
    drag.change(finger(0.1, y: 200))
    let held = shown(stack, "C")
    XCTAssertGreaterThan(held, rest + 100)
    tabs.select(1)
    XCTAssertEqual(shown(stack, "C"), held, accuracy: 1e-9)
    window.advance(by: 0.1)
    XCTAssertFalse(drag.isActive)
    XCTAssertLessThan(shown(stack, "C"), held - 10)
    let now = shown(stack, "C")
    // A gesture in what leaves moves nothing, neither now nor when the tab comes back.
    let other = stack.beginInteraction(.dismissal(), at: finger(0, y: 1))
    tabs.select(0)
    XCTAssertEqual(shown(stack, "C"), now, accuracy: 1e-9)
    XCTAssertNotEqual(other?.isActive, true)
    window.advance(by: 5)
    XCTAssertEqual(shown(stack, "C"), rest)
    XCTAssertEqual(names(stack), ["A", "C"])
    XCTAssertTrue(window.isIdle)
  }

  /// Each of two controllers has a gesture, and the operation of one of them ends both.
  func testAnOperationBesideOneThatTakesAFingersScreensAwayAsksItsSource() throws {
    let window = ScreenWindow(size: Size(width: 800, height: 800))
    window.elements = [
      Element("left", frame: Rect(x: 0, y: 0, width: 400, height: 800)),
      Element("right", frame: Rect(x: 400, y: 0, width: 400, height: 800)),
    ]
    var asked: [ScreenOperation] = []
    let left = TransitionController(ScreenStack(["A", "B"]), in: window.slot(element: "left")) {
      asked.append($0.operation)
      return $0.operation == .present ? .sheet(detents: [.medium]) : .slide()
    }
    let tabs = TransitionController(try TabSelection([0, 1]), in: window.slot(element: "right")) {
      _ in .slide()
    }
    let inner = TransitionController(ScreenStack(["1", "2"]), in: tabs.slot(0)) { _ in .slide() }
    window.commit()
    let log = EventLog(left)
    let heard = EventLog(inner)
    let drags = try [left, inner].map {
      try XCTUnwrap($0.beginInteraction(.thresholdAndFlick(), at: finger(0, 1)))
    }
    for drag in drags { drag.change(finger(0.1, 100)) }
    asked = []
    left.present("S")
    tabs.select(1)
    window.advance(by: 0.1)
    XCTAssertEqual(asked, [.present])
    XCTAssertTrue(log.lines.contains { $0.hasPrefix("willTransition present") }, "\(log.lines)")
    window.advance(by: 5)
    XCTAssertEqual(left.state.screens, ["A", "B", "S"])
    let sheet = try XCTUnwrap(left.id(of: "S").flatMap { window.frame[$0] })
    XCTAssertEqual(sheet.frame.height, 400, accuracy: 1e-9)
    // The screen under the finger is not told that it comes, as it goes with its tab.
    XCTAssertEqual(
      heard.lines.suffix(4),
      [
        "cancelledTransition pop 2 > 1 by hand", "willDisappear 1", "didDisappear 2",
        "didDisappear 1",
      ])
    XCTAssertTrue(window.isIdle)
  }
}
