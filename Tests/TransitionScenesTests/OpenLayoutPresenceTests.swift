import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Elements with their own animation that come and leave as the new scene of an open change is laid out anew.
final class OpenLayoutPresenceTests: XCTestCase {
  private let linear = Transaction.animated(.linear(duration: 1))

  private func scene(_ box: Double, toast: Bool) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800)) {
      SceneElement("box", frame: Rect(x: box, y: 0, width: 50, height: 50))
      if toast {
        SceneElement("toast", frame: Rect(x: 0, y: 100, width: 50, height: 50))
          .transition(.opacity).animation(.linear(duration: 1))
      }
    }
  }

  private func opacity(_ animator: SceneAnimator<String>) -> Double {
    animator.frame["toast"]?.state.opacity ?? 0
  }

  /// The largest step of the opacity of the toast from one frame to the next until everything is at rest.
  private func largestStep(_ animator: SceneAnimator<String>, until end: Double = 10) -> Double {
    var (last, step, time) = (opacity(animator), 0.0, 0.0)
    while !animator.isIdle, time < end {
      animator.advance(by: 1.0 / 120)
      time += 1.0 / 120
      step = max(step, abs(opacity(animator) - last))
      last = opacity(animator)
    }
    return step
  }

  func testWhatALayoutRemovesLeavesWithTheChange() {
    for pause in [0, 0.3, 2] {
      for finishes in [false, true] {
        let animator = SceneAnimator(scene(0, toast: true))
        let change = animator.begin(to: scene(100, toast: true), linear)
        change.scrub(to: 0.5)
        change.update(new: scene(100, toast: false))
        XCTAssertLessThan(largestStep(animator, until: pause), 0.02)
        for progress in [0, 1, 0.25] {
          change.scrub(to: progress)
          XCTAssertEqual(opacity(animator), 1 - progress, accuracy: 1e-9)
        }
        if finishes { change.finish() } else { change.cancel() }
        XCTAssertLessThan(largestStep(animator), 0.1, "\(pause) \(finishes)")
        let end = scene(finishes ? 100 : 0, toast: !finishes)
        XCTAssertEqual(animator.frame, SceneAnimator(end).frame)
      }
    }
  }

  func testWhatALayoutInsertsComesWithTheChange() {
    for finishes in [false, true] {
      let animator = SceneAnimator(scene(0, toast: false))
      let change = animator.begin(to: scene(100, toast: false), linear)
      change.scrub(to: 0.5)
      change.update(new: scene(100, toast: true))
      for progress in [0, 1, 0.25] {
        change.scrub(to: progress)
        XCTAssertEqual(opacity(animator), progress, accuracy: 1e-9)
      }
      if finishes { change.finish() } else { change.cancel() }
      XCTAssertLessThan(largestStep(animator), 0.1)
      let end = scene(finishes ? 100 : 0, toast: finishes)
      XCTAssertEqual(animator.frame, SceneAnimator(end).frame)
    }
  }

  func testWhatALayoutRemovesAndAnotherOneBringsBackStays() {
    for time in [0, 0.2] {
      let animator = SceneAnimator(scene(0, toast: true))
      let change = animator.begin(to: scene(100, toast: true), linear)
      change.scrub(to: 0.5)
      change.update(new: scene(100, toast: false))
      animator.advance(by: time)
      change.update(new: scene(100, toast: true))
      change.cancel()
      XCTAssertLessThan(largestStep(animator), 0.1)
      XCTAssertEqual(animator.frame, SceneAnimator(scene(0, toast: true)).frame)
    }
  }
}
