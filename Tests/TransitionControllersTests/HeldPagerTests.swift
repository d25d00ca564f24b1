import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// A finger on a pager holds all of it, and lets go of it however the gesture ends: SCENES, section 6.1.9.
final class HeldPagerTests: XCTestCase {
  private typealias Tabs = TransitionController<TabSelection<Int>>

  private func tabs(_ count: Int = 4) throws -> (ScreenWindow, Tabs) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    return (
      window,
      TransitionController(try TabSelection(Array(0..<count)), in: window) { _ in .pager }
    )
  }

  /// The left edges of the pages.
  private func places(_ tabs: Tabs) -> [Int: Double] {
    var places: [Int: Double] = [:]
    for item in tabs.window.frame.drawList.items {
      guard case .screen = item.id.part, let tab = tabs.screen(of: item.id) else { continue }
      places[tab] = item.drawing.matrix.apply(to: Point(x: 0, y: 0)).x
    }
    return places
  }

  func testAFingerHoldsPagesWithATabBetweenThem() throws {
    let (window, tabs) = try tabs()
    tabs.select(3)
    window.advance(by: 0.2)
    tabs.select(0)
    window.advance(by: 0.2)
    let before = places(tabs)
    XCTAssertEqual(try XCTUnwrap(before[0]), -98, accuracy: 0.1)
    let pan = try XCTUnwrap(tabs.beginInteraction(.thresholdAndFlick(.push), at: finger(0, -1)))
    window.advance(by: 0.3)
    XCTAssertEqual(places(tabs), before, "they move under a finger that rests")
    pan.change(finger(0.3, -40))
    let after = places(tabs)
    for (tab, x) in before {
      XCTAssertEqual(try XCTUnwrap(after[tab]), x - 40, accuracy: 1e-9)
    }
    pan.end(finger(0.3, -300))
    window.advance(by: 5)
    XCTAssertEqual(tabs.state.selected, 3)
    XCTAssertTrue(window.isIdle)
  }

  func testAFingerHoldsWhatComesOverATrack() throws {
    let (window, tabs) = try tabs()
    tabs.select(3)
    window.advance(by: 0.2)
    tabs.select(1)
    window.advance(by: 0.1)
    let before = places(tabs)
    XCTAssertEqual(before.count, 3)
    for direction in [NavigationTransition.Operation.push, .pop] {
      let x = direction == .push ? -1.0 : 1
      let pan = try XCTUnwrap(
        tabs.beginInteraction(.thresholdAndFlick(direction), at: finger(0, x)))
      window.advance(by: 0.3)
      let after = places(tabs)
      for (tab, x) in before {
        XCTAssertEqual(
          try XCTUnwrap(after[tab]), x, accuracy: 1e-9, "it moves under a finger that rests")
      }
      pan.cancel(at: 0.3)
    }
    window.advance(by: 5)
    XCTAssertEqual(places(tabs), [1: 0])
    XCTAssertTrue(window.isIdle)
  }

  func testAPagerGoesBackOnceAnOperationAroundItInterruptsItsPull() throws {
    for isPushed in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let outer = TransitionController(ScreenStack(["R"]), in: window) { _ in .push() }
      let tabs = TransitionController(try TabSelection([0, 1, 2]), in: outer.slot("R")) { _ in
        .pager
      }
      tabs.select(1)
      window.advance(by: 0.1)
      tabs.select(0)
      window.advance(by: 0.1)
      let pan = try XCTUnwrap(tabs.beginInteraction(.thresholdAndFlick(.pop), at: finger(0, 1)))
      pan.change(finger(0.1, 200))
      XCTAssertGreaterThan(try XCTUnwrap(places(tabs)[0]), 20)
      if isPushed { outer.push("S") } else { outer.popToRoot() }
      window.advance(by: 5)
      XCTAssertFalse(pan.change(finger(5, 220)))
      XCTAssertTrue(window.isIdle)
      if isPushed {
        outer.pop()
        window.advance(by: 5)
      }
      XCTAssertEqual(places(tabs), [0: 0])
    }
  }

  /// The other finger's gesture goes back to what there would be without it.
  func testAPullIsHeldWhileAnotherGestureGoesBack() throws {
    let window = ScreenWindow(
      size: Size(width: 800, height: 800),
      elements: [
        Element("left", frame: Rect(x: 0, y: 0, width: 400, height: 800)),
        Element("right", frame: Rect(x: 400, y: 0, width: 400, height: 800)),
      ])
    let stack = TransitionController(ScreenStack(["A", "B"]), in: window.slot(element: "left")) {
      _ in .testSlide
    }
    let tabs = TransitionController(
      try TabSelection([0, 1]), in: window.slot(element: "right")
    ) { _ in .pager }
    tabs.select(1)
    window.advance(by: 5)
    tabs.select(0)
    window.advance(by: 5)
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 1)))
    pan.change(finger(0, 100))
    let pull = try XCTUnwrap(tabs.beginInteraction(.thresholdAndFlick(.pop), at: finger(0, 1)))
    pull.change(finger(0, 200))
    let x = try XCTUnwrap(places(tabs)[0])
    XCTAssertGreaterThan(x, 420)
    pan.cancel(at: 0)
    window.advance(by: 5)
    XCTAssertEqual(try XCTUnwrap(places(tabs)[0]), x)
    pull.end(finger(5, 200))
    window.advance(by: 5)
    XCTAssertEqual(places(tabs)[0], 400)
    XCTAssertTrue(window.isIdle)
  }

  func testPagesFollowTheFingerAfterTheLayoutDirectionChanges() throws {
    for isPulled in [false, true] {
      let (window, tabs) = try tabs()
      tabs.select(1)
      window.advance(by: 5)
      if isPulled { tabs.select(0) }
      window.advance(by: 5)
      let sign = isPulled ? 1.0 : -1
      let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, sign)))
      drag.change(finger(0.1, 101 * sign))
      let page = isPulled ? 0 : 1
      let before = try XCTUnwrap(places(tabs)[page])
      XCTAssertEqual(before.sign, sign == 1 ? .plus : .minus)
      window.resize(to: window.size, layoutDirection: .rightToLeft)
      var last = try XCTUnwrap(places(tabs)[page])
      XCTAssertEqual(last, -before, accuracy: 1e-9)
      for x in [121.0, 141, 131, 91] {
        drag.change(finger(0.2, x * sign))
        let next = try XCTUnwrap(places(tabs)[page])
        let moved = (x - (x == 121 ? 101 : x == 141 ? 121 : x == 131 ? 141 : 131)) * sign
        if isPulled {
          XCTAssertEqual((next - last).sign, moved.sign)
        } else {
          XCTAssertEqual(next - last, moved, accuracy: 1e-9)
        }
        last = next
      }
      drag.cancel(at: 0.3)
      window.advance(by: 5)
      XCTAssertEqual(places(tabs), [page: 0])
      XCTAssertTrue(window.isIdle)
    }
  }
}
