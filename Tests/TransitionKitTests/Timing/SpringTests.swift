import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class SpringTests: XCTestCase {
  /// The overload is not deprecated, so that this compiles without a warning.
  func testASpringByItsResponseAloneHasTheDampingOfSwiftUI() {
    XCTAssertEqual(
      Animation.spring(response: 0.5), .spring(Spring(response: 0.5, dampingRatio: 0.825)))
  }

  func testSpringsHaveTheirKnownValues() {
    let overdamped = Spring(mass: 1, stiffness: 300, damping: 50)
    XCTAssertEqual(overdamped.value(at: 0.1), 0.40836, accuracy: 5e-6)
    XCTAssertEqual(overdamped.value(at: 1), 0.99888, accuracy: 5e-6)
    let heavy = Spring(mass: 2, stiffness: 1500, damping: 98)
    XCTAssertEqual(heavy.value(at: 0.35), 1.00042, accuracy: 5e-6)
  }

  func testDescriptionsOfOneSpringAgree() {
    forAll { generator in
      let duration = generator.double(in: 0.05...3)
      let bounce = generator.double(in: -0.9...0.99)
      let spring = Spring(duration: duration, bounce: bounce)
      XCTAssertEqual(spring.duration, duration, accuracy: 1e-12)
      XCTAssertEqual(spring.bounce, bounce, accuracy: 1e-12)
      for other in [
        Spring(response: spring.response, dampingRatio: spring.dampingRatio),
        Spring(mass: 3, stiffness: 3 * spring.stiffness, damping: 3 * spring.damping),
        Spring(
          settlingDuration: spring.settlingDuration(), dampingRatio: spring.dampingRatio),
      ] {
        for time in [0.01, 0.1, 0.5, 2] {
          XCTAssertEqual(other.value(at: time), spring.value(at: time), accuracy: 1e-9)
        }
      }
    }
    XCTAssertEqual(Spring(duration: 0.5, bounce: 0.25).dampingRatio, 0.75, accuracy: 1e-15)
    XCTAssertEqual(Spring(duration: 0.5, bounce: -0.5).dampingRatio, 2, accuracy: 1e-15)
    XCTAssertEqual(
      Spring(settlingDuration: 0.8, dampingRatio: 0.6).settlingDuration(), 0.8, accuracy: 1e-9)
    XCTAssertEqual(Spring.smooth, Spring(duration: 0.5, bounce: 0))
    XCTAssertEqual(Spring.snappy, Spring(duration: 0.5, bounce: 0.15))
    XCTAssertEqual(Spring.bouncy(extraBounce: 0.1).bounce, 0.4, accuracy: 1e-15)
  }

  func testTheEquationOfMotionHolds() {
    forAll { generator in
      let spring = Spring(
        mass: generator.double(in: 0.1...5), stiffness: generator.double(in: 1...900),
        damping: generator.double(in: 0...90))
      let (target, push) = (generator.double(in: -9...9), generator.double(in: -30...30))
      let time = generator.double(in: 0.001...1)
      let h = 1e-5
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: target, initialVelocity: push, at: time)
      }
      let acceleration = (velocity(time + h) - velocity(time - h)) / (2 * h)
      let force = spring.force(
        target: target, position: spring.value(target: target, initialVelocity: push, at: time),
        velocity: velocity(time))
      XCTAssertEqual(acceleration * spring.mass, force, accuracy: 1e-4 * max(1, abs(force)))
    }
  }

  func testUpdatingInStepsEqualsOneStep() {
    forAll { generator in
      let spring = Spring(
        stiffness: generator.double(in: 1...900), damping: generator.double(in: 0...90))
      var (value, velocity) = (Point(x: 1, y: -2), Point(x: 3, y: 4))
      var (once, onceVelocity) = (value, velocity)
      let target = Point(x: 5, y: 6)
      for _ in 0..<10 {
        spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 0.01)
      }
      spring.update(value: &once, velocity: &onceVelocity, target: target, deltaTime: 0.1)
      XCTAssertEqual(value.x, once.x, accuracy: 1e-12 * 100)
      XCTAssertEqual(velocity.y, onceVelocity.y, accuracy: 1e-9)
    }
  }

  func testSpringsWorkOnAnyVector() {
    let spring = Spring(stiffness: 120, damping: 9)
    let target = AnimatablePair(3.0, AnimatablePair(Float(2), Angle.degrees(90)))
    let value = spring.value(target: target, at: 0.2)
    XCTAssertEqual(value.first, 3 * spring.value(at: 0.2), accuracy: 1e-12)
    XCTAssertEqual(value.second.second.degrees, 90 * spring.value(at: 0.2), accuracy: 1e-9)
    XCTAssertEqual(
      spring.settlingDuration(target: Point(x: 3, y: 4), epsilon: 0.005),
      spring.settlingDuration(epsilon: 0.001), accuracy: 1e-9)
    let across = spring.settlingDuration(
      target: Point(x: 1, y: 0), initialVelocity: Point(x: 0, y: 20), epsilon: 0.001)
    for step in 0..<1000 {
      let time = across * (1 + Double(step) / 500)
      let rest = spring.value(
        target: Point(x: 1, y: 0), initialVelocity: Point(x: 0, y: 20), at: time)
      XCTAssertLessThanOrEqual(
        (rest - Point(x: 1, y: 0)).magnitudeSquared.squareRoot(), 0.001 * (1 + 1e-9))
    }
  }

  func testSpringsWithoutDampingNeverSettle() {
    XCTAssertEqual(Spring(stiffness: 100, damping: 0).settlingDuration(), .infinity)
    XCTAssertEqual(Spring(stiffness: 100, damping: 1).settlingDuration(epsilon: 0), .infinity)
    XCTAssertEqual(Spring(stiffness: 100, damping: 1).settlingDuration(target: 0), 0)
    XCTAssertEqual(Spring(stiffness: 100, damping: 5).settlingDuration(epsilon: 2), 0)
  }

  func testMotionIsContinuousAcrossCriticalDamping() {
    for exponent in 1...15 {
      let nearly = pow(10, -Double(exponent))
      let under = Spring(response: 0.5, dampingRatio: 1 - nearly)
      let over = Spring(response: 0.5, dampingRatio: 1 + nearly)
      for time in [0.01, 0.1, 0.3, 1] {
        XCTAssertEqual(under.value(at: time), over.value(at: time), accuracy: 2 * nearly)
        XCTAssertEqual(under.velocity(at: time), over.velocity(at: time), accuracy: 40 * nearly)
      }
    }
  }

  func testUnusableConstantsAreDiagnosed() {
    for spring in [
      Spring(mass: 0, stiffness: 1, damping: 1), Spring(stiffness: .nan, damping: 1),
      Spring(stiffness: 1, damping: -2), Spring(response: -1, dampingRatio: 1),
    ] {
      let compiled = AtomicTransition.opacity.animation(.spring(spring))
        .compile(for: .insertion, in: .phone)
      XCTAssertTrue(compiled.diagnostics.contains { $0.kind == .unusableDuration }, "\(spring)")
      XCTAssertTrue(spring.value(at: 0.1).isFinite)
    }
  }

  func testASpringThatWasGivenNaNEqualsItself() {
    for spring in [
      { Spring(mass: .nan, stiffness: .nan, damping: .nan) },
      { Spring(response: .nan, dampingRatio: .nan) }, { Spring(duration: .nan, bounce: .nan) },
      { Spring(settlingDuration: .nan, dampingRatio: .nan, epsilon: .nan) },
    ] {
      XCTAssertEqual(spring(), spring())
      XCTAssertEqual(Set([spring(), spring()]).count, 1)
      XCTAssertEqual(Animation.spring(spring()), .spring(spring()))
      let constants = [spring().mass, spring().stiffness, spring().damping]
      XCTAssertTrue(constants.allSatisfy { $0.isFinite })
    }
    XCTAssertEqual(Spring(mass: .nan, stiffness: 9, damping: 1), Spring(stiffness: 9, damping: 1))
  }

  func testSpringsAreFiniteAtAnyTime() {
    for spring in [
      Spring(stiffness: 100, damping: 0), .smooth, .bouncy, Spring(stiffness: 9, damping: 90),
      Spring(mass: 1e-9, stiffness: 1e9, damping: 0),
    ] {
      for time in [Double.infinity, 1e308, 1e99, .nan, -1, -.infinity] {
        XCTAssertTrue(spring.value(at: time).isFinite, "\(spring) at \(time)")
        XCTAssertTrue(spring.velocity(initialVelocity: 5, at: time).isFinite)
      }
      XCTAssertEqual(spring.value(at: .infinity), 1)
      // Before the start it stands where it starts.
      XCTAssertEqual(spring.value(at: -1), 0)
      let fast = Animation.interpolatingSpring(spring, initialVelocity: 1e308).speed(1e308)
      for time in [0, 1e-300, 0.1, 1, .infinity] {
        XCTAssertTrue(fast.value(at: time).isFinite)
        XCTAssertTrue(fast.velocity(at: time).isFinite)
      }
    }
  }

  func testDiagnosticsNameTheNumbersThatWereGiven() {
    let cases: [(Spring, String)] = [
      (Spring(settlingDuration: 0, dampingRatio: 1), "settling duration 0.0"),
      (Spring(settlingDuration: -3, dampingRatio: 1), "settling duration -3.0"),
      (Spring(settlingDuration: .nan, dampingRatio: 1), "settling duration nan"),
      (Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0), "epsilon 0.0"),
      (Spring(settlingDuration: 1, dampingRatio: 1, epsilon: -0.5), "epsilon -0.5"),
      (Spring(settlingDuration: 1, dampingRatio: 0), "damping ratio 0.0"),
      (Spring(duration: -2), "duration -2.0"), (Spring(bounce: .nan), "bounce nan"),
      (Spring(mass: -1, stiffness: 1, damping: 1), "mass -1.0"),
    ]
    for (spring, text) in cases {
      let compiled = AtomicTransition.opacity.animation(.spring(spring))
        .compile(for: .insertion, in: .phone)
      let found = compiled.diagnostics.filter { $0.kind == .unusableDuration }
      XCTAssertEqual(found.count, 1, text)
      XCTAssertTrue(found[0].message.contains("was given the \(text)"), found[0].message)
    }
    XCTAssertEqual(
      Spring(settlingDuration: 1, dampingRatio: 1, epsilon: 0),
      Spring(settlingDuration: 1, dampingRatio: 1))
  }

  func testInteractiveSpringsHaveTheDampingOfSwiftUI() {
    XCTAssertEqual(Animation.interactiveSpring, .spring(Spring(duration: 0.15, bounce: 0.15)))
    XCTAssertEqual(Animation.interactiveSpring(), .interactiveSpring)
    XCTAssertEqual(Spring(duration: 0.15, bounce: 0.15).dampingRatio, 0.85, accuracy: 1e-15)
    XCTAssertEqual(
      Animation.interactiveSpring(response: 0.2), .spring(response: 0.2, dampingRatio: 0.86))
  }
}
