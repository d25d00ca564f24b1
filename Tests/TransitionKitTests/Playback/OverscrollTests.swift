import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Following a finger beyond the ends of a transition.
final class OverscrollTests: XCTestCase {
  private func animator(_ animation: Animation) -> TransitionAnimator {
    let slide = NavigationTransition.slide.animation(animation)
    let animator = TransitionAnimator(slide.compile(for: .push, in: .phone))
    animator.start()
    return animator
  }

  func testEachMotionContinuesWithItsSlopeAtTheEnd() {
    let width = Container.phone.frame.width
    let linear = animator(.linear(duration: 1))
    linear.scrub(to: 1.1, overscroll: true)
    XCTAssertEqual(linear.frame.destination.translation.dx, -0.1 * width, accuracy: 1e-9)
    linear.scrub(to: -0.2, overscroll: true)
    XCTAssertEqual(linear.frame.destination.translation.dx, 1.2 * width, accuracy: 1e-9)
    // The slope of this curve is 2 at its start, and 0 at its end.
    let decelerating = animator(.timingCurve(0.25, 0.5, 0.5, 1, duration: 1))
    decelerating.scrub(to: -0.1, overscroll: true)
    XCTAssertEqual(decelerating.frame.destination.translation.dx, 1.2 * width, accuracy: 1e-6)
    decelerating.scrub(to: 1.5, overscroll: true)
    XCTAssertEqual(decelerating.frame.destination.translation.dx, 0, accuracy: 1e-6)
  }

  func testAnInfiniteSlopeStopsAtTheEnd() {
    let animator = animator(.timingCurve(.circularEaseOut, duration: 1))
    animator.scrub(to: -0.3, overscroll: true)
    XCTAssertEqual(animator.frame.destination.translation.dx, Container.phone.frame.width)
  }

  func testWithoutOverscrollTheProgressIsClamped() {
    let animator = animator(.linear(duration: 1))
    animator.scrub(to: 1.1)
    XCTAssertEqual(animator.frame.destination.translation.dx, 0)
    XCTAssertEqual(animator.progress, 1)
  }

  func testPresenceIsThatInside() {
    let animator = animator(.linear(duration: 1))
    animator.scrub(to: 1.3, overscroll: true)
    XCTAssertEqual(animator.frame.drawingOrder, [.origin, .destination])
    animator.scrub(to: -0.3, overscroll: true)
    XCTAssertEqual(animator.frame.drawingOrder, [.origin, .destination])
  }

  func testItReturnsFromBeyondTheEndAndEndsThere() {
    for progress in [-0.4, 1.4] {
      for finishes in [false, true] {
        let animator = animator(.linear(duration: 1))
        animator.scrub(to: progress, overscroll: true)
        if finishes { animator.finish() } else { animator.cancel() }
        var last = animator.frame.destination.translation.dx
        while animator.advance(by: 1.0 / 240) {
          if case .finished = animator.state { break }
          let next = animator.frame.destination.translation.dx
          XCTAssertLessThan(abs(next - last), 40)
          last = next
        }
        XCTAssertEqual(animator.state, .finished(at: finishes ? .end : .start))
      }
    }
  }

  func testMeaninglessProgressChangesNothing() {
    let animator = animator(.linear(duration: 1))
    animator.advance(to: 0.5)
    XCTAssertFalse(animator.scrub(to: .nan, overscroll: true))
    XCTAssertTrue(animator.scrub(to: .infinity, overscroll: true))
    XCTAssertTrue(animator.frame.destination.translation.dx.isFinite)
  }
}
