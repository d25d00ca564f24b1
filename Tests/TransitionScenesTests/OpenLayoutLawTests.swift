import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The law of open changes whose scenes are laid out anew, over random layouts of some elements.
final class OpenLayoutLawTests: XCTestCase {
  private struct Layout {
    var elements: [(frame: Rect, opacity: Double)] = []

    init(_ count: Int) {
      elements = (0..<count).map { _ in (Rect(x: 0, y: 0, width: 50, height: 50), 1) }
    }

    /// Moves some of the elements.
    mutating func move(_ generator: inout SeededGenerator) {
      for index in elements.indices where generator.int(in: 0...2) == 0 {
        elements[index].frame = Rect(
          x: generator.double(in: 0...200), y: generator.double(in: 0...200),
          width: generator.double(in: 10...90), height: 50)
        if generator.bool() { elements[index].opacity = generator.double(in: 0...1) }
      }
    }

    /// Each element but the first one is in the first one or beside it, and some have an animation of their own.
    func scene(_ animations: [Animation?], nested: Bool) -> Scene<Int> {
      let all = elements.indices.map { index in
        var element = Element(index, frame: elements[index].frame)
          .opacity(elements[index].opacity)
        if let animation = animations[index] { element = element.animation(animation) }
        return element
      }
      var first = all[0]
      if nested { first.children = Array(all.dropFirst()) }
      return Scene(size: Size(width: 400, height: 800), elements: nested ? [first] : all)
    }
  }

  func testWhatLayoutsMoveIsAtBothScenesAtTheEndsAndArrivesWithoutAJump() {
    forAll(4000, .search) { generator in
      let count = generator.int(in: 2...4)
      let nested = generator.bool()
      let animations = (0..<count).map { _ in
        generator.int(in: 0...2) == 0
          ? Animation.linear(duration: generator.pick([0.5, 1, 2])) : nil
      }
      var (old, new) = (Layout(count), Layout(count))
      old.move(&generator)
      new = old
      new.move(&generator)
      func scene(_ layout: Layout) -> Scene<Int> { layout.scene(animations, nested: nested) }
      let animator = SceneAnimator(scene(old))
      let change = animator.begin(to: scene(new), .animated(.linear(duration: 1)))
      for _ in 0..<generator.int(in: 1...3) {
        change.scrub(to: generator.double(in: 0...1))
        animator.advance(by: generator.double(in: 0...0.2))
        if generator.bool() {
          old.move(&generator)
          change.update(old: scene(old))
        } else {
          new.move(&generator)
          change.update(new: scene(new))
        }
        try animator.checkInvariants()
      }
      change.scrub(to: 0)
      compare(animator.frame, SceneAnimator(scene(old)).frame, 1e-9, "at the start")
      change.scrub(to: 1)
      compare(animator.frame, SceneAnimator(scene(new)).frame, 1e-9, "at the end")
      change.scrub(to: generator.double(in: 0...1))
      let finishes = generator.bool()
      if finishes {
        change.finish(animation: .linear(duration: 0.2))
      } else {
        change.cancel(animation: .linear(duration: 0.2))
      }
      animator.advance(by: 0.2 - 1e-9)
      let before = animator.frame
      animator.advance(by: 2e-9)
      XCTAssertFalse(change.isOpen)
      compare(animator.frame, before, 1e-4, "as it lands")
      animator.advance(to: animator.settlingTime)
      XCTAssertEqual(animator.frame, SceneAnimator(scene(finishes ? new : old)).frame)
    }
  }

  private func compare(
    _ a: SceneFrame<Int>, _ b: SceneFrame<Int>, _ accuracy: Double, _ event: String
  ) {
    for (a, b) in zip(a.elements, b.elements) {
      XCTAssertEqual(a.id, b.id)
      for (x, y) in zip(a.numbers, b.numbers) {
        XCTAssertEqual(x, y, accuracy: accuracy, "\(event): \(a)\n\(b)")
      }
    }
  }
}
