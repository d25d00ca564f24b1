import TransitionKit
import XCTest

final class UnitCurveTests: XCTestCase {
  func testStandardEasesHaveTheirKnownValues() {
    for (curve, values) in [
      (UnitCurve.easeIn, [0.093465, 0.315357, 0.621862]),
      (UnitCurve.easeOut, [0.378138, 0.684643, 0.906535]),
      (UnitCurve.easeInOut, [0.129162, 0.5, 0.870838]),
    ] {
      for (progress, value) in zip([0.25, 0.5, 0.75], values) {
        XCTAssertEqual(curve.value(at: progress), value, accuracy: 5e-7)
      }
    }
  }

  func testCurvesStartAtZeroAndEndAtOneExactly() {
    forAll { generator in
      let curve = UnitCurve.bezier(
        startControlPoint: Point(
          x: generator.double(in: 0...1), y: generator.double(in: -2...2)),
        endControlPoint: Point(x: generator.double(in: 0...1), y: generator.double(in: -2...3)))
      XCTAssertEqual(curve.value(at: 0), 0)
      XCTAssertEqual(curve.value(at: 1), 1)
      XCTAssertEqual(curve.value(at: -1), 0)
      XCTAssertEqual(curve.value(at: 2), 1)
    }
  }
}
