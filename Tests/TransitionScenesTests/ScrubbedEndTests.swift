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
}
