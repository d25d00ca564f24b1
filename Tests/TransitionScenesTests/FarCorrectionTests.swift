import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Corrections of what has moved far end by no more than half a point, too, and so do flights, new parents and states.
final class FarCorrectionTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private let animations: [Animation] = [
    .spring, .bouncy, .smooth, .spring.delay(0.2), .spring.speed(2), .spring.delay(-0.05),
    .interpolatingSpring(stiffness: 170, damping: 20),
  ]

  private func scene(_ x: Double, id: String = "a", parent: String? = nil) -> Scene<String> {
    let element = Element(id, frame: Rect(x: x, y: 0, width: 100, height: 100)).match("key")
    guard let parent else { return Scene(size: size, elements: [element]) }
    return Scene(
      size: size,
      elements: [
        Element(parent, frame: Rect(x: 0, y: 0, width: 400, height: 800), children: [element])
          .transition(.identity)
      ])
  }

  private func x(_ animator: SceneAnimator<String>, _ id: String = "a") -> Double {
    animator.frame[id]?.frame.origin.x ?? .nan
  }

  /// The largest jump from now on, or in the last 0.6 s before everything is at rest: what the way of a moment differs from that of
  /// the moment before.
  private func largestJump(_ animator: SceneAnimator<String>, _ id: String = "a") -> Double {
    largestJump(animator) { x($0, id) }
  }

  private func largestJump(
    _ animator: SceneAnimator<String>, of value: (SceneAnimator<String>) -> Double
  ) -> Double {
    let (end, step) = (animator.settlingTime, 2.5e-4)
    animator.advance(to: max(animator.clockTime, end - 0.6))
    var (last, velocity, largest) = (value(animator), Double?.none, 0.0)
    while animator.clockTime < end + 2 * step {
      animator.advance(by: step)
      let next = value(animator)
      if let velocity { largest = max(largest, abs(next - last - velocity)) }
      (last, velocity) = (next, next - last)
    }
    XCTAssertTrue(animator.isIdle)
    return largest
  }

  func testWhatIsInterruptedOnAFarWayEndsWithinHalfAPoint() {
    for animation in animations {
      for pause in [0.05, 0.2] {
        let animator = SceneAnimator(scene(0))
        animator.update(to: scene(10_000), .animated(animation))
        animator.advance(by: 0.25 + pause)
        animator.update(to: scene(-3000), .animated(animation))
        XCTAssertLessThan(largestJump(animator), 0.6, "\(animation), \(pause)")
        XCTAssertEqual(x(animator), -3000)
      }
    }
  }

  func testAnInterruptedEffectThatGoesFarEndsWithinHalfAPoint() {
    let empty = Scene<String>(size: size, elements: [])
    for (number, animation) in animations.enumerated() {
      let distance = number.isMultiple(of: 2) ? 900.0 : 5000
      let transition = AtomicTransition.asymmetric(
        insertion: .offset(x: 300).animation(animation),
        removal: .offset(x: distance).animation(animation))
      let element = Element("a", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        .transition(transition)
      let full = Scene<String>(size: size, elements: [element])
      let animator = SceneAnimator(empty)
      for (scene, pause) in [(full, 0.25), (empty, 0.2), (full, 0.05), (empty, 0.15), (full, 0)] {
        animator.update(to: scene, .animated(animation))
        animator.advance(by: pause)
      }
      let jump = largestJump(animator) { $0.frame["a"]?.state.translation.dx ?? .nan }
      XCTAssertLessThan(jump, 0.6, "\(animation), \(distance)")
    }
  }

  func testFlightsAndNewParentsEndWithinHalfAPoint() {
    for animation in animations {
      for layer in [SharedElement<String>.Layer.above, .inPlace] {
        let animator = SceneAnimator(scene(0, id: "a", parent: "p"))
        animator.update(
          to: scene(6000, id: "b", parent: "q"), .animated(animation),
          using: ["b": .sharedElement(layer: layer)])
        XCTAssertLessThan(largestJump(animator, "b"), 0.6, "\(animation), \(layer)")
      }
      let animator = SceneAnimator(scene(0, parent: "p"))
      animator.update(to: scene(6000, parent: "q"), .animated(animation))
      XCTAssertLessThan(largestJump(animator), 0.6, "\(animation)")
    }
  }

  func testAnOpenChangeOfAFarMoveEndsWithinHalfAPoint() {
    for animation in animations {
      let animator = SceneAnimator(scene(0))
      let change = animator.begin(to: scene(5000), .animated(animation))
      change.scrub(to: 1 - 1e-9)
      XCTAssertEqual(x(animator), 5000, accuracy: 0.5, "\(animation)")
      change.scrub(to: 0.3)
      change.finish(velocity: 1)
      XCTAssertLessThan(largestJump(animator), 0.6, "\(animation)")
      XCTAssertEqual(x(animator), 5000)
    }
  }

  func testWhatWaitsWhileItMovesFarIsAtRestInTime() {
    for animation in animations {
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(10_000), .animated(animation))
      animator.advance(by: 0.25)
      animator.update(to: scene(0), .animated(animation.delay(0.1)))
      let end = animator.settlingTime
      animator.advance(by: 0.2)
      XCTAssertLessThanOrEqual(animator.settlingTime, end, "\(animation)")
      XCTAssertLessThan(largestJump(animator), 0.6, "\(animation)")
    }
  }

  func testAStateThatMovesFarEndsWithinHalfAPoint() {
    for (distance, jump) in [(300.0, 0.3), (5000, 0.5)] {
      let scenes = [0, distance].map { (distance: Double) -> Scene<String> in
        var state = PropertyState.rest
        state.translation.dy = distance
        let element = Element("a", frame: Rect(x: 0, y: 0, width: 9, height: 9)).state(state)
        return Scene(size: size, elements: [element])
      }
      let animator = SceneAnimator(scenes[0])
      animator.update(to: scenes[1], .animated(.spring))
      animator.advance(to: animator.settlingTime - 1e-9)
      XCTAssertEqual(
        animator.frame["a"]?.state.translation.dy ?? 0, distance, accuracy: jump + 1e-6)
    }
  }
}
