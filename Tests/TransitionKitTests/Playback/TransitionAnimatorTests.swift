import TransitionKit
import XCTest

final class TransitionAnimatorTests: XCTestCase {
  private let compiled = NavigationTransition.slide.animation(.linear(duration: 1))
    .compile(for: .push, in: .phone)

  func testRunsToItsEndAndCompletesOnce() {
    let animator = TransitionAnimator(compiled)
    var ends: [AnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    XCTAssertEqual(animator.state, .idle)
    XCTAssertFalse(animator.advance(by: 1))
    XCTAssertTrue(animator.start())
    XCTAssertFalse(animator.start())
    animator.advance(by: 0.25)
    XCTAssertEqual(animator.frame.destination.translation.dx, 300)
    animator.advance(by: 5)
    XCTAssertEqual(animator.state, .finished(at: .end))
    XCTAssertEqual(animator.frame.drawingOrder, [.destination])
    XCTAssertEqual(animator.frame.origin.translation.dx, 0)
    XCTAssertFalse(animator.cancel())
    XCTAssertFalse(animator.finish())
    XCTAssertFalse(animator.addCompletion { ends.append($0) })
    XCTAssertEqual(ends, [.end])
  }

  func testFinishAndCancelEndAtOnce() {
    for (call, position) in [
      (TransitionAnimator.finish, AnimatingPosition.end), (TransitionAnimator.cancel, .start),
    ] {
      let animator = TransitionAnimator(compiled)
      var ends: [AnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.start()
      animator.advance(by: 0.5)
      XCTAssertTrue(call(animator)())
      XCTAssertEqual(animator.state, .finished(at: position))
      XCTAssertEqual(ends, [position])
    }
  }

  func testATransitionWithoutDurationEndsWhenItStarts() {
    let animator = TransitionAnimator(NavigationTransition.identity.compile(for: .push, in: .phone))
    animator.start()
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testMeaninglessIntervalsCountAsZero() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    for interval in [-1, Double.nan, -Double.infinity] { animator.advance(by: interval) }
    XCTAssertEqual(animator.time, 0)
    XCTAssertEqual(animator.state, .running)
  }

  func testCompletionsOfHandlersRunOnceWithAFreshContext() {
    let log = Log()
    let transition = NavigationTransition.custom { animator, _, context in
      animator.addAnimations { context.destinationView.opacity = 0.5 }
      animator.addCompletion { position in
        log.add("\(position), cancelled \(context.wasCancelled)")
        context.completeTransition(!context.wasCancelled)
      }
    }.animation(.linear(duration: 1))
    let compiled = transition.compile(for: .push, in: .phone)
    XCTAssertEqual(log.lines, [])
    for _ in 0..<2 {
      let animator = TransitionAnimator(compiled)
      animator.start()
      animator.advance(by: 1)
    }
    let cancelled = TransitionAnimator(compiled)
    cancelled.start()
    cancelled.cancel()
    XCTAssertEqual(
      log.lines, ["end, cancelled false", "end, cancelled false", "start, cancelled true"])
  }

  func testTheFirstAnswerOfAHandlerCounts() {
    let transition = NavigationTransition.custom { animator, _, context in
      animator.addCompletion { _ in
        context.completeTransition(false)
        context.completeTransition(true)
      }
    }
    let animator = TransitionAnimator(transition.compile(for: .push, in: .phone))
    var ends: [AnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.start()
    XCTAssertEqual(animator.state, .finished(at: .start))
    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(animator.frame.drawingOrder, [.origin])
  }
}

/// Lines written from a handler, which may come from any thread.
final class Log: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var written: [String] = []

  var lines: [String] { lock.withLock { written } }

  func add(_ line: String) { lock.withLock { written.append(line) } }
}
