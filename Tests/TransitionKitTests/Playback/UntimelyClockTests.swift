import TransitionKit
import XCTest

/// An animator says of calls that move its clock and nothing else.
final class UntimelyClockTests: XCTestCase {
  private func animator() -> TransitionAnimator {
    TransitionAnimator(
      AtomicTransition.opacity.compile(
        for: .insertion, in: Container(size: Size(width: 100, height: 100))))
  }

  func testAdvancingBeforeTheStartIsReportedOnce() {
    let animator = animator()
    animator.advance(by: 0.1)
    animator.advance(to: 1)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.untimelyCall])
    animator.start()
    animator.advance(by: 0.1)
    XCTAssertEqual(animator.diagnostics.count, 1)
  }

  func testIntervalsByWhichTheClockCannotAdvanceAreReported() {
    let animator = animator()
    animator.start()
    animator.advance(by: -0.05)
    animator.advance(by: .nan)
    animator.advance(by: 0)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.unusableDuration, .unusableDuration])
    XCTAssertEqual(animator.progress, 0)
  }
}
