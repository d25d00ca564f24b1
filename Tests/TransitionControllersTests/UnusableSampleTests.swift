import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Numbers of a finger that are not finite move nothing, and the window reports them.
final class UnusableSampleTests: XCTestCase {
  private let values = [Double.nan, .infinity, -.infinity]

  func testAnOffsetOfContentThatIsNotFiniteCountsAsNoneAndIsReported() {
    for value in values {
      let (window, stack, _) = stackInAWindow(["list"])
      let scroll = stack.beginScroll(
        .dismissal(), at: GestureSample(time: 0), offset: value, maximum: .infinity)
      XCTAssertEqual(scroll.offset, 0)
      let sample = GestureSample(time: 0.1, translation: Point(x: 0, y: -30))
      XCTAssertEqual(scroll.change(sample), 30)
      XCTAssertEqual(
        window.diagnostics.map(\.message),
        ["the offset \(value) of content that scrolls up to inf is used as 0"])
    }
    let (window, stack, _) = stackInAWindow(["list"])
    let scroll = stack.beginScroll(
      .dismissal(), at: GestureSample(time: 0), offset: 900, maximum: 300)
    XCTAssertEqual(scroll.offset, 300)
    XCTAssertEqual(window.diagnostics, [])
  }

  /// A page would have jumped back to where it was at the touch.
  func testASampleThatIsNotFiniteMovesNothingAndIsReported() throws {
    for value in values {
      let (window, stack, _) = stackInAWindow(["A", "B"])
      let pan = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: finger(0, 0)))
      pan.change(finger(0.1, 100))
      pan.change(finger(0.2, value))
      XCTAssertEqual(shown(stack, "B"), 100, accuracy: 1e-9)
      let other = GestureSample(time: 0.2, translation: Point(x: 100, y: 0))
      pan.change(GestureSample(time: 0.2, translation: Point(x: 100, y: value)))
      XCTAssertEqual(shown(stack, "B"), 100, accuracy: 1e-9)
      XCTAssertEqual(
        window.diagnostics.map(\.message),
        [
          finger(0.2, value),
          GestureSample(time: 0.2, translation: Point(x: 100, y: value)),
        ].map { "the gesture sample (\($0)) has numbers that are not finite; they are left out" })
      XCTAssertEqual(pan.end(other), .commit(speed: nil))
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      XCTAssertEqual(stack.state.screens, ["A"])
    }
  }

  func testAVelocityOrALocationThatIsNotFiniteIsLeftOutAndReported() throws {
    for value in values {
      let (window, stack, _) = stackInAWindow(["A"]) { _ in .sheet(detents: [.medium, .large]) }
      stack.present("M")
      window.advance(by: 5)
      let first = GestureSample(
        time: 0, translation: Point(x: 0, y: 1), location: Point(x: value, y: 600))
      let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: first))
      let last = GestureSample(
        time: 0.5, translation: Point(x: 0, y: -180), velocity: Point(x: 0, y: value))
      XCTAssertEqual(drag.end(last), .cancel)
      XCTAssertEqual(window.diagnostics.count, 2)
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      XCTAssertNotNil(stack.detent(of: "M"))
    }
  }

  func testAnInteractionOfATransitionReportsASampleThatIsNotFinite() {
    let container = Container(size: Size(width: 400, height: 800))
    let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .pop, in: container))
    let pan = Interaction(animator, policy: .edgePan(), operation: .pop, in: container)
    XCTAssertTrue(pan.begin(finger(0, 0)))
    pan.change(finger(0.1, 100))
    pan.change(finger(0.2, .infinity))
    XCTAssertEqual(animator.progress, 0.25, accuracy: 1e-9)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.nonFiniteValue])
  }
}
