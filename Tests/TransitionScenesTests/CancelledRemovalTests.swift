import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Changes that a finger opens while an element comes or leaves, and that are cancelled.
final class CancelledRemovalTests: XCTestCase {
  private func scene(_ hasCard: Bool) -> Scene<String> {
    Scene(size: Size(width: 390, height: 844)) {
      SceneElement("page", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
        if hasCard {
          SceneElement("card", frame: Rect(x: 20, y: 100, width: 300, height: 200))
            .transition(.move(edge: .trailing).combined(with: .opacity))
        }
      }
    }
  }

  private func numbers(_ animator: SceneAnimator<String>) throws -> [Double] {
    let state = try XCTUnwrap(animator.frame["card"]).state
    return [state.translation.dx, 100 * state.opacity]
  }

  func testAnInsertionContinuesBelowAChangeThatIsCancelled() throws {
    for animation in [Animation.linear(duration: 1), .smooth, .bouncy, .linear(duration: 0.3)] {
      for (wait, held) in [(0.1, 0.05), (0.2, 0.0), (0.05, 0.4)] {
        for progress in [0, 0.3] {
          let (animator, plain) = (SceneAnimator(scene(false)), SceneAnimator(scene(false)))
          for animator in [animator, plain] {
            animator.update(to: scene(true), .animated(.linear(duration: 1)))
            animator.advance(to: wait)
          }
          let change = animator.begin(to: scene(false), .animated(animation))
          XCTAssertEqual(try numbers(animator)[0], try numbers(plain)[0], accuracy: 1e-9)
          for animator in [animator, plain] { animator.advance(by: held) }
          XCTAssertEqual(try numbers(animator)[0], try numbers(plain)[0], accuracy: 1e-9)
          change.scrub(to: progress)
          change.cancel(animation: .linear(duration: 0.1))
          let landing = animator.clockTime + (progress == 0 ? 0 : 0.1)
          for animator in [animator, plain] { animator.advance(to: landing - 1e-9) }
          for (x, y) in zip(try numbers(animator), try numbers(plain)) {
            XCTAssertEqual(x, y, accuracy: 1e-3, "\(animation), \(wait), \(held), \(progress)")
          }
          for animator in [animator, plain] { animator.advance(to: landing + 1e-6) }
          XCTAssertEqual(animator.frame, plain.frame)
        }
      }
    }
  }

  func testAChangeThatIsFinishedStillRemovesTheElement() throws {
    let animator = SceneAnimator(scene(false))
    animator.update(to: scene(true), .animated(.linear(duration: 1)))
    animator.advance(to: 0.2)
    let change = animator.begin(to: scene(false), .animated(.linear(duration: 0.5)))
    change.scrub(to: 0.5)
    var last = try numbers(animator)
    change.finish()
    while animator.advance(by: 0.01), animator.frame["card"] != nil {
      let next = try numbers(animator)
      for (x, y) in zip(next, last) { XCTAssertEqual(x, y, accuracy: 30) }
      last = next
    }
    XCTAssertNil(animator.frame["card"])
    XCTAssertTrue(animator.isIdle || animator.advance(by: 5))
  }

  func testARemovalContinuesBelowAnInsertionThatIsCancelled() throws {
    let (animator, plain) = (SceneAnimator(scene(true)), SceneAnimator(scene(true)))
    for animator in [animator, plain] {
      animator.update(to: scene(false), .animated(.linear(duration: 1)))
      animator.advance(to: 0.3)
    }
    let change = animator.begin(to: scene(true), .animated(.linear(duration: 1)))
    change.scrub(to: 0.4)
    for animator in [animator, plain] { animator.advance(by: 0.1) }
    change.cancel(animation: .linear(duration: 0.2))
    for animator in [animator, plain] { animator.advance(by: 0.2 - 1e-9) }
    XCTAssertEqual(try numbers(animator)[0], try numbers(plain)[0], accuracy: 1e-3)
  }
}
