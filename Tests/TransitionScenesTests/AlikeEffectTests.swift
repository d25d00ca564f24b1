import TransitionKit
import TransitionScenes
import XCTest

/// Elements that do the same share what is compiled, and only these.
final class AlikeEffectTests: XCTestCase {
  private typealias Card = SceneElement<String>

  private func card(_ id: String, width: Double, _ transition: AtomicTransition, _ trigger: Int)
    -> Card
  {
    Card(id, frame: Rect(x: 0, y: 0, width: width, height: 100))
      .emphasis(Emphasis(transition, animation: .linear(duration: 1), trigger: trigger))
  }

  private func scene(width: Double, _ elements: [Card]) -> Scene<String> {
    Scene(size: Size(width: width, height: 800), elements: elements)
  }

  /// A move by the width and an offset of as many points are the same until the width is another one.
  func testEmphasesThatAreAlikeInOneSizeAreNotInAnotherOne() {
    func layout(_ width: Double, _ trigger: Int, others: Bool) -> Scene<String> {
      let offset = card("offset", width: width, .offset(x: -400), trigger)
      let move = card("move", width: width, .move(edge: .leading), trigger)
      return scene(width: width, others ? [move, offset, move.withID("again")] : [offset])
    }
    let animators = [true, false].map { others in
      let animator = SceneAnimator(layout(400, 0, others: others))
      animator.update(to: layout(400, 1, others: others))
      animator.advance(by: 0.5)
      animator.update(to: layout(200, 1, others: others))
      return animator
    }
    for _ in 0..<20 {
      for animator in animators { animator.advance(by: 0.1) }
      XCTAssertEqual(
        animators[0].frame["offset"]?.state, animators[1].frame["offset"]?.state)
    }
  }

  func testAnEmphasisIsExplainedByItsOwnTransition() throws {
    func layout(_ trigger: Int) -> Scene<String> {
      scene(
        width: 400,
        [
          card("move", width: 400, .move(edge: .leading), trigger),
          card("offset", width: 400, .offset(x: -400), trigger),
        ])
    }
    let transition = SceneTransition(from: layout(0), to: layout(1), Transaction())
    for (id, name) in [("move", "move(edge: .leading)"), ("offset", "offset(x: -400")] {
      let text = "\(try XCTUnwrap(transition.explain(id, .translation, at: 0.5)))"
      XCTAssertTrue(text.contains(name), text)
    }
  }

  /// A number beyond the limit becomes the limit, which the other one is.
  func testDiagnosticsAreThoseOfTheTransitionThatPlays() {
    func layout(_ trigger: Int, _ distances: [Double]) -> Scene<String> {
      scene(
        width: 400,
        distances.map { card("\($0)", width: 400, .offset(x: $0), trigger) })
    }
    for distances in [[1e12, 1e20], [1e20, 1e12]] {
      let transition = SceneTransition(
        from: layout(0, distances), to: layout(1, distances), Transaction())
      XCTAssertEqual(transition.diagnostics.map { $0.kind }, [.valueOutOfRange], "\(distances)")
    }
  }

  /// Scenes without names, as in modules for the web, tell them apart by what they write elsewhere.
  func testInsertionsThatAreAlikeInOneSizeAreNotInAnotherOne() {
    func layout(_ width: Double, _ ids: [String]) -> Scene<String> {
      scene(
        width: width,
        ids.map { id in
          Card(id, frame: Rect(x: 0, y: 0, width: width, height: 100))
            .transition(id == "offset" ? .offset(x: -400) : .move(edge: .leading))
        })
    }
    let animators = [["move", "offset"], ["offset"]].map { ids in
      let animator = SceneAnimator(layout(400, []))
      animator.update(to: layout(400, ids), animation: .linear(duration: 1))
      animator.advance(by: 0.5)
      animator.update(to: layout(200, ids), animation: .linear(duration: 1))
      return animator
    }
    for _ in 0..<20 {
      for animator in animators { animator.advance(by: 0.1) }
      XCTAssertEqual(
        animators[0].frame["offset"]?.state, animators[1].frame["offset"]?.state)
    }
  }
}

extension SceneElement<String> {
  fileprivate func withID(_ id: String) -> SceneElement {
    SceneElement(id, frame: frame, children: children).emphasis(
      emphasis ?? Emphasis(.identity, trigger: 0))
  }
}
