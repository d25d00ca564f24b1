import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

@testable import LiveEngine

/// A scene behind words is the scene of the public interface.
final class LiveSceneTests: XCTestCase {
  func testFramesEqualThoseOfTheAnimatorThroughInterruptions() throws {
    for seed in Thoroughness.seeds(200) {
      var generator = SeededGenerator(seed: seed)
      let first = RandomScene(&generator)
      let live = LiveScene(try first.scene())
      let animator = SceneAnimator(first.direct)
      for _ in 0..<6 {
        let next = RandomScene(&generator)
        let duration = generator.pick([0.25, 0.5, 1])
        let animation = LiveWords.recipe("spring", [duration, 0.25])
        var reader = WordReader(
          LiveWords.change(
            animation, stagger: [3, 0.02, 0, 0], flags: generator.bool() ? 1 : 0, bulge: 0.4,
            to: next.words))
        let change = try SceneChangeWords(&reader)
        var transaction = Transaction.animated(
          .spring(duration: duration, bounce: 0.25), stagger: .row(each: 0.02))
        transaction.isSequential = change.transaction.isSequential
        let definition = TransitionDefinition<Int>([
          .init(named: "flights", .sharedElement(path: .arc(0.4))) { $0.isMatched }
        ])
        live.update(change)
        animator.update(to: next.direct, transaction, using: definition)
        for _ in 0..<generator.int(in: 1...12) {
          let step = generator.double(in: 0...0.05)
          XCTAssertEqual(live.animator.advance(by: step), animator.advance(by: step))
          assertSameFrames(live, animator, "seed \(seed)")
        }
      }
    }
  }

  func testAFingerDrivesAChangeAsInTheAnimator() throws {
    for seed in Thoroughness.some(of: UInt64(0)..<15, atLeast: 5) {
      var generator = SeededGenerator(seed: 1000 + seed)
      let (first, next) = (RandomScene(&generator), RandomScene(&generator))
      let live = LiveScene(try first.scene())
      let animator = SceneAnimator(first.direct)
      var reader = WordReader(
        LiveWords.change(LiveWords.recipe("smooth", [0.5, 0]), holding: 3, to: next.words))
      live.begin(try SceneChangeWords(&reader))
      let change = animator.begin(
        to: next.direct, .animated(.smooth(duration: 0.5)), using: [3: .sharedElement()], holding: 3
      )
      for _ in 0..<5 {
        let progress = generator.double(in: 0...1)
        XCTAssertTrue(live.scrub(to: progress))
        change.scrub(to: progress)
        live.animator.advance(by: 0.016)
        animator.advance(by: 0.016)
        assertSameFrames(live, animator, "seed \(seed)")
      }
      let (isForward, velocity) = (generator.bool(), generator.double(in: -3...3))
      XCTAssertTrue(live.letGo(forward: isForward, velocity: velocity))
      if isForward { change.finish(velocity: velocity) } else { change.cancel(velocity: velocity) }
      for step in 0..<20 {
        live.animator.advance(by: 0.03 * Double(step))
        animator.advance(by: 0.03 * Double(step))
        assertSameFrames(live, animator, "seed \(seed)")
      }
      XCTAssertTrue(live.animator.isIdle)
      XCTAssertFalse(live.scrub(to: 0.5))
    }
  }

  func testAnElementInFlightIsHeldAndThrownAsInTheAnimator() throws {
    let grid = LiveWords.scene([
      LiveWords.element(1, Rect(x: 20, y: 40, width: 100, height: 100), key: 7)
    ])
    let page = LiveWords.scene([
      LiveWords.element(2, Rect(x: 0, y: 0, width: 400, height: 300), key: 7)
    ])
    func scene(_ id: Int, _ frame: Rect) -> Scene<Int> {
      Scene(
        size: Size(width: 400, height: 800), elements: [Element(id, frame: frame).match("7")])
    }
    var reader = WordReader(grid)
    let live = LiveScene(try reader.scene())
    let animator = SceneAnimator(scene(1, Rect(x: 20, y: 40, width: 100, height: 100)))
    XCTAssertFalse(live.hold(1))
    reader = WordReader(LiveWords.change(LiveWords.recipe("snappy", [0.5, 0]), to: page))
    live.update(try SceneChangeWords(&reader))
    animator.update(
      to: scene(2, Rect(x: 0, y: 0, width: 400, height: 300)),
      animation: .snappy(duration: 0.5))
    live.animator.advance(by: 0.1)
    animator.advance(by: 0.1)
    XCTAssertTrue(live.hold(2))
    let held = try XCTUnwrap(animator.hold(2))
    XCTAssertTrue(live.move(by: Translation(dx: 30, dy: -12)))
    held.move(by: Translation(dx: 30, dy: -12))
    live.animator.advance(by: 0.1)
    animator.advance(by: 0.1)
    assertSameFrames(live, animator)
    XCTAssertTrue(live.release(velocity: Translation(dx: 500, dy: -900)))
    held.release(velocity: Translation(dx: 500, dy: -900))
    for _ in 0..<60 {
      live.animator.advance(by: 1.0 / 60)
      animator.advance(by: 1.0 / 60)
      assertSameFrames(live, animator)
    }
    XCTAssertFalse(live.move(by: .zero))
  }

  func testAMaskIsWhatTheAncestorsLeaveInTheSpaceOfTheElement() throws {
    let words = LiveWords.scene([
      LiveWords.element(
        1, Rect(x: 10, y: 20, width: 100, height: 100), cornerRadius: 8, clips: true),
      LiveWords.element(2, in: 1, Rect(x: 0, y: 60, width: 80, height: 80)),
      LiveWords.element(3, in: 2, Rect(x: 5, y: 5, width: 10, height: 10)),
    ])
    var reader = WordReader(words)
    let records = try draw(LiveScene(reader.scene()))
    let mask = LiveRecords.wordCount - 9..<LiveRecords.wordCount - 3
    XCTAssertEqual(records[1].map { Array($0[mask]) }, [0, 0, 0, 0, 0, 0])
    XCTAssertEqual(records[2].map { Array($0[mask]) }, [1, 0, -60, 100, 100, 8])
    XCTAssertEqual(records[3].map { Array($0[mask]) }, [1, -5, -65, 100, 100, 8])
  }

  func testThePlanSaysWhatHappensAndWhy() throws {
    var reader = WordReader(
      LiveWords.scene([
        LiveWords.element(1, Rect(x: 0, y: 0, width: 10, height: 10), key: 5),
        LiveWords.element(3, Rect(x: 0, y: 0, width: 10, height: 10)),
      ]))
    let live = LiveScene(try reader.scene())
    reader = WordReader(
      LiveWords.change(
        LiveWords.recipe("smooth", [0.5, 0]),
        to: LiveWords.scene([
          LiveWords.element(2, Rect(x: 50, y: 0, width: 30, height: 30), key: 5)
        ])))
    live.update(try SceneChangeWords(&reader))
    XCTAssertEqual(
      live.plan.json { $0.number }.text,
      """
      [{"change":"flies","id":2,"partner":1,"reason":"matched"},\
      {"change":"becomes","id":1,"partner":2,"reason":"matched"},\
      {"change":"is removed","id":3,"partner":null,"reason":""}]
      """)
    live.animator.advance(by: 0.1)
    let text = live.explain(2)
    XCTAssertTrue(text.hasPrefix("0.1 s: flies\nframe "), text)
    XCTAssertEqual(live.explain(99), "")
    XCTAssertEqual(live.diagnostics, "[]")
  }

  func testWordsThatAreNoSceneSayWhy() {
    func fault(_ words: [Double]) -> String? {
      var reader = WordReader(words)
      do throws(WordFault) {
        _ = try reader.scene()
        return nil
      } catch {
        return error.message
      }
    }
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    XCTAssertTrue(fault([400, 800, 0])?.contains("word 3") == true)
    let later = [LiveWords.element(1, in: 2, frame), LiveWords.element(2, frame)]
    for (elements, parent) in [(later, 2), ([LiveWords.element(1, in: 1, frame)], 1)] {
      XCTAssertEqual(
        fault(LiveWords.scene(elements)), "Element 1 is in \(parent), which is not before it.")
    }
    let nested = (0..<30).map { LiveWords.element($0, in: $0 - 1, frame) }
    XCTAssertEqual(fault(LiveWords.scene(nested)), "Element 24 is too deep inside others.")
    XCTAssertTrue(fault([400, 800, 0, 0, .nan])?.hasPrefix("Word 4 is nan, ") == true)
    XCTAssertNil(fault(LiveWords.scene([LiveWords.element(1, frame)])))
  }

  private func draw(_ scene: LiveScene) throws -> LiveRecords {
    let output = WordBuffer()
    scene.draw(into: output)
    let records = LiveRecords(output.words)
    XCTAssertEqual(output.count, 2 + records.records.count * LiveRecords.wordCount)
    return records
  }

  private func assertSameFrames(
    _ live: LiveScene, _ animator: SceneAnimator<Int>, _ message: String = "",
    line: UInt = #line
  ) {
    let output = WordBuffer()
    live.draw(into: output)
    let frame = animator.frame
    let expected = LiveRecords(frame.drawList, frame) { Double($0) }
    XCTAssertNil(LiveRecords(output.words).difference(from: expected), message, line: line)
  }
}
