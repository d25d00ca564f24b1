import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What a finger lets go of with a velocity: SCENES, section 6.1.5, written down independently.
final class ReleaseTests: XCTestCase {
  private let settling = Spring(response: 0.35, dampingRatio: 1)

  /// An animator that a finger holds, whose progress is linear.
  private func held(at progress: Double) -> TransitionAnimator {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.linear(duration: 1)).compile(for: .push, in: .phone),
      settling: settling)
    animator.start()
    animator.scrub(to: progress)
    return animator
  }

  func testACurveTakesUpAVelocityOnTheSettlingSpring() {
    let curve = UnitCurve.easeInOut
    forAll(2_000) { generator in
      let (start, velocity) = (generator.double(in: 0...1), generator.double(in: -4...4))
      let (duration, isForward) = (generator.double(in: 0.1...1), generator.bool())
      let end = isForward ? 1.0 : 0
      let animator = self.held(at: start)
      let animation = Animation.timingCurve(curve, duration: duration)
      if isForward {
        animator.finish(velocity: velocity, animation: animation)
      } else {
        animator.cancel(velocity: velocity, animation: animation)
      }
      // The curve starts without a slope, so the velocity is what it lacks.
      var rate = 2 * Double.pi / 0.35
      let leaves = velocity * (end - start) < 0
      if leaves { rate = max(rate, abs(velocity) / max(abs(start - (1 - end)), 1e-300)) }
      var hasArrived = false
      for step in 1...100 {
        let time = Double(step) / 50
        animator.advance(by: 1.0 / 50)
        var expected = start + (end - start) * curve.value(at: min(time / duration, 1))
        expected += velocity * time * exp(-rate * time)
        // It arrives when it first reaches its end; a spring ends within a thousandth.
        hasArrived = hasArrived || (!leaves && (expected - end) * (end - start) > 0)
        XCTAssertEqual(animator.progress, hasArrived ? end : expected, accuracy: 2e-3)
        if leaves {
          XCTAssertGreaterThanOrEqual((animator.progress - (1 - end)) * (end - start), -1e-9)
        }
      }
      XCTAssertEqual(animator.state, .finished(at: isForward ? .end : .start))
    }
  }

  func testWhatStandsStillStartsAsThePlainCurveDoes() {
    let animator = held(at: 0.25)
    animator.finish(velocity: 0, animation: .linear(duration: 0.2))
    animator.advance(by: 0.1)
    XCTAssertEqual(animator.progress, 0.625, accuracy: 1e-12)
    animator.advance(by: 0.1 + 1e-9)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testASpringTakesUpAVelocityByItself() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let animator = held(at: 0.4)
    animator.finish(velocity: 0.5, animation: .spring(spring))
    for step in 1...20 {
      animator.advance(by: 0.02)
      let expected = spring.value(
        fromValue: 0.4, toValue: 1, initialVelocity: 0.5, at: Double(step) * 0.02)
      XCTAssertEqual(animator.progress, expected, accuracy: 1e-9)
    }
  }
}
