import TransitionKit
import TransitionTestCases
import XCTest

/// Contributions to different properties that move or resize one view against each other are conflicts.
final class OpposingContributionTests: XCTestCase {
  private func conflicts(_ transition: AtomicTransition) -> [MergeConflict] {
    transition.compile(for: .insertion, in: .phone).conflicts
  }

  func testAFrameThatMovesAgainstATranslationIsAConflict() throws {
    let down = AtomicTransition.custom { view, _, _ in view.initial.frame.origin.y += 10 }
    let found = conflicts(down.combined(with: .offset(y: -10)))
    let conflict = try XCTUnwrap(found.first)
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(conflict.cancels)
    XCTAssertEqual(conflict.severity, .warning)
    XCTAssertEqual(conflict.property, .translation)
    XCTAssertEqual(conflict.contributions.map(\.property), [.frame, .translation])
    XCTAssertTrue(conflict.description.contains("offset"))
    XCTAssertThrowsError(
      try down.combined(with: .offset(y: -10)).compile(for: .insertion, in: .phone).validate())
    XCTAssertEqual(
      conflicts(AtomicTransition.offset(y: -10).combined(with: down)).first?.cancels, true)
    // A part of the move is left, so it is a note.
    let partial = try XCTUnwrap(conflicts(down.combined(with: .offset(y: -4))).first)
    XCTAssertFalse(partial.cancels)
    XCTAssertEqual(partial.severity, .note)
  }

  func testWhatMovesTheSameWayOrAcrossIsNone() {
    let down = AtomicTransition.custom { view, _, _ in view.initial.frame.origin.y += 10 }
    XCTAssertTrue(conflicts(down.combined(with: .offset(y: 10))).isEmpty)
    XCTAssertTrue(conflicts(down.combined(with: .offset(x: -10))).isEmpty)
  }

  func testALayoutThatGrowsAgainstAScaleIsAConflict() throws {
    let layout = AtomicTransition.custom { view, _, _ in
      view.initial.layoutScale = LayoutScale(x: 2, y: 2)
    }
    let conflict = try XCTUnwrap(conflicts(layout.combined(with: .scale(0.5))).first)
    XCTAssertTrue(conflict.cancels)
    XCTAssertEqual(conflict.property, .scale)
    XCTAssertTrue(conflicts(layout.combined(with: .scale(2))).isEmpty)
    let wide = AtomicTransition.custom { view, _, container in
      let size = container.viewFrame.size
      view.initial.frame = Rect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
    XCTAssertEqual(conflicts(wide.combined(with: .scale(0.5))).first?.cancels, true)
  }

  func testASetUpThatNoBlockAnimatesGoesToRest() {
    let setUps: [(String, @Sendable (HeadlessView) -> Void)] = [
      ("translation", { view in view.translation.dx = 5 }),
      ("frame", { view in view.frame.origin.x += 5 }), ("opacity", { view in view.opacity = 0.5 }),
      ("scale", { view in view.scale = Scale(2) }),
    ]
    for (name, set) in setUps {
      for animates in [false, true] {
        let transition = AtomicTransition.custom(withAnimator: { animator, view, _, _ in
          set(view)
          animator.addAnimations { if animates { view.rotation = .zero } }
        }).animation(.linear(duration: 1))
        let compiled = transition.compile(for: .insertion, in: .phone)
        XCTAssertFalse(compiled.frame(at: 0)[.view].isAtRest, name)
        XCTAssertEqual(compiled.frame(at: 1)[.view], .rest, name)
        XCTAssertEqual(compiled.frame(at: 2)[.view], .rest, name)
      }
    }
  }
}
