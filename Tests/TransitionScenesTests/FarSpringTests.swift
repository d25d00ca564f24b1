import Foundation
import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// How springs end that move elements: by at most 0.1 % of the distance, and by half a point (DESIGN, section 6).
final class FarSpringTests: XCTestCase {
  private func scene(_ x: Double) -> Scene<Int> {
    Scene(size: Size(width: 400, height: 800)) {
      Element(0, frame: Rect(x: x, y: 0, width: 80, height: 80))
    }
  }

  private func x(_ animator: SceneAnimator<Int>) throws -> Double {
    try XCTUnwrap(animator.frame[0]).frame.origin.x
  }

  /// Checks how something ends that has at most so far to go.
  ///
  /// - Parameter thrown: how far the velocity throws it that it had before.
  private func checkEnd(
    of animator: SceneAnimator<Int>, at goal: Double, distance: Double, thrown: Double = 0
  ) throws {
    let end = animator.settlingTime
    animator.advance(to: end - 1e-10)
    XCTAssertLessThanOrEqual(
      abs(try x(animator) - goal), min(1e-3 * distance, 0.5) + 1e-3 * thrown + 1e-6,
      "\(distance) points")
    animator.advance(to: end)
    XCTAssertEqual(try x(animator), goal)
    XCTAssertTrue(animator.isIdle)
  }

  func testElementsThatMoveFarEndByHalfAPoint() {
    var far = 0
    forAll(2000, .search) { generator in
      let distance = generator.double(in: 10...100) * generator.double(in: 1...100)
      let spring = Spring(
        response: generator.double(in: 0.1...0.8), dampingRatio: generator.double(in: 0.3...1.5))
      var animation = Animation.spring(spring)
      switch generator.int(in: 0...3) {
      case 0: animation = animation.delay(generator.double(in: 0...0.3))
      case 1: animation = animation.delay(-0.3 * spring.response)
      case 2: animation = animation.speed(generator.double(in: 0.5...2))
      default: break
      }
      if distance > 500 { far += 1 }
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(distance), animation: animation)
      try checkEnd(of: animator, at: distance, distance: distance)

      let open = SceneAnimator(scene(0))
      let change = open.begin(to: scene(distance), .animated(animation))
      change.scrub(to: 1 - 1e-10)
      XCTAssertLessThanOrEqual(
        abs(try x(open) - distance), min(1e-3 * distance, 0.5) + 1e-5, "\(animation)")
      XCTAssertTrue(change.isOpen)
    }
    XCTAssertGreaterThan(far, 0)
  }

  /// What waits starts from where the running motion is by then.
  func testAnElementThatHasWaitedEndsByHalfAPoint() {
    forAll(500, .search) { generator in
      let (first, second) = (generator.double(in: 100...5000), generator.double(in: -300...300))
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(first), animation: .linear(duration: 1))
      animator.advance(to: generator.double(in: 0...1))
      let shown = abs(try x(animator) - second)
      animator.update(
        to: scene(second), animation: .smooth.delay(generator.double(in: 0.01...0.5)))
      // A velocity of v is taken up by v t exp(-w t), with a response time of half a second at most.
      try checkEnd(
        of: animator, at: second, distance: max(shown, abs(first - second)),
        thrown: first * 0.5 / (2 * .pi * exp(1)))
    }
  }

  func testContractsSeeNoJumpWhereASpringEnds() {
    for distance in [300, 700, 6000] as [Double] {
      let change = SceneTransition(from: scene(0), to: scene(distance), .animated(.snappy))
      for contract in [MotionContract.speed(atMost: 1e6), .smooth()] {
        let verdict = change.verdict(on: contract)
        XCTAssertTrue(verdict.isProved, "\(distance): \(verdict)")
      }
    }
  }

  func testNothingThatMovesLessThan500PointsLastsLonger() {
    for distance in [1, 390, 500] as [Double] {
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(distance), animation: .smooth)
      XCTAssertEqual(animator.settlingTime, Animation.smooth.duration)
    }
  }
}
