import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// A change that a finger begins and lets go back at one time was never there: SCENES, sections 11 and 12.
final class UnstartedChangeTests: XCTestCase {
  private func scene(_ x: Double) -> Scene<Int> {
    Scene(size: Size(width: 400, height: 800)) {
      Element(0, frame: Rect(x: x, y: 0, width: 80, height: 80))
    }
  }

  func testAChangeThatIsCancelledAtOnceLeavesALinearMotionAsItIs() throws {
    for wait in [0, 0.25] {
      let animator = SceneAnimator(scene(0))
      var outcomes: [ChangeOutcome] = []
      animator.update(to: scene(100), animation: .linear(duration: 0.2 + wait)) {
        outcomes.append($0)
      }
      animator.advance(to: wait)
      let change = animator.begin(to: scene(300), .animated(.linear(duration: 1)))
      change.cancel()
      XCTAssertEqual(change.endPosition, .start)
      animator.advance(by: 0.1)
      XCTAssertEqual(
        try XCTUnwrap(animator.frame[0]).frame.origin.x, 100 * (wait + 0.1) / (wait + 0.2),
        accuracy: 1e-9)
      animator.advance(by: 1)
      XCTAssertEqual(animator.scene, scene(100))
      XCTAssertTrue(animator.isIdle)
      // It was told when the change began.
      XCTAssertEqual(outcomes, [.takenOver])
    }
  }

  func testChangesThatAreCancelledAtOnceWereNeverThere() {
    var moving = 0
    forAll(3000, .search) { generator in
      let script = SceneScript(&generator, onlyAnimated: true)
      let (animator, plain) = (script.play(), script.play())
      var other = animator.scene
      other.edit(times: 3, kinds: RandomEdit.valid, upTo: 8, using: &generator)
      if !animator.isIdle { moving += 1 }
      let before = animator.frame
      for _ in 0..<generator.int(in: 1...2) {
        let change = animator.begin(to: other, .random(&generator, onlyAnimated: true))
        change.cancel()
        XCTAssertEqual(change.endPosition, .start)
      }
      XCTAssertEqual(animator.frame, before)
      // What comes next at this time may be one change with what came before.
      if generator.bool() {
        for next in [animator, plain] { next.update(to: other, animation: .linear(duration: 0.3)) }
      }
      for _ in 0..<6 {
        let interval = generator.double(in: 0...0.3)
        for next in [animator, plain] { next.advance(by: interval) }
        assertSame(animator.frame, plain.frame)
        XCTAssertEqual(animator.settlingTime, plain.settlingTime)
      }
      for next in [animator, plain] { next.advance(to: next.settlingTime) }
      assertSame(animator.frame, plain.frame)
      XCTAssertTrue(animator.isIdle)
    }
    print("\(moving) of them while something moves")
    XCTAssertGreaterThan(moving, 0)
  }

  /// That two frames are equal, but for the numbers of their pictures: one that the change has taken has used its number.
  private func assertSame(_ frame: SceneFrame<Int>, _ other: SceneFrame<Int>) {
    XCTAssertEqual(frame.drawingOrder, other.drawingOrder)
    for (one, two) in zip(frame.elements, other.elements) {
      XCTAssertEqual(one.parent, two.parent)
      XCTAssertEqual(one.frame, two.frame)
      XCTAssertEqual(one.finalFrame, two.finalFrame)
      XCTAssertEqual(one.state, two.state)
      XCTAssertEqual(one.presence, two.presence)
      XCTAssertEqual(one.resizing, two.resizing)
      XCTAssertEqual(one.contentVersion, two.contentVersion)
      XCTAssertEqual(one.snapshot?.key.id, two.snapshot?.key.id)
      XCTAssertEqual(one.snapshot?.frame, two.snapshot?.frame)
      XCTAssertEqual(one.snapshot?.opacity, two.snapshot?.opacity)
      XCTAssertEqual(
        [one.clips, one.isFlying, one.isHidden, one.isInteractive],
        [two.clips, two.isFlying, two.isHidden, two.isInteractive])
      XCTAssertEqual(one.clippedBy, two.clippedBy)
      XCTAssertEqual(one.origins, two.origins)
    }
  }
}
