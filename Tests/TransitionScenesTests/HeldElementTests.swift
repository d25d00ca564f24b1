import TransitionKit
import TransitionScenes
import XCTest

/// Shared elements that a finger holds in flight.
final class HeldElementTests: XCTestCase {
  private let list = Scene(size: Size(width: 400, height: 800)) {
    SceneElement("cover", frame: Rect(x: 0, y: 0, width: 100, height: 100)).match("cover")
  }
  private let detail = Scene(size: Size(width: 400, height: 800)) {
    SceneElement("hero", frame: Rect(x: 200, y: 400, width: 200, height: 200)).match("cover")
  }

  private func animator(
    _ animation: Animation = .linear(duration: 1), layer: SharedElement<String>.Layer = .above
  ) -> SceneAnimator<String> {
    let animator = SceneAnimator(list)
    animator.update(
      to: detail, .animated(animation), using: ["hero": .sharedElement(layer: layer)])
    animator.advance(by: 0.5)
    return animator
  }

  func testAHeldElementStaysAndFollowsTheFinger() throws {
    for layer in SharedElement<String>.Layer.allCases {
      let animator = animator(layer: layer)
      let before = try XCTUnwrap(animator.frame["hero"]).frame
      let held = try XCTUnwrap(animator.hold("hero"))
      animator.advance(by: 3)
      XCTAssertEqual(animator.frame["hero"]?.frame, before)
      XCTAssertEqual(animator.settlingTime, .infinity)
      held.move(by: Translation(dx: 30, dy: -20))
      var moved = before
      moved.origin = Point(x: before.origin.x + 30, y: before.origin.y - 20)
      XCTAssertEqual(animator.frame["hero"]?.frame, moved)
      XCTAssertEqual(animator.frame["hero"]?.isFlying, true)
    }
  }

  func testAReleasedElementContinuesWithTheVelocityOfTheFinger() throws {
    for layer in SharedElement<String>.Layer.allCases {
      for animation in [
        Animation.smooth(duration: 0.5), .linear(duration: 1), .easeInOut(duration: 1),
      ] {
        let animator = animator(animation, layer: layer)
        let held = try XCTUnwrap(animator.hold("hero"))
        animator.advance(by: 0.2)
        held.move(by: Translation(dx: 10, dy: 10))
        held.release(velocity: Translation(dx: 300, dy: -150))
        XCTAssertFalse(held.isHeld)
        let before = try XCTUnwrap(animator.frame["hero"]).frame
        animator.advance(by: 1e-6)
        let after = try XCTUnwrap(animator.frame["hero"]).frame
        XCTAssertEqual((after.origin.x - before.origin.x) / 1e-6, 300, accuracy: 1)
        XCTAssertEqual((after.origin.y - before.origin.y) / 1e-6, -150, accuracy: 1)
        animator.advance(to: animator.settlingTime)
        XCTAssertEqual(animator.frame, SceneAnimator(detail).frame)
        XCTAssertTrue(animator.isIdle)
      }
    }
  }

  func testTheChangeIsCompleteWhenTheElementHasLanded() throws {
    let animator = SceneAnimator(list)
    var outcomes: [ChangeOutcome] = []
    animator.update(to: detail, .animated(.linear(duration: 1))) { outcomes.append($0) }
    animator.advance(by: 0.5)
    let held = try XCTUnwrap(animator.hold("hero"))
    animator.advance(by: 10)
    XCTAssertEqual(outcomes, [])
    held.release()
    animator.advance(by: 10)
    XCTAssertEqual(outcomes, [.arrived])
    XCTAssertTrue(animator.isIdle)
  }

  func testTheTargetMayMoveWhileTheElementIsHeld() throws {
    let animator = animator()
    let held = try XCTUnwrap(animator.hold("hero"))
    let before = try XCTUnwrap(animator.frame["hero"]).frame
    animator.animate(nil) { $0["hero"]?.frame.origin.y = 100 }
    XCTAssertEqual(animator.frame["hero"]?.frame, before)
    held.release()
    animator.advance(by: 10)
    XCTAssertEqual(animator.frame["hero"]?.frame, Rect(x: 200, y: 100, width: 200, height: 200))
  }

  func testWhatLeavesOrFliesOnIsNoLongerHeld() throws {
    let animator = animator()
    let held = try XCTUnwrap(animator.hold("hero"))
    held.move(by: Translation(dx: 50, dy: 0))
    let before = try XCTUnwrap(animator.frame["hero"]).frame
    animator.update(to: list, .animated(.linear(duration: 1)))
    XCTAssertFalse(held.isHeld)
    XCTAssertEqual(animator.frame["cover"]?.frame, before)
    held.move(by: Translation(dx: 500, dy: 0))
    held.release()
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(list).frame)
    XCTAssertNil(animator.hold("cover"))
    XCTAssertNil(animator.hold("nobody"))
  }

  func testHostileOffsetsAreHarmless() throws {
    let animator = animator()
    let held = try XCTUnwrap(animator.hold("hero"))
    held.move(by: Translation(dx: .nan, dy: .infinity))
    held.release(velocity: Translation(dx: .infinity, dy: .nan))
    animator.advance(by: 0.1)
    let frame = try XCTUnwrap(animator.frame["hero"]).frame
    XCTAssertTrue(frame.origin.x.isFinite && frame.origin.y.isFinite)
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(detail).frame)
  }

  // MARK: In an open change

  func testAnElementThatIsHeldInAnOpenChangeIsBackOnItsWay() throws {
    for waits in [false, true] {
      var ends: [AnimatingPosition] = []
      let animator = SceneAnimator(list)
      let change = animator.begin(to: detail, .animated(.linear(duration: 1))) { ends.append($0) }
      change.scrub(to: 0.3)
      if waits { animator.advance(by: 0.1) }
      let held = try XCTUnwrap(animator.hold("hero"))
      held.move(by: Translation(dx: 10, dy: 0))
      let before = try XCTUnwrap(animator.frame["hero"]).frame
      held.release()
      assertEqual(animator.frame["hero"]?.frame, before)
      animator.advance(by: 3)
      // Where the finger on the change has it.
      assertEqual(animator.frame["hero"]?.frame, Rect(x: 60, y: 120, width: 130, height: 130))
      change.finish()
      animator.advance(by: 5)
      XCTAssertEqual(ends, [.end])
      animator.assertShowsTheTruth()
    }
  }

  func testAnElementStaysInTheFingerWhenTheChangeEnds() throws {
    let animator = SceneAnimator(list)
    let change = animator.begin(to: detail, .animated(.linear(duration: 1)))
    change.scrub(to: 0.3)
    let held = try XCTUnwrap(animator.hold("hero"))
    held.move(by: Translation(dx: 10, dy: 0))
    let before = try XCTUnwrap(animator.frame["hero"]).frame
    change.finish()
    animator.advance(by: 5)
    XCTAssertTrue(held.isHeld)
    assertEqual(animator.frame["hero"]?.frame, before)
    held.release()
    animator.advance(by: 5)
    XCTAssertEqual(change.endPosition, .end)
    animator.assertShowsTheTruth()
  }

  func testAnElementThatWasLetGoIsNotHeldAgainAfterACancel() throws {
    let animator = animator()
    let held = try XCTUnwrap(animator.hold("hero"))
    var larger = detail
    larger.elements.append(SceneElement("x", frame: .zero))
    let change = animator.begin(to: larger, .animated(.linear(duration: 1)))
    held.release()
    change.cancel()
    animator.advance(by: 5)
    XCTAssertFalse(held.isHeld)
    animator.assertShowsTheTruth()
  }

  func testAHeldFlightThatEndsCompletesItsChange() throws {
    let card = SceneElement("card", frame: Rect(x: 200, y: 200, width: 100, height: 100))
      .match(MatchKey("cover", role: .source))
    var outcomes: [ChangeOutcome] = []
    let animator = SceneAnimator(list)
    animator.update(
      to: Scene(size: list.size) { card }, .animated(.linear(duration: 1))
    ) { outcomes.append($0) }
    animator.advance(by: 0.1)
    let held = try XCTUnwrap(animator.hold("card"))
    animator.update(
      to: Scene(size: list.size) {
        card
        SceneElement("hero", frame: .zero).match("cover")
      })
    animator.advance(by: 1)
    XCTAssertFalse(held.isHeld)
    XCTAssertEqual(outcomes.count, 1)
    animator.assertShowsTheTruth()
  }
}
