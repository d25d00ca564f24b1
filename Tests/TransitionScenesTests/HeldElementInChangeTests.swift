import TransitionKit
import TransitionScenes
import XCTest

/// Elements that one finger holds while another one has the change in which they move.
final class HeldElementInChangeTests: XCTestCase {
  private let list = Scene(size: Size(width: 400, height: 800)) {
    SceneElement("cover", frame: Rect(x: 0, y: 0, width: 100, height: 100)).match("cover")
  }
  private let detail = Scene(size: Size(width: 400, height: 800)) {
    SceneElement("hero", frame: Rect(x: 200, y: 400, width: 200, height: 200)).match("cover")
  }

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
    let animator = SceneAnimator(list)
    animator.update(
      to: detail, .animated(.linear(duration: 1)), using: ["hero": .sharedElement()])
    animator.advance(by: 0.5)
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

  func testAnElementThatWasLetGoWhileAChangeIsOpenContinuesWhenItIsCancelled() throws {
    func row(_ y: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("row", frame: Rect(x: 0, y: y, width: 100, height: 100))
      }
    }
    for delay in [0, 0.05, 0.2] {
      let animator = SceneAnimator(row(0))
      let held = try XCTUnwrap(animator.hold("row"))
      held.move(by: Translation(dx: 120, dy: 0))
      animator.advance(by: 0.1)
      let change = animator.begin(to: row(300), .animated(.linear(duration: 1)))
      animator.advance(by: 0.1)
      change.scrub(to: 0.4)
      held.release(velocity: Translation(dx: 500, dy: 0))
      animator.advance(by: delay)
      let before = try XCTUnwrap(animator.frame["row"]).frame
      change.cancel()
      animator.advance(by: 0)
      var last = before
      for _ in 0..<300 {
        let now = try XCTUnwrap(animator.frame["row"]).frame
        let (x, y) = (now.origin.x - last.origin.x, now.origin.y - last.origin.y)
        XCTAssertLessThan(abs(x) + abs(y), 30, "after \(delay) s")
        last = now
        animator.advance(by: 1.0 / 120)
      }
      animator.advance(by: 10)
      assertEqual(animator.frame["row"]?.frame, Rect(x: 0, y: 0, width: 100, height: 100))
      animator.assertShowsTheTruth()
    }
  }

  func testAnOldSceneThatIsSetTwiceHoldsOnce() throws {
    func moved(_ x: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("cover", frame: Rect(x: x, y: 0, width: 100, height: 100)).match("cover")
      }
    }
    let animator = SceneAnimator(list)
    let change = animator.begin(to: detail, .animated(.linear(duration: 1)))
    change.scrub(to: 0.5)
    for _ in 0..<3 {
      change.update(old: moved(100))
      assertEqual(animator.frame["hero"]?.frame, Rect(x: 150, y: 200, width: 150, height: 150))
    }
  }

  func testAnElementThatIsReleasedWhileAChangeTakesItAwayIsNoLongerHeld() {
    func scene(_ elements: Element<Int>...) -> Scene<Int> {
      Scene(size: Size(width: 400, height: 800), elements: elements)
    }
    let element = Element(1, frame: Rect(x: 10, y: 0, width: 50, height: 50))
    let ends: [(SceneAnimator<Int>, HeldElement<Int>) -> Void] = [
      { animator, held in
        let change = animator.begin(to: scene())
        held.release()
        change.cancel()
      },
      { animator, held in
        animator.update(to: scene())
        held.release()
        animator.update(to: scene(element))
      },
      { animator, held in
        let change = animator.begin(to: scene())
        animator.advance(by: 0.1)
        held.release()
        change.cancel()
      },
    ]
    for (index, end) in ends.enumerated() {
      let animator = SceneAnimator(scene(element))
      guard let held = animator.hold(1) else { return XCTFail("it is not held") }
      held.move(by: Translation(dx: 30, dy: 20))
      animator.advance(by: 0.1)
      end(animator, held)
      XCTAssertFalse(held.isHeld, "\(index)")
      XCTAssertLessThan(animator.settlingTime, 10, "\(index)")
      animator.advance(by: 10)
      XCTAssertTrue(animator.isIdle, "\(index)")
      XCTAssertEqual(animator.frame[1]?.frame, element.frame, "\(index)")
    }
  }
}
