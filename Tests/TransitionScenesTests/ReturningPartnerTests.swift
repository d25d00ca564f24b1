import TransitionKit
import TransitionScenes
import XCTest

/// An element that comes back has not left, also if its attributes are the very same.
final class ReturningPartnerTests: XCTestCase {
  func testNothingFliesOutOfAnElementThatCameBack() {
    let card = Element("card", frame: Rect(x: 0, y: 0, width: 100, height: 100)).match("key")
    let other = Element("other", frame: Rect(x: 200, y: 0, width: 50, height: 50)).match("key")
    let size = Size(width: 400, height: 800)
    let animator = SceneAnimator(Scene(size: size, elements: [card]))
    animator.update(to: Scene(size: size), animation: .smooth)
    animator.advance(by: 0.1)
    animator.update(to: Scene(size: size, elements: [card]), animation: .smooth)
    animator.advance(by: 0.1)
    animator.update(to: Scene(size: size, elements: [card, other]), animation: .smooth)
    XCTAssertEqual(animator.frame["other"]?.isFlying, false)
    XCTAssertEqual(animator.presence(of: "card"), .inserting)
  }
}
