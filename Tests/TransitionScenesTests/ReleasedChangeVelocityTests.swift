import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What a finger has let go of continues with its velocity, however long the finger has held it: SCENES, sections 9 and 12.
final class ReleasedChangeVelocityTests: XCTestCase {
  func testAnUpdateAfterAReleaseKeepsTheVelocity() {
    var fastest = 0.0
    forAll(2000, .search) { generator in
      let animator = SceneAnimator(Self.scene(at: 0))
      let animations: [Animation] = [
        .smooth, .easeInOut(duration: 0.3), .snappy, .linear(duration: 0.4),
      ]
      let change = animator.begin(
        to: Self.scene(at: 300), .animated(generator.pick(animations)))
      change.scrub(to: generator.double(in: 0.1...0.9))
      animator.advance(by: generator.double(in: 0...3))
      let isForward = generator.bool()
      if isForward {
        change.finish(velocity: generator.double(in: 0...4))
      } else {
        change.cancel(velocity: -generator.double(in: 0...4))
      }
      animator.advance(by: generator.double(in: 0.001...0.2))
      let step = 1e-7
      let first = Self.place(in: animator)
      animator.advance(by: step)
      let second = Self.place(in: animator)
      animator.update(
        to: Self.scene(at: generator.double(in: -200...500)),
        .animated(generator.pick([.smooth, .easeInOut(duration: 0.3), .snappy])))
      let third = Self.place(in: animator)
      animator.advance(by: step)
      let velocity = (second - first) / step
      fastest = max(fastest, abs(velocity))
      XCTAssertEqual(third, second, accuracy: 1e-9)
      XCTAssertEqual(
        (Self.place(in: animator) - third) / step, velocity, accuracy: 0.5 + 0.001 * abs(velocity))
    }
    print("up to \(fastest) points/s")
    XCTAssertGreaterThan(fastest, 0)
  }

  private static func scene(at y: Double) -> Scene<String> {
    Scene(
      size: Size(width: 400, height: 800),
      elements: [Element("card", frame: Rect(x: 0, y: y, width: 100, height: 100))])
  }

  private static func place(in animator: SceneAnimator<String>) -> Double {
    animator.frame["card"]?.frame.origin.y ?? .nan
  }
}
