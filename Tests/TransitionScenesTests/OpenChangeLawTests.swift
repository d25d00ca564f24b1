import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The laws of changes that a finger scrubs, over random navigations with shared elements.
final class OpenChangeLawTests: XCTestCase {
  private let step = 1e-7

  func testNothingJumpsWhenAFingerTakesLetsGoOrIsInterrupted() {
    var (compared, begun, landed, taken) = (0, 0, 0, 0)
    forAll(60_000, .search) { generator in
      let script = FlightScript(&generator, depth: 6)
      let animator = SceneAnimator(script.steps[0].scene)
      for (previous, next) in zip(script.steps, script.steps.dropFirst()) {
        guard next.transaction.animation != nil else {
          animator.update(to: next.scene, next.transaction, using: next.definition)
          animator.advance(by: previous.pause)
          continue
        }
        let before = animator.frame
        let change = animator.begin(to: next.scene, next.transaction, using: next.definition)
        /// The hero that is on screen.
        func hero() -> Int? { change.endPosition == .start ? previous.hero : next.hero }
        compare(before, previous.hero, animator.frame, hero(), "begins", &compared)
        begun += 1
        for _ in 0..<generator.int(in: 0...3) {
          change.scrub(to: generator.double(in: 0...1))
          let now = animator.frame
          change.scrub(to: max((change.progress ?? 0) - step, 0))
          compare(now, hero(), animator.frame, hero(), "is scrubbed", &compared)
          animator.advance(by: generator.double(in: 0...0.1))
        }
        let held = (frame: animator.frame, hero: hero())
        let animation: Animation? = generator.bool() ? .linear(duration: 0.2) : nil
        let velocity = animation == nil ? generator.double(in: -3...3) : 0
        switch generator.int(in: 0...2) {
        case 0: change.finish(velocity: velocity, animation: animation)
        case 1: change.cancel(velocity: velocity, animation: animation)
        default:
          animator.update(to: next.scene, .animated(.spring(duration: 0.3)))
          XCTAssertEqual(change.endPosition, .current)
          taken += 1
        }
        compare(held.frame, held.hero, animator.frame, hero(), "is let go", &compared)
        guard animation != nil, change.isOpen else { break }
        animator.advance(by: 0.2 - step)
        let flying = (frame: animator.frame, hero: hero())
        animator.advance(by: 2 * step)
        XCTAssertFalse(change.isOpen)
        // Springs end a thousandth of the distance before their end, and up to three are inside each other.
        let way = distance(from: before, previous.hero, to: animator.frame, hero())
        compare(
          flying.frame, flying.hero, animator.frame, hero(), "lands", &compared,
          accuracy: max(1.5, 3e-3 * way))
        landed += 1
        if change.endPosition == .start { break }
        animator.advance(by: previous.pause)
      }
    }
    print("\(begun) changes, \(landed) landings, \(taken) taken over: \(compared) places compared")
    XCTAssertGreaterThan(min(landed, taken), Thoroughness.size(20, or: 3))
  }

  private func distance(
    from before: SceneFrame<Int>, _ old: Int?, to after: SceneFrame<Int>, _ new: Int?
  ) -> Double {
    guard let start = old.flatMap({ before.seen($0) })?.rect,
      let end = new.flatMap({ after.seen($0) })?.rect
    else { return 0 }
    let (dx, dy) = (end.origin.x - start.origin.x, end.origin.y - start.origin.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// What a finger catches stands still to the bit, and then ends at one of the two scenes, to the bit.
  func testWhatAFingerHoldsStandsStill() {
    var (caught, rests) = (0, 0)
    forAll(40_000, .search) { generator in
      let script = FlightScript(&generator, depth: 3)
      let animator = SceneAnimator(script.steps[0].scene)
      for step in script.steps.dropFirst(2) {
        animator.update(to: step.scene, step.transaction, using: step.definition)
        animator.advance(by: step.pause)
      }
      let (old, next) = (animator.scene, script.steps[1])
      // What is at its new place at once moves on there.
      guard next.transaction.animation != nil else { return }
      if !animator.isIdle { caught += 1 }
      let change = animator.begin(to: next.scene, next.transaction, using: next.definition)
      func rest() {
        let held = moving(animator.frame)
        for _ in 0..<4 {
          animator.advance(by: generator.double(in: 0...0.3))
          // What the change does not move continues.
          for (id, numbers) in moving(animator.frame) where next.isMoved(id, from: old) {
            if let known = held[id] { XCTAssertEqual(numbers, known, "\(id)") }
          }
          rests += 1
        }
      }
      rest()
      for _ in 0..<generator.int(in: 0...2) {
        change.scrub(to: generator.double(in: 0...1))
        rest()
      }
      let finishes = generator.bool()
      if finishes { change.finish() } else { change.cancel() }
      animator.advance(to: animator.settlingTime)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(animator.frame, SceneAnimator(finishes ? next.scene : old).frame)
    }
    print("\(caught) changes caught something: \(rests) frames compared")
    XCTAssertGreaterThan(caught, Thoroughness.size(1000, or: 3))
  }

  private func moving(_ frame: SceneFrame<Int>) -> [Int: [Double]] {
    Dictionary(frame.elements.map { ($0.id, $0.numbers) }) { first, _ in first }
  }

  /// Asserts that one element is where another one was and, if both fly in front of everything, as opaque.
  private func compare(
    _ before: SceneFrame<Int>, _ old: Int?, _ after: SceneFrame<Int>, _ new: Int?, _ event: String,
    _ compared: inout Int, accuracy: Double = 1e-3, line: UInt = #line
  ) {
    guard let old, let new, let start = before.seen(old), let end = after.seen(new),
      start.opacity > 0
    else { return }
    func message() -> String { "\(event): \(before)\n\(after)" }
    assertEqual(end.rect, start.rect, accuracy: accuracy, message(), line: line)
    if after[new]?.parent == nil, before[old]?.parent == nil {
      XCTAssertEqual(end.opacity, start.opacity, accuracy: 0.01, message(), line: line)
    }
    compared += 1
  }
}

extension FlightScript.Step {
  /// Whether a change from a scene moves the frame of an element, or what is around it.
  fileprivate func isMoved(_ id: Int, from old: Scene<Int>) -> Bool {
    guard let before = old[id], let after = scene[id] else { return false }
    return before.frame != after.frame
  }
}
