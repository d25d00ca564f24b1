import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// A time that no clock can show goes to the end.
final class AdvancingToTheEndTests: XCTestCase {
  private let intervals = [Double.infinity, .greatestFiniteMagnitude, 1e12, 1.1e11]
  private let container = Container(width: 390, height: 844)

  private func scene(_ y: Double) -> Scene<String> {
    Scene(
      size: Size(width: 390, height: 844),
      elements: [Element("card", frame: Rect(x: 0, y: y, width: 80, height: 80))])
  }

  func testAnAnimatorOfScenesGoesToItsSettlingTime() {
    for interval in intervals {
      var outcomes: [ChangeOutcome] = []
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(100), animation: .bouncy) { outcomes.append($0) }
      animator.advance(by: 0.1)
      animator.update(to: scene(50), animation: .linear(duration: 2).delay(1)) {
        outcomes.append($0)
      }
      let end = animator.settlingTime
      XCTAssert(animator.advance(by: interval))
      XCTAssertEqual(animator.clockTime, end)
      XCTAssertEqual(animator.frame["card"]?.frame.origin.y, 50)
      XCTAssertEqual(outcomes.count, 2)
      XCTAssertFalse(animator.advance(by: interval))
      XCTAssert(animator.isIdle)
      animator.update(to: scene(0), animation: .linear(duration: 1))
      animator.advance(by: 0.5)
      XCTAssertEqual(animator.frame["card"]?.frame.origin.y, 25)
    }
  }

  func testAHeldChangeStays() throws {
    let animator = SceneAnimator(scene(0))
    let change = animator.begin(to: scene(100), .animated(.linear(duration: 1)))
    animator.advance(by: .infinity)
    XCTAssertEqual(animator.clockTime, 0)
    change.finish()
    animator.advance(by: .infinity)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.y, 100)
    XCTAssert(animator.isIdle)
  }

  func testATransitionAnimatorEnds() {
    for interval in intervals {
      var positions: [AnimatingPosition] = []
      let animator = TransitionAnimator(
        NavigationTransition.slide.compile(for: .push, in: container))
      animator.addCompletion { positions.append($0) }
      animator.advance(by: interval)
      XCTAssertEqual(animator.clockTime, 0)
      animator.start()
      animator.advance(by: 0.1)
      animator.pause()
      animator.advance(to: interval)
      XCTAssertEqual(positions, [])
      animator.resume()
      XCTAssert(animator.advance(to: interval))
      XCTAssertEqual(positions, [.end])
      XCTAssertFalse(animator.advance(by: interval))
    }
  }

  func testAWindowGoesToItsEnd() {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in .push() }
    _ = window.frame
    navigation.push("detail")
    XCTAssert(window.advance(by: .infinity))
    XCTAssert(window.isIdle)
    XCTAssertFalse(window.advance(by: .infinity))
  }

  func testNotANumberChangesNothing() {
    let animator = SceneAnimator(scene(0))
    animator.update(to: scene(100), animation: .linear(duration: 1))
    animator.advance(by: .nan)
    animator.advance(to: .nan)
    XCTAssertEqual(animator.clockTime, 0)
  }
}
