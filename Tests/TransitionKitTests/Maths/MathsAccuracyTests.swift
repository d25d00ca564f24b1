import TransitionKit
import TransitionTestSupport
import XCTest

final class MathsAccuracyTests: XCTestCase {
  func testResultsAreWithinOneUnitInTheLastPlace() {
    for function in MathsFunction.all {
      for known in function.reference {
        let value = function.function(known.x, known.y)
        let error = abs((value - known.value) - known.rest) / known.value.ulp
        XCTAssertLessThan(error, 1, "\(function.name) of \(known.x), \(known.y) is \(value)")
      }
    }
  }

  #if arch(x86_64)
    /// The errors that the documentation states, against the 64 bits of the extended precision of this processor.
    func testErrorsAreWithinThoseThatAreDocumented() {
      typealias Extended = (Float80, Float80) -> Float80
      let documented: [(name: String, most: Float80, function: Extended)] = [
        ("exp", 0.7, { x, _ in Foundation.exp(x) }), ("log", 0.8, { x, _ in Foundation.log(x) }),
        ("sin", 0.8, { x, _ in Foundation.sin(x) }), ("cos", 0.8, { x, _ in Foundation.cos(x) }),
        ("asin", 0.6, { x, _ in Foundation.asin(x) }),
        ("acos", 0.6, { x, _ in Foundation.acos(x) }),
        ("pow", 0.7, { x, y in Foundation.pow(x, y) }),
        ("atan", 0.6, { x, _ in Foundation.atan(x) }),
        ("atan2", 0.6, { y, x in Foundation.atan2(y, x) }),
      ]
      for (name, most, extended) in documented {
        guard let function = MathsFunction.all.first(where: { $0.name == name }) else {
          XCTFail("there is no function \(name)")
          continue
        }
        forAll { generator in
          for _ in 0..<100 {
            let (x, y) = function.arguments(using: &generator)
            let value = function.function(x, y)
            guard value.isNormal else { continue }
            let error = abs(Float80(value) - extended(Float80(x), Float80(y))) / Float80(value.ulp)
            XCTAssertLessThanOrEqual(error, most, "\(name) of \(x), \(y)")
          }
        }
      }
    }
  #endif

  func testResultsAgreeWithThoseOfTheSystem() {
    for function in MathsFunction.all {
      forAll { generator in
        for _ in 0..<100 {
          let (x, y) = function.arguments(using: &generator)
          let (value, other) = (function.function(x, y), function.systemFunction(x, y))
          let name = "\(function.name) of \(x), \(y)"
          guard other.isFinite else {
            XCTAssertEqual(value, other, name)
            continue
          }
          XCTAssertLessThanOrEqual(abs(value - other), function.tolerance * other.ulp, name)
        }
      }
    }
  }

  func testExactResultsAreExact() {
    XCTAssertEqual(Double.exp(0), 1)
    XCTAssertEqual(Double.log(1), 0)
    XCTAssertEqual(Double.cos(0), 1)
    XCTAssertEqual(Double.acos(1), 0)
    XCTAssertEqual(Double.asin(1), .pi / 2)
    XCTAssertEqual(Double.acos(-1), .pi)
    XCTAssertEqual(Double.atan2(y: 1, x: 1), .pi / 4)
    XCTAssertEqual(Double.atan2(y: 0, x: -1), .pi)
    for exponent in 0...22 {
      var power = 1.0
      for _ in 0..<exponent { power *= 10 }
      XCTAssertEqual(Double.pow(10, Double(exponent)), power)
      XCTAssertEqual(Double.log10(power), Double(exponent))
    }
    for number in 1...1000 {
      let number = Double(number)
      XCTAssertEqual(Double.cbrt(number * number * number), number)
      XCTAssertEqual(Double.pow(number, 2), number * number)
    }
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      XCTAssertEqual(Double.pow(2, Double(exponent)), power)
    }
  }

  func testSpecialArgumentsHaveTheResultsOfTheSystem() {
    let least = Double.leastNonzeroMagnitude
    let special: [Double] = [
      0, 1, 2, 3, 0.5, least, .leastNormalMagnitude, .greatestFiniteMagnitude, 0x1p53, 709.8, 745.2,
      1e-20, 1024, .infinity, .nan,
    ]
    for function in MathsFunction.all {
      for x in special + special.map({ -$0 }) {
        for y in special + special.map({ -$0 }) {
          let (value, other) = (function.function(x, y), function.systemFunction(x, y))
          let name = "\(function.name) of \(x), \(y): \(value), not \(other)"
          guard other.isFinite else {
            XCTAssert(value == other || value.isNaN && other.isNaN, name)
            continue
          }
          XCTAssertLessThanOrEqual(abs(value - other), function.tolerance * other.ulp, name)
          XCTAssertEqual(value.sign, other.sign, name)
        }
      }
    }
  }
}
