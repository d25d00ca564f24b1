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
}
