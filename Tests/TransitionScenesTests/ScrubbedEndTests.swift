import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// A change that a finger moves to its end shows the new scene to the bit: the sums of ages, delays and durations are rounded.
final class ScrubbedEndTests: XCTestCase {
  private func rows(_ x: Double, _ count: Int) -> Scene<Int> {
    Scene(
      size: Size(width: 400, height: 800),
      elements: (0..<count).map {
        Element($0, frame: Rect(x: x, y: 40 * Double($0), width: 100, height: 40))
      })
  }

  func testAStaggeredChangeShowsTheNewSceneAtItsEnd() {
    forAll(2000) { generator in
      let count = generator.int(in: 2...9)
      let (old, new) = (
        rows(generator.double(in: 0...50), count), rows(generator.double(in: 100...300), count)
      )
      var transaction = Transaction.animated(
        .linear(duration: generator.double(in: 0.1...0.9)))
      transaction.stagger = .index(each: generator.double(in: 0.01...0.2))
      let animator = SceneAnimator(old, time: generator.double(in: 0...100))
      let change = animator.begin(to: new, transaction)
      for progress in [1, 0.5, 1] {
        change.scrub(to: progress)
        guard progress == 1 else { continue }
        for element in animator.frame.elements {
          XCTAssertEqual(element.frame, new[element.id]?.frame, "\(element.id)")
        }
      }
      change.scrub(to: 0)
      for element in animator.frame.elements {
        let start = try XCTUnwrap(old[element.id]).frame.origin.x
        XCTAssertEqual(element.frame.origin.x, start, accuracy: 1e-12, "\(element.id)")
      }
    }
  }

  private struct Fade: TransitionModifier {
    var animatableData: Double

    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.opacity = animatableData
    }
  }

  func testALayoutOfOneEndMovesModifiersAsItMovesStates() throws {
    for usesModifier in [false, true] {
      func scene(_ opacity: Double) -> Scene<String> {
        let element = Element("a", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        return Scene(size: Size(width: 100, height: 100)) {
          usesModifier ? element.modifier(Fade(animatableData: opacity)) : element.opacity(opacity)
        }
      }
      for isCaught in [false, true] {
        for progress in [0, 0.25, 1] {
          let animator = SceneAnimator(scene(1))
          func shown() -> Double { animator.frame["a"]?.state.opacity ?? .nan }
          // What it has caught on its way stands still, at half of the distance.
          var left = 0.0
          if isCaught {
            animator.update(to: scene(0.6), .animated(.linear(duration: 1)))
            animator.advance(by: 0.5)
            left = 0.2
          }
          let start = isCaught ? 0.6 : 1
          let change = animator.begin(to: scene(0), .animated(.linear(duration: 1)))
          change.scrub(to: 0)
          XCTAssertEqual(shown(), start + left, accuracy: 1e-12)
          change.scrub(to: progress)
          change.update(new: scene(0.4))
          change.scrub(to: 0)
          XCTAssertEqual(shown(), start + left, accuracy: 1e-12, "The start stays.")
          change.update(old: scene(start - 0.2))
          XCTAssertEqual(shown(), start - 0.2 + left, accuracy: 1e-12)
          change.scrub(to: progress)
          if !isCaught {
            XCTAssertEqual(shown(), start - 0.2 + (0.6 - start) * progress, accuracy: 1e-12)
          }
          change.cancel()
          animator.advance(by: 5)
          XCTAssertEqual(shown(), start - 0.2, accuracy: 1e-12)
        }
      }
    }
  }
}
