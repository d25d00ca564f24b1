import Foundation
import TransitionKit
import XCTest

final class CodableTests: XCTestCase {
  func testSpringsCurvesAnimationsAndColoursSurviveJSON() throws {
    for spring in [Spring.smooth, .bouncy, Spring(mass: 2, stiffness: 77, damping: 3)] {
      XCTAssertEqual(try copy(spring), spring)
    }
    let curves: [UnitCurve] = [
      .linear, .easeInOut, .circularEaseInOut, .steps(4, jump: .both),
      try UnitCurve("linear(0, 0.2 30%, 1)"),
    ]
    for curve in curves { XCTAssertEqual(try copy(curve), curve) }
    let animations: [Animation] = [
      .default, .bouncy.delay(0.1).speed(2), .easeIn.repeatCount(3, autoreverses: false),
      .interpolatingSpring(stiffness: 100, damping: 4, initialVelocity: 3),
    ]
    for animation in animations { XCTAssertEqual(try copy(animation), animation) }
    let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    XCTAssertEqual(try copy(color), color)
  }

  func testColoursWithoutAlphaAreOpaque() throws {
    let json = Data(#"{"red": 1, "green": 0, "blue": 0.5}"#.utf8)
    XCTAssertEqual(
      try JSONDecoder().decode(Color.self, from: json), Color(red: 1, green: 0, blue: 0.5))
  }

  func testCustomAnimationsAreRefusedByName() {
    struct Anticipation: CustomAnimation {
      let duration = 0.5
      func value(at time: Double) -> Double { time / duration }
    }
    XCTAssertThrowsError(try JSONEncoder().encode(Animation(Anticipation()))) { error in
      XCTAssert("\(error)".contains("Anticipation"), "\(error)")
    }
  }

  func testANumberThatNoSpringHasIsNamed() {
    let json = Data(#"{"mass": -1, "stiffness": 100, "damping": 10}"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(Spring.self, from: json)) { error in
      XCTAssert("\(error)".contains("mass"), "\(error)")
    }
  }

  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
