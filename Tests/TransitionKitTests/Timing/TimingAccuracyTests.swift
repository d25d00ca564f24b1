import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Curves and springs against values of 60 digits; Documentation/Measurements.md shows the errors found here.
final class TimingAccuracyTests: XCTestCase {
  func testBezierCurvesAreExact() {
    var table: [String] = []
    for (name, p, samples) in TimingReference.curves {
      let curve = UnitCurve.bezier(
        startControlPoint: Point(x: p[0], y: p[1]), endControlPoint: Point(x: p[2], y: p[3]))
      var worst = 0.0
      var worstSteep = 0.0
      for (x, y, slope) in samples {
        let error = abs(curve.value(at: x) - y)
        if abs(slope) < 100 {
          worst = max(worst, error)
        } else {
          worstSteep = max(worstSteep, error)
        }
        if abs(slope) < 100 {
          XCTAssertEqual(
            curve.velocity(at: x), slope, accuracy: 1e-10 * max(1, abs(slope)), "\(name) at \(x)")
        }
        XCTAssertEqual(curve.motion(at: x).value, curve.value(at: x))
        XCTAssertEqual(curve.motion(at: x).velocity, curve.velocity(at: x))
      }
      XCTAssertLessThanOrEqual(worst, 1e-12, name)
      XCTAssertLessThanOrEqual(worstSteep, 1e-7, name)
      table.append("| \(name) | \(worst) | \(worstSteep) |")
    }
    print(table.joined(separator: "\n"))
  }

  func testSpringsAreExactInEveryRegime() {
    var table: [String] = []
    for (name, c, samples) in TimingReference.springs {
      let spring = Spring(mass: c[0], stiffness: c[1], damping: c[2])
      var (worst, worstVelocity) = (0.0, 0.0)
      for (time, value, velocity) in samples {
        worst = max(worst, abs(spring.value(at: time) - value))
        worstVelocity = max(
          worstVelocity, abs(spring.velocity(at: time) - velocity) / max(1, abs(velocity)))
      }
      XCTAssertLessThanOrEqual(worst, 1e-13, name)
      XCTAssertLessThanOrEqual(worstVelocity, 1e-12, name)
      table.append("| \(name) | \(worst) | \(worstVelocity) |")
    }
    print(table.joined(separator: "\n"))
  }

  func testCircularCurvesAreQuartersOfACircle() {
    // On the circle: x² + (1 - y)² = 1.
    for step in 1..<100 {
      let x = Double(step) / 100
      let y = UnitCurve.circularEaseIn.value(at: x)
      XCTAssertEqual(x * x + (1 - y) * (1 - y), 1, accuracy: 1e-15)
      XCTAssertEqual(UnitCurve.circularEaseOut.value(at: 1 - x), 1 - y, accuracy: 1e-15)
      XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: x / 2), y / 2, accuracy: 1e-15)
      XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 1 - x / 2), 1 - y / 2, accuracy: 1e-15)
    }
    // Near 0 the curve is x²/2 + x⁴/8.
    XCTAssertEqual(UnitCurve.circularEaseIn.value(at: 1e-6), 5e-13 + 1.25e-25, accuracy: 1e-28)
  }

  func testVelocityIsTheDerivativeOfEveryCurve() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .ease, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut, .materialStandard, .materialSharp,
      .bezier(
        startControlPoint: Point(x: 0.68, y: -0.55), endControlPoint: Point(x: 0.27, y: 1.55)),
    ]
    for curve in curves {
      for step in 1..<20 where step != 10 {
        let x = Double(step) / 20
        assertDerivative(curve.value(at:), curve.velocity(at: x), at: x, step: 2e-3, "\(curve)")
      }
    }
  }

  func testVelocityIsTheDerivativeOfEveryAnimation() {
    let animations: [Animation] = [
      .easeInOut, .smooth, .bouncy, .snappy, .interactiveSpring,
      .interpolatingSpring(mass: 1, stiffness: 300, damping: 50, initialVelocity: 3),
      .easeIn(duration: 1).delay(0.2).speed(1.5), .bouncy.speed(0.5).delay(0.1),
      .easeOut(duration: 0.7).repeatCount(3).speed(2), .linear(duration: 0.4).repeatForever(),
      Animation(Wave(duration: 2)).delay(0.05),
    ]
    for animation in animations {
      for step in 1..<30 {
        let time = 0.0137 * Double(step)
        assertDerivative(
          animation.value(at:), animation.velocity(at: time), at: time, step: 4e-4,
          "\(animation) at \(time)")
      }
    }
  }

  /// Compares with Richardson's extrapolation of central differences, of the sixth order.
  private func assertDerivative(
    _ value: (Double) -> Double, _ velocity: Double, at x: Double, step: Double, _ message: String,
    line: UInt = #line
  ) {
    func difference(_ h: Double) -> Double { (value(x + h) - value(x - h)) / (2 * h) }
    let (a, b, c) = (difference(step), difference(step / 2), difference(step / 4))
    let (ab, bc) = (b + (b - a) / 3, c + (c - b) / 3)
    let expected = bc + (bc - ab) / 15
    // A corner between the points spoils the comparison and shows in the spread.
    guard abs(bc - ab) < 1e-6 * max(1, abs(expected)) else { return }
    XCTAssertEqual(
      velocity, expected, accuracy: 1e-8 * max(1, abs(expected)), message, line: line)
  }

  func testRandomBezierCurvesAreFiniteAndSolveTheirEquation() {
    forAll(10_000) { generator in
      func x() -> Double {
        switch generator.int(in: 0...5) {
        case 0: return 0
        case 1: return 1
        default: return generator.double(in: 0...1)
        }
      }
      let (x1, x2) = (x(), x())
      let (y1, y2) = (generator.double(in: -2...2), generator.double(in: -1...3))
      let curve = UnitCurve.bezier(
        startControlPoint: Point(x: x1, y: y1), endControlPoint: Point(x: x2, y: y2))
      XCTAssertEqual(curve.value(at: 0), 0)
      XCTAssertEqual(curve.value(at: 1), 1)
      // A point of the curve by its parameter.
      let s = generator.double(in: 0...1)
      func at(_ a: Double, _ b: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
      }
      func slope(_ a: Double, _ b: Double) -> Double {
        3 * a * (1 - s) * (1 - s) + 6 * (b - a) * s * (1 - s) + 3 * (1 - b) * s * s
      }
      let steepness = abs(slope(y1, y2) / slope(x1, x2))
      let velocity = curve.velocity(at: at(x1, x2))
      XCTAssertTrue(velocity.isFinite)
      if steepness < 100, slope(x1, x2) > 1e-3 {
        XCTAssertEqual(curve.value(at: at(x1, x2)), at(y1, y2), accuracy: 1e-12)
      } else {
        XCTAssertEqual(curve.value(at: at(x1, x2)), at(y1, y2), accuracy: 1e-4)
      }
    }
  }

  func testRandomSpringsSettleWithinTheBoundAndNotMuchLater() {
    forAll(10_000) { generator in
      let spring = Spring(
        mass: pow(10, generator.double(in: -2...2)),
        stiffness: pow(10, generator.double(in: -1...4)),
        damping: pow(10, generator.double(in: -2...3)))
      let push = generator.bool() ? 0 : generator.double(in: -50...50)
      let epsilon = pow(10, generator.double(in: -6 ... -1))
      let duration = spring.settlingDuration(initialVelocity: push, epsilon: epsilon)
      XCTAssertTrue(duration.isFinite && duration >= 0)
      for _ in 0..<20 {
        let time = duration * (1 + generator.double(in: 0...1))
        XCTAssertLessThanOrEqual(
          abs(spring.value(initialVelocity: push, at: time) - 1), epsilon * (1 + 1e-9) + 1e-15)
      }
      // Right before, it is still outside: no shorter duration is a bound.
      XCTAssertGreaterThanOrEqual(
        abs(spring.value(initialVelocity: push, at: duration * (1 - 1e-12)) - 1),
        epsilon * (1 - 1e-3) - 1e-15)
    }
  }
}

/// A custom animation with a known derivative.
private struct Wave: CustomAnimation {
  let duration: Double

  func value(at time: Double) -> Double { sin(time / duration * .pi / 2) }

  func velocity(at time: Double) -> Double {
    cos(time / duration * .pi / 2) * .pi / 2 / duration
  }
}
