import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Open changes of which either scene is laid out anew so that something else moves than before.
final class OpenLayoutTests: XCTestCase {
  private let linear = Transaction.animated(.linear(duration: 1))

  /// A box that every change moves, and a label that moves only in some.
  private func scene(box: Double, label: Double, opacity: Double = 1) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800)) {
      SceneElement("box", frame: Rect(x: box, y: 0, width: 50, height: 50))
      SceneElement("label", frame: Rect(x: label, y: 100, width: 50, height: 50)).opacity(opacity)
    }
  }

  private func label(_ animator: SceneAnimator<String>) throws -> SceneFrame<String>.Element {
    try XCTUnwrap(animator.frame["label"])
  }

  /// The largest step of the label from one frame to the next until everything is at rest.
  private func largestStep(_ animator: SceneAnimator<String>) throws -> (x: Double, opacity: Double)
  {
    var last = try label(animator)
    var step = (x: 0.0, opacity: 0.0)
    while !animator.isIdle {
      animator.advance(by: 1.0 / 120)
      let now = try label(animator)
      step.x = max(step.x, abs(now.frame.origin.x - last.frame.origin.x))
      step.opacity = max(step.opacity, abs(now.state.opacity - last.state.opacity))
      last = now
    }
    return step
  }

  func testWhatOnlyAnotherOldSceneMovesIsBetweenBothScenes() throws {
    try check(from: scene(box: 0, label: 80, opacity: 0.2), to: scene(box: 100, label: 0)) {
      $0.update(old: $1.old)
    }
  }

  func testWhatOnlyAnotherNewSceneMovesIsBetweenBothScenes() throws {
    try check(from: scene(box: 0, label: 0), to: scene(box: 100, label: 80, opacity: 0.2)) {
      $0.update(new: $1.new)
    }
  }

  /// Checks a change that moves only the box until a layout gives it one of these scenes.
  private func check(
    from old: Scene<String>, to new: Scene<String>,
    layOut: (OpenChange<String>, (old: Scene<String>, new: Scene<String>)) -> Void
  ) throws {
    let (first, last) = try (label(SceneAnimator(old)), label(SceneAnimator(new)))
    for finishes in [false, true] {
      let animator = SceneAnimator(scene(box: 0, label: 0))
      let change = animator.begin(to: scene(box: 100, label: 0), linear)
      change.scrub(to: 0.5)
      layOut(change, (old, new))
      XCTAssertEqual(change.progress, 0.5)
      for progress in [0.5, 0, 1, 0.25] {
        change.scrub(to: progress)
        let shown = try label(animator)
        XCTAssertEqual(
          shown.frame.origin.x,
          first.frame.origin.x + (last.frame.origin.x - first.frame.origin.x) * progress,
          accuracy: 1e-9)
        XCTAssertEqual(
          shown.state.opacity,
          first.state.opacity + (last.state.opacity - first.state.opacity) * progress,
          accuracy: 1e-9)
        XCTAssertEqual(animator.frame["box"]?.frame.origin.x, 100 * progress)
      }
      if finishes { change.finish() } else { change.cancel() }
      let step = try largestStep(animator)
      XCTAssertLessThan(step.x, 5)
      XCTAssertLessThan(step.opacity, 0.05)
      let end = finishes ? new : old
      XCTAssertEqual(animator.scene, end)
      XCTAssertEqual(animator.frame, SceneAnimator(end).frame)
    }
  }

  /// Motion that is reduced moves nothing, but opacities still change, as they do in the change itself.
  func testOpacitiesOfAnotherOldSceneFollowTheFingerWithReducedMotion() throws {
    func reduced(_ opacity: Double, box: Double) -> Scene<String> {
      var scene = scene(box: box, label: 0, opacity: opacity)
      scene.prefersReducedMotion = true
      return scene
    }
    let animator = SceneAnimator(reduced(1, box: 0))
    let change = animator.begin(to: reduced(1, box: 100), linear)
    change.update(old: reduced(0.2, box: 0))
    for progress in [0.5, 0, 1, 0.25] {
      change.scrub(to: progress)
      XCTAssertEqual(try label(animator).state.opacity, 0.2 + 0.8 * progress, accuracy: 1e-9)
    }
    change.cancel()
    XCTAssertLessThan(try largestStep(animator).opacity, 0.05)
    XCTAssertEqual(animator.frame, SceneAnimator(reduced(0.2, box: 0)).frame)
  }

  func testALayoutLetsAChangeMoveThatMovedNothing() throws {
    let animator = SceneAnimator(scene(box: 0, label: 0))
    let change = animator.begin(to: scene(box: 0, label: 0), linear)
    change.update(new: scene(box: 100, label: 0))
    XCTAssertEqual(change.progress, 0)
    XCTAssertEqual(animator.frame["box"]?.frame.origin.x, 0)
    change.scrub(to: 0.5)
    XCTAssertEqual(animator.frame["box"]?.frame.origin.x, 50)
    change.cancel()
    animator.advance(by: 10)
    XCTAssertEqual(animator.frame, SceneAnimator(scene(box: 0, label: 0)).frame)
  }

  func testALayoutThatTakesLongerKeepsTheProgress() throws {
    func scene(_ x: Double, _ y: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("box", frame: Rect(x: x, y: 0, width: 50, height: 50))
        SceneElement("label", frame: Rect(x: 0, y: y, width: 50, height: 50))
          .animation(.linear(duration: 2))
      }
    }
    let animator = SceneAnimator(scene(0, 0))
    let change = animator.begin(to: scene(100, 0), linear)
    change.scrub(to: 0.25)
    change.update(new: scene(100, 100))
    XCTAssertEqual(change.progress, 0.25)
    XCTAssertEqual(try label(animator).frame.origin.y, 25)
    XCTAssertEqual(animator.frame["box"]?.frame.origin.x, 50)
    change.scrub(to: 1)
    XCTAssertEqual(try label(animator).frame.origin.y, 100)
  }

  func testWhatIsUnderWayStandsStillWhereAnotherOldSceneMovesIt() throws {
    let animator = SceneAnimator(scene(box: 0, label: 0))
    animator.update(to: scene(box: 0, label: 100), linear)
    animator.advance(by: 0.5)
    let change = animator.begin(to: scene(box: 100, label: 100), linear)
    change.scrub(to: 0.5)
    change.update(old: scene(box: 0, label: 120))
    XCTAssertEqual(try label(animator).frame.origin.x, 60, accuracy: 1e-9)
    change.cancel()
    XCTAssertLessThan(try largestStep(animator).x, 5)
    XCTAssertEqual(animator.frame, SceneAnimator(scene(box: 0, label: 120)).frame)
  }
}
