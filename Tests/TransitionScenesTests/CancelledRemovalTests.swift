import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Changes that a finger opens while an element comes or leaves, and that are cancelled.
final class CancelledRemovalTests: XCTestCase {
  private func scene(_ hasCard: Bool) -> Scene<String> {
    Scene(size: Size(width: 390, height: 844)) {
      SceneElement("page", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
        if hasCard {
          SceneElement("card", frame: Rect(x: 20, y: 100, width: 300, height: 200))
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
    }
  }

  private func numbers(_ animator: SceneAnimator<String>) throws -> [Double] {
    let state = try XCTUnwrap(animator.frame["card"]).state
    return [state.translation.dx, 100 * state.opacity]
  }

  /// Asserts that nothing jumps from one frame to the next while a card comes to rest, faster than with a velocity.
  private func assertSmooth(
    _ animator: SceneAnimator<String>, within speed: Double, seconds: Double, _ message: String
  ) throws {
    var last = try numbers(animator)
    for _ in 0..<Int(seconds / 0.001) {
      animator.advance(by: 0.001)
      guard animator.frame["card"] != nil else { return }
      let next = try numbers(animator)
      for (x, y) in zip(next, last) {
        XCTAssertEqual(x, y, accuracy: speed * 0.001, "\(message) at \(animator.clockTime)")
      }
      last = next
    }
  }

  func testAnInsertionThatAFingerCatchesStandsStillAndArrivesWhenTheChangeIsCancelled() throws {
    let animations = [Animation.linear(duration: 1), .smooth, .bouncy, .linear(duration: 0.3)]
    let catches = [(0.1, 0.05), (0.2, 0.0), (0.05, 0.4), (0.9, 0.3)]
    for (animation, (wait, held)) in Thoroughness.pairs(of: animations, and: catches) {
      for way in [0, 0.2] {
        let name = "\(animation), \(wait), \(held), \(way)"
        let animator = SceneAnimator(scene(false))
        animator.update(to: scene(true), .animated(.linear(duration: 1)))
        animator.advance(to: wait)
        let caught = try numbers(animator)
        let change = animator.begin(to: scene(false), .animated(animation))
        for (x, y) in zip(try numbers(animator), caught) {
          XCTAssertEqual(x, y, accuracy: 1e-9, name)
        }
        let rest = try numbers(animator)
        for _ in 0..<8 {
          animator.advance(by: held / 8)
          XCTAssertEqual(try numbers(animator), rest, name)
        }
        let progress = try XCTUnwrap(change.progress)
        change.scrub(to: progress + (1 - progress) * way)
        change.cancel(animation: .linear(duration: 0.1))
        try assertSmooth(animator, within: 12_000, seconds: 1, name)
        animator.advance(by: 5)
        XCTAssertEqual(animator.frame, SceneAnimator(scene(true)).frame, name)
        XCTAssertTrue(animator.isIdle)
        XCTAssertEqual(change.endPosition, .start)
      }
    }
  }

  func testARemovalThatAFingerCatchesBeginsWhereItIsSeen() throws {
    let animator = SceneAnimator(scene(false))
    animator.update(to: scene(true), .animated(.linear(duration: 1)))
    animator.advance(to: 0.3)
    // The insertion has 0.7 of the way to go, so the removal has gone as far.
    let change = animator.begin(to: scene(false), .animated(.linear(duration: 1)))
    XCTAssertEqual(try XCTUnwrap(change.progress), 0.7, accuracy: 1e-6)
    let caught = try numbers(animator)
    change.scrub(to: 0.8)
    XCTAssertEqual(try numbers(animator)[0] - caught[0], 39, accuracy: 1e-3)
  }

  func testAChangeThatIsFinishedStillRemovesTheElement() throws {
    let animator = SceneAnimator(scene(false))
    animator.update(to: scene(true), .animated(.linear(duration: 1)))
    animator.advance(to: 0.2)
    let change = animator.begin(to: scene(false), .animated(.linear(duration: 0.5)))
    change.scrub(to: 0.5)
    var last = try numbers(animator)
    change.finish()
    while animator.advance(by: 0.01), animator.frame["card"] != nil {
      let next = try numbers(animator)
      for (x, y) in zip(next, last) { XCTAssertEqual(x, y, accuracy: 30) }
      last = next
    }
    XCTAssertNil(animator.frame["card"])
    XCTAssertTrue(animator.isIdle || animator.advance(by: 5))
  }

  func testARemovalThatAFingerCatchesIsOverWhenTheInsertionIsCancelled() throws {
    let animator = SceneAnimator(scene(true))
    animator.update(to: scene(false), .animated(.linear(duration: 1)))
    animator.advance(to: 0.3)
    let caught = try numbers(animator)
    let change = animator.begin(to: scene(true), .animated(.linear(duration: 1)))
    for (x, y) in zip(try numbers(animator), caught) { XCTAssertEqual(x, y, accuracy: 1e-9) }
    // The card is still there long after the removal would have been over.
    animator.advance(by: 2)
    for (x, y) in zip(try numbers(animator), caught) { XCTAssertEqual(x, y, accuracy: 1e-9) }
    change.cancel(animation: .linear(duration: 0.2))
    try assertSmooth(animator, within: 12_000, seconds: 1, "")
    animator.advance(by: 5)
    XCTAssertNil(animator.frame["card"])
    XCTAssertTrue(animator.isIdle)
  }
}
