import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Lengths, and positions by length, against closed forms and numbers of many digits.
final class MotionPathTests: XCTestCase {
  /// The position at a fraction of the length, by the only public API for it: a transition.
  private func place(_ share: Double, on path: MotionPath) -> (x: Double, y: Double) {
    let state = AtomicTransition.move(along: path).animation(.linear(duration: 1))
      .compile(for: .insertion, in: .phone).timeline.frame(at: share).view
    return (state.translation.dx, state.translation.dy)
  }

  func testCubicCurvesAgreeWithNumbersOfFortyDigits() {
    // By mpmath 1.3.0 with 40 digits: quad() of the speed in parts, and Newton's method for the positions.
    let cases: [(points: [Point], length: Double, places: [(Double, Double, Double)])] = [
      (
        [Point(x: -300, y: 0), Point(x: -200, y: -150), Point(x: -50, y: -150), .zero],
        396.3584135060111483,
        [
          (0.3, -217.61409160996905855, -84.604553049032575205),
          (0.75, -52.116438813381730473, -82.867271474011372578),
        ]
      ),
      // With a cusp in the middle.
      (
        [.zero, Point(x: 100, y: 100), Point(x: 0, y: 100), Point(x: 100, y: 0)],
        182.8427124746190098,
        [
          (0.3, 35.313616820398420369, 41.859593545209495766),
          (0.75, 69.933403065656007712, 34.374171933245245304),
        ]
      ),
      // Nearly a loop.
      (
        [Point(x: -300, y: 40), Point(x: 50, y: -400), Point(x: -380, y: -200), .zero],
        613.9089227656051726,
        [
          (0.3, -193.71700768604689413, -110.24386268134497923),
          (0.75, -123.52577627348703308, -89.830526140110035485),
        ]
      ),
      // With a control point on the start, where the speed is zero.
      (
        [Point(x: -200, y: 100), Point(x: -200, y: 100), Point(x: -50, y: -150), .zero],
        290.8497746552209970,
        [
          (0.3, -149.80949194269040775, 28.693262988937320083),
          (0.75, -47.83965141757074262, -47.927751246980631851),
        ]
      ),
    ]
    var largest = 0.0
    for (points, length, places) in cases {
      let path = MotionPath(from: points[0]) {
        $0.addCurve(to: points[3], control1: points[1], control2: points[2])
      }
      largest = max(largest, abs(path.length - length) / length)
      for (share, x, y) in places {
        let place = place(share, on: path)
        largest = max(largest, hypot(place.x - x, place.y - y) / length)
      }
    }
    print("largest error \(largest) of the length")
    XCTAssertLessThan(largest, 1e-12)
  }

  func testTheLengthOfAQuadraticCurveIsThatOfItsClosedForm() {
    forAll { generator in
      func point() -> Point {
        Point(x: generator.double(in: -300...300), y: generator.double(in: -300...300))
      }
      let (p, c, q) = (point(), point(), point())
      let path = MotionPath(from: p) { $0.addQuadCurve(to: q, control: c) }
      // The speed is 2 sqrt(A u^2 + B u + C); its integral is in every table.
      let (ax, ay) = (p.x - 2 * c.x + q.x, p.y - 2 * c.y + q.y)
      let (bx, by) = (c.x - p.x, c.y - p.y)
      let (a, b, d) = (ax * ax + ay * ay, 2 * (ax * bx + ay * by), bx * bx + by * by)
      func primitive(_ u: Double) -> Double {
        let root = (a * u * u + b * u + d).squareRoot()
        return (2 * a * u + b) / (4 * a) * root
          + (4 * a * d - b * b) / (8 * a * a.squareRoot())
          * log(abs(2 * a * u + b + 2 * a.squareRoot() * root))
      }
      let length = 2 * (primitive(1) - primitive(0))
      XCTAssertEqual(path.length, length, accuracy: 1e-10 * length)
    }
  }

  func testACircleAndAStraightLineAreExact() {
    forAll { generator in
      let radius = generator.double(in: 1...500)
      let center = Point(x: generator.double(in: -99...99), y: generator.double(in: -99...99))
      let (angle, delta) = (generator.double(in: -3...3), generator.double(in: -20...20))
      let start = Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      let arc = MotionPath(from: start) { $0.addArc(center: center, delta: .radians(delta)) }
      XCTAssertEqual(arc.length, radius * abs(delta), accuracy: 1e-12 * radius * 20)
      let share = generator.double(in: 0...1)
      let place = place(share, on: arc)
      XCTAssertEqual(
        place.x, center.x + radius * cos(angle + delta * share), accuracy: 1e-12 * radius * 20)
      XCTAssertEqual(
        place.y, center.y + radius * sin(angle + delta * share), accuracy: 1e-12 * radius * 20)

      let line = MotionPath(through: [start, center])
      XCTAssertEqual(line.length, radius, accuracy: 1e-12 * radius)
    }
  }

  func testACurveThatIsALineDoubledBackHasTheLengthOfBothWays() {
    // x = 2u(1-u) 100 + ..., which changes its direction at u = 2/3 where x is 400/3.
    let path = MotionPath(from: .zero) {
      $0.addQuadCurve(to: Point(x: 100, y: 0), control: Point(x: 200, y: 0))
    }
    XCTAssertEqual(path.length, 400.0 / 3 + 100.0 / 3, accuracy: 1e-9 * path.length)
  }

  func testEqualProgressCoversEqualLength() {
    forAll(100) { generator in
      let path = MotionPath.random(&generator)
      let timeline = AtomicTransition.move(along: path).animation(.linear(duration: 1))
        .compile(for: .insertion, in: .phone).timeline
      let length = path.length
      for _ in 0..<5 {
        let time = generator.double(in: 0...0.9999)
        let velocity = timeline.velocity(of: .view, .translation, at: time).components
        XCTAssertEqual(hypot(velocity[0], velocity[1]), length, accuracy: 1e-12 * length)
      }
      let whole = timeline.frame(at: 1).view.translation
      XCTAssertEqual(whole.dx, path.end.x)
      XCTAssertEqual(whole.dy, path.end.y)
    }
  }

  func testABulgeOfOneIsAHalfCircleAndOfZeroALine() {
    let half = MotionPath(from: Point(x: -100, y: 0)) { $0.addArc(to: .zero, bulge: 1) }
    XCTAssertEqual(half.length, 50 * .pi, accuracy: 1e-12)
    XCTAssertEqual(place(0.5, on: half).x, -50, accuracy: 1e-12)
    XCTAssertEqual(place(0.5, on: half).y, -50, accuracy: 1e-12)
    for bulge in [0, 1e-300, 1e-12, -1e-12] {
      let line = MotionPath(from: Point(x: -100, y: 0)) { $0.addArc(to: .zero, bulge: bulge) }
      XCTAssertEqual(line.length, 100, accuracy: 1e-12)
      XCTAssertEqual(place(0.25, on: line).x, -75, accuracy: 1e-12)
      XCTAssertEqual(place(0.25, on: line).y, 0, accuracy: 1e-9)
    }
  }
}
