import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class VelocityTrackerTests: XCTestCase {
  private typealias Place = (time: Double, point: Point)

  private func velocity(_ places: [Place]) -> Point {
    var tracker = VelocityTracker()
    for place in places { tracker.add(place.point, at: place.time) }
    return tracker.velocity
  }

  /// A finger at an even velocity along x, 120 times a second.
  private func even(
    _ velocity: Double, from start: Double = 0, lasting duration: Double = 0.1
  ) -> [Place] {
    (0...Int((duration * 120).rounded())).map {
      let time = Double($0) / 120
      return (start + time, Point(x: velocity * time, y: 0))
    }
  }

  func testTheVelocityOfAnEvenMotionIsExact() {
    forAll(3000) { generator in
      let rate = Point(
        x: generator.double(in: -5000...5000), y: generator.double(in: -5000...5000))
      let start = generator.double(in: -10...10)
      var (places, time) = ([Place](), 0.0)
      for _ in 0...generator.int(in: 1...30) {
        places.append((start + time, Point(x: 7 + rate.x * time, y: rate.y * time - 3)))
        time += generator.double(in: 0.002...0.016)
      }
      let found = velocity(places)
      XCTAssertEqual(found.x, rate.x, accuracy: 1e-6 * (1 + abs(rate.x)))
      XCTAssertEqual(found.y, rate.y, accuracy: 1e-6 * (1 + abs(rate.y)))
    }
  }

  func testTheVelocityLiesBetweenThoseOfTheSegments() {
    forAll(3000) { generator in
      var places: [Place] = [(generator.double(in: 0...100), .zero)]
      for _ in 0...generator.int(in: 1...25) {
        guard let last = places.last else { continue }
        let (dx, dy) = (generator.double(in: -40...40), generator.double(in: -40...40))
        places.append(
          (
            last.time + generator.double(in: 0.001...0.04),
            Point(x: last.point.x + dx, y: last.point.y + dy)
          ))
      }
      let slopes = zip(places, places.dropFirst()).map { a, b in
        (b.point.x - a.point.x) / (b.time - a.time)
      }
      let found = velocity(places).x
      XCTAssertGreaterThanOrEqual(found, (slopes.min() ?? 0) - 1e-6)
      XCTAssertLessThanOrEqual(found, (slopes.max() ?? 0) + 1e-6)
    }
  }

  func testAFlickIsAsFastAsItIsNearItsEnd() {
    // The minimum-jerk path, which is let go at its fastest.
    let places = (0...12).map { step -> Place in
      let (time, u) = (Double(step) / 120, Double(step) / 120 / 0.18)
      return (time, Point(x: 170 * u * u * u * (10 + u * (6 * u - 15)), y: 0))
    }
    XCTAssertEqual(velocity(places).x, 1727, accuracy: 150)
  }

  func testAFingerThatPausesBeforeItIsLiftedRests() {
    let places = even(1000)
    let last = Point(x: 100, y: 0)
    XCTAssertEqual(velocity(places + [(0.139, last)]).x, 1000, accuracy: 1e-6)
    XCTAssertEqual(velocity(places + [(0.141, last)]), .zero)
    XCTAssertEqual(velocity(places + [(0.12, last), (0.13, last), (0.141, last)]), .zero)
    // What is reported only as it is lifted, at the same position, is no movement.
    XCTAssertEqual(velocity(places + [(0.108, last)]).x, 1000, accuracy: 1e-6)
  }

  func testWhatCameBeforeAPauseDoesNotCount() {
    let after = even(-300, from: 0.2, lasting: 0.03).map { ($0.time, $0.point) }
    let shifted = after.map { Place($0.0, Point(x: $0.1.x + 100, y: 0)) }
    XCTAssertEqual(velocity(even(1000) + shifted).x, -300, accuracy: 1e-6)
  }

  func testAFingerThatIsReportedSeldomHasTheMeanVelocity() {
    XCTAssertEqual(velocity([(0, .zero), (0.06, Point(x: 60, y: 0))]).x, 1000, accuracy: 1e-6)
    XCTAssertEqual(velocity([(0, .zero), (0.11, Point(x: 60, y: 0))]), .zero)
  }

  func testOnlyTheLastTenthOfASecondCounts() {
    let new = even(200, from: 0.3, lasting: 0.2).map {
      Place($0.time, Point(x: 300 + $0.point.x, y: 0))
    }
    XCTAssertEqual(velocity(even(1000, lasting: 0.3).dropLast() + new).x, 200, accuracy: 1e-6)
  }

  func testOfTwoPositionsAtOneTimeTheSecondCounts() {
    let places = even(600)
    let twice = places.flatMap { [Place($0.time, Point(x: -50, y: 9)), $0] }
    XCTAssertEqual(velocity(twice), velocity(places))
    XCTAssertEqual(velocity([(1, .zero), (1, Point(x: 5, y: 5))]), .zero)
    // Two reports within a microsecond say nothing of a velocity.
    XCTAssertEqual(velocity([(1, .zero), (1.000_001, Point(x: 5, y: 5))]), .zero)
    let near = velocity([(0, .zero), (0.016, Point(x: 16, y: 0)), (0.016_001, Point(x: 21, y: 0))])
    XCTAssertEqual(near.x, 1150, accuracy: 200)
  }

  func testAPositionThatComesLateCountsAtItsTime() {
    forAll(2000) { generator in
      var (places, time) = ([Place](), 0.0)
      for _ in 0...generator.int(in: 2...12) {
        places.append((time, Point(x: generator.double(in: 0...90), y: 0)))
        time += generator.double(in: 0.002...0.008)
      }
      var late = places
      late.swapAt(late.count - 2, late.count - 3)
      XCTAssertEqual(velocity(late), velocity(places))
    }
  }

  func testATrackerBeginsAnewOnAClockThatWasSetBack() {
    let places = even(700)
    XCTAssertEqual(velocity(even(-900, from: 60) + places), velocity(places))
  }

  func testNumbersAreTheXOfAPoint() {
    var tracker = VelocityTracker()
    for step in 0...5 { tracker.add(0.3 * Double(step), at: 0.01 * Double(step)) }
    XCTAssertEqual(tracker.velocity.x, 30, accuracy: 1e-9)
    XCTAssertEqual(tracker.velocity.y, 0)
  }

  func testWhatIsNotFiniteIsLeftOut() {
    let places = even(500)
    let wrong = [Double.nan, .infinity, -.infinity]
    let hostile = places.flatMap { place in
      [place] + wrong.map { Place($0, place.point) }
        + wrong.map { Place(place.time, Point(x: $0, y: 0)) }
    }
    XCTAssertEqual(velocity(hostile), velocity(places))
    XCTAssertEqual(velocity([]), .zero)
    XCTAssertEqual(velocity([(0, .zero)]), .zero)
    let far = velocity([(0, Point(x: -1e308, y: 0)), (0.01, Point(x: 1e308, y: 0))])
    XCTAssertEqual(far, .zero)
    XCTAssertEqual(velocity([(1e300, .zero), (-1e300, Point(x: 1, y: 1))]), .zero)
  }

  func testManyPositionsAreKeptUpToTheCapacity() {
    // At 8,000 a second the last 20 are 2.4 ms.
    var places: [Place] = (0..<800).map {
      let time = Double($0) / 8000
      return (time, Point(x: 100 * time, y: 0))
    }
    for index in (800 - VelocityTracker.capacity)..<800 { places[index].point.x *= 3 }
    XCTAssertEqual(velocity(places).x, 300, accuracy: 1e-6)
  }
}
