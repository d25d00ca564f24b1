import TransitionKit
import TransitionLint
import TransitionTestSupport
import TransitionTesting
import XCTest

final class AnimatorRecordingTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))
  private var push: CompiledTransition {
    NavigationTransition.parallaxPush.compile(for: .push, in: container)
  }
  private var pop: CompiledTransition {
    NavigationTransition.parallaxPush.compile(for: .pop, in: container)
  }

  func testAPlainRunIsTheTimeline() throws {
    for (name, transition) in Thoroughness.some(of: BuiltIn.navigation, atLeast: 8) {
      let compiled = transition.compile(for: .push, in: container)
      let motion = Motion(recording: TransitionAnimator(compiled)) { _ in }
      XCTAssertEqual(motion.duration, 0, name)
      let animator = TransitionAnimator(compiled)
      let recorded = Motion(recording: animator) { _ in animator.start() }
      XCTAssertEqual(recorded.timeline, compiled.timeline, name)
      XCTAssert(recorded.samplings.isEmpty)
      let log = RunLog(of: "push", [.init(0, .start), .init(2, .advance)])
      let replayed = try Motion(recording: log, of: ["push": compiled])
      XCTAssertEqual(replayed.timeline, compiled.timeline, name)
    }
  }

  func testARunThatIsStoppedEarlyIsNotTheTimeline() {
    let animator = TransitionAnimator(push)
    let motion = Motion(recording: animator) { recorder in
      animator.start()
      recorder.advance(to: 0.1)
      animator.stop(at: .end)
    }
    XCTAssertEqual(motion.duration, 0.1, accuracy: 1e-12)
    XCTAssertNotEqual(motion.timeline, push.timeline)
  }

  func testAnInterruptedRunHasTheFramesOfTheAnimator() throws {
    let log = RunLog(
      of: "push",
      [
        .init(0, .start), .init(0.13, .retarget(to: "pop")), .init(0.2, .scrub(to: 0.6)),
        .init(0.25, .finish(velocity: 2)),
      ])
    let transitions = ["push": push, "pop": pop]
    let exact = try Motion(recording: log, of: transitions, tolerance: 0)
    let sparse = try Motion(recording: log, of: transitions)
    let replay = try RunReplay(log, of: transitions)
    XCTAssertEqual(exact.samplings.keys.sorted { "\($0)" < "\($1)" }, [.destination, .origin])
    // In the pop the two pages have each other's role.
    let roles: (Double) -> [ViewID: ViewID] = {
      $0 < 0.13
        ? [.origin: .origin, .destination: .destination]
        : [.origin: .destination, .destination: .origin]
    }
    var time = 1.0 / 240
    while time < exact.duration - 1.0 / 240 {
      if ![0.13, 0.2, 0.25].contains(where: { abs($0 - time) < 1e-9 }) {
        replay.advance(to: time)
        for (page, role) in roles(time) {
          let shown = replay.animator.frame[role]
          let (first, second) = (
            exact.timeline.frame(at: time)[page], sparse.timeline.frame(at: time)[page]
          )
          XCTAssertNil(first.difference(from: shown, tolerance: 1e-9), "\(page) at \(time)")
          XCTAssertNil(second.difference(from: shown, tolerance: 4e-4), "\(page) at \(time)")
        }
      }
      time += 1.0 / 240
    }
  }

  func testTheEndOfALogIsExact() throws {
    let log = RunLog(of: "push", [.init(0, .start), .init(0.1234, .reverse(.mirrored))])
    let motion = try Motion(recording: log, of: ["push": push])
    XCTAssertEqual(motion.duration, 0.2468, accuracy: 1e-9)
    XCTAssertTrue(motion.timeline.frame(at: motion.duration).isPresent(.destination))
    XCTAssertFalse(motion.timeline.frame(at: motion.duration + 1).isPresent(.destination))
    let replay = try RunReplay(log, of: ["push": push])
    XCTAssertEqual(Motion(recording: replay).duration, 0.2468, accuracy: 1.0 / 240)
  }

  func testBetweenSamplesALineIsWithinABound() {
    let animator = TransitionAnimator(push)
    let motion = Motion(recording: animator) { recorder in
      animator.start()
      recorder.advance(to: 0.1)
      animator.reverse()
    }
    let second = TransitionAnimator(push)
    second.start()
    second.advance(to: 0.1)
    second.reverse()
    // The error of a chord is at most h²/8 of the acceleration: 390 points in 0.35 s, with curves, need less than 5e4.
    let bound = 5e4 / (8 * 240 * 240)
    for step in 1...90 {
      let time = 0.1 + Double(step) * 0.0011
      second.advance(to: time)
      XCTAssertEqual(
        motion.timeline.frame(at: time).destination.translation.dx,
        second.frame.destination.translation.dx, accuracy: bound)
    }
  }

  func testAJumpStaysAJump() {
    let animator = TransitionAnimator(push)
    let motion = Motion(recording: animator) { recorder in
      animator.start()
      recorder.advance(to: 0.1)
      animator.scrub(to: 0.9)
      recorder.advance(to: 0.2)
    }
    let (before, after) = (
      motion.timeline.frame(at: 0.1 - 1e-6).destination.translation.dx,
      motion.timeline.frame(at: 0.1 + 1e-6).destination.translation.dx
    )
    XCTAssertEqual(before, push.timeline.frame(at: 0.1).destination.translation.dx, accuracy: 0.01)
    XCTAssertEqual(
      after, push.timeline.frame(at: 0.9 * push.timeline.duration).destination.translation.dx,
      accuracy: 1e-6)
    XCTAssertGreaterThan(abs(before - after), 100)
  }

  func testAThirdPageIsNamedAndPresentFromItsCall() throws {
    let animator = TransitionAnimator(push)
    let push = push
    let motion = Motion(recording: animator) { recorder in
      animator.start()
      recorder.advance(to: 0.1)
      animator.retarget(to: push)
    }
    let page = ViewID.interrupted(.destination)
    XCTAssert(motion.timeline.views.contains(page), "\(motion.timeline.views)")
    let intervals = try XCTUnwrap(motion.presence[page])
    XCTAssertEqual(intervals.count, 1)
    XCTAssertEqual(intervals[0].lowerBound, 0.1, accuracy: 1e-12)
    XCTAssertEqual(intervals[0].upperBound, motion.duration)
  }

  func testStraightMotionNeedsFewKeyframes() throws {
    let linear = NavigationTransition.slide.animation(.linear(duration: 1))
      .compile(for: .push, in: container)
    let animator = TransitionAnimator(linear)
    let motion = Motion(recording: animator, for: 1.2) { recorder in
      animator.start()
      recorder.advance(to: 0.5)
      animator.pause()
      recorder.advance(to: 0.7)
      animator.resume()
    }
    let track = try XCTUnwrap(
      motion.timeline.tracks.first { $0.view == .destination && $0.property == .translation })
    guard case .keyframes(let path)? = track.segments.first?.path else { return XCTFail("no path") }
    XCTAssertLessThanOrEqual(path.track.segments.count, 6)
    XCTAssertEqual(motion.duration, 1.2, accuracy: 1e-9)
  }

  func testARecorderNeverTraps() {
    let animator = TransitionAnimator(push)
    let motion = Motion(recording: animator, for: .infinity, samplesPerSecond: .nan) { recorder in
      animator.start()
      for time in [Double.nan, -1, .infinity, 0.1] {
        recorder.advance(to: time)
        recorder.advance(by: time)
      }
      animator.pause()
    }
    XCTAssertLessThanOrEqual(motion.duration, 60)
  }
}
