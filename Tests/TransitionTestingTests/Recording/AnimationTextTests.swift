import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

/// The one grammar of animations, in logs of runs and in goldens.
final class AnimationTextTests: XCTestCase {
  func testEveryAnimationIsReadFromItsTextToTheBit() throws {
    var (byDuration, byConstants) = (0, 0)
    for seed in Thoroughness.seeds(4000) {
      var generator = SeededGenerator(seed: seed)
      let animation = Animation.written(&generator)
      let log = RunLog(of: "push", [.init(0, .finish(animation: animation))])
      XCTAssertEqual(try RunLog(parsing: log.text), log, "seed \(seed): \(log.text)")
      byDuration += log.text.contains("spring(duration") ? 1 : 0
      byConstants += log.text.contains("spring(mass") ? 1 : 0
    }
    print("\(byDuration) springs are read by their duration, \(byConstants) by their constants")
    XCTAssertGreaterThan(min(byDuration, byConstants), 0)
  }

  func testWhatIsReadFromRoundedDigitsIsWrittenWithTheSameDigits() throws {
    for seed in Thoroughness.seeds(4000) {
      var generator = SeededGenerator(seed: seed)
      let animation = Animation.written(&generator)
      let golden = MotionGolden(
        AtomicTransition.opacity.animation(animation).compile(for: .insertion, in: .testPhone))
      XCTAssertEqual(
        try MotionGolden(parsing: golden.text).text, golden.text, "seed \(seed): \(animation)")
    }
  }

  func testASpringIsWrittenAsItWasMade() throws {
    for (spring, text) in [
      (Spring(duration: 0.45, bounce: 0.15), "spring(duration 0.45 s, bounce 0.15)"),
      (Spring(duration: 0.5), "spring(duration 0.5 s, bounce 0)"),
      (.bouncy, "spring(duration 0.5 s, bounce 0.3)"),
      (
        Spring(mass: 2, stiffness: 100, damping: 10),
        "spring(mass 2, stiffness 100, damping 10)"
      ),
    ] {
      XCTAssertEqual("\(spring)", text)
      let log = RunLog(of: "push", settling: spring, [])
      XCTAssertEqual(log.text, "push, settling on \(text)")
      XCTAssertEqual(try RunLog(parsing: log.text), log)
    }
  }

  func testLogsAndGoldensWriteAnAnimationAlike() throws {
    let animation = Animation.timingCurve(.steps(3, jump: .end), duration: 0.5)
      .delay(0.1).repeatCount(2)
    let text = "steps(3, jump: .end)(0.5 s) delayed 0.1 s repeated 2 times back and forth"
    XCTAssertEqual("\(animation)", text)
    let compiled = AtomicTransition.opacity.animation(animation)
      .compile(for: .insertion, in: .testPhone)
    XCTAssert(MotionGolden(compiled).text.contains("; \(text) from"), MotionGolden(compiled).text)
    XCTAssertEqual(
      RunLog(of: "push", [.init(0, .cancel(animation: animation))]).text,
      "push\n0 s: cancel by \(text)")
  }

  func testTheFirstFormOfAGoldenIsNotRead() {
    XCTAssertThrowsError(try MotionGolden(parsing: "motion golden 1\nduration 0 s")) {
      XCTAssertEqual("\($0)", "line 1: expected version 2, but found \"1\"")
    }
  }
}

extension Animation {
  /// An animation of any kind that a text contains whole.
  fileprivate static func written(_ generator: inout SeededGenerator) -> Animation {
    func number(_ range: ClosedRange<Double> = 0...2) -> Double { generator.double(in: range) }
    let bases: [Animation] = [
      .bouncy, .easeIn, .linear(duration: number()), .linear(duration: .infinity),
      .spring(
        duration: (number() * 100).rounded() / 100, bounce: (number(-1...1) * 8).rounded() / 8),
      .spring(duration: number(), bounce: number(-1...1)),
      .spring(Spring(settlingDuration: number(), dampingRatio: number())),
      .interpolatingSpring(
        mass: number(), stiffness: number(1...200), damping: number(0...30),
        initialVelocity: number(-9...9)),
      .timingCurve(.steps(generator.int(in: 1...9), jump: generator.pick(StepJump.allCases))),
      .timingCurve(.circularEaseInOut), .timingCurve(.circularEaseInOut.inverse ?? .linear),
      .timingCurve(UnitCurve.easeInOut.inverse ?? .linear), .timingCurve(.materialSharp),
      .timingCurve(number(0...1), number(-2...2), number(0...1), number(-2...2)),
      .timingCurve(
        .piecewiseLinear(
          (0...generator.int(in: 0...5)).map { _ in
            Point(x: number(-1...2), y: number(-1...2))
          })),
    ]
    var animation = generator.pick(bases)
    for _ in 0..<generator.int(in: 0...3) {
      animation = generator.pick([
        animation.delay(number(-1...1)), animation.speed(number(0.1...3)),
        animation.repeatCount(generator.int(in: 1...4), autoreverses: generator.bool()),
        animation.repeatForever(autoreverses: generator.bool(), isEssential: generator.bool()),
        animation.logicallyComplete(after: number()),
      ])
    }
    return animation
  }
}
