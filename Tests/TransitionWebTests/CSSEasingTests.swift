import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionWeb
import XCTest

final class CSSEasingTests: XCTestCase {
  func testNamedCurvesAreExact() throws {
    XCTAssertEqual(UnitCurve.linear.cssEasing, "linear")
    XCTAssertEqual(UnitCurve.easeInOut.cssEasing, "cubic-bezier(0.42, 0, 0.58, 1)")
    XCTAssertEqual(UnitCurve.steps(3, jump: .start).cssEasing, "steps(3, jump-start)")
    XCTAssertEqual(Animation.easeIn(duration: 2).cssEasing, "cubic-bezier(0.42, 0, 1, 1)")
    XCTAssertEqual(Animation.easeIn.speed(2).cssEasing, "cubic-bezier(0.42, 0, 1, 1)")
    let points = [Point(x: 0, y: 0), Point(x: 0.25, y: 0.75), Point(x: 1, y: 1)]
    XCTAssertEqual(
      UnitCurve.piecewiseLinear(points).cssEasing, "linear(0, 0.75 25%, 1)")
  }

  func testEasingsReadBackAsWhatTheyWereWrittenFrom() throws {
    let curves: [UnitCurve] = [
      .ease, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .steps(5, jump: .none),
      .bezier(startControlPoint: Point(x: 0.3, y: 1.7), endControlPoint: Point(x: 0.6, y: -0.4)),
    ]
    for curve in curves {
      let read = try UnitCurve(curve.cssEasing)
      for step in 0...500 {
        let x = Double(step) / 500
        XCTAssertEqual(
          read.value(at: x), curve.value(at: x), accuracy: 1.001e-3, "\(curve) at \(x)")
      }
    }
    let animations: [Animation] = [
      .bouncy, .spring(duration: 0.4, bounce: 0.6), .easeIn.delay(0.2), .easeOut.delay(-0.1),
      .linear(duration: 0.2).repeatCount(3), .smooth.speed(3),
      .interpolatingSpring(stiffness: 180, damping: 12, initialVelocity: 4),
    ]
    for animation in animations {
      let read = try UnitCurve(animation.cssEasing)
      for step in 0..<500 {
        let progress = (Double(step) + 0.37) / 500
        XCTAssertEqual(
          read.value(at: progress), animation.value(at: progress * animation.duration),
          accuracy: 1.001e-3, "\(animation) at \(progress)")
      }
    }
  }

  func testToleranceMakesEasingsFinerOrCoarser() throws {
    XCTAssertLessThan(
      Animation.bouncy.cssEasing(tolerance: 0.01).count,
      Animation.bouncy.cssEasing(tolerance: 0.0001).count / 2)
  }

  func testBadInputStillGivesEasing() throws {
    let animations: [Animation] = [
      .linear(duration: .nan), .linear(duration: 0), .easeIn.repeatForever(),
      .linear.delay(.infinity),
      .spring(Spring(mass: 1, stiffness: 100, damping: 0)),
    ]
    for animation in animations {
      XCTAssertNoThrow(try UnitCurve(animation.cssEasing), "\(animation)")
    }
    let endless = try UnitCurve(Animation.easeIn.repeatForever(autoreverses: false).cssEasing)
    for x in stride(from: 0, through: 1, by: 0.01) {
      XCTAssertEqual(endless.value(at: x), UnitCurve.easeIn.value(at: x), accuracy: 1.001e-3)
    }
  }
}
