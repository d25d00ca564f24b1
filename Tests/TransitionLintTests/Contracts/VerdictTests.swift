import TransitionKit
import TransitionLint
import TransitionTestSupport
import XCTest

/// What a verdict says: proved, broken, or not decided.
final class VerdictTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func insertion(_ transition: AtomicTransition) -> CompiledTransition {
    transition.compile(for: .insertion, in: container)
  }

  /// A fade in so many steps that nothing is proved between two times.
  private var staircase: CompiledTransition {
    insertion(.opacity.animation(.timingCurve(.steps(1 << 30), duration: 1)))
  }

  func testASearchThatGivesUpIsNotDecidedAndFails() {
    let contract = MotionContract.velocity(of: .view, .opacity, atMost: 2)
    let verdict = staircase.verdict(on: contract)
    XCTAssertEqual(verdict.state, .notDecided)
    XCTAssertFalse(verdict.holds)
    XCTAssertFalse(verdict.isProved)
    XCTAssertNil(verdict.violation)
    XCTAssertNotNil(verdict.doubt)
    XCTAssertTrue(verdict.description.contains("not decided"), verdict.description)
    let failures = staircase.violations(of: contract)
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(failures.report.contains("not decided"), failures.report)
    let findings = staircase.lint(.standard.promising(contract))
    XCTAssertTrue(findings.contains { $0.message.contains("not decided") }, "\(findings)")
  }

  func testWhatIsBrokenAtASampleIsBrokenHoweverSteepTheRestIs() {
    let verdict = staircase.verdict(on: .bounded(.view, .opacity, in: 0...0.5))
    XCTAssertEqual(verdict.state, .broken)
    let pages = NavigationTransition(.scale(0)).compile(for: .push, in: container)
    let overlap = pages.verdict(on: .disjoint(.origin, .destination))
    XCTAssertEqual(overlap.state, .broken, "\(overlap)")
  }

  func testEachStateSaysWhetherTheContractHolds() {
    struct Ramp: CustomAnimation {
      var duration: Double { 1 }
      func value(at time: Double) -> Double { time * time }
    }
    let proved = insertion(.opacity).verdict(on: .monotone())
    XCTAssertEqual(proved.state, .proved)
    XCTAssertTrue(proved.holds && proved.isProved)
    let sampled = insertion(.opacity.animation(Animation(Ramp()))).verdict(on: .monotone())
    XCTAssertEqual(sampled.state, .holdsAtSamples)
    XCTAssertTrue(sampled.holds && !sampled.isProved)
    let broken = insertion(.opacity).verdict(on: .bounded(.view, .opacity, in: 0...0.5))
    XCTAssertEqual(broken.state, .broken)
    XCTAssertFalse(broken.holds || broken.isProved)
    XCTAssertEqual(
      broken.violation.map { [$0] },
      insertion(.opacity).violations(
        of: .bounded(.view, .opacity, in: 0...0.5)))
  }

  // MARK: Jumps

  func testAJumpInTheLastFrameIsNotSmooth() {
    func check(_ generator: inout SeededGenerator) {
      let (count, duration) = (2 * generator.int(in: 1...4), generator.double(in: 0.05...1))
      let curves: [Animation] = [
        .easeOut(duration: duration), .linear(duration: duration), .easeIn(duration: duration),
        .easeInOut(duration: duration),
      ]
      let kind = generator.int(in: 0...3)
      let curve = curves[kind]
      // An even number of repetitions that reverse ends where it began, and the insertion at rest.
      let moves = insertion(.move(edge: .bottom).animation(curve.repeatCount(count)))
      let verdict = moves.verdict(on: .smooth(.view, .translation))
      let jump = verdict.violation
      XCTAssertEqual(verdict.state, .broken, "\(curve) \(count)")
      if kind == 3 { XCTAssertEqual(jump?.time ?? 0, moves.motion.duration, accuracy: 1e-9) }
      let once = insertion(.move(edge: .bottom).animation(curve.repeatCount(1)))
      XCTAssertEqual(once.verdict(on: .smooth(.view, .translation)).state, .proved, "\(curve)")
    }
    let law = Law(seeds: 1000, .search, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, check)
    if let failure = law.failure { XCTFail(failure) }
  }

  func testStepsAreNeitherSmoothNorSlowHoweverManyThereAre() {
    func check(_ generator: inout SeededGenerator) {
      let jumps: [StepJump] = [.start, .end, .both, .none]
      let count = generator.int(in: 2...(generator.bool() ? 1000 : 20))
      let steps = Animation.timingCurve(
        .steps(count, jump: jumps[generator.int(in: 0...3)]), duration: 1)
      let transitions: [(AtomicTransition, ViewProperty, Double)] = [
        (.opacity, .opacity, 2), (.scale(0.5), .scale, 2),
        (.offset(x: 80, y: 30), .translation, 200),
      ]
      let (transition, property, limit) = transitions[generator.int(in: 0...2)]
      let moves = insertion(transition.animation(steps))
      for contract in [
        MotionContract.smooth(), .velocity(of: .view, property, atMost: limit),
        .speed(atMost: 2000),
      ] where property != .opacity || contract != .speed(atMost: 2000) {
        let verdict = moves.verdict(on: contract)
        XCTAssertEqual(verdict.state, .broken, "\(count) \(verdict)")
      }
    }
    let law = Law(seeds: 1000, .search, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, check)
    if let failure = law.failure { XCTFail(failure) }
  }
}
