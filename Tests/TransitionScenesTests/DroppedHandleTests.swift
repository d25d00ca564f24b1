import TransitionKit
import TransitionScenes
import XCTest

/// What a finger holds, and that no one keeps.
final class DroppedHandleTests: XCTestCase {
  private func scene(_ x: Double) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800)) {
      SceneElement("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
    }
  }

  func testAnOpenChangeThatIsDroppedIsCancelled() {
    let animator = SceneAnimator(scene(0))
    var ends: [AnimatingPosition] = []
    var change: OpenChange<String>? = animator.begin(
      to: scene(200), .animated(.linear(duration: 1))
    ) {
      ends.append($0)
    }
    change?.scrub(to: 0.5)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 100)
    change = nil
    animator.advance(by: 5)
    XCTAssertEqual(animator.scene, scene(0))
    XCTAssertEqual(ends, [.start])
    XCTAssertTrue(animator.isIdle)
  }

  func testAnOpenChangeThatWasFinishedNeedNotBeKept() {
    let animator = SceneAnimator(scene(0))
    animator.begin(to: scene(200), .animated(.smooth)).finish()
    animator.advance(by: 5)
    XCTAssertEqual(animator.scene, scene(200))
    XCTAssertTrue(animator.isIdle)
  }

  func testAnElementThatIsDroppedGoesToItsPlace() {
    let animator = SceneAnimator(scene(0))
    var card = animator.hold("card")
    card?.move(by: Translation(dx: 50, dy: 0))
    animator.advance(by: 1)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 50)
    card = nil
    animator.advance(by: 5)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 0)
    XCTAssertTrue(animator.isIdle)
  }

  func testWhatIsDroppedInsideACallEndsWithIt() {
    /// Lets go of what it is given when it is asked for a state.
    struct Dropping: TransitionModifier {
      final class Box { var change: OpenChange<String>?, card: HeldElement<String>? }
      nonisolated(unsafe) let box: Box
      var animatableData: Double

      static func == (a: Self, b: Self) -> Bool { a.animatableData == b.animatableData }

      func modify(_ state: inout PropertyState, in context: ModifierContext) {
        (box.change, box.card) = (nil, nil)
        state.opacity = animatableData
      }
    }
    let box = Dropping.Box()
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
        SceneElement("other", frame: Rect(x: 0, y: 200, width: 100, height: 100))
          .modifier(Dropping(box: box, animatableData: x / 200))
      }
    }
    let animator = SceneAnimator(scene(0))
    box.change = animator.begin(to: scene(200), .animated(.smooth))
    box.change?.scrub(to: 0.5)
    box.card = animator.hold("card")
    box.card?.move(by: Translation(dx: 9, dy: 9))
    _ = animator.frame
    XCTAssertNil(box.card)
    XCTAssertNil(box.change)
    animator.advance(by: 5)
    XCTAssertEqual(animator.scene, scene(0))
    XCTAssertEqual(animator.frame["card"]?.frame.origin, .zero)
    XCTAssertTrue(animator.isIdle)
  }

  func testATransitionWhoseInteractionIsDroppedRunsBack() {
    let container = Container(size: Size(width: 400, height: 800))
    let animator = TransitionAnimator(
      NavigationTransition.parallaxPush.compile(for: .pop, in: container))
    var interaction: Interaction? = Interaction(
      animator, policy: .edgePan(), operation: .pop, in: container)
    interaction?.begin(GestureSample(time: 0))
    interaction?.change(GestureSample(time: 0.1, translation: Point(x: 200, y: 0)))
    interaction = nil
    animator.advance(by: 5)
    XCTAssertEqual(animator.state, .finished(at: .start))
  }
}
