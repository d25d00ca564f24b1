import TransitionKit
import TransitionTestCases
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

  func testFinishRunsToTheEndAndCancelRunsBack() {
    for (call, position, time) in [
      ({ $0.finish() }, AnimatingPosition.end, 0.75), ({ $0.cancel() }, .start, 0.25),
    ] as [((TransitionAnimator) -> Bool, AnimatingPosition, Double)] {
      let animator = TransitionAnimator(compiled)
      var ends: [AnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.start()
      animator.advance(by: 0.5)
      XCTAssertTrue(call(animator))
      animator.advance(by: 0.25)
      XCTAssertEqual(animator.time, time)
      animator.advance(by: 0.25)
      XCTAssertEqual(animator.state, .finished(at: position))
      XCTAssertEqual(ends, [position])
    }
  }

  func testACustomAnimationMayReadTheProgressThatItDrives() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.advance(by: 0.5)
    let reader = Reader()
    animator.finish(velocity: 0.5, animation: Animation(Reading(reader: reader)))
    animator.advance(by: 0.5)
    reader.animator = animator
    XCTAssertEqual(animator.progress, 0.75, accuracy: 1e-9)
    XCTAssertEqual(reader.progress, animator.progress)
    animator.advance(by: 0.25)
    XCTAssertEqual(animator.progress, 0.875, accuracy: 1e-9)
    XCTAssertEqual(reader.progress, animator.progress)
  }

  func testStopEndsAtOnceAnywhere() {
    for position in [AnimatingPosition.start, .end, .current] {
      let animator = TransitionAnimator(compiled)
      animator.start()
      animator.advance(by: 0.5)
      XCTAssertTrue(animator.stop(at: position))
      XCTAssertEqual(animator.state, .finished(at: position))
      let present: [AnimatingPosition: [ViewID]] = [
        .start: [.origin], .end: [.destination], .current: [.origin, .destination],
      ]
      XCTAssertEqual(animator.frame.drawingOrder, present[position])
      if position == .current { XCTAssertEqual(animator.frame.destination.translation.dx, 200) }
    }
  }

  func testCallsBeforeTheStartAreRemembered() {
    let finished = TransitionAnimator(compiled)
    XCTAssertTrue(finished.finish())
    XCTAssertEqual(finished.state, .idle)
    finished.start()
    XCTAssertEqual(finished.state, .finished(at: .end))

    let paused = TransitionAnimator(compiled)
    XCTAssertTrue(paused.pause())
    paused.start()
    XCTAssertEqual(paused.state, .paused)

    let scrubbed = TransitionAnimator(compiled)
    XCTAssertTrue(scrubbed.scrub(to: 0.25))
    scrubbed.start()
    XCTAssertEqual(scrubbed.state, .tracking)
    XCTAssertEqual(scrubbed.frame.destination.translation.dx, 300)
  }

  func testReversingAtTenPercentTakesTenPercentOfTheTimeAndTheSameValuesBack() {
    let eased = NavigationTransition.swing.animation(.easeInOut(duration: 1))
      .compile(for: .push, in: .phone)
    let animator = TransitionAnimator(eased)
    var ends: [AnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.start()
    animator.advance(to: 0.1)
    animator.reverse()
    XCTAssertEqual(animator.state, .running(.reversed))
    animator.advance(to: 0.16)
    XCTAssertEqual(
      animator.frame.destination.translation.dx,
      eased.timeline.frame(at: 0.04).destination.translation.dx, accuracy: 1e-9)
    XCTAssertEqual(ends, [])
    animator.advance(to: 0.2 + 1e-12)
    XCTAssertEqual(ends, [.start])
  }

  func testReversingWithTheFeelOfTheCurveHasNoKink() {
    let animator = TransitionAnimator(
      NavigationTransition.swing.animation(.easeInOut(duration: 1)).compile(for: .push, in: .phone))
    animator.start()
    animator.advance(to: 0.4)
    let value = animator.frame.destination.translation.dx
    let velocity = animator.velocity(of: .destination, .translation).components[0]
    animator.reverse(.retimed)
    XCTAssertEqual(animator.frame.destination.translation.dx, value, accuracy: 1e-9)
    XCTAssertEqual(
      animator.velocity(of: .destination, .translation).components[0], velocity, accuracy: 1e-9)
    XCTAssertEqual(animator.state, .running(.reversed))
    // It takes up the velocity, but continues only a little, and takes no longer than it took to get there.
    var farthest = 0.4
    for _ in 0..<40 {
      animator.advance(by: 0.01)
      farthest = max(farthest, animator.progress)
    }
    XCTAssertLessThan(farthest, 0.5)
    animator.advance(by: 1e-6)
    XCTAssertEqual(animator.state, .finished(at: .start))
    XCTAssertEqual(animator.frame.drawingOrder, [.origin])
  }

  func testCancellingWhatTakesNoTimeEndsAtTheStart() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(nil).compile(for: .push, in: .phone))
    var told: [Double] = []
    animator.addProgressHandler { told.append($0) }
    animator.scrub(to: 0.5)
    animator.start()
    animator.cancel()
    XCTAssertEqual(animator.state, .finished(at: .start))
    XCTAssertEqual(told.first, 0)
    XCTAssertEqual(told.last, 0)
  }

  func testCancellingAfterScrubbingAndPausingGetsBack() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.reverse()
    animator.scrub(to: 0.5)
    animator.pause()
    animator.cancel()
    animator.advance(by: 100)
    XCTAssertEqual(animator.state, .finished(at: .start))
  }

  func testTrackingIsNotLogicallyComplete() {
    let animator = TransitionAnimator(compiled)
    var isComplete = false
    animator.addLogicalCompletion { _ in isComplete = true }
    animator.start()
    animator.scrub(to: 1)
    animator.advance(by: 0.1)
    XCTAssertFalse(isComplete)
  }

  func testAHandlerThatEndsTheRunIsTheLastToHearOfProgress() {
    let animator = TransitionAnimator(compiled)
    var told: [Double] = []
    animator.addProgressHandler { if $0 > 0.25 { animator.stop(at: .end) } }
    animator.addProgressHandler { told.append($0) }
    animator.start()
    animator.advance(by: 0.3)
    XCTAssertEqual(told, [0, 1])
  }

  func testASecondFinishKeepsTheWayThere() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.scrub(to: 0.3)
    animator.finish(velocity: 2)
    animator.advance(by: 0.02)
    let velocity = animator.velocity(of: .destination, .translation)
    animator.finish()
    XCTAssertEqual(animator.velocity(of: .destination, .translation), velocity)
  }

  func testPausingStopsTheClockAndResumingGoesOn() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.advance(to: 0.25)
    XCTAssertTrue(animator.pause())
    XCTAssertFalse(animator.pause())
    animator.advance(to: 7)
    XCTAssertEqual(animator.time, 0.25)
    XCTAssertTrue(animator.resume())
    XCTAssertFalse(animator.resume())
    animator.advance(to: 7.25)
    XCTAssertEqual(animator.time, 0.5)
    animator.pause()
    animator.reverse()
    XCTAssertEqual(animator.state, .paused)
    animator.resume()
    animator.advance(to: 7.5)
    XCTAssertEqual(animator.time, 0.25)
  }

  func testScrubbingGoesAnywhereAndLettingGoTakesUpTheVelocity() {
    let animator = TransitionAnimator(compiled)
    animator.start()
    for progress in [0.7, 0.1, -3, 0.4] {
      XCTAssertTrue(animator.scrub(to: progress))
      XCTAssertEqual(animator.progress, min(max(progress, 0), 1))
    }
    XCTAssertFalse(animator.scrub(to: .nan))
    XCTAssertEqual(animator.state, .tracking)
    animator.finish(velocity: 2)
    XCTAssertEqual(animator.frame.destination.translation.dx, 240, accuracy: 1e-9)
    XCTAssertEqual(
      animator.velocity(of: .destination, .translation).components[0], -800, accuracy: 1e-6)
    animator.advance(by: 20)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testScrubbingEvenlyFollowsTheFingerRatherThanTheCurve() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.easeIn(duration: 1)).compile(for: .push, in: .phone))
    animator.start()
    animator.scrub(to: 0.25, linearly: true)
    XCTAssertEqual(animator.frame.destination.translation.dx, 300, accuracy: 1e-9)
    // Back on the curve there is no jump, either; the rest decays.
    animator.scrub(to: 0.25)
    XCTAssertEqual(animator.frame.destination.translation.dx, 300, accuracy: 1e-9)
    animator.advance(by: 5)
    XCTAssertEqual(
      animator.frame.destination.translation.dx, 400 - 400 * UnitCurve.easeIn.value(at: 0.25),
      accuracy: 1e-9)
  }

  func testProgressIsToldFirstAsZeroAndLastAsOneOrZero() {
    for (isCancelled, last) in [(false, 1.0), (true, 0)] {
      let animator = TransitionAnimator(compiled)
      var told: [Double] = []
      animator.addProgressHandler { told.append($0) }
      animator.start()
      for _ in 0..<3 { animator.advance(by: 0.2) }
      if isCancelled { animator.cancel() }
      for _ in 0..<9 { animator.advance(by: 0.2) }
      XCTAssertEqual(told.first, 0)
      XCTAssertEqual(told.last, last)
      let turn = isCancelled ? told.firstIndex(of: told.max() ?? 0) ?? 0 : told.count - 1
      XCTAssertEqual(Array(told[...turn]), told[...turn].sorted())
      XCTAssertEqual(Array(told[turn...]), told[turn...].sorted(by: >))
    }
  }

  func testASpringIsLogicallyCompleteBeforeItHasSettled() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.bouncy).compile(for: .push, in: .phone))
    var log: [String] = []
    animator.addLogicalCompletion { log.append("logical \($0) at \(animator.clockTime)") }
    animator.addCompletion { log.append("end \($0)") }
    animator.start()
    animator.advance(to: 0.49)
    XCTAssertEqual(log, [])
    animator.advance(to: 0.5)
    XCTAssertEqual(log, ["logical end at 0.5"])
    animator.advance(to: 9)
    XCTAssertEqual(log, ["logical end at 0.5", "end end"])
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
    XCTAssertEqual(animator.state, .running(.forward))
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
    cancelled.stop(at: .start)
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

/// What reads an animator; only one thread does.
private final class Reader: @unchecked Sendable {
  weak var animator: TransitionAnimator?
  var progress: Double?
  private var isReading = false

  func read() {
    // The progress needs the animation, which reads the progress.
    guard !isReading, let animator else { return }
    isReading = true
    progress = animator.progress
    isReading = false
  }
}

/// A linear timing that looks at the animator while it is evaluated.
private struct Reading: CustomAnimation {
  let reader: Reader
  let duration = 1.0

  func value(at time: Double) -> Double {
    reader.read()
    return time
  }

  static func == (a: Reading, b: Reading) -> Bool { a.reader === b.reader }
}
