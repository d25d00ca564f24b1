import Foundation
import TransitionKit
import TransitionScenes
import XCTest

/// Elements that a finger holds, in flight or at rest.
final class HeldElementTests: XCTestCase {
  private func scene(x: Double) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800)) {
      SceneElement("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
    }
  }

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

  func testAThrownElementCoastsToWhereItSnaps() throws {
    let animator = SceneAnimator(scene(x: 0))
    let card = try XCTUnwrap(animator.hold("card"))
    card.move(by: Translation(dx: 60, dy: 0))
    let end = Deceleration.normal.destination(from: 60, velocity: 1000, snappingTo: [0, 260, 900])
    XCTAssertEqual(end, 260)
    animator.update(to: scene(x: end), animation: .smooth)
    card.release(
      velocity: Translation(dx: 1000, dy: 0),
      animation: .decay(from: 60, to: end, velocity: 1000))
    // The velocity is five times the distance of 200 points.
    for frame in 1...60 {
      animator.advance(by: 1.0 / 64)
      let expected = 260 - 200 * exp(-5 * Double(frame) / 64)
      XCTAssertEqual(
        try XCTUnwrap(animator.frame["card"]).frame.origin.x, expected, accuracy: 1e-9)
    }
    animator.advance(by: 5)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 260)
    XCTAssertTrue(animator.isIdle)
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
    XCTAssertNil(animator.hold("hero"))
    XCTAssertNil(animator.hold("nobody"))
  }

  private func photos(_ order: [String], in box: String? = nil) -> Scene<String> {
    let places = order.filter { $0 != box }
    return Scene(size: Size(width: 400, height: 800)) {
      for (index, id) in places.enumerated() where !(box != nil && id == "a") {
        SceneElement(id, frame: Rect(x: 0, y: 100 * Double(index), width: 100, height: 100))
      }
      SceneElement("box", frame: Rect(x: 200, y: 300, width: 200, height: 200)) {
        if box != nil {
          SceneElement("a", frame: Rect(x: 20, y: 30, width: 100, height: 100))
        }
      }
    }
  }

  func testAnElementAtRestIsHeldMovedAndFliesHomeWithTheVelocityOfTheFinger() throws {
    let animator = SceneAnimator(photos(["a", "b"]))
    let held = try XCTUnwrap(animator.hold("a"))
    func place() throws -> Point { try XCTUnwrap(animator.frame["a"]).frame.origin }
    XCTAssertEqual(try place(), .zero)
    XCTAssertEqual(animator.settlingTime, .infinity)
    held.move(by: Translation(dx: 40, dy: 250))
    animator.advance(by: 2)
    XCTAssertEqual(try place(), Point(x: 40, y: 250))
    held.release(velocity: Translation(dx: 300, dy: -500))
    XCTAssertFalse(held.isHeld)
    XCTAssertEqual(try place().x, 40, accuracy: 1e-9)
    animator.advance(by: 1e-6)
    XCTAssertEqual((try place().x - 40) / 1e-6, 300, accuracy: 0.1)
    XCTAssertEqual((try place().y - 250) / 1e-6, -500, accuracy: 0.1)
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(photos(["a", "b"])).frame)
    XCTAssertTrue(animator.isIdle)
  }

  func testOthersMakeRoomForAnElementThatIsHeldAndItIsDroppedIntoItsNewPlace() throws {
    let animator = SceneAnimator(photos(["a", "b", "c"]))
    let held = try XCTUnwrap(animator.hold("a"))
    held.move(by: Translation(dx: 5, dy: 180))
    animator.update(to: photos(["b", "c", "a"]), animation: .linear(duration: 0.2))
    animator.advance(by: 1)
    XCTAssertTrue(held.isHeld)
    XCTAssertEqual(animator.frame["b"]?.frame.origin, .zero)
    XCTAssertEqual(animator.frame["a"]?.frame.origin, Point(x: 5, y: 180))
    held.move(by: Translation(dx: 5, dy: 190))
    XCTAssertEqual(animator.frame["a"]?.frame.origin, Point(x: 5, y: 190))
    held.release()
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(photos(["b", "c", "a"])).frame)
    XCTAssertTrue(animator.isIdle)
  }

  func testAnElementThatIsLetGoBetweenTwoUpdatesAtOneTimeIsLetGo() throws {
    let animator = SceneAnimator(scene(x: 0))
    let card = try XCTUnwrap(animator.hold("card"))
    animator.update(to: scene(x: 200), animation: .snappy)
    card.move(by: Translation(dx: 60, dy: 0))
    card.release()
    animator.update(to: scene(x: 100), animation: .snappy)
    XCTAssertFalse(card.isHeld)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 60)
    animator.advance(by: 5)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.x, 100)
    XCTAssertTrue(animator.isIdle)
  }

  func testAnElementThatIsHeldStaysInTheFingerWhenItGetsAnotherParent() throws {
    let animator = SceneAnimator(photos(["a", "b"]))
    let held = try XCTUnwrap(animator.hold("a"))
    held.move(by: Translation(dx: 210, dy: 320))
    animator.update(to: photos(["b"], in: "a"), animation: .smooth)
    // The new parent is at (200, 300).
    XCTAssertEqual(animator.frame["a"]?.frame.origin, Point(x: 10, y: 20))
    animator.advance(by: 1)
    held.move(by: Translation(dx: 215, dy: 330))
    XCTAssertEqual(animator.frame["a"]?.frame.origin, Point(x: 15, y: 30))
    held.release()
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(photos(["b"], in: "a")).frame)
    XCTAssertTrue(animator.isIdle)
  }

  func testAnElementThatMovesIsHeldWhereItIs() throws {
    let animator = SceneAnimator(photos(["a", "b", "c"]))
    animator.update(to: photos(["b", "c", "a"]), animation: .linear(duration: 1))
    animator.advance(by: 0.5)
    let held = try XCTUnwrap(animator.hold("a"))
    animator.advance(by: 1)
    XCTAssertEqual(animator.frame["a"]?.frame.origin.y ?? 0, 100, accuracy: 1e-9)
    XCTAssertEqual(animator.frame["b"]?.frame.origin.y, 0)
    // What is removed is held no more.
    animator.update(to: photos(["b", "c"]), animation: .linear(duration: 1))
    XCTAssertFalse(held.isHeld)
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(photos(["b", "c"])).frame)
    XCTAssertTrue(animator.isIdle)
  }

  func testASourceThatIsHiddenIsNotHeldAndOneThatGetsHiddenIsHeldNoMore() throws {
    func scene(_ isOpen: Bool) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("source", frame: Rect(x: 0, y: 0, width: 50, height: 50))
          .match("key", role: .source)
        if isOpen {
          SceneElement("partner", frame: Rect(x: 200, y: 200, width: 100, height: 100)).match("key")
        }
      }
    }
    let animator = SceneAnimator(scene(false))
    let held = try XCTUnwrap(animator.hold("source"))
    held.move(by: Translation(dx: 10, dy: 90))
    animator.update(to: scene(true), animation: .smooth)
    XCTAssertEqual(animator.frame["source"]?.isHidden, true)
    XCTAssertNil(animator.hold("source"))
    held.release()
    animator.advance(by: 5)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(animator.frame, SceneAnimator(scene(true)).frame)
  }

  func testAChangeThatAnotherFingerOpensLeavesAHeldElementInItsFinger() throws {
    func scene(_ y: Double, opacity: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("a", frame: Rect(x: 0, y: y, width: 100, height: 100)).opacity(opacity)
        SceneElement("b", frame: Rect(x: 200, y: y, width: 100, height: 100))
      }
    }
    // The change moves only another property of the element, or its frame, too.
    for target in [0.0, 200] {
      for finishes in [true, false] {
        let animator = SceneAnimator(scene(0, opacity: 1))
        func y() -> Double? { animator.frame["a"]?.frame.origin.y }
        let held = try XCTUnwrap(animator.hold("a"))
        held.move(by: Translation(dx: 0, dy: 50))
        let next = scene(target, opacity: 0.5)
        let change = animator.begin(to: next, .animated(.linear(duration: 1)))
        XCTAssertEqual(y(), 50)
        held.move(by: Translation(dx: 0, dy: 80))
        change.scrub(to: 0.5)
        animator.advance(by: 1)
        XCTAssertEqual(y(), 80)
        if finishes { change.finish() } else { change.cancel() }
        animator.advance(by: 5)
        XCTAssertEqual(y(), 80)
        XCTAssertTrue(held.isHeld)
        held.release()
        animator.advance(to: animator.settlingTime)
        XCTAssertTrue(animator.isIdle)
        XCTAssertEqual(
          animator.frame, SceneAnimator(finishes ? next : scene(0, opacity: 1)).frame)
      }
    }
  }

  func testAChangeOfItsStateLeavesAnElementInTheAirInItsFinger() throws {
    for layer in SharedElement<String>.Layer.allCases {
      let animator = animator(layer: layer)
      let held = try XCTUnwrap(animator.hold("hero"))
      held.move(by: Translation(dx: 30, dy: -20))
      let before = try XCTUnwrap(animator.frame["hero"]).frame
      var next = detail
      next["hero"]?.state.opacity = 0.5
      let change = animator.begin(to: next, .animated(.linear(duration: 1)))
      change.scrub(to: 0.5)
      animator.advance(by: 1)
      XCTAssertEqual(animator.frame["hero"]?.frame, before)
      held.move(by: Translation(dx: 40, dy: -20))
      XCTAssertEqual(
        animator.frame["hero"]?.frame.origin.x ?? 0, before.origin.x + 10, accuracy: 1e-9)
      change.cancel()
      animator.advance(by: 5)
      XCTAssertTrue(held.isHeld)
      held.release()
      animator.advance(to: animator.settlingTime)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(animator.frame, SceneAnimator(detail).frame)
    }
  }

  func testAnUpdateGivesElementsVelocities() throws {
    for animation in [Animation.linear(duration: 0.5), .bouncy, .easeInOut(duration: 1)] {
      for target in [["a", "b", "c"], ["b", "c", "a"]] {
        let animator = SceneAnimator(photos(["a", "b", "c"]))
        animator.update(
          to: photos(target), animation: animation,
          velocities: ["a": Translation(dx: 250, dy: -100), "nobody": Translation(dx: 1, dy: 1)])
        animator.advance(by: 1e-6)
        let place = try XCTUnwrap(animator.frame["a"]).frame.origin
        XCTAssertEqual(place.x / 1e-6, 250, accuracy: 0.1, "\(animation)")
        XCTAssertEqual(place.y / 1e-6, -100, accuracy: 0.1, "\(animation)")
        animator.advance(to: animator.settlingTime)
        XCTAssertEqual(animator.frame, SceneAnimator(photos(target)).frame)
        XCTAssertTrue(animator.isIdle)
      }
    }
  }

  func testVelocitiesAreThoseInTheSceneAlsoInAScaledParent() throws {
    func scene() -> Scene<String> {
      var box = SceneElement(
        "box", frame: Rect(x: 0, y: 0, width: 200, height: 200),
        children: [SceneElement("a", frame: Rect(x: 0, y: 0, width: 10, height: 10))])
      box.state.scale = Scale(x: 2, y: 2, z: 1)
      return Scene(size: Size(width: 400, height: 800), elements: [box])
    }
    let animator = SceneAnimator(scene())
    animator.update(
      to: scene(), animation: .smooth, velocities: ["a": Translation(dx: 50, dy: .nan)])
    XCTAssertTrue(animator.isIdle)
    animator.update(to: scene(), animation: .smooth, velocities: ["a": Translation(dx: 50, dy: 0)])
    animator.advance(by: 1e-6)
    XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).frame.origin.x / 1e-6, 25, accuracy: 0.1)
  }

  func testTheProgressAtAPointLetsAFingerHoldOneElementOfSeveral() throws {
    let animator = SceneAnimator(photos(["a", "b", "c"]))
    let change = animator.begin(to: photos(["c", "b", "a"]), .animated(.easeInOut(duration: 1)))
    for y in [60.0, 100, 190] {
      let progress = try XCTUnwrap(change.progress(of: "a", at: Point(x: 300, y: y)))
      change.scrub(to: progress)
      XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).frame.origin.y + 50, y, accuracy: 1e-3)
    }
    XCTAssertEqual(change.progress(of: "a", at: Point(x: 0, y: -500)), 0)
    XCTAssertNil(change.progress(of: "b", at: .zero))
    XCTAssertNil(change.progress(of: "nobody", at: .zero))
    change.cancel()
    animator.advance(by: 5)
    XCTAssertNil(change.progress(of: "a", at: .zero))
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
