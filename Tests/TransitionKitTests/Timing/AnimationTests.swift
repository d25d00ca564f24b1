import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class AnimationTests: XCTestCase {
  func testDurations() {
    let linear = Animation.linear(duration: 2)
    XCTAssertEqual(Animation.default.duration, 0.35)
    XCTAssertEqual(linear.delay(1).duration, 3)
    XCTAssertEqual(linear.delay(-1).duration, 1)
    XCTAssertEqual(linear.speed(4).duration, 0.5)
    XCTAssertEqual(linear.repeatCount(3).duration, 6)
    XCTAssertEqual(linear.repeatForever().duration, .infinity)
    XCTAssertEqual(Animation.spring(Spring(stiffness: 9, damping: 0)).duration, .infinity)
    XCTAssertEqual(
      Animation.bouncy.duration, Spring.bouncy.settlingDuration(), accuracy: 1e-15)
  }

  func testLogicalDurations() {
    XCTAssertEqual(Animation.linear(duration: 2).logicalDuration, 2)
    XCTAssertEqual(Animation.bouncy.logicalDuration, 0.5, accuracy: 1e-12)
    XCTAssertEqual(Animation.bouncy.delay(1).speed(2).logicalDuration, 0.75, accuracy: 1e-12)
    XCTAssertEqual(Animation.bouncy.logicallyComplete(after: 0.2).logicalDuration, 0.2)
    XCTAssertEqual(
      Animation.linear(duration: 1).logicallyComplete(after: 0.2).delay(1).logicalDuration, 1.2)
    XCTAssertEqual(Animation.linear(duration: 1).repeatForever().logicalDuration, .infinity)
  }

  func testTheOutermostModifierSeesTheTimeFirst() {
    let linear = Animation.linear(duration: 1)
    XCTAssertEqual(linear.speed(2).delay(1).value(at: 1.25), 0.5)
    XCTAssertEqual(linear.delay(1).speed(2).value(at: 0.75), 0.5)
    XCTAssertEqual(linear.delay(1).value(at: 0.5), 0)
    XCTAssertEqual(linear.delay(-0.25).value(at: 0), 0.25)
    XCTAssertEqual(linear.speed(2).velocity(at: 0.1), 2)
    XCTAssertEqual(linear.delay(1).repeatCount(2, autoreverses: false).value(at: 3.5), 0.5)
    XCTAssertEqual(linear.repeatCount(2, autoreverses: false).delay(1).value(at: 2.5), 0.5)
  }

  func testRepeatsGoForthAndBackWithoutDrift() {
    let animation = Animation.linear(duration: 0.1).repeatForever()
    XCTAssertEqual(animation.value(at: 0.05), 0.5)
    XCTAssertEqual(animation.value(at: 0.15), 0.5, accuracy: 1e-12)
    XCTAssertEqual(animation.velocity(at: 0.15), -10)
    // The time itself has an error of an ulp, which is 1e-11 at 100,000 s.
    XCTAssertEqual(animation.value(at: 100_000.025), 0.25, accuracy: 1e-9)
    let restarting = Animation.linear(duration: 0.1).repeatCount(3, autoreverses: false)
    XCTAssertEqual(restarting.value(at: 0.25), 0.5, accuracy: 1e-12)
    XCTAssertEqual(restarting.value(at: 0.31), 1)
  }

  func testAnEvenCountThatAutoreversesEndsAtTheStart() {
    XCTAssertEqual(Animation.linear(duration: 1).repeatCount(2).value(at: 9), 0)
    XCTAssertEqual(Animation.linear(duration: 1).repeatCount(3).value(at: 9), 1)
    XCTAssertEqual(
      Animation.linear(duration: 1).repeatCount(2, autoreverses: false).value(at: 9), 1)
    let compiled = AtomicTransition.opacity.animation(.linear(duration: 1).repeatCount(2))
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.duration, 2)
    XCTAssertEqual(compiled.timeline.frame(at: 1.75).view.opacity, 0.25)
    XCTAssertEqual(compiled.timeline.frame(at: 2).view.opacity, 1)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.jump])
    let odd = AtomicTransition.opacity.animation(.linear(duration: 1).repeatCount(3))
      .compile(for: .insertion, in: .phone)
    XCTAssertTrue(odd.diagnostics.isEmpty)
  }

  func testARepetitionForEverRunsOnceInATransition() {
    let compiled = AtomicTransition.opacity.animation(
      .linear(duration: 1).delay(0.5).repeatForever()
    )
    .compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.duration, 1.5)
    XCTAssertEqual(compiled.timeline.frame(at: 1).view.opacity, 0.5)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.endlessAnimation])
  }

  func testCustomAnimationsWorkWhereverBuiltInOnesDo() {
    let custom = Animation(Squared(duration: 2))
    XCTAssertEqual(custom.value(at: 1), 0.25)
    XCTAssertEqual(custom.velocity(at: 1), 0.5, accuracy: 1e-8)
    XCTAssertEqual(custom.velocity(at: 0.001), 0.0005, accuracy: 2e-3)
    XCTAssertEqual(custom.delay(1).value(at: 2), 0.25)
    XCTAssertEqual(custom, Animation(Squared(duration: 2)))
    XCTAssertNotEqual(custom, Animation(Squared(duration: 3)))
    XCTAssertNotEqual(custom, .linear(duration: 2))
    let timeline = AtomicTransition.opacity
      .animation(custom, during: AnimationRange(start: 0.5, end: 1))
      .animation(.linear(duration: 4)).compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.duration, 4)
    XCTAssertEqual(timeline.frame(at: 3).view.opacity, 0.25)
  }

  func testACustomAnimationThatReturnsNonsenseIsHeld() {
    let timeline = AtomicTransition.offset(x: 100).animation(Animation(Nonsense()))
      .compile(for: .insertion, in: .phone).timeline
    for frame in timeline.frames(perSecond: 60) { assertFinite(frame) }
    XCTAssertEqual(timeline.frame(at: 1).view.translation.dx, 0)
  }

  func testDescriptionsAreInWords() {
    XCTAssertEqual("\(Animation.easeInOut.delay(0.1))", "easeInOut(0.35 s) delayed 0.1 s")
    XCTAssertEqual(
      "\(Animation.linear(duration: 1).speed(2).repeatCount(3))",
      "linear(1 s) at speed 2 repeated 3 times back and forth")
    XCTAssertEqual(
      "\(Animation.timingCurve(0.1, 0, 0.2, 1, duration: 0.5))", "bezier(0.1, 0, 0.2, 1)(0.5 s)")
    XCTAssertEqual(
      "\(Animation.spring(Spring(stiffness: 100, damping: 10)))",
      "spring(mass 1, stiffness 100, damping 10)")
  }

  func testUnusableModifiersAreNamedAndIgnored() {
    for animation in [
      Animation.linear.delay(.nan), .linear.delay(.infinity), .linear.speed(0), .linear.speed(-1),
      .linear.speed(.nan), .linear.repeatCount(0), .linear.repeatCount(-4),
    ] {
      XCTAssertEqual(animation.duration, 0.35)
      let compiled = AtomicTransition.opacity.animation(animation)
        .compile(for: .insertion, in: .phone)
      XCTAssertEqual(compiled.diagnostics.map(\.kind), [.unusableDuration], "\(animation)")
    }
  }

  func testLayersThatTheIssuesOfTimingName() {
    // Duration 1, range 0.5-1, a spring that needs 0.8 s: the whole takes 1.3 s.
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 1)
    let whole = AtomicTransition.opacity
      .animation(.spring(spring), during: AnimationRange(start: 0.5, end: 1))
      .animation(.linear(duration: 1)).compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(whole.duration, 1.3, accuracy: 1e-9)

    let layers: AtomicTransition = [
      .opacity.animation(.linear, during: AnimationRange(0...0.2)),
      .blur(radius: 1).animation(.linear, during: AnimationRange(0.1...0.4)),
    ]
    let frame = layers.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
      .timeline.frame(at: 0.15)
    XCTAssertEqual(frame.view.opacity, 0.75, accuracy: 1e-12)
    XCTAssertEqual(1 - frame.view.blur, 0.166667, accuracy: 5e-7)
  }

  func testRangesKnowTheirProgress() {
    let range = AnimationRange(start: 0.1, end: 0.4)
    XCTAssertEqual(range.relativeProgress(of: 0.15), 1.0 / 6, accuracy: 1e-12)
    XCTAssertEqual(range.relativeProgress(of: 0), 0)
    XCTAssertEqual(range.relativeProgress(of: 0.4), 1)
    XCTAssertTrue(range.contains(0.1) && range.contains(0.4))
    XCTAssertFalse(range.contains(0.05) || range.contains(0.41))
    XCTAssertEqual(range.distance(to: 0.05), -0.05, accuracy: 1e-12)
    XCTAssertEqual(range.distance(to: 0.5), 0.1, accuracy: 1e-12)
    XCTAssertEqual(range.distance(to: 0.2), 0)
  }

  func testRandomAnimationsAreFiniteAndEndWhereTheyShould() {
    forAll(10_000) { generator in
      var animation: Animation =
        switch generator.int(in: 0...3) {
        case 0: .easeInOut(duration: generator.double(in: 0...3))
        case 1:
          .spring(
            duration: generator.double(in: 0.01...2), bounce: generator.double(in: -0.9...0.9))
        case 2: .timingCurve(.circularEaseInOut, duration: generator.double(in: 0...3))
        default: Animation(Squared(duration: generator.double(in: 0...3)))
        }
      var end = 1.0
      for _ in 0..<generator.int(in: 0...3) {
        switch generator.int(in: 0...3) {
        case 0: animation = animation.delay(generator.double(in: 0...1))
        case 1: animation = animation.speed(generator.double(in: 0.1...5))
        case 2:
          // Of nested repetitions the outer one repeats what the inner one leaves.
          guard end == 1, animation.duration > 0 else { continue }
          let count = generator.int(in: 1...3)
          animation = animation.repeatCount(count, autoreverses: false)
        default: animation = animation.logicallyComplete(after: 0.1)
        }
      }
      end = animation.value(at: animation.duration + 1e-9)
      XCTAssertEqual(end, 1, accuracy: 0.001)
      for _ in 0..<5 {
        let time = generator.double(in: -1...animation.duration + 1)
        XCTAssertTrue(animation.value(at: time).isFinite)
        XCTAssertTrue(animation.velocity(at: time).isFinite)
      }
      XCTAssertEqual(animation.value(at: -0.001), 0)
    }
  }

  func testAnimationsThatWereGivenNaNEqualThemselvesAndSayWhat() {
    let cases: [(() -> Animation, String)] = [
      ({ .linear(duration: .nan) }, "duration nan"), ({ .linear.delay(.nan) }, "delay nan"),
      ({ .linear.speed(.nan) }, "speed nan"),
      ({ .interpolatingSpring(.smooth, initialVelocity: .nan) }, "initial velocity nan"),
      ({ .linear.logicallyComplete(after: .nan) }, "logical duration nan"),
      ({ .timingCurve(.nan, 0, 1, 1) }, "control point coordinate nan"),
      ({ .timingCurve(.piecewiseLinear([Point(x: 0, y: .nan)])) }, "point coordinate nan"),
      ({ .timingCurve(.steps(0)) }, "number of steps 0"),
      ({ Animation(Unending()) }, "duration nan"),
    ]
    for (animation, text) in cases {
      XCTAssertEqual(animation(), animation(), text)
      let compiled = AtomicTransition.opacity.animation(animation())
        .compile(for: .insertion, in: .phone)
      XCTAssertEqual(
        compiled.timeline,
        AtomicTransition.opacity.animation(animation()).compile(for: .insertion, in: .phone)
          .timeline)
      let found = compiled.diagnostics.filter { $0.kind == .unusableDuration }
      XCTAssertEqual(found.count, 1, text)
      XCTAssertTrue(found[0].message.contains(text), found[0].message)
    }
    // Two custom values are compared by their type, and one with itself by what it is.
    let custom = Animation(Squared(duration: .nan))
    XCTAssertEqual(custom, custom)
    XCTAssertEqual(Animation.linear.delay(.nan).speed(-1), Animation.linear.delay(0).speed(1))
    let twice = AtomicTransition.opacity.animation(.linear(duration: -1).delay(.nan))
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(twice.diagnostics.map(\.kind), [.unusableDuration, .unusableDuration])
  }

  func testNothingRepeatedForEverIsStillNothing() {
    XCTAssertEqual(Animation.linear(duration: 0).repeatForever().logicalDuration, 0)
    XCTAssertEqual(Animation.linear(duration: 0).repeatForever().duration, 0)
    let undamped = Animation.spring(Spring(stiffness: 9, damping: 0))
    XCTAssertFalse(undamped.repeatCount(1).logicalDuration.isNaN)
  }

  func testAnAnimationThatStartsInTheMiddleOrEndsElsewhereJumps() {
    func found(_ animation: Animation) -> [Diagnostic] {
      AtomicTransition.opacity.animation(animation).compile(for: .insertion, in: .phone)
        .diagnostics
    }
    let late = found(.linear(duration: 1).delay(-0.25))
    XCTAssertEqual(late.map(\.kind), [.jump])
    XCTAssertTrue(late[0].message.contains("at the start"), late[0].message)
    XCTAssertTrue(late[0].message.contains("25 %"), late[0].message)
    XCTAssertEqual(found(Animation(Middle(from: 0.5, to: 1))).map(\.kind), [.jump])
    XCTAssertEqual(found(Animation(Middle(from: 0, to: 0.5))).map(\.kind), [.jump])
    XCTAssertEqual(found(Animation(Middle(from: 0, to: 1))), [])
    for animation: Animation in [
      .bouncy, .timingCurve(.circularEaseOut), .timingCurve(.circularEaseIn),
      .timingCurve(.steps(3, jump: .both)), .linear.delay(0.2), .timingCurve(0, 1, 1, 0),
    ] {
      XCTAssertEqual(found(animation), [], "\(animation)")
    }
  }
}

private struct Squared: CustomAnimation {
  let duration: Double

  func value(at time: Double) -> Double { time * time / (duration * duration) }
}

private struct Nonsense: CustomAnimation {
  var duration: Double { 0.5 }

  func value(at time: Double) -> Double { time < 0.2 ? .nan : .infinity }
}

private struct Unending: CustomAnimation {
  var duration: Double { .nan }

  func value(at time: Double) -> Double { time }
}

private struct Middle: CustomAnimation {
  let from: Double
  let to: Double
  let duration = 1.0

  func value(at time: Double) -> Double { from + (to - from) * time }
}
