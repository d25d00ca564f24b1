import TransitionKit
import TransitionScenes
import XCTest

/// Open changes that are cancelled and taken up again: SCENES, sections 9 and 11.
final class CancelledChangeTests: XCTestCase {
  private let linear = Transaction.animated(.linear(duration: 1))

  private func box(
    _ id: String, x: Double, _ children: [Element<String>] = []
  ) -> Element<String> {
    Element(id, frame: Rect(x: x, y: 0, width: 50, height: 50), children: children)
  }

  private func scene(_ elements: Element<String>...) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800), elements: elements)
  }

  private func opacity(of id: String, _ animator: SceneAnimator<String>) -> Double {
    animator.frame.drawList.items.first { $0.id == id }?.drawing.opacity ?? .nan
  }

  func testAChangeThatGoesBackCanBeCaughtAgain() throws {
    for commits in [false, true] {
      let (closed, open) = (scene(box("card", x: 0)), scene(box("card", x: 200)))
      let animator = SceneAnimator(closed)
      func x() throws -> Double { try XCTUnwrap(animator.frame["card"]).frame.origin.x }
      let first = animator.begin(to: open, linear)
      first.scrub(to: 0.5)
      first.cancel()
      animator.advance(by: 0.05)
      let shown = try x()
      let second = animator.begin(to: open, linear)
      XCTAssertEqual(try x(), shown, accuracy: 1e-9)
      animator.advance(by: 0.1)
      XCTAssertEqual(try x(), shown, accuracy: 1e-9, "It rests under the finger.")
      XCTAssertEqual(try XCTUnwrap(second.progress), shown / 200, accuracy: 1e-9)
      for progress in [0.6, 0.3] {
        second.scrub(to: progress)
        XCTAssertEqual(try x(), 200 * progress, accuracy: 1e-9)
      }
      if commits { second.finish() } else { second.cancel() }
      animator.advance(by: 5)
      XCTAssertEqual(second.endPosition, commits ? .end : .start)
      XCTAssertEqual(try x(), commits ? 200 : 0)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testWhatLeavesAgainAfterACancelledChangeComesBackWithItsOwnOpacity() throws {
    for isAnimated in [false, true] {
      let animator = SceneAnimator(scene(box("a", x: 0).opacity(0.5)))
      animator.update(to: scene(box("parent", x: 100)), linear)
      animator.advance(by: 0.6)
      let next = scene(box("parent", x: 100, [box("a", x: 0).opacity(0.5)]))
      let change = animator.begin(to: next, linear)
      animator.advance(by: 0.01)
      let shown = opacity(of: "a", animator)
      change.cancel()
      XCTAssertEqual(opacity(of: "a", animator), shown, accuracy: 1e-9)
      animator.update(to: next, isAnimated ? linear : Transaction())
      animator.advance(by: 20)
      XCTAssertEqual(animator.frame["a"]?.state.opacity, 0.5)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testCancellingANewParentKeepsTheOpacity() {
    func next(_ opacity: Double, inFirst: Bool) -> Scene<String> {
      let child = box("child", x: 0)
      return scene(
        box("first", x: 0, inFirst ? [child] : []).opacity(opacity),
        box("second", x: 100, inFirst ? [] : [child]))
    }
    let animator = SceneAnimator(next(1, inFirst: false))
    animator.update(to: next(0.5, inFirst: false), linear)
    animator.advance(by: 0.5)
    let change = animator.begin(to: next(0.5, inFirst: true), linear)
    animator.advance(by: 0.01)
    let shown = opacity(of: "child", animator)
    change.cancel()
    XCTAssertEqual(opacity(of: "child", animator), shown, accuracy: 1e-9)
    animator.advance(by: 5)
    XCTAssertEqual(opacity(of: "child", animator), 1)
  }

  func testWhatComesOrLeavesDoesNotJumpIfAChangeThatGoesBackIsCaughtAgain() throws {
    let (full, empty) = (scene(box("card", x: 0)), scene())
    for isInsertion in [false, true] {
      for other in [nil, scene(box("other", x: 100))] {
        let target = isInsertion ? full : empty
        let animator = SceneAnimator(full)
        if isInsertion {
          animator.update(to: empty, linear)
          animator.advance(by: 0.25)
        }
        var ends: [AnimatingPosition] = []
        let first = animator.begin(to: target, linear) { ends.append($0) }
        first.scrub(to: 0.9)
        animator.advance(by: 0.05)
        first.cancel()
        animator.advance(by: 0.02)
        let shown = opacity(of: "card", animator)
        XCTAssertEqual(shown, isInsertion ? 0.9 : 0.1, accuracy: 0.03)
        let second = animator.begin(to: other ?? target, linear) { ends.append($0) }
        XCTAssertEqual(opacity(of: "card", animator), shown, accuracy: 1e-9)
        XCTAssertEqual(ends, [.current])
        animator.advance(by: 0.1)
        // What comes with neither of both leaves, as before the finger.
        if isInsertion, other != nil { continue }
        XCTAssertEqual(opacity(of: "card", animator), shown, accuracy: 1e-9)
        if other != nil { continue }
        XCTAssertEqual(
          try XCTUnwrap(second.progress), isInsertion ? shown : 1 - shown, accuracy: 1e-9)
        second.scrub(to: 0.5)
        XCTAssertEqual(opacity(of: "card", animator), 0.5, accuracy: 1e-9)
        second.finish()
        animator.advance(by: 5)
        XCTAssertEqual(animator.frame.elements.count, isInsertion ? 1 : 0)
        XCTAssertEqual(ends, [.current, .end])
        XCTAssertTrue(animator.isIdle)
      }
    }
  }

  func testWhatAChangeHasLeftBehindLeavesWithItsParentAgainAfterItIsCancelled() {
    for progress in [nil, 0.4] {
      let animator = SceneAnimator(scene(box("parent", x: 0, [box("child", x: 20)])))
      animator.update(to: scene(), linear)
      animator.advance(by: 0.25)
      let change = animator.begin(to: scene(box("parent", x: 0)), linear)
      animator.advance(by: 0.05)
      if let progress { change.scrub(to: progress) }
      animator.advance(by: 0.05)
      let (parent, child) = (opacity(of: "parent", animator), opacity(of: "child", animator))
      change.cancel()
      XCTAssertEqual(opacity(of: "parent", animator), parent, accuracy: 1e-9)
      XCTAssertEqual(opacity(of: "child", animator), child, accuracy: 1e-9)
      var last = child
      while animator.advance(by: 0.01) {
        let next = animator.frame["child"] == nil ? 0 : opacity(of: "child", animator)
        XCTAssertEqual(next, last, accuracy: 0.05)
        last = next
      }
      XCTAssertTrue(animator.frame.elements.isEmpty)
    }
  }
}
