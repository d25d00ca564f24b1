import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Emphases that repeat for ever.
final class EmphasisLoopTests: XCTestCase {
  /// A dot beside a card.
  private func scene(
    _ emphasis: Emphasis?, x: Double = 0, size: Double = 40, hasDot: Bool = true,
    reducesMotion: Bool = false
  ) -> Scene<String> {
    var dot = SceneElement("dot", frame: Rect(x: 20, y: 20, width: size, height: size))
      .transition(.opacity)
    if let emphasis { dot = dot.emphasis(emphasis) }
    var scene = Scene(
      size: Size(width: 400, height: 800),
      elements: (hasDot ? [dot] : [])
        + [SceneElement("card", frame: Rect(x: x, y: 200, width: 100, height: 100))])
    scene.prefersReducedMotion = reducesMotion
    return scene
  }

  private func pulse(
    _ trigger: Int, autoreverses: Bool = true, isEssential: Bool = false
  ) -> Emphasis {
    Emphasis(
      .offset(x: 60),
      animation: .linear(duration: 1).repeatForever(
        autoreverses: autoreverses, isEssential: isEssential), trigger: trigger)
  }

  private func running(_ emphasis: (Int) -> Emphasis) -> SceneAnimator<String> {
    let animator = SceneAnimator(scene(emphasis(0)))
    animator.update(to: scene(emphasis(1)))
    return animator
  }

  private func shift(_ animator: SceneAnimator<String>) -> Double {
    animator.frame["dot"]?.state.translation.dx ?? .nan
  }

  /// Where an emphasis by straight lines is.
  private func expected(_ time: Double, autoreverses: Bool) -> Double {
    let phase = time.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
    return 60 * (phase <= 1 ? phase : 2 - phase)
  }

  func testItPlaysThereAndBackForEver() {
    for autoreverses in [true, false] {
      let animator = running { pulse($0, autoreverses: autoreverses) }
      for _ in 0..<1000 {
        XCTAssertTrue(animator.advance(by: 0.13))
        let time = animator.clockTime
        guard abs(time - time.rounded()) > 1e-6 else { continue }
        XCTAssertEqual(shift(animator), expected(time, autoreverses: autoreverses), accuracy: 1e-9)
        XCTAssertFalse(animator.isIdle)
      }
      assertNoEnd(of: animator)
    }
  }

  func testKeyframesAndPhasesRepeat() {
    var raised = PropertyState.rest
    raised.translation.dx = 60
    let phases = running {
      .phases([raised], animation: .linear(duration: 1).repeatForever(), trigger: $0)
    }
    let keyframes = running {
      Emphasis.keyframes(
        .translation,
        [.linear([60, 0, 0], duration: 1), .linear([0, 0, 0], duration: 1)], trigger: $0
      ).repeatForever(autoreverses: false)
    }
    for animator in [phases, keyframes] {
      for _ in 0..<100 {
        animator.advance(by: 0.37)
        XCTAssertEqual(
          shift(animator), expected(animator.clockTime, autoreverses: true), accuracy: 1e-9)
      }
    }
  }

  func testItKeepsItsPhaseWhenSomethingElseChanges() {
    forAll(300) { generator in
      let autoreverses = generator.bool()
      let animator = running { pulse($0, autoreverses: autoreverses) }
      let emphasis = pulse(1, autoreverses: autoreverses)
      for step in 0..<20 {
        animator.advance(by: generator.double(in: 0...0.3))
        let before = shift(animator)
        // A size of its own lets the emphasis be compiled anew.
        animator.update(
          to: scene(emphasis, x: Double(step), size: generator.pick([40, 50])),
          animation: generator.bool() ? .bouncy : nil)
        XCTAssertEqual(shift(animator), before, accuracy: 1e-9)
        let time = animator.clockTime
        guard abs(time - time.rounded()) > 1e-6 else { continue }
        XCTAssertEqual(before, expected(time, autoreverses: autoreverses), accuracy: 1e-9)
      }
    }
  }

  func testOneThatIsMeasuredByItsElementKeepsItsPhaseWhenThatIsResized() {
    func emphasis(_ trigger: Int) -> Emphasis {
      Emphasis(
        .offset(x: 60).combined(with: .move(edge: .top)),
        animation: .linear(duration: 1).repeatForever(), trigger: trigger)
    }
    let animator = running(emphasis)
    for _ in 0..<40 {
      animator.advance(by: 0.77)
      animator.update(to: scene(emphasis(1), size: animator.clockTime), animation: .smooth)
      XCTAssertEqual(
        shift(animator), expected(animator.clockTime, autoreverses: true), accuracy: 1e-9)
    }
    animator.update(to: scene(nil))
    animator.advance(by: 10)
    XCTAssertEqual(shift(animator), 0)
    XCTAssertTrue(animator.isIdle)
  }

  func testItComesToRestWithItsVelocityWhenItIsTakenAwayOrTriggeredAgain() {
    let once = Emphasis(.scale(1.2), animation: .linear(duration: 0.5), trigger: 2)
    for next in [nil, once] {
      let animator = running { pulse($0) }
      animator.advance(by: 4.4)
      animator.update(to: scene(next))
      XCTAssertEqual(shift(animator), 24, accuracy: 1e-9)
      animator.advance(by: 1e-6)
      XCTAssertEqual((shift(animator) - 24) / 1e-6, 60, accuracy: 0.01)
      XCTAssertLessThan(animator.settlingTime, 10)
      animator.advance(by: 10)
      XCTAssertEqual(shift(animator), 0)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testTriggeredAgainItStartsFromWhatIsShownAndRepeats() {
    let animator = running { pulse($0) }
    animator.advance(by: 4.4)
    animator.update(to: scene(pulse(2)))
    XCTAssertEqual(shift(animator), 24, accuracy: 1e-9)
    animator.advance(by: 20.3)
    XCTAssertEqual(shift(animator), expected(20.3, autoreverses: true), accuracy: 1e-9)
    XCTAssertFalse(animator.isIdle)
    // However many steps there are.
    let other = running { pulse($0) }
    other.advance(by: 4.4)
    other.update(to: scene(pulse(2)))
    for _ in 0..<203 { other.advance(by: 0.1) }
    XCTAssertEqual(shift(other), shift(animator), accuracy: 1e-9)
  }

  func testWithoutAnimationsItEndsAtOnce() {
    let animator = running { pulse($0) }
    animator.advance(by: 0.4)
    var transaction = Transaction()
    transaction.disablesAnimations = true
    animator.update(to: scene(nil), transaction)
    XCTAssertEqual(shift(animator), 0)
    XCTAssertTrue(animator.isIdle)
  }

  func testItsChangeIsCompleteAfterOneCycle() {
    for autoreverses in [true, false] {
      let animator = SceneAnimator(scene(pulse(0)))
      var times: [Double] = []
      animator.update(
        to: scene(pulse(1, autoreverses: autoreverses)), animation: .linear(duration: 0.1)
      ) { _ in times.append(animator.clockTime) }
      for _ in 0..<40 { animator.advance(by: 0.125) }
      XCTAssertEqual(times, [autoreverses ? 2 : 1])
      XCTAssertFalse(animator.isIdle)
    }
  }

  func testReducedMotionTakesOutWhatIsNotEssential() {
    for isEssential in [false, true] {
      // From the start.
      let animator = SceneAnimator(
        scene(pulse(0, isEssential: isEssential), reducesMotion: true))
      animator.update(to: scene(pulse(1, isEssential: isEssential), reducesMotion: true))
      animator.advance(by: 0.5)
      XCTAssertEqual(shift(animator), isEssential ? 30 : 0, accuracy: 1e-9)
      XCTAssertEqual(animator.isIdle, !isEssential)
      // When the user turns it on meanwhile.
      let other = running { pulse($0, isEssential: isEssential) }
      other.advance(by: 0.25)
      other.update(to: scene(pulse(1, isEssential: isEssential), reducesMotion: true))
      XCTAssertEqual(shift(other), isEssential ? 15 : 0, accuracy: 1e-9)
      other.advance(by: 0.5)
      XCTAssertEqual(other.isIdle, !isEssential)
    }
  }

  func testAnElementThatLeavesRepeatsUntilItIsGone() {
    let animator = running { pulse($0) }
    animator.advance(by: 2.25)
    animator.update(to: scene(nil, hasDot: false), animation: .linear(duration: 1))
    animator.advance(by: 0.5)
    XCTAssertEqual(shift(animator), 45, accuracy: 1e-9)
    animator.advance(by: 0.6)
    XCTAssertNil(animator.frame["dot"])
    XCTAssertTrue(animator.isIdle)
  }

  func testAFingerHoldsItAndLetsItGo() {
    for isFinished in [true, false] {
      let animator = running { pulse($0) }
      animator.advance(by: 0.5)
      let change = animator.begin(
        to: scene(pulse(1), size: 80), .animated(.linear(duration: 1)))
      XCTAssertEqual(shift(animator), 30, accuracy: 1e-9)
      change.scrub(to: 0.7)
      // What it holds stands still, and then comes to rest.
      animator.advance(by: 0.3)
      XCTAssertEqual(shift(animator), 30, accuracy: 1e-9)
      if isFinished { change.finish() } else { change.cancel() }
      XCTAssertEqual(shift(animator), 30, accuracy: 1e-9)
      for _ in 0..<400 { animator.advance(by: 0.05) }
      XCTAssertEqual(shift(animator), 0)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(animator.frame["dot"]?.frame.width, isFinished ? 80 : 40)
    }
  }

  func testAFingerThatHoldsSomethingElseDoesNotDisturbIt() {
    for isFinished in [true, false] {
      let animator = running { pulse($0) }
      animator.advance(by: 0.45)
      let change = animator.begin(to: scene(pulse(1), x: 200), .animated(.linear(duration: 1)))
      func check() {
        XCTAssertEqual(
          shift(animator), expected(animator.clockTime, autoreverses: true), accuracy: 1e-9)
      }
      check()
      for step in 0..<20 {
        change.scrub(to: Double(step) / 20)
        animator.advance(by: 0.13)
        check()
      }
      if isFinished { change.finish() } else { change.cancel() }
      for _ in 0..<40 {
        animator.advance(by: 0.13)
        check()
      }
      XCTAssertEqual(animator.frame["card"]?.frame.origin.x, isFinished ? 200 : 0)
    }
  }

  func testItsDescriptionSaysThatItRepeats() {
    let once = Emphasis(.scale(1.3), trigger: 2)
    XCTAssertEqual("\(once)".hasSuffix(", trigger 2"), true)
    XCTAssertEqual(
      "\(once.repeatForever())",
      "\(once)".replacing(", trigger 2", with: " for ever back and forth, trigger 2"))
    XCTAssertEqual(
      "\(once.repeatForever(autoreverses: false))",
      "\(once)".replacing(", trigger 2", with: " for ever, trigger 2"))
  }

  func testACompiledChangeHasOneCycle() {
    let transition = SceneTransition(from: scene(pulse(0)), to: scene(pulse(1)))
    XCTAssertEqual(transition.duration, 2)
    XCTAssertEqual(
      transition.frame(at: 1.5)["dot"]?.state.translation.dx ?? .nan, 30, accuracy: 1e-9)
  }
}
