import TransitionKit
import TransitionTestSupport
import XCTest

/// Which views an interruption takes for the same.
final class ViewIdentityTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))
  private let slide = NavigationTransition.slide.animation(.easeInOut(duration: 1))

  func testPushPopPushTurnsRoundTwiceAndShowsTwoPages() {
    let push = slide.compile(for: .push, in: container)
    let pop = slide.compile(for: .pop, in: container)
    let animator = TransitionAnimator(push)
    animator.start()
    for toggle in 0..<1000 {
      animator.advance(by: 0.013)
      let before = animator.frame
      animator.retarget(to: toggle.isMultiple(of: 2) ? pop : push)
      let after = animator.frame
      XCTAssertEqual(after.drawingOrder.count, 2)
      XCTAssertEqual(
        after.origin.translation.dx, before.destination.translation.dx, accuracy: 1e-9)
    }
    animator.advance(by: 9)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testPagesAreKnownAgainByTheirIdentities() {
    let toDetail = slide.compile(for: .push, from: "list", to: "detail", in: container)
    let toPhoto = slide.compile(for: .push, from: "list", to: "photo", in: container)
    let animator = TransitionAnimator(toDetail)
    animator.start()
    animator.advance(to: 0.4)
    let before = animator.frame
    // The list is the origin of both, although a push that follows a push continues from the destination.
    animator.retarget(to: toPhoto)
    let after = animator.frame
    XCTAssertEqual(after.origin.translation.dx, before.origin.translation.dx, accuracy: 1e-9)
    XCTAssertEqual(
      after[.interrupted(.destination)].translation.dx, before.destination.translation.dx,
      accuracy: 1e-9)
    XCTAssertEqual(after.drawingOrder.count, 3)
    XCTAssertEqual(animator.identity(of: .origin), "list")
    XCTAssertEqual(animator.identity(of: .destination), "photo")
    XCTAssertEqual(animator.identity(of: .interrupted(.destination)), "detail")
    XCTAssertEqual(animator.identity(of: .piece(of: .origin, 3)), "list")
    XCTAssertNil(animator.identity(of: .view))
  }

  func testAPageThatIsStillLeavingComesBackByItsIdentity() {
    let animator = TransitionAnimator(
      slide.compile(for: .push, from: 0, to: 1, in: container))
    animator.start()
    for step in 1...60 {
      animator.advance(by: 0.1)
      animator.retarget(
        to: slide.compile(
          for: .push, from: .number(step % 6), to: .number((step + 1) % 6), in: container))
      XCTAssertLessThanOrEqual(animator.frame.drawingOrder.count, 6)
    }
    let names = animator.frame.drawingOrder
    XCTAssertEqual(Set(names).count, names.count)
  }

  func testTheSameOperationMeansAThirdPage() {
    let push = slide.compile(for: .push, in: container)
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(by: 0.2)
    animator.retarget(to: push)
    XCTAssertEqual(animator.frame.drawingOrder.count, 3)
    animator.advance(by: 0.2)
    animator.retarget(to: push)
    XCTAssertEqual(animator.frame.drawingOrder.count, 4)
    // The first of them has left by now, in its own time.
    animator.advance(by: 0.7)
    XCTAssertEqual(animator.frame.drawingOrder.count, 3)
  }

  func testManyPagesThatLeaveKeepDistinctNamesAndAreGoneAtTheirTime() {
    let push = slide.compile(for: .push, in: container)
    let animator = TransitionAnimator(push)
    animator.start()
    for _ in 0..<Thoroughness.size(300, or: 130) {
      animator.advance(by: 0.01)
      animator.retarget(to: push)
      let names = animator.frame.drawingOrder
      XCTAssertEqual(Set(names).count, names.count)
      XCTAssertLessThanOrEqual(names.count, 104)
    }
    animator.advance(by: 2)
    XCTAssertEqual(animator.frame.drawingOrder, [.destination])
  }
}
