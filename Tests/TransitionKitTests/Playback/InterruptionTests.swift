import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class InterruptionTests: XCTestCase {
  private let push = NavigationTransition.slide.animation(.easeInOut(duration: 1))
    .compile(for: .push, in: .phone)
  private let pop = NavigationTransition.slide.animation(.easeInOut(duration: 1))
    .compile(for: .pop, in: .phone)

  func testAPopInTheMiddleOfAPushSwapsTheViewsWithoutAJump() {
    let animator = TransitionAnimator(push)
    var ends: [AnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.start()
    animator.advance(to: 0.4)
    let before = animator.frame
    let velocity = animator.velocity(of: .destination, .translation).components[0]
    XCTAssertTrue(animator.retarget(to: pop))
    XCTAssertEqual(ends, [.current])
    let after = animator.frame
    XCTAssertEqual(after.origin.translation.dx, before.destination.translation.dx, accuracy: 1e-9)
    XCTAssertEqual(after.destination.translation.dx, before.origin.translation.dx, accuracy: 1e-9)
    XCTAssertEqual(
      animator.velocity(of: .origin, .translation).components[0], velocity, accuracy: 1e-9)
    XCTAssertEqual(animator.interruptions.map(\.property), [.translation, .translation])
    XCTAssertEqual(
      animator.interruptions[0].paths,
      ["push / destination / move(edge: .trailing)", "pop / origin / move(edge: .trailing)"])
    animator.addCompletion { ends.append($0) }
    animator.advance(by: 5)
    XCTAssertEqual(ends, [.current, .end])
    XCTAssertEqual(animator.frame.drawingOrder, [.destination])
  }

  func testAPushOnTopOfAPushHasAThirdViewAndTheFirstFinishesItsMotion() {
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(to: 0.4)
    let before = animator.frame
    animator.retarget(to: push)
    let after = animator.frame
    XCTAssertEqual(after.origin.translation.dx, before.destination.translation.dx, accuracy: 1e-9)
    XCTAssertEqual(after.destination.translation.dx, 400, accuracy: 1e-9)
    XCTAssertEqual(
      after[.interrupted(.origin)].translation.dx, before.origin.translation.dx, accuracy: 1e-9)
    XCTAssertEqual(after.drawingOrder, [.interrupted(.origin), .origin, .destination])
    animator.advance(to: 0.7)
    XCTAssertEqual(
      animator.frame[.interrupted(.origin)].translation.dx,
      push.timeline.frame(at: 0.7).origin.translation.dx, accuracy: 1e-9)
    animator.advance(to: 1.1)
    XCTAssertFalse(animator.frame.isPresent(.interrupted(.origin)))
    animator.advance(to: 9)
    XCTAssertEqual(animator.frame.drawingOrder, [.destination])
  }

  func testAViewThatIsGoneDoesNotComeBack() {
    let slow = NavigationTransition.slide.animation(.linear(duration: 5))
      .compile(for: .push, in: .phone)
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(to: 0.5)
    animator.retarget(to: slow)
    animator.advance(to: 2)
    XCTAssertEqual(animator.frame.drawingOrder, [.origin, .destination])
    animator.retarget(to: slow)
    XCTAssertEqual(
      animator.frame.drawingOrder, [.interrupted(.origin), .origin, .destination])
  }

  func testAReversedRunLeavesItsOriginAndTakesItsDestination() {
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(to: 0.5)
    animator.reverse()
    animator.advance(to: 0.7)
    let slow = NavigationTransition.slide.animation(.linear(duration: 5))
      .compile(for: .push, in: .phone)
    animator.retarget(to: slow, matching: ViewMatching([.origin: .origin]))
    XCTAssertTrue(animator.frame.isPresent(.interrupted(.destination)))
    animator.advance(to: 2)
    XCTAssertFalse(animator.frame.isPresent(.interrupted(.destination)))
  }

  func testAViewThatGoesOnKeepsItsPlaceInTheDrawingOrder() {
    let animator = TransitionAnimator(pop)
    animator.start()
    animator.advance(to: 0.3)
    XCTAssertEqual(animator.frame.drawingOrder, [.destination, .origin])
    // A pop on top of a pop: the card that slides out stays in front.
    animator.retarget(to: pop)
    XCTAssertEqual(
      animator.frame.drawingOrder, [.destination, .origin, .interrupted(.origin)])
  }

  func testARunThatWaitsAtItsEndStandsStill() {
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(to: 0.5)
    animator.retarget(to: pop)
    animator.advance(to: 0.52)
    animator.reverse()
    animator.advance(to: 0.57)
    let before = animator.frame.origin.translation.dx
    let velocity = animator.velocity(of: .origin, .translation).components[0]
    animator.advance(by: 1e-6)
    XCTAssertEqual(
      (animator.frame.origin.translation.dx - before) / 1e-6, velocity, accuracy: 0.5)
  }

  func testASpringThatNeverSettlesDoesNotKeepARunFromEnding() {
    let animator = TransitionAnimator(push, settling: Spring(response: 0.5, dampingRatio: 0))
    animator.start()
    animator.advance(to: 0.5)
    animator.retarget(to: pop)
    animator.advance(by: 1000)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testAPopThatIsCancelledGoesBackToWhereItWouldHaveStarted() {
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(to: 0.4)
    animator.retarget(to: pop)
    animator.advance(to: 0.6)
    animator.cancel()
    animator.advance(to: 9)
    XCTAssertEqual(animator.state, .finished(at: .start))
    XCTAssertEqual(animator.frame.drawingOrder, [.origin])
    XCTAssertEqual(animator.frame.origin.translation.dx, 0)
  }

  func testARemovalInTheMiddleOfAnInsertionIsOfTheSameView() {
    let fade = AtomicTransition.opacity.animation(.linear(duration: 1))
    let animator = TransitionAnimator(fade.compile(for: .insertion, in: .phone))
    animator.start()
    animator.advance(to: 0.4)
    animator.retarget(to: fade.compile(for: .removal, in: .phone))
    XCTAssertEqual(animator.frame.view.opacity, 0.4, accuracy: 1e-12)
    XCTAssertEqual(animator.velocity(of: .view, .opacity).scalar, 1, accuracy: 1e-12)
    animator.advance(by: 9)
    XCTAssertEqual(animator.frame.drawingOrder, [])
  }

  func testRetargetingBeforeTheStartReplacesAndAfterTheEndDoesNothing() {
    let animator = TransitionAnimator(push)
    XCTAssertTrue(animator.retarget(to: pop))
    animator.start()
    XCTAssertEqual(animator.frame.destination.translation.dx, -400)
    animator.stop(at: .end)
    XCTAssertFalse(animator.retarget(to: push))
  }

  func testValueAndVelocityAreKeptAtRandomInterruptions() {
    var generator = SeededGenerator(seed: 4)
    let pool = (0..<Thoroughness.size(300, or: 60)).map { _ in randomCompiled(&generator) }
    var (largestJump, largestKink) = (0.0, 0.0)
    var count = 0
    // Nearly all runs are interrupted eight times.
    for _ in Thoroughness.seeds(12_600, .search) {
      let animator = TransitionAnimator(pool[generator.int(in: 0...pool.count - 1)])
      animator.start()
      for _ in 0..<8 {
        let duration = max(animator.compiled.timeline.duration, 0.05)
        animator.advance(by: generator.double(in: 0...duration * 0.8))
        switch generator.int(in: 0...9) {
        case 0: animator.reverse()
        case 1: animator.scrub(to: generator.double(in: 0...1), linearly: generator.bool())
        default: break
        }
        // At the moment of a call the velocity before it counts, which is not reported any more.
        let comparesVelocities = generator.bool()
        if comparesVelocities { animator.advance(by: 1e-3) }
        guard case .finished = animator.state else {
          let next = pool[generator.int(in: 0...pool.count - 1)]
          let matching = [ViewMatching.swapped, .same, .following][generator.int(in: 0...2)]
          let old = motions(of: animator)
          animator.retarget(to: next, matching: matching)
          count += 1
          guard case .running = animator.state else { break }
          let new = motions(of: animator)
          for (newer, older) in matching.older {
            guard let a = old[older], let b = new[newer] else { continue }
            for (x, y) in zip(a, b) {
              largestJump = max(largestJump, abs(x.value - y.value) / max(1, abs(x.value)))
              // What did not move starts as the plain animation does.
              if x.velocity == 0 || !comparesVelocities { continue }
              let kink = abs(x.velocity - y.velocity) / max(1, abs(x.velocity))
              largestKink = max(largestKink, kink)
            }
          }
          continue
        }
        break
      }
    }
    print("largest jump \(largestJump), largest kink \(largestKink) in \(count) interruptions")
    XCTAssertLessThan(largestJump, 1e-9)
    XCTAssertLessThan(largestKink, 1e-6)
  }

  func testVelocitiesAreTheDerivativesOfFrames() {
    // What is compared above comes from formulas; here frames around an interruption say the same.
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<Thoroughness.cases(300) {
      let (first, second) = (randomCompiled(&generator), randomCompiled(&generator))
      let time = generator.double(in: 0.2...0.8) * first.timeline.duration
      let step = 1e-6
      func frame(at now: Double) -> (Timeline.Frame, TransitionAnimator) {
        let animator = TransitionAnimator(first)
        animator.start()
        animator.advance(to: min(now, time))
        if now >= time {
          animator.retarget(to: second, matching: .same)
          animator.advance(to: now)
        }
        return (animator.frame, animator)
      }
      let (before, at, after) = (frame(at: time - step), frame(at: time), frame(at: time + step))
      guard case .running = after.1.state else { continue }
      for view in [ViewID.origin, .destination] {
        for property in ViewProperty.allCases where property.isAnimatable {
          let velocity = at.1.velocity(of: view, property).components
          for index in velocity.indices {
            func value(_ frame: Timeline.Frame) -> Double {
              frame[view][property].components[index]
            }
            // The difference quotient is off by half the acceleration times the step, up to 0.1 here.
            let left = (value(at.0) - value(before.0)) / step
            let right = (value(after.0) - value(at.0)) / step
            // What did not move starts as the plain animation does.
            if left != 0 {
              XCTAssertEqual(left, velocity[index], accuracy: 0.2 + 0.02 * abs(velocity[index]))
            }
            XCTAssertEqual(right, velocity[index], accuracy: 0.2 + 0.02 * abs(velocity[index]))
          }
        }
      }
    }
  }

  private func randomCompiled(_ generator: inout SeededGenerator) -> CompiledTransition {
    let parts =
      movingParts(&generator) + [
        .opacity(0.5), .cornerRadius(12), .clip(top: 0.5),
        .move(along: .loop, orientsToPath: true),
      ]
    func animation() -> Animation {
      gentleAnimations[generator.int(in: 0...gentleAnimations.count - 1)]
    }
    let chosen = (0..<generator.int(in: 1...4)).map { _ in
      parts[generator.int(in: 0...parts.count - 1)].animation(animation())
    }
    return NavigationTransition(chosen.combined()).compile(
      for: .random(&generator), in: .phone)
  }

  private func motions(
    of animator: TransitionAnimator
  ) -> [ViewID: [(value: Double, velocity: Double)]] {
    let frame = animator.frame
    return Dictionary(
      uniqueKeysWithValues: [ViewID.origin, .destination].map { view in
        let (state, velocities) = (frame[view], animator.velocities(of: view))
        let pairs = ViewProperty.allCases.filter(\.isAnimatable).flatMap { property in
          zip(state[property].components, velocities[property]?.components ?? [])
            .map { (value: $0, velocity: $1) }
        }
        return (view, pairs)
      })
  }

  func testAnInfiniteSlopeIsNotTakenUp() {
    let steep: [Animation] = [
      .timingCurve(0, 0.55, 0.45, 1, duration: 0.35), .timingCurve(.circularEaseOut),
      .timingCurve(1e-6, 0.55, 0.45, 1, duration: 0.35),
      .timingCurve(0, 1, 0.5, 1, duration: 1).speed(3),
    ]
    for animation in steep {
      let steepPop = NavigationTransition.slide.animation(animation)
        .compile(for: .pop, in: .phone)
      let animator = TransitionAnimator(push)
      animator.start()
      animator.advance(by: 0.1)
      let before = animator.frame.destination.translation.dx
      animator.retarget(to: steepPop)
      XCTAssertEqual(animator.frame.origin.translation.dx, before, accuracy: 1e-9)
      for _ in 0..<60 {
        animator.advance(by: 1.0 / 60)
        // The rest of the old value decays on a spring, which may be slower than the new motion.
        XCTAssertTrue((0...800).contains(animator.frame.origin.translation.dx), "\(animation)")
      }
    }
  }

  func testAnInfiniteSlopeOfTheOldMotionOrOfKeyframesIsNotHandedOn() {
    let steep = NavigationTransition.slide.animation(.timingCurve(.circularEaseOut))
      .compile(for: .push, in: .phone)
    let keyframes = AtomicTransition.keyframes(
      .translation, from: [300, 0, 0],
      [.linear([0, 0, 0], duration: 0.5, timingCurve: .circularEaseOut)])
    let fade = AtomicTransition.offset(x: 100).animation(.linear(duration: 1))
    let pairs = [
      (steep, pop, ViewID.origin),
      (
        fade.compile(for: .insertion, in: .phone), keyframes.compile(for: .insertion, in: .phone),
        .view
      ),
      (
        keyframes.compile(for: .insertion, in: .phone), fade.compile(for: .removal, in: .phone),
        .view
      ),
    ]
    for (old, new, view) in pairs {
      let animator = TransitionAnimator(old)
      animator.start()
      animator.retarget(to: new)
      for _ in 0..<60 {
        animator.advance(by: 1.0 / 60)
        XCTAssertTrue((-800...800).contains(animator.frame[view].translation.dx))
      }
    }
  }
}
