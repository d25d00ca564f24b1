import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What repeats for ever in a scene.
final class LoopTests: XCTestCase {
  /// A spinner beside a card.
  private func scene(
    angle: Double = 0, opacity: Double = 1, x: Double = 0, shake: Shake? = nil,
    transition: AtomicTransition? = nil, hasSpinner: Bool = true, reducesMotion: Bool = false
  ) -> Scene<String> {
    var state = PropertyState.rest
    state.rotation = Rotation(z: angle)
    state.opacity = opacity
    var spinner = SceneElement("spinner", frame: Rect(x: 20, y: 20, width: 40, height: 40))
      .state(state)
    if let shake { spinner = spinner.modifier(shake) }
    if let transition { spinner = spinner.transition(transition) }
    var scene = Scene(
      size: Size(width: 400, height: 800),
      elements: (hasSpinner ? [spinner] : [])
        + [SceneElement("card", frame: Rect(x: x, y: 200, width: 100, height: 100))])
    scene.prefersReducedMotion = reducesMotion
    return scene
  }

  private func angle(_ animator: SceneAnimator<String>) -> Double {
    animator.frame["spinner"]?.state.rotation.z ?? .nan
  }

  private func card(_ animator: SceneAnimator<String>) -> Double {
    animator.frame["card"]?.frame.origin.x ?? .nan
  }

  private let turning = Animation.linear(duration: 1).repeatForever(autoreverses: false)

  func testASpinnerTurnsForEver() {
    let animator = SceneAnimator(scene())
    animator.update(to: scene(angle: 6), animation: turning)
    for _ in 0..<1000 {
      animator.advance(by: 0.13)
      let expected = 6 * animator.clockTime.truncatingRemainder(dividingBy: 1)
      // Time is a sum of steps: at a whole second it may be on either side.
      guard abs(animator.clockTime - animator.clockTime.rounded()) > 1e-6 else { continue }
      XCTAssertEqual(angle(animator), expected, accuracy: 1e-9)
      XCTAssertFalse(animator.isIdle)
    }
    assertNoEnd(of: animator)
  }

  func testAPulseGoesBackAndForth() {
    let animator = SceneAnimator(scene())
    animator.update(
      to: scene(opacity: 0.2), animation: .easeInOut(duration: 0.5).repeatForever())
    for frame in 1...200 {
      animator.advance(by: 1.0 / 64)
      let phase = (Double(frame) / 64 / 0.5).truncatingRemainder(dividingBy: 2)
      let way = Animation.easeInOut(duration: 1).value(at: phase <= 1 ? phase : 2 - phase)
      XCTAssertEqual(
        animator.frame["spinner"]?.state.opacity ?? .nan, 1 - 0.8 * way, accuracy: 1e-9)
    }
  }

  func testAFrameAndAModifierRepeat() {
    let animator = SceneAnimator(scene(shake: Shake(amplitude: 0, turns: 0.25)))
    animator.update(
      to: scene(x: 300, shake: Shake(amplitude: 80, turns: 0.25)), animation: turning)
    animator.advance(by: 17.25)
    XCTAssertEqual(card(animator), 75, accuracy: 1e-9)
    XCTAssertEqual(
      animator.frame["spinner"]?.state.translation.dx ?? .nan, 20, accuracy: 1e-9)
  }

  func testItKeepsItsPhaseWhenSomethingElseChanges() {
    forAll(300) { generator in
      let animator = SceneAnimator(scene())
      animator.update(to: scene(angle: 6), animation: turning)
      for step in 0..<20 {
        animator.advance(by: generator.double(in: 0...0.3))
        let before = angle(animator)
        animator.update(
          to: scene(angle: 6, x: Double(step)), animation: generator.bool() ? .bouncy : nil)
        XCTAssertEqual(angle(animator), before)
        let way = animator.clockTime - animator.clockTime.rounded(.down)
        guard way > 1e-6, way < 1 - 1e-6 else { continue }
        XCTAssertEqual(before, 6 * way, accuracy: 1e-9)
      }
    }
  }

  func testItStopsWithItsVelocityWhenItChanges() {
    let animations: [Animation] = [
      .linear(duration: 1), .easeInOut(duration: 0.6), .spring(duration: 0.4, bounce: 0.3),
    ]
    forAll(1000) { generator in
      let animator = SceneAnimator(scene())
      let loop = generator.pick(animations).repeatForever(autoreverses: generator.bool())
      let cycle = loop.duration == .infinity ? 3.0 : 1
      animator.update(to: scene(angle: 6), animation: loop)
      for target in [1.0, 6, 2] {
        animator.advance(by: generator.double(in: 0.01...cycle))
        let h = 1e-6
        // The velocity just before, by two differences.
        let (first, time) = (angle(animator), animator.clockTime)
        animator.advance(by: h)
        let second = angle(animator)
        animator.update(to: scene(angle: target), animation: .smooth)
        XCTAssertEqual(angle(animator), second, accuracy: 1e-9)
        animator.advance(by: h)
        let third = angle(animator)
        // Where a cycle ends within these microseconds, the loop itself jumps.
        guard abs(second - first) < 1 else { return }
        let (before, after) = ((second - first) / h, (third - second) / h)
        if abs(after - before) > 0.01 {
          // A loop that goes back and forth by straight lines has a kink where it turns.
          let isTurning = abs(angle(animator) - 6) < 0.01 || abs(angle(animator)) < 0.01
          XCTAssertTrue(isTurning, "\(before) to \(after) at \(time) of \(loop)")
        }
        if generator.bool() {
          animator.update(to: scene(angle: 6), animation: loop)
        }
      }
    }
  }

  func testItComesToRestAfterItWasStopped() {
    for animation in [Animation.smooth, nil] {
      let animator = SceneAnimator(scene())
      let shakes = [0.0, 80, 30].map { Shake(amplitude: $0, turns: 0.25) }
      animator.update(to: scene(shake: shakes[0]))
      animator.update(to: scene(angle: 6, shake: shakes[1]), animation: turning)
      animator.advance(by: 3.4)
      animator.update(to: scene(angle: 1, shake: shakes[2]), animation: animation)
      XCTAssertLessThan(animator.settlingTime, 10)
      animator.advance(to: .infinity)
      animator.advance(by: 0.01)
      XCTAssertEqual(angle(animator), 1)
      XCTAssertEqual(animator.frame["spinner"]?.state.translation.dx, 30)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testAnElementThatLeavesRepeatsUntilItIsGone() {
    let animator = SceneAnimator(scene(transition: .opacity))
    animator.update(to: scene(angle: 6, transition: .opacity), animation: turning)
    animator.advance(by: 2.25)
    animator.update(to: scene(hasSpinner: false), animation: .linear(duration: 1))
    animator.advance(by: 0.5)
    XCTAssertEqual(angle(animator), 4.5, accuracy: 1e-9)
    animator.advance(by: 0.6)
    XCTAssertNil(animator.frame["spinner"])
    XCTAssertTrue(animator.isIdle)
  }

  func testItsChangeIsCompleteAfterOneCycle() {
    let animator = SceneAnimator(scene())
    var outcomes: [AnimatingPosition] = []
    var times: [Double] = []
    animator.update(to: scene(angle: 6), animation: turning) { _ in
      times.append(animator.clockTime)
      outcomes.append(.end)
    }
    for _ in 0..<30 { animator.advance(by: 0.1) }
    XCTAssertEqual(outcomes.count, 1)
    XCTAssertEqual(times.first ?? .nan, 1, accuracy: 0.11)
    XCTAssertFalse(animator.isIdle)
  }

  func testReducedMotionTakesOutWhatIsNotEssential() {
    for isEssential in [false, true] {
      let loop = Animation.linear(duration: 1)
        .repeatForever(autoreverses: false, isEssential: isEssential)
      // From the start.
      let animator = SceneAnimator(scene(reducesMotion: true))
      animator.update(to: scene(angle: 6, reducesMotion: true), animation: loop)
      animator.advance(by: 0.5)
      XCTAssertEqual(angle(animator), isEssential ? 3 : 6, accuracy: 1e-9)
      XCTAssertEqual(animator.isIdle, !isEssential)
      // When the user turns it on meanwhile.
      let other = SceneAnimator(scene())
      other.update(to: scene(angle: 6), animation: loop)
      other.advance(by: 0.25)
      other.update(to: scene(angle: 6, reducesMotion: true))
      XCTAssertEqual(angle(other), isEssential ? 1.5 : 6, accuracy: 1e-9)
      other.advance(by: 0.5)
      XCTAssertEqual(other.isIdle, !isEssential)
    }
  }

  func testAFingerHoldsALoopAndLetsItGo() throws {
    let animator = SceneAnimator(scene())
    animator.update(to: scene(x: 100), animation: turning)
    animator.advance(by: 1.5)
    XCTAssertEqual(card(animator), 50, accuracy: 1e-9)
    let change = animator.begin(to: scene(x: 300), .animated(turning))
    animator.advance(by: 5)
    XCTAssertEqual(card(animator), 50, accuracy: 1e-9)
    change.scrub(to: 0.7)
    change.finish()
    animator.advance(by: 20)
    XCTAssertEqual(card(animator), 300)
    XCTAssertTrue(animator.isIdle)
  }

  func testACompiledChangeHasOneCycle() {
    let transition = SceneTransition(from: scene(), to: scene(angle: 6), .animated(turning))
    XCTAssertEqual(transition.duration, 1)
    XCTAssertEqual(
      transition.frame(at: 0.5)["spinner"]?.state.rotation.z ?? .nan, 3, accuracy: 1e-9)
  }

  func testALoopThatBeginsInFlightRepeatsTheWholeDistance() {
    for (isYoyo, animation) in [
      (false, Animation.linear(duration: 1).repeatForever(autoreverses: false)),
      (true, .linear(duration: 1).repeatForever(autoreverses: true)),
    ] {
      let animator = SceneAnimator(scene())
      animator.update(to: scene(x: 100), animation: animation)
      animator.advance(by: 12.25)
      animator.update(to: scene(), animation: .smooth)
      animator.advance(by: 0.05)
      let before = card(animator)
      animator.advance(by: 1e-6)
      let rate = (card(animator) - before) / 1e-6
      let caught = card(animator)
      animator.update(to: scene(x: 100), animation: animation)
      XCTAssertEqual(card(animator), caught, accuracy: 1e-9, "it jumps")
      animator.advance(by: 1e-6)
      XCTAssertEqual((card(animator) - caught) / 1e-6, rate, accuracy: 1, "its velocity jumps")
      animator.advance(by: 20)
      let cycle = (0..<200).map { _ in
        animator.advance(by: 0.01)
        return card(animator)
      }
      XCTAssertLessThan(cycle.min() ?? .nan, isYoyo ? 2 : 1.5)
      XCTAssertGreaterThan(cycle.max() ?? .nan, 98)
    }
  }

  func testASizeThatDoesNotMoveDoesNotRepeat() throws {
    func scene(_ x: Double, _ width: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 400)) {
        SceneElement("card", frame: Rect(x: x, y: 0, width: width, height: 100)).resizing(.none)
      }
    }
    let animator = SceneAnimator(scene(0, 100))
    animator.update(to: scene(100, 200), animation: turning)
    for _ in 0..<30 {
      XCTAssertEqual(try XCTUnwrap(animator.frame["card"]).frame.width, 200)
      animator.advance(by: 0.1)
    }
  }

  func testWhatWaitsRepeatsFromItsStartOn() {
    let animator = SceneAnimator(scene())
    animator.update(to: scene(x: 100), animation: .linear(duration: 1))
    animator.advance(by: 0.5)
    // It still moves when the loop waits for its delay.
    animator.update(to: scene(x: 200), animation: turning.delay(0.25))
    XCTAssertEqual(animator.settlingTime, .infinity)
    animator.advance(by: 40)
    XCTAssertFalse(animator.isIdle)
    let first = card(animator)
    animator.advance(by: 1)
    XCTAssertEqual(card(animator), first, accuracy: 1e-6)
    animator.advance(by: 0.3)
    XCTAssertGreaterThan(abs(card(animator) - first), 1)
  }
}

/// Fails if an animator whose scene repeats something for ever has an end to go to.
func assertNoEnd<ID>(
  of animator: SceneAnimator<ID>, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(animator.settlingTime, .infinity, file: file, line: line)
  let before = animator.clockTime
  animator.advance(to: .infinity)
  XCTAssertEqual(animator.clockTime, before, file: file, line: line)
}
