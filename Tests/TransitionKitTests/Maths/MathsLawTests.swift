import TransitionKit
import TransitionTestSupport
import XCTest

final class MathsLawTests: XCTestCase {
  func testOddFunctionsAreOddAndTheCosineIsEven() {
    let odd = ["sin", "the sine of sinAndCos", "atan", "asin", "atanh", "cbrt"]
    for function in MathsFunction.all {
      forAll { generator in
        let (x, y) = function.arguments(using: &generator)
        if odd.contains(function.name) {
          XCTAssertEqual(function.function(-x, y), -function.function(x, y), function.name)
        }
        XCTAssertEqual(Double.cos(-x), Double.cos(x))
        XCTAssertEqual(Double.atan2(y: -x, x: y), -Double.atan2(y: x, x: y))
      }
    }
  }

  func testSineAndCosineTogetherAreThoseAlone() {
    forAll { generator in
      let angle = generator.double(in: -1e4...1e4)
      let (sine, cosine) = Double.sinAndCos(angle)
      XCTAssertEqual(sine, Double.sin(angle))
      XCTAssertEqual(cosine, Double.cos(angle))
      XCTAssertEqual(sine * sine + cosine * cosine, 1, accuracy: 1e-15)
    }
  }

  /// Where a function changes from one formula to another, it steps by no more than its slope and the errors.
  func testFunctionsHaveNoJumpWhereTheirFormulasChange() {
    let halfLn2 = 0.34657359027997264
    let rootOfHalf = 0.7071067811865476
    let odd: [Double] = (-40...40).map { (2 * Double($0) + 1) * halfLn2 }
    let cuts: [(name: String, points: [Double])] = [
      ("exp", odd + [708, -708]), ("expMinusOne", odd + [45, 0x1p-54]),
      ("log", [rootOfHalf, 2 * rootOfHalf, .leastNormalMagnitude, 1]),
      ("log10", [rootOfHalf, 2 * rootOfHalf, 1]),
      ("atan", [0x1p-30, 0.25, 0.75, 1, 4 / 3, 4, 0x1p30]),
      ("asin", [0x1p-30, 0.24253562503633297, 0.6, rootOfHalf, 0.8, 0.9701425001453319]),
      ("atanh", [0.17]),
      ("cbrt", [0x1p-900, 0x1p900, 1, 2, 4]),
    ]
    for (name, points) in cuts {
      guard let function = MathsFunction.all.first(where: { $0.name == name }) else {
        XCTFail("there is no function \(name)")
        continue
      }
      for point in points {
        var x = point
        for _ in 0..<20 { x = x.nextDown }
        for _ in 0..<40 {
          let (value, next) = (function.function(x, 0), function.function(x.nextUp, 0))
          // An exponential of a large number grows by many units at each of these steps.
          XCTAssertGreaterThanOrEqual(next, value - value.ulp, "\(name) of \(x)")
          let step = abs(function.systemFunction(x.nextUp, 0) - function.systemFunction(x, 0))
          XCTAssertLessThanOrEqual(next - value, step + 3 * value.ulp, "\(name) of \(x)")
          x = x.nextUp
        }
      }
    }
  }

  func testSinesHaveNoJumpBetweenQuarterTurns() {
    for quarter in -1030...1030 {
      // In the middle between two multiples of π/2 the nearest one changes.
      var angle = (Double(quarter) + 0.5) * .pi / 2
      for _ in 0..<3 { angle = angle.nextDown }
      for _ in 0..<6 {
        let (first, second) = (Double.sinAndCos(angle), Double.sinAndCos(angle.nextUp))
        let most = angle.ulp + 0x1p-52
        XCTAssertLessThanOrEqual(abs(first.sin - second.sin), most, "\(angle)")
        XCTAssertLessThanOrEqual(abs(first.cos - second.cos), most, "\(angle)")
        angle = angle.nextUp
      }
    }
  }
}
