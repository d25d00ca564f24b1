import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class FewestPointsTests: XCTestCase {
  /// A sampler of one number.
  private func sampler(
    _ value: @escaping (Double) -> Double, slope: @escaping (Double) -> Double
  ) -> CurveSampler {
    CurveSampler(breakpoints: [0, 1]) {
      SIMD4(value($0), 0, 0, 0)
    } velocity: { time, _ in
      SIMD4(slope(time), 0, 0, 0)
    }
  }

  func testAParabolaTakesAsFewLinesAsThereCanBe() {
    // A line over a width w leaves x² by w²/4 from top to bottom, and 2e is allowed: lines are at most √(8e)
    // wide. The two at the ends start on the curve itself: from there to e outside and e inside is
    // (1 + √2)/2 · √(4e) wide, as x² - sx = -e at its lowest and e at its end.
    for distance in [0.01, 0.001, 0.0001] {
      let full = (8 * distance).squareRoot()
      let end = (1 + 2.0.squareRoot()) * distance.squareRoot()
      let least = (max(1 - 2 * end, 0) / full).rounded(.up) + 2
      let polyline = Polyline(
        sampler({ $0 * $0 }, slope: { 2 * $0 }), within: SIMD4(distance, 1, 1, 1))
      XCTAssertLessThanOrEqual(polyline.error.x, distance)
      XCTAssertGreaterThanOrEqual(Double(polyline.knots.count - 1), least - 1)
      XCTAssertLessThanOrEqual(Double(polyline.knots.count - 1), (least * 1.02 + 1).rounded(.up))
    }
  }

  func testTheBoundIsNotBelowWhatDenseSamplesShowAndNotFarAbove() {
    forAll(40) { generator in
      let (a, b, c) = (
        generator.double(in: 1...20), generator.double(in: 0...6),
        generator.double(in: 0.001...0.02)
      )
      let wave = sampler({ sin(a * $0 + b) }, slope: { a * cos(a * $0 + b) })
      let polyline = Polyline(wave, within: SIMD4(c, 1, 1, 1))
      let points = polyline.knots.map { Point(x: $0.time, y: $0.value.x) }
      let line = UnitCurve.piecewiseLinear(points)
      var largest = 0.0
      for index in 1..<20_000 {
        let time = Double(index) / 20_000
        largest = max(largest, abs(line.value(at: time) - sin(a * time + b)))
      }
      XCTAssertLessThanOrEqual(polyline.error.x, c)
      XCTAssertLessThanOrEqual(largest, polyline.error.x + 1e-12)
      XCTAssertGreaterThan(largest, polyline.error.x * 0.95)
    }
  }

  func testSeveralNumbersKeepEachItsTolerance() {
    let circle = CurveSampler(breakpoints: [0, 1]) {
      SIMD4(100 * cos(6 * $0), sin(6 * $0), 5, 0)
    } velocity: { time, _ in
      SIMD4(-600 * sin(6 * time), 6 * cos(6 * time), 0, 0)
    }
    let polyline = Polyline(circle, within: SIMD4(0.1, 0.01, 1, 1))
    XCTAssertTrue(polyline.error.isWithin(SIMD4(0.1, 0.01, 1e-9, 1e-9)), "\(polyline.error)")
    // About the radius 100 a line on the circle may be √(8 · 0.1 · 100) long.
    XCTAssertLessThan(polyline.knots.count, Int(600 / (8 * 0.1 * 100).squareRoot() * 1.15) + 2)
  }

  func testAJumpIsTwoPointsOfOneTime() {
    let steps = Animation.timingCurve(.steps(2), duration: 1).repeatCount(2, autoreverses: false)
    let compiled = AtomicTransition.offset(x: 100, y: 0).animation(steps)
      .compile(for: .insertion, in: .mirroredPhone)
    let motion = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(0.001)).tracks(
      of: .view)[0]
    let keys = motion.withoutLines().keyframes
    XCTAssertEqual(keys.map(\.time), [0, 0.5, 0.5, 1, 1, 1.5, 1.5, 2, 2])
    XCTAssertEqual(keys.map(\.value.x), [100, 100, 50, 50, 100, 100, 50, 50, 0])
  }

  func testACurveWithAVerticalEndKeepsItsTolerance() {
    for curve in [UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut] {
      let compiled = AtomicTransition.offset(x: 1000, y: 0)
        .animation(.timingCurve(curve, duration: 1)).compile(for: .insertion, in: .mirroredPhone)
      let motion = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(0.001)).tracks(
        of: .view)[
          0]
      XCTAssertLessThanOrEqual(motion.entry.error, 1)
      XCTAssertLessThan(motion.withoutLines().keyframes.count, 40)
    }
  }
}
