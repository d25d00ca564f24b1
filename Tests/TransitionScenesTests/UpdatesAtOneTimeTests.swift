import TransitionKit
import TransitionScenes
import XCTest

/// Updates at one time are one change to the last scene, whether or not anything else changes with the last one.
final class UpdatesAtOneTimeTests: XCTestCase {
  private typealias Card = SceneElement<String>

  private func card(_ x: Double = 0) -> Card {
    Card("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
  }

  /// The card half-way after updates at one time, of which the last one changes another element too or does not.
  private func shown(
    _ first: Card?, _ others: [Card], besideOthers: Bool
  ) -> SceneFrame<String>.Element? {
    func scene(_ card: Card?, _ x: Double = 0) -> Scene<String> {
      Scene(
        size: Size(width: 400, height: 800),
        elements: [Card("other", frame: Rect(x: x, y: 0, width: 10, height: 10))]
          + [card].compactMap { $0 })
    }
    let animator = SceneAnimator(scene(first))
    var outcomes: [Int: [ChangeOutcome]] = [:]
    for (index, card) in others.enumerated() {
      let isLast = index == others.count - 1
      animator.update(
        to: scene(card, besideOthers && isLast ? 50 : 0), animation: .linear(duration: 1)
      ) { outcomes[index, default: []].append($0) }
    }
    animator.advance(by: 0.5)
    let shown = animator.frame["card"]
    animator.advance(by: 5)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(outcomes.count, others.count)
    XCTAssertEqual(outcomes.values.map { $0.count }.max(), 1)
    return shown
  }

  func testTheLastTransitionOfAnElementThatComesPlays() {
    for besideOthers in [true, false] {
      let shown = shown(
        nil, [card().transition(.move(edge: .leading)), card().transition(.scale(0.5))],
        besideOthers: besideOthers)
      XCTAssertEqual(shown?.state.translation, .zero)
      XCTAssertEqual(shown?.state.scale.x, 0.75)
    }
  }

  func testTheLastEmphasisOfATriggerPlays() {
    func card(_ transition: AtomicTransition, _ trigger: Int) -> Card {
      self.card().emphasis(
        Emphasis(transition, animation: .linear(duration: 1), trigger: trigger))
    }
    for besideOthers in [true, false] {
      let shown = shown(
        card(.scale(0.5), 0), [card(.scale(0.5), 1), card(.opacity(0.5), 1)],
        besideOthers: besideOthers)
      XCTAssertEqual(shown?.state.scale.x, 1)
      XCTAssertEqual(shown?.state.opacity, 0.75)
    }
  }

  func testTheLastAnimationOfAnElementHolds() {
    for besideOthers in [true, false] {
      let shown = shown(
        card(),
        [card(100).animation(.linear(duration: 1)), card(100).animation(.linear(duration: 2))],
        besideOthers: besideOthers)
      XCTAssertEqual(shown?.frame.origin.x, 25)
    }
  }
}
