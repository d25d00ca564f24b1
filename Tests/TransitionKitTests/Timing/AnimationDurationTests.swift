import TransitionKit
import TransitionTestCases
import XCTest

/// Durations that follow from a distance, or from another animation.
final class AnimationDurationTests: XCTestCase {
  private func messages(_ animation: Animation) -> [String] {
    AtomicTransition.opacity.animation(animation).compile(for: .insertion, in: .phone)
      .diagnostics.map(\.message)
  }

  // MARK: - By distance

  func testTheAutomaticDurationGrowsWithTheDistanceUpTo500Points() {
    for (distance, duration) in [
      (0.0, 0.208), (3, 0.209), (150, 0.258), (300, 0.308), (500, 0.208 + 1.0 / 6),
      (501, 0.208 + 1.0 / 6), (1e300, 0.208 + 1.0 / 6), (.infinity, 0.208 + 1.0 / 6),
    ] {
      let animation = Animation.automatic(distance: distance)
      XCTAssertEqual(animation.duration, duration, accuracy: 1e-15, "\(distance) points")
      XCTAssertEqual(messages(animation), [])
    }
  }

  func testTheAutomaticTimingIsTheStandardCurveOfMaterialDesign() {
    let animation = Animation.automatic(distance: 300)
    // The cubic with the parameter 1/2: x = 3/8 (0.4 + 0.2) + 1/8 = 0.35, y = 3/8 + 1/8 = 0.5.
    XCTAssertEqual(animation.value(at: 0.35 * 0.308), 0.5, accuracy: 1e-12)
    // With 1/4: x = 27/64 0.4 + 9/64 0.2 + 1/64 = 0.2125, y = 9/64 + 1/64 = 0.15625.
    XCTAssertEqual(animation.value(at: 0.2125 * 0.308), 0.15625, accuracy: 1e-12)
    XCTAssertEqual(animation.value(at: 0.308), 1)
  }

  func testADistanceThatIsNoneCountsAs0AndIsReported() {
    for (distance, text) in [(-1.0, "-1.0"), (.nan, "nan"), (-.infinity, "-inf")] {
      let animation = Animation.automatic(distance: distance)
      XCTAssertEqual(animation.duration, 0.208)
      let messages = messages(animation)
      XCTAssertEqual(messages.count, 1)
      XCTAssertTrue(messages.first?.contains("the distance \(text)") ?? false, "\(messages)")
    }
  }

  // MARK: - A given duration

  func testAnAnimationThatIsMadeToLastMovesTheSameWay() {
    let animations: [Animation] = [
      .default, .linear(duration: 2), .bouncy, .spring(response: 0.3, dampingRatio: 0.2),
      .easeIn.delay(0.2), .easeOut.speed(3), .linear.repeatCount(3), .snappy.delay(-0.05),
      .interpolatingSpring(stiffness: 100, damping: 8, initialVelocity: 4),
      .easeIn.logicallyComplete(after: 0.1), .automatic(distance: 200),
    ]
    for animation in animations {
      for duration in [0.01, 0.35, 1, 7.3] {
        let other = animation.lasting(duration)
        XCTAssertEqual(other.duration, duration, accuracy: 1e-15 * duration * 4, "\(animation)")
        XCTAssertEqual(
          other.logicalDuration, animation.logicalDuration * duration / animation.duration,
          accuracy: 1e-12 * duration)
        for fraction in [0, 0.1, 0.37, 0.5, 0.9, 1] {
          XCTAssertEqual(
            other.value(at: fraction * duration),
            animation.value(at: fraction * animation.duration),
            accuracy: 1e-9, "\(animation) at \(fraction)")
        }
        XCTAssertEqual(
          other.velocity(at: 0.4 * duration) * duration,
          animation.velocity(at: 0.4 * animation.duration) * animation.duration, accuracy: 1e-6)
        XCTAssertEqual(messages(other).count, messages(animation).count)
      }
    }
  }

  func testACurveThatLastsIsThatCurveWithTheDuration() {
    XCTAssertEqual(Animation.easeIn.lasting(2), .easeIn(duration: 2))
    XCTAssertEqual(Animation.easeIn(duration: 0).lasting(2), .easeIn(duration: 2))
    XCTAssertEqual(Animation.bouncy.lasting(Animation.bouncy.duration), .bouncy)
  }

  func testSomethingEndlessLastsForOneCycle() {
    let wave = Animation.linear(duration: 1).repeatForever().lasting(4)
    XCTAssertEqual(wave.duration, 4)
    XCTAssertEqual(wave.value(at: 1), 0.25)
    XCTAssertEqual(wave.value(at: 5), 1)
    let undamped = Animation.spring(Spring(stiffness: 9, damping: 0)).lasting(2)
    XCTAssertEqual(undamped.duration, 2, accuracy: 1e-14)
    XCTAssertEqual(undamped.value(at: 2), 1, accuracy: 2e-3)
    XCTAssertEqual(messages(wave) + messages(undamped), [])
  }

  func testWhatTakesNoTimeJumpsAtTheStart() {
    for animation in [
      Animation.linear(duration: 0).speed(2), .linear(duration: 1).delay(-1),
      .linear(duration: 0).repeatForever(),
    ] {
      let other = animation.lasting(2)
      XCTAssertEqual(other.duration, 2)
      XCTAssertEqual(other.value(at: 0), 0)
      XCTAssertEqual(other.value(at: 1e-9), 1)
      XCTAssertEqual(other.value(at: 1), 1)
    }
  }

  func testADurationThatIsNoneCountsAs0AndIsReported() {
    for (duration, text) in [(-1.0, "-1.0"), (.nan, "nan"), (-.infinity, "-inf")] {
      for animation in [Animation.easeIn, .bouncy, .linear.delay(1)] {
        let other = animation.lasting(duration)
        XCTAssertEqual(other.duration, 0, "\(animation)")
        XCTAssertEqual(other.value(at: 0), 1)
        let messages = messages(other)
        XCTAssertEqual(messages.count, 1, "\(messages)")
        XCTAssertTrue(messages.first?.contains("the duration \(text)") ?? false, "\(messages)")
      }
    }
    XCTAssertEqual(messages(.automatic(distance: -1).lasting(2)).count, 1, "it is not lost")
    XCTAssertEqual(Animation.bouncy.lasting(0).duration, 0)
    XCTAssertEqual(messages(.bouncy.lasting(0)), [])
    XCTAssertEqual(Animation.easeIn.lasting(.infinity).duration, 1e6)
    XCTAssertEqual(messages(.easeIn.lasting(.infinity)).count, 1)
  }
}
