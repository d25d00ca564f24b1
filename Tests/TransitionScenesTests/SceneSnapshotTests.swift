import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Which pictures of old contents a change needs, and when they can be dropped.
final class SceneSnapshotTests: XCTestCase {
  private let thumb = box("thumb", 0, 0, 100, 50, key: "k")
  private let header = box("header", 50, 100, 200, 100, key: "k")

  private func text(_ version: Int) -> Element<String> {
    box("text", 0, 700, 100, 20).contentVersion(version)
  }

  func testAnAnimatorSaysBeforeAChangeWhichPicturesItNeeds() {
    let animator = SceneAnimator(screen(thumb, text(1)))
    let next = screen(header, text(2))
    let keys = animator.snapshots(for: next, aSecond)
    XCTAssertEqual(Set(keys.map(\.id)), ["thumb", "text"])
    XCTAssertEqual(Set(keys.map(\.serial)).count, 2)
    XCTAssertEqual(animator.frame["thumb"]?.state, .rest, "nothing has changed")
    animator.update(to: next, aSecond)
    XCTAssertEqual(Set(animator.frame.elements.compactMap { $0.snapshot?.key }), Set(keys))
    XCTAssertEqual(animator.frame["header"]?.snapshot?.key.id, "thumb")
    XCTAssertEqual(animator.frame["text"]?.snapshot?.key.id, "text")
  }

  func testWithoutAnAnimationNoPictureIsNeeded() {
    let animator = SceneAnimator(screen(thumb, text(1)))
    XCTAssertEqual(animator.snapshots(for: screen(header, text(2)), Transaction()), [])
    animator.update(to: screen(header, text(2)))
    XCTAssertTrue(animator.frame.elements.allSatisfy { $0.snapshot == nil })
  }

  func testADefinitionSaysWhetherAPictureIsNeeded() {
    let animator = SceneAnimator(screen(thumb))
    for (content, count) in [
      (SharedElement<String>.Content.new, 0), (.old, 1), (.crossfade, 1),
    ] {
      XCTAssertEqual(
        animator.snapshots(
          for: screen(header), aSecond, using: ["header": .sharedElement(content: content)]
        ).count, count)
    }
  }

  func testAPictureIsReleasedOnceWhenItsElementHasLanded() throws {
    let animator = SceneAnimator(screen(thumb))
    let key = try XCTUnwrap(animator.snapshots(for: screen(header), aSecond).first)
    animator.update(to: screen(header), aSecond)
    for time in [0.2, 0.9] {
      animator.advance(to: time)
      XCTAssertEqual(animator.released, [])
    }
    animator.advance(to: 1)
    XCTAssertEqual(animator.released, [key])
    animator.advance(to: 1.1)
    XCTAssertEqual(animator.released, [])
  }

  func testOfAMixThereIsANewPictureAndTheOldOneIsReleased() throws {
    let animator = SceneAnimator(screen(text(1)))
    animator.update(to: screen(text(2)), aSecond)
    let first = try XCTUnwrap(animator.frame["text"]?.snapshot?.key)
    animator.advance(to: 0.5)
    let keys = animator.snapshots(for: screen(text(3)), aSecond)
    animator.update(to: screen(text(3)), aSecond)
    let second = try XCTUnwrap(animator.frame["text"]?.snapshot)
    XCTAssertEqual(keys, [second.key])
    XCTAssertNotEqual(first.serial, second.key.serial)
    XCTAssertEqual(second.opacity, 1)
    animator.advance(to: 0.6)
    XCTAssertEqual(animator.released, [first])
    animator.advance(to: 2)
    XCTAssertEqual(animator.released, [second.key])
  }

  func testOfTwoUpdatesAtOneTimeThePicturesOfBothAreNeededOnce() {
    let animator = SceneAnimator(screen(thumb, text(1)))
    let first = animator.snapshots(for: screen(thumb, text(2)), aSecond)
    animator.update(to: screen(thumb, text(2)), aSecond)
    let second = animator.snapshots(for: screen(header, text(3)), aSecond)
    animator.update(to: screen(header, text(3)), aSecond)
    XCTAssertEqual(first.map(\.id), ["text"])
    XCTAssertEqual(second.map(\.id), ["thumb"])
    XCTAssertEqual(
      Set(animator.frame.elements.compactMap { $0.snapshot?.key }), Set(first + second))
    XCTAssertEqual(Set((first + second).map(\.serial)).count, 2)
  }

  func testAPictureThatALaterUpdateAtTheSameTimeDoesNotNeedIsReleased() {
    let animator = SceneAnimator(screen(thumb))
    let keys = animator.snapshots(for: screen(header), aSecond)
    animator.update(to: screen(header), aSecond)
    animator.update(to: screen(thumb), aSecond)
    XCTAssertEqual(animator.frame.elements.compactMap { $0.snapshot?.key }, [])
    animator.advance(to: 0.01)
    XCTAssertEqual(animator.released, keys)
    animator.advance(to: 0.02)
    XCTAssertEqual(animator.released, [])
  }

  func testAPictureOfAnElementThatIsGoneIsNamedAfterIt() {
    let animator = SceneAnimator(screen(thumb), to: screen(header))
    animator.advance(to: 0.3)
    animator.update(to: screen(box("third", 0, 0, 10, 10, key: "k")), aSecond)
    XCTAssertEqual(animator.frame["third"]?.snapshot?.key.id, "header")
    animator.advance(to: 0.4)
    XCTAssertEqual(animator.released.map(\.id), ["thumb"])
    animator.update(to: screen())
    animator.advance(to: 0.5)
    XCTAssertEqual(animator.released.map(\.id), ["header"])
    XCTAssertTrue(animator.isIdle)
  }

  func testAPictureIsDrawnWhereItsElementIs() throws {
    let animator = SceneAnimator(screen(thumb), to: screen(header))
    animator.advance(to: 0.5)
    let element = try XCTUnwrap(animator.frame["header"])
    XCTAssertEqual(element.snapshot?.frame, element.frame)
    XCTAssertEqual("\(try XCTUnwrap(element.snapshot))", "thumb #1 at 0.5")
  }

  func testAFadeInPlaceStaysWhereTheOldContentWas() throws {
    let (old, new) = (box("card", 0, 0, 100, 50), box("card", 50, 300, 200, 100))
    let animator = SceneAnimator(screen(old), to: screen(new), aSecond, using: ["card": .crossfade])
    animator.advance(to: 0.25)
    let element = try XCTUnwrap(animator.frame["card"])
    XCTAssertEqual(element.frame, new.frame)
    XCTAssertEqual(element.snapshot?.frame, old.frame)
    XCTAssertEqual(try XCTUnwrap(element.snapshot).opacity, 0.75, accuracy: 1e-12)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }
}
