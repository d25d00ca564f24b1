import TransitionKit
import TransitionScenes
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GoldenTextTests: XCTestCase {
  func testTheTextOfABuiltInTransitionReadsBackTheSame() throws {
    for (name, compiled) in Thoroughness.some(of: BuiltInMotions.all, atLeast: 60) {
      try assertReadsBack(MotionGolden(compiled), name)
    }
  }

  func testTheTextOfAHostileTransitionReadsBackTheSame() throws {
    for seed in Thoroughness.seeds(20_000, .search) {
      var generator = SeededGenerator(seed: seed)
      let transition = AtomicTransition.hostile(&generator)
      let compiled = transition.compile(
        for: .random(&generator), in: .hostile(&generator))
      try assertReadsBack(MotionGolden(compiled), "seed \(seed)")
    }
  }

  func testTheTextOfASceneReadsBackTheSame() throws {
    for seed in Thoroughness.seeds(1000) {
      var generator = SeededGenerator(seed: seed)
      let scene = Scene<Int>.random(upTo: 12, using: &generator)
      var changed = scene
      changed.edit(times: 4, upTo: 12, using: &generator)
      let golden = MotionGolden(SceneTransition(from: scene, to: changed, .animated()))
      try assertReadsBack(golden, "seed \(seed)")
      XCTAssertEqual(golden.differences(from: golden), [])
    }
  }

  func testATextSaysWhatMovesAndWhenAndHow() {
    let transition = NavigationTransition.push.combined(
      with: .onPush(.opacity.animation(.spring(duration: 0.5, bounce: 0.15))))
    XCTAssertEqual(
      MotionGolden(transition.compile(for: .push, in: .testPhone)).text,
      """
      motion golden 2
      duration 0.696699 s
      container 390 x 844 at (0, 0), left to right
      drawn from back to front: origin, destination

      origin, removal
        opacity 1 -> 0; spring(duration 0.5 s, bounce 0.15) from 0 s to 0.696699 s
        translation.dx 0 -> -130; easeInOut from 0 s to 0.35 s
        overlay.alpha 0 -> 0.1; easeInOut from 0 s to 0.35 s

      destination, insertion
        opacity 0 -> 1; spring(duration 0.5 s, bounce 0.15) from 0 s to 0.696699 s
        translation.dx 390 -> 0; easeInOut from 0 s to 0.35 s
        shadow.opacity 0.5 -> 0, shadow.radius 5 -> 0; easeInOut from 0 s to 0.35 s

      """)
  }

  func testAGoldenSaysWhatStays() {
    func scene(_ y: Double, _ ids: String...) -> Scene<String> {
      Scene(size: Size(width: 390, height: 844)) {
        for id in ids { SceneElement(id, frame: Rect(x: 0, y: y, width: 80, height: 80)) }
      }
    }
    let (first, second) = (scene(20, "card", "old"), scene(200, "card", "new"))
    let golden = MotionGolden(SceneTransition(from: first, to: second, .animated()))
    for line in [
      "element \"card\", stays", "element \"old\", removal", "element \"new\", insertion",
    ] { XCTAssert(golden.text.contains("\n\(line)\n"), golden.text) }
    let inserted = MotionGolden(SceneTransition(from: scene(20), to: second, .animated()))
    let texts = inserted.differences(from: golden).map { "\($0)" }
    XCTAssert(texts.contains { $0.contains("card is inserted") }, "\(texts)")
  }

  func testContributionsHaveALineEach() {
    assertViewLines(
      [
        .offset(x: 30).animation(.easeIn.delay(0.1).repeatCount(3)), .offset(x: 5),
        .rotate(.degrees(90)), .zPosition(2),
      ],
      """
      view, removal
        translation.dx 0 -> 30; easeIn(0.35 s) delayed 0.1 s repeated 3 times back and forth \
      from 0 s to 1.35 s
        translation.dx 0 -> 5; easeInOut from 0 s to 0.35 s
        rotation.z 0° -> 90°; easeInOut from 0 s to 0.35 s
        zPosition 2

      """)
  }

  func testKeyframesAreNested() {
    assertViewLines(
      .keyframes(
        .translation, from: [0, -300, 0], [.cubic([0, 20, 0], duration: 0.3), .spring([0, 0, 0])]),
      """
      view, removal
        translation.dy 0 -> -300; keyframes backwards; linear from 0 s to 1.0922 s
          from dy -300
          cubic to dy 20 in 0.3 s; velocity rest -> dy 651.667
          spring(duration 0.5 s, bounce 0) to rest in 0.792201 s; velocity dy 651.667

      """)
  }

  func testWhatOnlyCodeKnowsIsWrittenAsValues() {
    let text = viewLines(
      of: .modifier(
        active: Shake(amplitude: 20, turns: 1), identity: Shake(amplitude: 20, turns: 0)))
    XCTAssert(text.hasPrefix("view, removal\n  opacity 1 -> 0.95; easeInOut from 0 s"), text)
    XCTAssert(text.contains("    0.25: dx 20\n"), text)
    XCTAssert(text.contains("    0.75: dx -20\n"), text)
  }

  func testNumbersHaveSixDigits() {
    let values: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (1e-17, "0"), (-1e-17, "0"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"),
      (-2.0 / 3, "-0.666667"), (999_999.5, "1000000"), (1_234_567, "1234570"),
      (1e12, "1000000000000"),
      (0.000_123_456_789, "0.000123457"), (99.999_999_9, "100"), (404.000_000_1, "404"),
    ]
    for (value, text) in values {
      let lines = viewLines(
        of: .value(CustomProperty("n", identity: 7.0, composition: .replace), from: value))
      XCTAssert(lines.contains(" -> \(text);"), "\(value): \(lines)")
    }
  }

  private func viewLines(of transition: AtomicTransition) -> String {
    let text = MotionGolden(transition.compile(for: .removal, in: .testPhone)).text
    return text.range(of: "view, removal").map { String(text[$0.lowerBound...]) } ?? text
  }

  private func assertViewLines(
    _ transition: AtomicTransition, _ expected: String, line: UInt = #line
  ) {
    XCTAssertEqual(viewLines(of: transition), expected, line: line)
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
