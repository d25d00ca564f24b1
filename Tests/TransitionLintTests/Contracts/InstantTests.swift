import TransitionKit
import TransitionLint
import TransitionTestSupport
import XCTest

/// Verdicts about what happens at single times: the first one, the last one, and the joints of keyframes.
final class InstantTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func insertion(_ transition: AtomicTransition) -> CompiledTransition {
    transition.compile(for: .insertion, in: container)
  }

  private func through(
    _ keyframes: [Keyframe<PropertyValue>], from start: PropertyValue = [0],
    of property: ViewProperty = .opacity
  ) -> AtomicTransition {
    .keyframes(property, from: start, keyframes)
  }

  /// Motions that jump by 100 points or more in their first or in their last instant.
  private var jumpingMotions: [(String, CompiledTransition, time: Double)] {
    let lateCurve = Animation.timingCurve(
      .piecewiseLinear([Point(x: 0, y: 0.4), Point(x: 1, y: 1)]), duration: 0.5)
    let earlyCurve = Animation.timingCurve(
      .piecewiseLinear([Point(x: 0, y: 0), Point(x: 1, y: 0.6)]), duration: 0.5)
    let steps = Animation.timingCurve(.steps(4, jump: .start), duration: 0.4)
    let begins = through(
      [.move([100, 0, 0]), .linear([0, 0, 0], duration: 0.5)], from: [300, 0, 0], of: .translation)
    let ends = through(
      [.linear([100, 0, 0], duration: 0.5), .move([0, 0, 0])], from: [300, 0, 0], of: .translation)
    let cut = through([.spring([0, 0, 0], duration: 0.1)], from: [600, 0, 0], of: .translation)
    func removal(_ transition: AtomicTransition) -> CompiledTransition {
      transition.compile(for: .removal, in: container)
    }
    return [
      ("a curve that starts late", insertion(.offset(x: 300).animation(lateCurve)), 0),
      ("a curve that ends early", insertion(.offset(x: 300).animation(earlyCurve)), 0.5),
      ("steps", insertion(.offset(x: 400).animation(steps)), 0),
      ("keyframes that begin with a move", insertion(begins), 0),
      ("keyframes that end with a move", insertion(ends), 0.5),
      ("a spring cut short", insertion(cut), 0.1),
      ("the removal of keyframes that begin with a move", removal(begins), 0.5),
      ("the removal of keyframes that end with a move", removal(ends), 0),
      ("the removal of a spring cut short", removal(cut), 0),
    ]
  }

  func testAJumpInTheFirstOrTheLastInstantBreaksEveryContractAboutSpeed() {
    for (name, motion, time) in jumpingMotions {
      for contract in [
        MotionContract.speed(atMost: 100_000), .acceleration(atMost: 1e9),
        .velocity(of: .view, .translation, component: "dx", atMost: 100_000),
        .acceleration(of: .view, .translation, component: "dx", atMost: 1e9),
        .smooth(.view, .translation),
      ] {
        let verdict = motion.verdict(on: contract)
        XCTAssertEqual(verdict.state, .broken, "\(name): \(verdict)")
        XCTAssertEqual(verdict.violation?.time ?? -1, time, accuracy: 1e-9, "\(name): \(verdict)")
      }
    }
  }

  func testAReversedMotionJumpsWhereItIsReversed() {
    // Steps jump in between, too.
    for (name, motion, time) in jumpingMotions where name != "steps" {
      let reversed = Motion(motion.timeline.reversed(), in: container)
      for contract in [MotionContract.speed(atMost: 100_000), .smooth(.view, .translation)] {
        let verdict = reversed.verdict(on: contract)
        XCTAssertEqual(verdict.state, .broken, "\(name): \(verdict)")
        XCTAssertEqual(
          verdict.violation?.time ?? -1, reversed.duration - time, accuracy: 1e-9,
          "\(name): \(verdict)")
      }
    }
  }

  func testSmoothJointsAreSmooth() {
    let joints: [[Keyframe<PropertyValue>]] = [
      [.spring([0.29]), .spring([0.49])],
      [.cubic([0.45], duration: 0.4), .cubic([0.21], duration: 0.2), .cubic([1], duration: 0.3)],
      [
        .cubic([0.45], duration: 0.4), .linear([0.21], duration: 0.2), .cubic([1], duration: 0.3),
      ],
      [.spring([0.3], duration: nil), .cubic([0.7], duration: 0.1), .spring([1])],
      [.cubic([0.5], duration: 0.1), .spring([0.7]), .spring([0.8]), .spring([1])],
      [.cubic([0.5], duration: 1e-4), .cubic([1], duration: 0.7)],
    ]
    for keyframes in joints {
      for delay in [0, 0.1, 0.3] {
        let transition = through(keyframes, from: [0.3]).delayed(by: delay)
        for operation in [AtomicTransition.Operation.insertion, .removal] {
          let verdict = transition.compile(for: operation, in: container)
            .verdict(on: .smooth(.view, .opacity))
          XCTAssertTrue(verdict.isProved, "\(keyframes) \(delay) \(operation): \(verdict)")
        }
      }
    }
  }

  func testASpringThatJumpsAtItsEndIsNotSmoothHoweverFarItWasThrown() {
    // It comes from 300 and is let go 40 points before its end; the way before is of no account.
    let detour = insertion(
      through(
        [
          .linear([9000, 0, 0], duration: 0.4, timingCurve: .easeInOut),
          .linear([100, 0, 0], duration: 0.4, timingCurve: .easeInOut),
          .spring([0, 0, 0], duration: 0.5),
        ], from: [100, 0, 0], of: .translation))
    let spring = Spring.smooth
    let rest = 100 + spring.value(target: -100, at: 0.5)
    XCTAssertGreaterThan(rest, 0.5)
    XCTAssertLessThan(rest, 10)
    for contract in [
      MotionContract.smooth(.view, .translation), .speed(atMost: 1e9),
      .velocity(of: .view, .translation, atMost: 1e9),
    ] {
      let verdict = detour.verdict(on: contract)
      XCTAssertEqual(verdict.state, .broken, "\(verdict)")
      XCTAssertEqual(verdict.violation?.time ?? 0, 1.3, accuracy: 1e-9, "\(verdict)")
    }
    XCTAssertTrue(detour.lint().contains { $0.kind == .jumpAtEnd }, "\(detour.lint())")
  }

  func testASlopeWithoutLimitIsNeverProvedToHaveOne() {
    for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      let motion = insertion(.offset(x: 300).animation(.timingCurve(curve, duration: 0.5)))
      for limit in [1e5, 1e7, 1e9] {
        for contract in [
          MotionContract.velocity(of: .view, .translation, atMost: limit), .speed(atMost: limit),
        ] {
          let verdict = motion.verdict(on: contract)
          XCTAssertFalse(verdict.holds, "\(curve), \(limit): \(verdict)")
        }
      }
    }
  }

  func testWhatStaysIsPresentAfterTheEnd() {
    let push = NavigationTransition.slide.compile(for: .push, in: container)
    XCTAssertTrue(push.verdict(on: .present(.destination, during: 0...1)).isProved)
    XCTAssertTrue(push.verdict(on: .present(.origin, during: 0...push.motion.duration)).isProved)
    XCTAssertEqual(
      push.verdict(on: .present(.origin, during: 0...1)).violation?.time ?? 0, push.motion.duration,
      accuracy: 1e-9)
    // Backwards, what came leaves, and what left stays.
    let back = Motion(push.timeline.reversed(), in: container)
    XCTAssertTrue(back.verdict(on: .present(.origin, during: 0...1)).isProved)
    XCTAssertEqual(back.verdict(on: .present(.destination, during: 0...1)).state, .broken)
    // After the end only what is there then is present.
    XCTAssertEqual(push.verdict(on: .present(.origin, during: 2...3)).state, .broken)
    XCTAssertTrue(push.verdict(on: .present(.destination, during: 2...3)).isProved)
  }
}
