import TransitionKit
import XCTest

/// The rule for what is shown after an interruption, claim by claim.
final class InterruptionRuleTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testValuesAfterAnInterruptionAreThoseOfTheReference() {
    for reference in InterruptionReference.all {
      let move = AtomicTransition.move(edge: .trailing).animation(reference.animation)
      let animator = TransitionAnimator(move.compile(for: .insertion, in: container))
      animator.start()
      animator.advance(to: reference.delay)
      animator.retarget(to: move.compile(for: .removal, in: container))
      for (index, value) in reference.values.enumerated() {
        animator.advance(to: reference.delay + Double(index) * reference.step)
        XCTAssertEqual(
          animator.frame.view.translation.dx, value, accuracy: 0.02,
          "\(reference.animation) after \(reference.delay) s, value \(index)")
      }
    }
  }

  func testAnInsertionThatIsUndoneAtOnceIsNeverSeen() {
    for animation in [
      Animation.easeInOut, .easeOut, .bouncy, .linear, .timingCurve(.circularEaseOut),
    ] {
      let fade = AtomicTransition.opacity.animation(animation)
      let animator = TransitionAnimator(fade.compile(for: .insertion, in: container))
      animator.start()
      animator.retarget(to: fade.compile(for: .removal, in: container))
      var most = 0.0
      while animator.advance(by: 0.01) {
        if case .finished = animator.state { break }
        most = max(most, animator.frame.view.opacity)
      }
      XCTAssertEqual(most, 0, accuracy: 1e-15, "\(animation)")
    }
  }

  func testWhatIsSeenOfAnInsertionThatIsUndoneTendsToNothing() {
    for animation in [Animation.easeInOut, .easeOut, .bouncy, .smooth, .linear] {
      var last = Double.infinity
      for delay in [0.05, 0.01, 1e-3, 1e-5] {
        let fade = AtomicTransition.opacity.animation(animation)
        let animator = TransitionAnimator(fade.compile(for: .insertion, in: container))
        animator.start()
        animator.advance(to: delay)
        animator.retarget(to: fade.compile(for: .removal, in: container))
        var most = animator.frame.view.opacity
        for _ in 0..<400 {
          animator.advance(by: 0.002)
          if case .finished = animator.state { break }
          most = max(most, animator.frame.view.opacity)
        }
        XCTAssertLessThan(most, last, "\(animation) after \(delay) s")
        last = most
      }
      XCTAssertLessThan(last, 1e-3, "\(animation)")
    }
  }

  func testAChangeThatIsUndoneAtTheSameTimeLetsThePreviousMotionContinue() {
    let push = NavigationTransition.swing.compile(for: .push, in: container)
    let pop = NavigationTransition.swing.compile(for: .pop, in: container)
    let plain = TransitionAnimator(push)
    let toggled = TransitionAnimator(push)
    for animator in [plain, toggled] {
      animator.start()
      animator.advance(to: 0.1)
    }
    for _ in 0..<3 {
      toggled.retarget(to: pop)
      toggled.retarget(to: push)
    }
    for time in [0.1, 0.2, 0.3] {
      plain.advance(to: time)
      toggled.advance(to: time)
      XCTAssertEqual(plain.frame, toggled.frame)
    }
  }

  func testAStartFromRestIsThePlainAnimationToTheBit() {
    let first = AtomicTransition.scale(0.5).animation(.linear(duration: 0.1))
      .compile(for: .insertion, in: container)
    let second = AtomicTransition.opacity.animation(.timingCurve(0, 0.9, 0.1, 1, duration: 0.5))
      .compile(for: .removal, in: container)
    let animator = TransitionAnimator(first)
    animator.start()
    animator.advance(to: 0.05)
    animator.retarget(to: second)
    for step in 0...20 {
      let time = Double(step) * 0.025
      animator.advance(to: 0.05 + time)
      guard case .running = animator.state else { break }
      XCTAssertEqual(
        animator.frame.view.opacity,
        second.timeline.frame(at: animator.time).view.opacity)
    }
  }

  func testAMotionThatStartsLaterLetsTheOldOneContinueUntilThen() {
    let first = AtomicTransition.offset(x: 100).animation(.linear(duration: 1))
      .compile(for: .insertion, in: container)
    let second = AtomicTransition.offset(x: 300).animation(.easeInOut(duration: 0.5).delay(0.2))
      .compile(for: .removal, in: container)
    let animator = TransitionAnimator(first)
    animator.start()
    animator.advance(to: 0.3)
    animator.retarget(to: second)
    for time in [0.3, 0.4, 0.49, 0.5] {
      animator.advance(to: time)
      XCTAssertEqual(animator.frame.view.translation.dx, 100 * (1 - time), accuracy: 1e-9)
    }
    // It then starts from there, with the velocity of the old one, however late the next frame is.
    XCTAssertEqual(
      animator.velocity(of: .view, .translation).components[0], -100, accuracy: 1e-7)
    let late = TransitionAnimator(first)
    late.start()
    late.advance(to: 0.3)
    late.retarget(to: second)
    late.advance(to: 0.61)
    animator.advance(to: 0.61)
    XCTAssertEqual(
      late.frame.view.translation.dx, animator.frame.view.translation.dx, accuracy: 1e-9)
    animator.advance(to: 9)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testAnInterruptionReplacesAMotionThatWaits() {
    let first = AtomicTransition.offset(x: 100).animation(.linear(duration: 1))
      .compile(for: .insertion, in: container)
    let waiting = AtomicTransition.offset(x: 300).animation(.linear(duration: 0.5).delay(0.2))
      .compile(for: .removal, in: container)
    let third = AtomicTransition.offset(x: 100).animation(.linear(duration: 1))
      .compile(for: .removal, in: container)
    func run(through middle: CompiledTransition?) -> TransitionAnimator {
      let animator = TransitionAnimator(first)
      animator.start()
      animator.advance(to: 0.3)
      if let middle { animator.retarget(to: middle) }
      animator.advance(to: 0.4)
      animator.retarget(to: third)
      animator.advance(to: 0.6)
      return animator
    }
    XCTAssertEqual(
      run(through: waiting).frame.view.translation.dx,
      run(through: nil).frame.view.translation.dx, accuracy: 1e-9)
  }

  func testAChangeOfAnchorLeavesTheCornersWhereTheyAre() {
    let size = container.viewFrame.size
    let spin = AtomicTransition.rotate(.degrees(80))
      .combined(with: .scale(0.5, anchor: UnitPoint(x: 0, y: 0))).animation(.easeInOut(duration: 1))
      .compile(for: .insertion, in: container)
    let fold = AtomicTransition.rotate(.degrees(-40))
      .combined(with: .scale(0.9, anchor: UnitPoint(x: 1, y: 0.8))).animation(
        .easeInOut(duration: 1)
      ).compile(for: .removal, in: container)
    let animator = TransitionAnimator(spin)
    animator.start()
    func corners() -> [Point] {
      let matrix = animator.frame.view.transform(size: size)
      return [Point.zero, Point(x: size.width, y: 0), Point(x: 0, y: size.height)]
        .map { matrix.apply(to: $0) }
    }
    let step = 1e-5
    animator.advance(to: 0.4 - step)
    let earlier = corners()
    animator.advance(to: 0.4)
    let before = corners()
    animator.retarget(to: fold)
    let after = corners()
    animator.advance(to: 0.4 + step)
    let later = corners()
    for index in before.indices {
      XCTAssertEqual(before[index].x, after[index].x, accuracy: 1e-9)
      XCTAssertEqual(before[index].y, after[index].y, accuracy: 1e-9)
      let (left, right) = (
        (before[index].x - earlier[index].x) / step, (later[index].x - after[index].x) / step
      )
      XCTAssertEqual(left, right, accuracy: 0.2)
    }
    animator.advance(to: 9)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testWhatTheNewTransitionDoesNotMoveComesToRestOnAViewThatEntersAndStaysOnOneThatLeaves() {
    let blur = NavigationTransition(.blur(radius: 20)).animation(.linear(duration: 1))
    let slide = NavigationTransition.slide.animation(.linear(duration: 1))
    let animator = TransitionAnimator(blur.compile(for: .push, in: container))
    animator.start()
    animator.advance(to: 0.5)
    let (origin, destination) = (animator.frame.origin.blur, animator.frame.destination.blur)
    XCTAssertGreaterThan(min(origin, destination), 5)
    animator.retarget(to: slide.compile(for: .pop, in: container))
    animator.advance(to: 1.49)
    // The old destination leaves now, and the old origin comes back.
    XCTAssertEqual(animator.frame.destination.blur, 0, accuracy: 0.5)
    XCTAssertEqual(animator.frame.origin.blur, destination, accuracy: 6)
    animator.advance(to: 99)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testPausingHoldsCorrectionsAndReversingLetsThemDieDown() {
    let push = NavigationTransition.slide.compile(for: .push, in: container)
    let pop = NavigationTransition.slide.compile(for: .pop, in: container)
    func interrupted() -> TransitionAnimator {
      let animator = TransitionAnimator(push)
      animator.start()
      animator.advance(to: 0.2)
      animator.retarget(to: pop)
      animator.advance(to: 0.25)
      return animator
    }
    let animator = interrupted()
    let shown = animator.frame
    animator.pause()
    animator.advance(to: 5)
    XCTAssertEqual(animator.frame.origin, shown.origin)
    animator.resume()
    let other = interrupted()
    animator.advance(by: 0.05)
    other.advance(by: 0.05)
    XCTAssertEqual(
      animator.frame.origin.translation.dx, other.frame.origin.translation.dx, accuracy: 1e-9)
    other.reverse()
    other.advance(by: 9)
    XCTAssertEqual(other.state, .finished(at: .start))
    XCTAssertTrue(other.frame.origin.isAtRest)
  }

  func testAnInfiniteSlopeAddsNothing() {
    let push = NavigationTransition.slide.compile(for: .push, in: container)
    let steep: [Animation] = [
      .timingCurve(0, 0.55, 0.45, 1), .timingCurve(.circularEaseOut),
      .timingCurve(0.001, 0.5, 0.5, 1),
    ]
    for animation in steep {
      let pop = NavigationTransition.slide.animation(animation).compile(for: .pop, in: container)
      let animator = TransitionAnimator(push)
      animator.start()
      animator.advance(by: 0.1)
      animator.retarget(to: pop)
      for _ in 0..<200 {
        animator.advance(by: 0.002)
        if case .finished = animator.state { break }
        for view in [ViewID.origin, .destination] {
          XCTAssertLessThan(abs(animator.frame[view].translation.dx), 400, "\(animation)")
        }
      }
    }
  }

  func testARunThatWasIdleFirstIsInterruptedLikeOneThatWasNot() {
    let delayed = AtomicTransition.offset(x: 100).animation(.easeIn(duration: 1).delay(0.1))
    func run(idle: Double) -> Double {
      let animator = TransitionAnimator(delayed.compile(for: .insertion, in: container))
      animator.advance(to: idle)
      animator.start()
      animator.advance(to: idle + 0.25)
      animator.retarget(to: delayed.animation(.linear).compile(for: .removal, in: container))
      animator.advance(to: idle + 0.3)
      return animator.frame.view.translation.dx
    }
    XCTAssertEqual(run(idle: 0), run(idle: 2), accuracy: 1e-9)
  }

  func testWhatAScrubBroughtUnderWayKeepsItsVelocity() {
    let delayed = AtomicTransition.offset(x: 100).animation(.linear(duration: 0.5).delay(0.2))
    let animator = TransitionAnimator(delayed.compile(for: .insertion, in: container))
    animator.start()
    animator.advance(to: 0.01)
    animator.scrub(to: 0.6)
    animator.resume()
    animator.advance(to: 0.05)
    animator.retarget(to: AtomicTransition.offset(x: 100).compile(for: .removal, in: container))
    XCTAssertEqual(
      animator.velocity(of: .view, .translation).components[0], -200, accuracy: 1e-9)
  }
}
