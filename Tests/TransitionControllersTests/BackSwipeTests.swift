import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// A swipe back from either edge, which shows where it leads before it is committed.
final class BackSwipeTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private func stack(_ transition: ScreenTransition) -> (ScreenWindow, Stack) {
    let window = ScreenWindow(size: Size(width: 100, height: 200))
    return (
      window, TransitionController(ScreenStack(["list", "detail"]), in: window) { _ in transition }
    )
  }

  private func sample(
    _ x: Double, from start: Double?, at time: Double = 0, velocity: Double = 0
  ) -> GestureSample {
    GestureSample(
      time: time, translation: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0),
      location: start.map { Point(x: $0 + x, y: 100) })
  }

  func testItGoesAwayFromTheEdgeWhereItBegan() throws {
    for (start, way) in [(2.0, 1.0), (98, -1)] {
      let (_, stack) = stack(.cover())
      let drag = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: sample(0, from: start)))
      drag.change(sample(30 * way, from: start, at: 0.1))
      XCTAssertEqual(drag.progress ?? .nan, 0.3, accuracy: 1e-12, "from \(start)")
      drag.change(sample(-1 * way, from: start, at: 0.2))
      XCTAssertEqual(drag.progress ?? .nan, 0, accuracy: 1e-12, "from \(start)")
      drag.change(sample(40 * way, from: start, at: 0.3))
      XCTAssertEqual(
        drag.end(sample(40 * way, from: start, at: 0.3, velocity: 300 * way)), .commit(speed: nil))
      XCTAssertEqual(stack.state.screens, ["list"])
    }
  }

  func testAFlickBackToTheEdgeCancels() throws {
    for (start, way) in [(2.0, 1.0), (98, -1)] {
      let (_, stack) = stack(.cover())
      let drag = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: sample(0, from: start)))
      drag.change(sample(60 * way, from: start, at: 0.1))
      XCTAssertEqual(
        drag.end(sample(60 * way, from: start, at: 0.1, velocity: -400 * way)), .cancel)
      XCTAssertEqual(stack.state.screens, ["list", "detail"])
    }
  }

  func testWithoutAPlaceItGoesToWhicheverSide() throws {
    for way in [1.0, -1] {
      let (_, stack) = stack(.cover())
      let drag = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: sample(0, from: nil)))
      drag.change(sample(25 * way, from: nil, at: 0.1))
      XCTAssertEqual(drag.progress ?? .nan, 0.25, accuracy: 1e-12)
    }
  }

  func testThePreviewBecomesSmallerAndACommitFadesIt() throws {
    let (window, stack) = stack(.predictiveBack)
    let id = try XCTUnwrap(stack.id(of: "detail"))
    func state() -> PropertyState { window.frame[id]?.state ?? .rest }
    let drag = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: sample(0, from: 2)))
    drag.change(sample(50, from: 2, at: 0.1))
    XCTAssertEqual(state().scale.x, 0.95, accuracy: 1e-9)
    XCTAssertEqual(state().cornerRadius, 16, accuracy: 1e-9)
    XCTAssertEqual(state().opacity, 1)
    XCTAssertEqual(drag.end(sample(50, from: 2, at: 0.1)), .commit(speed: nil))
    try checkThatItFades(window, stack, id)
  }

  func testThePopThatAPreviewLeadsToCommitsIt() throws {
    let (window, stack) = stack(.predictiveBack)
    let id = try XCTUnwrap(stack.id(of: "detail"))
    let drag = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: sample(0, from: 2)))
    drag.change(sample(50, from: 2, at: 0.1))
    XCTAssertNil(stack.pop())
    try checkThatItFades(window, stack, id)
  }

  private func checkThatItFades(_ window: ScreenWindow, _ stack: Stack, _ id: ScreenElementID)
    throws
  {
    func state() -> PropertyState { window.frame[id]?.state ?? .rest }
    XCTAssertEqual(state().scale.x, 0.95, accuracy: 1e-9, "nothing jumps")
    var last = 1.0
    var frames = 0
    while window.advance(by: 1.0 / 120) {
      guard window.frame[id] != nil else { continue }
      XCTAssertLessThanOrEqual(state().opacity, last + 1e-9)
      XCTAssertLessThanOrEqual(state().scale.x, 0.95 + 1e-9)
      last = state().opacity
      frames += 1
    }
    XCTAssertGreaterThan(frames, 10)
    XCTAssertLessThan(last, 0.01)
    XCTAssertEqual(stack.state.screens, ["list"])
    XCTAssertTrue(window.isIdle)
  }

  func testACancelledPreviewGrowsBack() throws {
    let (window, stack) = stack(.predictiveBack)
    let id = try XCTUnwrap(stack.id(of: "detail"))
    let drag = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: sample(0, from: 2)))
    drag.change(sample(50, from: 2, at: 0.1))
    drag.cancel(at: 0.1)
    while window.advance(by: 1.0 / 120) {}
    XCTAssertEqual(window.frame[id]?.state, .rest)
    XCTAssertEqual(stack.state.screens, ["list", "detail"])
    XCTAssertTrue(window.isIdle)
  }
}
