import TransitionKit
import XCTest

final class AnimatorFramesTests: XCTestCase {
  func testFramesComeAtTheirTimesUntilTheEnd() async {
    let clock = ManualClock()
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.linear(duration: 1)).compile(for: .push, in: phone))
    var positions: [Double] = []
    for await frame in animator.frames(perSecond: 4, clock: clock) {
      positions.append(frame.destination.translation.dx)
    }
    XCTAssertEqual(positions, [400, 300, 200, 100, 0])
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testALateFrameDoesNotSlowTheMotionDown() async {
    let clock = ManualClock(lateness: .milliseconds(100))
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.linear(duration: 1)).compile(for: .push, in: phone))
    var positions: [Double] = []
    for await frame in animator.frames(perSecond: 2, clock: clock) {
      positions.append(frame.destination.translation.dx)
    }
    XCTAssertEqual(positions.count, 3)
    XCTAssertEqual(positions[1], 160, accuracy: 1e-9)
  }

  func testARealClockRunsToTheEnd() async {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.linear(duration: 0.05)).compile(for: .push, in: phone))
    var count = 0
    for await _ in animator.frames(perSecond: 200, clock: .continuous) { count += 1 }
    XCTAssertGreaterThan(count, 1)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testACancelledTaskEndsTheFrames() async {
    let task = Task {
      let animator = TransitionAnimator(
        NavigationTransition.slide.animation(.linear(duration: 1000))
          .compile(for: .push, in: phone))
      for await _ in animator.frames(perSecond: 1, clock: .continuous) {}
      return animator.state
    }
    try? await Task.sleep(for: .milliseconds(20))
    task.cancel()
    let state = await task.value
    XCTAssertEqual(state, .running(.forward))
  }
}

/// This folder is compiled without the containers of the other tests, too: see `.ci/threads`.
let phone = Container(width: 400, height: 800)

/// A clock on which time passes only while a task sleeps.
struct ManualClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  /// How much later than asked for sleepers wake up.
  var lateness = Duration.zero

  private final class Hand: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var offset = Duration.zero

    func read() -> Duration { lock.withLock { offset } }

    func turn(to later: Duration) { lock.withLock { offset = max(offset, later) } }
  }

  private let hand = Hand()

  init(lateness: Duration = .zero) { self.lateness = lateness }

  var now: Instant { Instant(offset: hand.read()) }

  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    hand.turn(to: deadline.offset + lateness)
    await Task.yield()
  }
}
