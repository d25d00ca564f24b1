import TransitionKit
import TransitionTestCases
import TransitionTestSupport
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

  func testEveryCurveStartsAtZeroAndEndsAtOneExactly() {
    let curves: [UnitCurve] = [
      .linear, .ease, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .steps(3, jump: .start), .steps(3, jump: .both), .steps(3, jump: .none), .steps(3),
      .piecewiseLinear([Point(x: 0.2, y: 0.3), Point(x: 0.6, y: 0.9)]), .piecewiseLinear([]),
    ]
    for curve in curves {
      for (progress, value) in [(0.0, 0.0), (-1, 0), (.nan, 0), (1, 1), (2, 1), (.infinity, 1)] {
        XCTAssertEqual(curve.value(at: progress), value, "\(curve) at \(progress)")
      }
    }
  }

  func testStepsJumpAsCSSSays() {
    func values(_ jump: StepJump) -> [Double] {
      [0.1, 0.3, 0.6, 0.9].map { UnitCurve.steps(4, jump: jump).value(at: $0) }
    }
    XCTAssertEqual(values(.end), [0, 0.25, 0.5, 0.75])
    XCTAssertEqual(values(.start), [0.25, 0.5, 0.75, 1])
    XCTAssertEqual(values(.none), [0, 1.0 / 3, 2.0 / 3, 1])
    XCTAssertEqual(values(.both), [0.2, 0.4, 0.6, 0.8])
    XCTAssertEqual(UnitCurve.steps(-3).value(at: 0.5), 0)
    XCTAssertEqual(UnitCurve.steps(0, jump: .none).value(at: 0.5), 1)
    XCTAssertEqual(UnitCurve.steps(.max).value(at: 0.5), 0.5)
  }

  func testPiecewiseLinearCurvesGoThroughTheirPoints() {
    let curve = UnitCurve.piecewiseLinear([
      Point(x: 0, y: 0), Point(x: 0.25, y: 1), Point(x: 0.5, y: 0.5), Point(x: 0.5, y: 0.75),
      Point(x: 0.4, y: 0.8), Point(x: 1, y: 1), Point(x: .nan, y: 0),
    ])
    XCTAssertEqual(curve.value(at: 0.125), 0.5)
    XCTAssertEqual(curve.value(at: 0.25), 1)
    XCTAssertEqual(curve.value(at: 0.375), 0.75)
    XCTAssertEqual(curve.velocity(at: 0.125), 4)
    XCTAssertEqual(curve.velocity(at: 0.375), -2)
    XCTAssertEqual(curve.value(at: 0.75), 0.9)
    let open = UnitCurve.piecewiseLinear([Point(x: 0.25, y: 0.5), Point(x: 0.5, y: 0.75)])
    XCTAssertEqual(open.value(at: 0.125), 0.375)
    XCTAssertEqual(open.value(at: 0.75), 1)
  }

  func testTheInverseUndoesTheCurve() throws {
    let curves: [UnitCurve] = [
      .linear, .ease, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .bezier(startControlPoint: Point(x: 0.2, y: 1.05), endControlPoint: Point(x: 0.8, y: 0.9)),
      .piecewiseLinear([.zero, Point(x: 0.3, y: 0.6), Point(x: 1, y: 1)]),
    ]
    for curve in curves {
      let inverse = try XCTUnwrap(curve.inverse, "\(curve)")
      for step in 0...100 {
        let x = Double(step) / 100
        XCTAssertEqual(inverse.value(at: curve.value(at: x)), x, accuracy: 1e-9, "\(curve)")
      }
    }
    XCTAssertNil(UnitCurve.steps(3).inverse)
    XCTAssertNil(
      UnitCurve.bezier(
        startControlPoint: Point(x: 0.2, y: -1), endControlPoint: Point(x: 0.8, y: 2)
      ).inverse)
  }

  func testCSSTextIsRead() throws {
    let cases: [(String, UnitCurve)] = [
      ("linear", .linear), ("ease", .ease), (" EASE-IN-OUT ", .easeInOut),
      ("cubic-bezier(0.42,0,1,1)", .easeIn), ("cubic-bezier( .42 , 0 , 58e-2 , +1 )", .easeInOut),
      ("steps(4)", .steps(4)), ("steps(4, jump-start)", .steps(4, jump: .start)),
      ("steps(4, start)", .steps(4, jump: .start)), ("steps(2,jump-none)", .steps(2, jump: .none)),
      ("steps(1, jump-both)", .steps(1, jump: .both)), ("step-start", .steps(1, jump: .start)),
      ("step-end", .steps(1)),
      (
        "linear(0, 0.25 75%, 1)",
        .piecewiseLinear([.zero, Point(x: 0.75, y: 0.25), Point(x: 1, y: 1)])
      ),
      (
        "linear(0, 20% 0.5 40%, 0.7, 1)",
        .piecewiseLinear([
          .zero, Point(x: 0.2, y: 0.5), Point(x: 0.4, y: 0.5), Point(x: 0.7, y: 0.7),
          Point(x: 1, y: 1),
        ])
      ),
      ("linear(0.5)", .piecewiseLinear([Point(x: 0, y: 0.5)])),
    ]
    for (text, curve) in cases {
      XCTAssertEqual(try UnitCurve(text), curve, text)
    }
  }

  func testBadCSSTextSaysWhereItGoesWrong() {
    let cases: [(String, Int)] = [
      ("", 0), ("eas", 0), ("ease in", 5), ("cubic-bezier(0.1, 0, 2, 1)", 21),
      ("cubic-bezier(0.1 0, 1, 1)", 17), ("cubic-bezier(0.1, 0, 1)", 22), ("steps(1.5)", 6),
      ("steps(0)", 6), ("steps(1, jump-none)", 6), ("steps(3, middle)", 9), ("linear()", 7),
      ("linear(0, 1 2)", 12), ("linear(0, 10% 20% 30% 1)", 18), ("linear(0, 1", 11),
      ("wobble(1)", 0), ("ease;", 4), ("cubic-bezier(nan, 0, 0, 1)", 13),
      ("linear(0, 1e999)", 10),
    ]
    for (text, offset) in cases {
      XCTAssertThrowsError(try UnitCurve(text), text) { error in
        XCTAssertEqual((error as? CSSEasingError)?.offset, offset, "\(text): \(error)")
      }
    }
  }

  func testRandomCSSTextNeverTraps() {
    let pieces = [
      "linear", "(", ")", ",", " ", "0.5", "%", "cubic-bezier", "steps", "ease", "-", "e", ".", "1",
      "jump-none", "💥", "\u{301}",
    ]
    forAll(5000) { generator in
      let text = (0..<generator.int(in: 0...12)).map { _ in
        pieces[generator.int(in: 0...pieces.count - 1)]
      }.joined()
      if let curve = try? UnitCurve(text) { XCTAssertTrue(curve.value(at: 0.3).isFinite, text) }
    }
  }

  func testALineTooSteepForANumberIsAJump() {
    let curve = UnitCurve.piecewiseLinear([
      Point(x: 1e-300, y: 0.25), Point(x: 2e-300, y: 1e12), Point(x: 1, y: 1),
    ])
    XCTAssertEqual(curve.value(at: 1e-300), 0.25)
    XCTAssertEqual(curve.velocity(at: 1e-300), 0)
    XCTAssertEqual(curve.value(at: 2e-300), 1e12)
  }
}
