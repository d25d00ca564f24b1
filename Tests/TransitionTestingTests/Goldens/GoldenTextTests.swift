import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GoldenTextTests: XCTestCase {
  func testTheTextOfABuiltInTransitionReadsBackTheSame() throws {
    for (name, compiled) in BuiltInMotions.all {
      try assertReadsBack(MotionGolden(compiled), name)
    }
  }

  func testTheTextOfAHostileTransitionReadsBackTheSame() throws {
    for seed in 1...UInt64(Thoroughness.cases(20_000, .search)) {
      var generator = SeededGenerator(seed: seed)
      let transition = AtomicTransition.hostile(&generator)
      let compiled = transition.compile(
        for: .random(&generator), in: .hostile(&generator))
      try assertReadsBack(MotionGolden(compiled), "seed \(seed)")
    }
  }

  func testAGoldenIsReadableText() {
    let transition = NavigationTransition.push.combined(
      with: .onPush(.opacity.animation(.spring(duration: 0.5, bounce: 0.15))))
    print(MotionGolden(transition.compile(for: .push, in: .testPhone)))
    let some: [AtomicTransition] = [
      .blinds(count: 2), .move(along: .loop, orientsToPath: true), .arc(x: 3, y: 4, intensity: 0.5),
      .keyframes(
        .translation, from: [0, -300, 0], [.cubic([0, 20, 0], duration: 0.3), .spring([0, 0, 0])]),
      .effect(active: Hinge(angle: .degrees(80)), identity: Hinge(angle: .zero)),
      .scale(0.3).animation(.easeIn.delay(0.1).repeatCount(3)),
    ]
    for part in some { print(MotionGolden(part.compile(for: .removal, in: .testPhone))) }
  }

  private func assertReadsBack(
    _ golden: MotionGolden, _ name: String, line: UInt = #line
  ) throws {
    do {
      let read = try MotionGolden(parsing: golden.text)
      XCTAssertEqual(read.text, golden.text, name, line: line)
    } catch {
      XCTFail("\(name): \(error)\n\(golden)", line: line)
    }
  }
}
