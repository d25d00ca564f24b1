import TransitionKit
import TransitionScenes
import XCTest

/// Changes of one kind after the other that are taken back before all of them have begun.
final class SequentialReturnTests: XCTestCase {
  private func list(_ ids: [String]) -> Scene<String> {
    Scene(size: Size(width: 300, height: 800)) {
      for (row, id) in ids.enumerated() {
        Element(id, frame: Rect(x: 0, y: 50 * Double(row), width: 300, height: 50))
          .transition(.opacity)
      }
    }
  }

  private var sequence: Transaction {
    var transaction = Transaction.animated(.linear(duration: 1))
    transaction.isSequential = true
    return transaction
  }

  private func position(_ animator: SceneAnimator<String>) throws -> Double {
    try XCTUnwrap(animator.frame["a"]).frame.origin.y
  }

  func testNoOneWaitsForTheRemovalOfWhatNeverCame() throws {
    let animator = SceneAnimator(list(["a"]))
    animator.update(to: list(["new", "a"]), sequence)
    animator.advance(by: 0.3)
    XCTAssertEqual(try position(animator), 15, accuracy: 1e-9)
    animator.update(to: list(["a"]), sequence)
    animator.advance(by: 0.9)
    XCTAssertEqual(try position(animator), 1.5, accuracy: 1e-9)
    animator.advance(by: 0.1)
    XCTAssertEqual(try position(animator), 0, accuracy: 1e-9)
  }

  func testNoOneWaitsForWhatNeverCameInAnOpenChange() throws {
    let animator = SceneAnimator(list(["a"]))
    let change = animator.begin(to: list(["new", "a"]), sequence)
    change.scrub(to: 0.15)
    // The finger holds it for longer than it takes.
    animator.advance(by: 5)
    XCTAssertEqual(try position(animator), 15, accuracy: 1e-9)
    animator.update(to: list(["a"]), sequence)
    animator.advance(by: 0.5)
    XCTAssertEqual(try position(animator), 7.5, accuracy: 1e-9)
  }

  func testWhatHasBegunToComeLeavesFirst() throws {
    for isOpen in [true, false] {
      let animator = SceneAnimator(list(["a"]))
      var change: OpenChange<String>?
      if isOpen {
        change = animator.begin(to: list(["new", "a"]), sequence)
        change?.scrub(to: 0.9)
      } else {
        animator.update(to: list(["new", "a"]), sequence)
        animator.advance(by: 1.8)
      }
      XCTAssertEqual(animator.frame["new"]?.state.opacity ?? 0, 0.8, accuracy: 1e-9)
      animator.update(to: list(["a"]), sequence)
      animator.advance(by: 0.5)
      XCTAssertEqual(try position(animator), 50, accuracy: 1e-9, "open: \(isOpen)")
      change = nil
    }
  }
}
