import Foundation
import TransitionKit
import TransitionTestCases
import XCTest

/// What a finger throws: how far it goes, where it comes to rest, and how it gets there.
final class DecelerationTests: XCTestCase {
  func testEachMillisecondLeavesTheSameFractionOfTheVelocity() {
    for deceleration in [Deceleration.normal, .fast, Deceleration(rate: 0.95)] {
      // The sum of what is covered in each microsecond, whose velocity is the mean of those at its ends.
      var (distance, velocity) = (0.0, 1000.0)
      let factor = pow(deceleration.rate, 0.001)
      while velocity > 1e-9 {
        distance += velocity * (1 + factor) / 2 * 1e-6
        velocity *= factor
      }
      XCTAssertEqual(deceleration.distance(velocity: 1000), distance, accuracy: 1e-6 * distance)
    }
    XCTAssertEqual(Deceleration.normal.distance(velocity: 1), 0.4995, accuracy: 1e-5)
  }

  func testWhatIsThrownMovesByTheClosedForm() {
    forAll(1000) { generator in
      let deceleration = generator.bool() ? Deceleration.normal : .fast
      let start = generator.double(in: -1000...1000)
      let velocity = generator.double(in: 1...9000) * (generator.bool() ? 1 : -1)
      let end = deceleration.destination(from: start, velocity: velocity)
      let animation = Animation.decay(from: start, to: end, velocity: velocity, deceleration)
      let decay = -1000 * log(deceleration.rate)
      for _ in 0..<10 {
        let time = generator.double(in: 0...animation.duration).nextDown
        XCTAssertEqual(animation.value(at: time), 1 - exp(-decay * time), accuracy: 1e-12)
        XCTAssertEqual(
          animation.velocity(at: time), decay * exp(-decay * time), accuracy: 1e-12 * decay)
      }
    }
  }

  func testWhatSnapsKeepsItsVelocityAndNeverGoesPastItsPlace() {
    forAll(1000) { generator in
      let velocity = generator.double(in: -300...300)
      let animation = Animation.decay(velocity: velocity, generator.bool() ? .normal : .fast)
      XCTAssertEqual(
        animation.velocity(at: 0), velocity, accuracy: 1e-9, "velocity \(velocity)")
      for step in 0...200 {
        XCTAssertLessThanOrEqual(
          animation.value(at: animation.duration * Double(step) / 200), 1 + 1e-12)
      }
      XCTAssertEqual(animation.value(at: animation.duration), 1, accuracy: 0.001 + 1e-9)
    }
  }

  func testTheNearestPlaceIsTheOneThatASearchFinds() {
    forAll(1000) { generator in
      let places = (0..<generator.int(in: 1...8)).map { _ in generator.double(in: -2000...2000) }
      let start = generator.double(in: -1000...1000)
      let velocity = generator.double(in: -4000...4000)
      let found = Deceleration.normal.destination(
        from: start, velocity: velocity, snappingTo: places)
      let rest = start + velocity / (-1000 * log(0.998))
      for place in places {
        XCTAssertLessThanOrEqual(abs(found - rest), abs(place - rest) + 1e-9)
      }
      XCTAssertTrue(places.contains(found))
    }
    XCTAssertEqual(Deceleration.fast.destination(from: 3, velocity: 0, snappingTo: []), 3)
    XCTAssertEqual(Deceleration.fast.destination(from: 5, velocity: 0, snappingTo: [0, 10]), 0)
  }

  func testNumbersThatAreNoneAreReplaced() {
    XCTAssertEqual(Deceleration(rate: .nan), .normal)
    XCTAssertEqual(Deceleration(rate: -3).rate, 0.0001)
    XCTAssertEqual(Deceleration(rate: 1).rate, 0.99999)
    XCTAssertEqual(Deceleration.normal.destination(from: 7, velocity: .nan), 7)
    for velocity in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      let animation = Animation.decay(velocity: velocity)
      XCTAssertTrue(animation.value(at: 0.001).isFinite, "\(velocity)")
      XCTAssertTrue(animation.duration.isFinite, "\(velocity)")
    }
    XCTAssertEqual(Animation.decay(from: 3, to: 3, velocity: 100), .decay(velocity: 0))
  }
}
