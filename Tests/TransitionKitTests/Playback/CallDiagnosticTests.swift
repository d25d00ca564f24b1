import TransitionKit
import TransitionTestCases
import XCTest

/// What calls of an animator are given that they cannot use.
final class CallDiagnosticTests: XCTestCase {
  private let compiled = NavigationTransition.slide.animation(.linear(duration: 1))
    .compile(for: .push, in: .phone)

  private let endless: [Animation] = [
    .spring(duration: 0.4, bounce: 1), .bouncy(extraBounce: 0.7),
    .interpolatingSpring(stiffness: 100, damping: 0), .linear.repeatForever(),
    .linear(duration: 1e12), .linear(duration: .infinity), .linear.delay(1e12),
    .linear.speed(1e-300), .linear.repeatCount(.max),
  ]

  func testAnEndlessAnimationRunsOneCycleAndIsReported() {
    for animation in endless {
      let calls: [((TransitionAnimator) -> Void, AnimatingPosition)] = [
        ({ $0.finish(animation: animation) }, .end),
        ({ $0.cancel(animation: animation) }, .start),
        ({ $0.finish(velocity: 3, animation: animation) }, .end),
      ]
      for (call, position) in calls {
        let animator = TransitionAnimator(compiled)
        animator.start()
        animator.advance(by: 0.5)
        call(animator)
        XCTAssertEqual(animator.diagnostics.map(\.kind), [.endlessAnimation], "\(animation)")
        XCTAssertTrue(animator.diagnostics[0].message.contains("\(animation)"))
        call(animator)
        XCTAssertEqual(animator.diagnostics.count, 1)
        animator.advance(by: 20)
        XCTAssertEqual(animator.state, .finished(at: position), "\(animation)")
      }
      let eased = TransitionAnimator(
        NavigationTransition.slide.animation(animation).compile(for: .push, in: .phone))
      XCTAssertEqual(eased.compiled.diagnostics.first?.kind, .endlessAnimation, "\(animation)")
      eased.start()
      eased.advance(by: 0.2)
      eased.reverse(.retimed)
      eased.advance(by: 20)
      XCTAssertEqual(eased.state, .finished(at: .start), "\(animation)")
    }
  }

  func testAnAnimationThatEndsIsNotReported() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.finish(velocity: 2, animation: .bouncy.delay(0.1))
    animator.cancel()
    XCTAssertEqual(animator.diagnostics, [])
  }

  func testUnusableNumbersOfCallsAreReported() {
    let animator = TransitionAnimator(
      compiled, settling: Spring(response: 0.5, dampingRatio: 0))
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.endlessAnimation])
    animator.start()
    animator.finish(velocity: .nan, animation: .linear(duration: -2))
    XCTAssertEqual(
      animator.diagnostics.map(\.kind), [.endlessAnimation, .nonFiniteValue, .unusableDuration])
    XCTAssertTrue(animator.diagnostics[1].message.contains("nan"))
    XCTAssertTrue(animator.diagnostics[2].message.contains("-2"))
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testAnInfiniteSlopeOfTheWayThereTakesNothingUp() {
    for animation in [
      Animation.timingCurve(.circularEaseOut), .timingCurve(0, 0.55, 0.45, 1, duration: 0.35),
    ] {
      let animator = TransitionAnimator(compiled)
      animator.start()
      animator.scrub(to: 0.5)
      animator.finish(velocity: 1, animation: animation)
      animator.advance(by: 0.01)
      XCTAssertEqual(
        animator.progress, 0.5 + 0.5 * animation.value(at: 0.01), accuracy: 1e-9)
      animator.finish(animation: animation)
      animator.cancel(animation: .smooth)
      animator.advance(by: 0.05)
      XCTAssertLessThan(animator.progress, 0.9)
    }
  }
}
