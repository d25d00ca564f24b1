import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Updates whose animations start in the middle continue from what is shown: DESIGN, section 6.
final class NegativeDelayTests: XCTestCase {
  private func scene(_ x: Double, opacity: Double = 1) -> Scene<Int> {
    Scene(size: Size(width: 400, height: 800)) {
      Element(0, frame: Rect(x: x, y: 0, width: 80, height: 80)).opacity(opacity)
    }
  }

  private func x(_ animator: SceneAnimator<Int>) throws -> Double {
    try XCTUnwrap(animator.frame[0]).frame.origin.x
  }

  func testAnUpdateFromRestStartsWhereItIsShown() throws {
    let animator = SceneAnimator(scene(0))
    animator.update(to: scene(100), animation: .linear(duration: 1).delay(-0.8))
    for (time, expected) in [(0.0, 0.0), (0.05, 25), (0.1, 50), (0.2, 100)] {
      animator.advance(to: time)
      XCTAssertEqual(try x(animator), expected, accuracy: 1e-9, "at \(time) s")
    }
    XCTAssertTrue(animator.isIdle)
  }

  func testAnInterruptionStartsWhereItIsShown() throws {
    let animator = SceneAnimator(scene(0))
    animator.update(to: scene(100), animation: .linear(duration: 1))
    animator.advance(to: 0.6)
    animator.update(to: scene(0), animation: .linear(duration: 1).delay(-0.8))
    XCTAssertEqual(try x(animator), 60, accuracy: 1e-9)
    animator.advance(by: 1e-9)
    XCTAssertEqual(try x(animator), 60, accuracy: 1e-6)
    animator.advance(by: 10)
    XCTAssertEqual(try x(animator), 0)
  }

  func testAFingerStartsWhereItIsShown() throws {
    let animator = SceneAnimator(scene(0))
    let change = animator.begin(
      to: scene(100), .animated(.linear(duration: 1).delay(-0.8)))
    XCTAssertEqual(try x(animator), 0, accuracy: 1e-9)
    change.scrub(to: 0.5)
    XCTAssertEqual(try x(animator), 50, accuracy: 1e-9)
    // What moves the progress may start in the middle, too.
    change.finish(animation: .linear(duration: 1).delay(-0.8))
    animator.advance(by: 1e-9)
    XCTAssertEqual(try x(animator), 50, accuracy: 1e-3)
    animator.advance(by: 1)
    XCTAssertEqual(try x(animator), 100)
  }

  /// A spring that has overshot already, and what repeats, begin at their starts.
  func testWhatCannotStartInTheMiddleStartsAtItsBeginning() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.6)
    let loop = Animation.linear(duration: 1).repeatForever(autoreverses: true)
    for animation in [spring, loop] {
      let (late, plain) = (SceneAnimator(scene(0)), SceneAnimator(scene(0)))
      late.update(to: scene(100), animation: animation.delay(-0.3))
      plain.update(to: scene(100), animation: animation)
      for step in 0...40 {
        late.advance(to: Double(step) / 10)
        plain.advance(to: Double(step) / 10)
        XCTAssertEqual(try x(late), try x(plain), accuracy: 1e-9, "\(animation) at step \(step)")
      }
    }
  }

  func testUpdatesThatStartInTheMiddleKeepValuesAndVelocities() {
    let step = 1e-7
    let animations: [Animation] = [
      .linear(duration: 0.5), .easeInOut(duration: 0.6), .smooth, .bouncy, .snappy,
      .easeOut(duration: 0.4), .linear(duration: 0.3).repeatCount(3, autoreverses: true),
    ]
    var (updates, moving) = (0, 0)
    forAll(2000) { generator in
      let animator = SceneAnimator(scene(0))
      for _ in 0..<generator.int(in: 1...5) {
        let delay = generator.double(in: -0.7...0.1)
        let goal = scene(
          generator.double(in: 0...300), opacity: generator.double(in: 0...1))
        let animation = generator.pick(animations).delay(delay)
        guard animation.duration > 0.05 else { continue }
        let earlier = try XCTUnwrap(animator.frame[0])
        animator.advance(by: step)
        let before = try XCTUnwrap(animator.frame[0])
        animator.update(to: goal, animation: animation)
        let after = try XCTUnwrap(animator.frame[0])
        XCTAssertEqual(after.frame.origin.x, before.frame.origin.x, accuracy: 1e-9, "\(animation)")
        XCTAssertEqual(after.state.opacity, before.state.opacity, accuracy: 1e-9, "\(animation)")
        animator.advance(by: step)
        let later = try XCTUnwrap(animator.frame[0])
        let old = (before.frame.origin.x - earlier.frame.origin.x) / step
        let new = (later.frame.origin.x - after.frame.origin.x) / step
        // A start from standstill is the plain animation.
        if abs(old) > 1 {
          moving += 1
          XCTAssertEqual(new, old, accuracy: 1 + 0.01 * abs(old), "\(animation)")
        }
        updates += 1
        animator.advance(by: generator.double(in: 0.01...0.3))
      }
      animator.advance(by: 100)
      XCTAssertTrue(animator.isIdle)
    }
    print("\(updates) updates, \(moving) of what moves")
    XCTAssertGreaterThan(moving, 0)
  }
}
