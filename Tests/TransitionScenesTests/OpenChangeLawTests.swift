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
        // Springs end a thousandth of the distance before their end.
        compare(
          flying.frame, flying.hero, animator.frame, hero(), "lands", &compared, accuracy: 1.5)
        landed += 1
        if change.endPosition == .start { break }
        animator.advance(by: previous.pause)
      }
    }
    print("\(begun) changes, \(landed) landings, \(taken) taken over: \(compared) places compared")
    XCTAssertGreaterThan(min(landed, taken), Thoroughness.size(20, or: 10))
  }

  /// Asserts that one element is where another one was and, if both fly in front of everything, as opaque.
  private func compare(
    _ before: SceneFrame<Int>, _ old: Int?, _ after: SceneFrame<Int>, _ new: Int?, _ event: String,
    _ compared: inout Int, accuracy: Double = 1e-3, line: UInt = #line
  ) {
    guard let old, let new, let start = before.seen(old), let end = after.seen(new),
      start.opacity > 0
    else { return }
    let message = "\(event): \(before)\n\(after)"
    assertEqual(end.rect, start.rect, accuracy: accuracy, message, line: line)
    if after[new]?.parent == nil, before[old]?.parent == nil {
      XCTAssertEqual(end.opacity, start.opacity, accuracy: 0.01, message, line: line)
    }
    compared += 1
  }
}
