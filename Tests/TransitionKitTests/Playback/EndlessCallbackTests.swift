import TransitionKit
import TransitionTestCases
import XCTest

/// Callbacks of an animator that cause each other without an end: they are refused by name, and the stack does not overflow.
final class EndlessCallbackTests: XCTestCase {
  private func animator() -> TransitionAnimator {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.linear(duration: 1)).compile(for: .push, in: .phone))
    animator.start()
    animator.advance(by: 0.25)
    return animator
  }

  func testAProgressHandlerThatScrubsEndsWithADiagnostic() {
    let animator = animator()
    var count = 0
    animator.addProgressHandler { [unowned animator] progress in
      count += 1
      animator.scrub(to: progress < 0.5 ? progress + 0.25 : progress - 0.25)
    }
    animator.scrub(to: 0.1)
    XCTAssertLessThanOrEqual(count, 202)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.endlessCallbacks])
    let before = count
    animator.advance(by: 0.1)
    XCTAssertLessThanOrEqual(count, before + 101)
    XCTAssertEqual(animator.diagnostics.count, 1)
  }

  func testAProgressHandlerThatSnapsIsCalledAgainWithTheResult() {
    let animator = animator()
    var reported: [Double] = []
    animator.addProgressHandler { [unowned animator] in
      reported.append($0)
      if $0 > 0.5 { animator.scrub(to: 0.5) }
    }
    animator.addProgressHandler { reported.append(-$0) }
    reported = []
    animator.scrub(to: 0.7)
    // The other handler is only notified of the last progress.
    XCTAssertEqual(reported, [0.7, 0.5, -0.5])
    XCTAssertTrue(animator.diagnostics.isEmpty)
  }

  func testAProgressHandlerThatAdvancesReachesTheEndOnce() {
    let animator = animator()
    var (reported, ends) = ([Double](), [AnimatingPosition]())
    animator.addCompletion { ends.append($0) }
    animator.addProgressHandler { [unowned animator] in
      reported.append($0)
      animator.advance(by: 1e-4)
    }
    while animator.advance(by: 1.0 / 60) {}
    XCTAssertEqual(reported.last, 1)
    XCTAssertEqual(ends, [.end])
  }

  func testAProgressHandlerThatAddsHandlersEndsWithADiagnostic() {
    let animator = animator()
    var count = 0
    func add() {
      count += 1
      animator.addProgressHandler { _ in if count < 100_000 { add() } }
    }
    add()
    XCTAssertLessThanOrEqual(count, 101)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.endlessCallbacks])
  }

  func testALogicalCompletionThatAddsAnotherOneAndAdvancesDoesNotRecur() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.smooth(duration: 0.5)).compile(for: .push, in: .phone))
    var count = 0
    func add() {
      animator.addLogicalCompletion { _ in
        count += 1
        guard count < 100_000 else { return }
        add()
        animator.advance(by: 1e-9)
      }
    }
    add()
    animator.start()
    while animator.advance(by: 1.0 / 60) {}
    XCTAssertLessThan(count, 1000)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }
}
