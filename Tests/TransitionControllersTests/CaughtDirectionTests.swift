import TransitionControllers
import TransitionKit
import XCTest

/// What leaves along an axis is caught in either direction of that axis: SCENES, section 9.
final class CaughtDirectionTests: XCTestCase {
  /// A finger on the middle of the lowest fifth of the window, where everything is that leaves.
  private func touch(_ time: Double, x: Double = 0, y: Double = 0, velocity: Point = .zero)
    -> GestureSample
  {
    GestureSample(
      time: time, translation: Point(x: x, y: y), velocity: velocity,
      location: Point(x: 390 + x, y: 780 + y))
  }

  func testALeavingSheetIsPushedBackUp() throws {
    for transition in [ScreenTransition.sheet(detents: [.height(300)]), .cover(edge: .bottom)] {
      let (window, stack, _) = stackInAWindow(["A"]) { _ in transition }
      stack.present("M")
      window.advance(by: 5)
      let rest = try top(stack)
      stack.dismiss()
      window.advance(by: 0.1)
      let before = try top(stack)
      XCTAssertGreaterThan(before, rest)
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: touch(0, y: -1)), "\(transition)")
      window.advance(by: 0.2)
      XCTAssertEqual(try top(stack), before, accuracy: 1e-9, "It stands still.")
      drag.change(touch(0.2, y: -11))
      let caught = try top(stack)
      XCTAssertEqual(caught, before, accuracy: 12)
      drag.change(touch(0.3, y: -31))
      XCTAssertEqual(try top(stack), caught - 20, accuracy: 1e-6, "One to one.")
      drag.end(touch(0.4, y: -60, velocity: Point(x: 0, y: -1500)))
      XCTAssertEqual(stack.state.screens, ["A", "M"])
      window.advance(by: 5)
      XCTAssertEqual(try top(stack), rest)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testALeavingPageIsPushedBack() throws {
    let (window, stack, _) = stackInAWindow(["A", "B"])
    stack.pop()
    window.advance(by: 0.1)
    let before = shown(stack, "B")
    let drag = try XCTUnwrap(
      stack.beginInteraction(.drag(towards: .trailing), at: touch(0, x: -1)))
    window.advance(by: 0.2)
    XCTAssertEqual(shown(stack, "B"), before, accuracy: 1.1, "It stands still.")
    drag.end(touch(0.4, x: -60, velocity: Point(x: -1500, y: 0)))
    XCTAssertEqual(stack.state.screens, ["A", "B"])
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertTrue(window.isIdle)
  }
}
