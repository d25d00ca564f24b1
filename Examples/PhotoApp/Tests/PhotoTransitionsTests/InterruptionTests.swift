import PhotoTransitions
import TransitionKit
import TransitionLint
import TransitionTesting
import XCTest

/// Runs in which one transition interrupts another one.
final class InterruptionTests: XCTestCase {
  private let transitions: [String: CompiledTransition] = {
    let phone = Container(size: Size(width: 390, height: 844))
    return [
      "push": NavigationTransition.album.compile(for: .push, in: phone),
      "pop": NavigationTransition.album.compile(for: .pop, in: phone),
    ]
  }()

  /// A log that the app wrote with `animator.log?.text` when a user reported a jump.
  func testTheReportedRunHasNoJump() throws {
    let log = try RunLog(
      parsing: """
        push
        0 s: start
        0.15 s: retarget to pop
        0.22 s: retarget to push
        """)
    let motion = try Motion(recording: log, of: transitions)
    // A jump is infinitely fast, so a limit of the speed forbids it.
    XCTAssertMotion(
      motion, .speed(atMost: 9000), .settles(.destination, by: 1), .endsAtRest(.destination),
      .drawn(.destination, above: .origin))
  }

  func testAPopTakesOverWithoutAJump() throws {
    let animator = TransitionAnimator(try XCTUnwrap(transitions["push"]))
    let pop = try XCTUnwrap(transitions["pop"])
    animator.startLog(naming: transitions)
    let motion = Motion(recording: animator) { recorder in
      animator.start()
      recorder.advance(to: 0.15)
      animator.retarget(to: pop)
    }
    XCTAssertMotion(motion, .speed(atMost: 7000), .endsAtRest(.origin))
    // What a log has, other tests can replay.
    XCTAssertEqual(animator.log?.text.hasPrefix("push\n0 s: start\n0.15 s: retarget to pop"), true)
  }
}
