import Foundation
import TransitionExport
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The texts of numbers are compared with those of the C library.
final class DecimalTextTests: XCTestCase {
  func testNumbersAreWrittenAsTheCLibraryWritesThem() {
    let special: [Double] = [
      0, .nan, .infinity, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude,
      0.5, 1.5, 2.5, 0.125, 0.375, 9.995, 99.95, 999.5, 99_950, 999_500, 1e-5, 1e-4, 0.000_099_95,
      0x1p63, 0x1p64, 1e22, 1e23,
    ]
    for number in special {
      compare(number)
      compare(-number)
    }
    forAll(20_000, .search) { generator in
      compare(Double(bitPattern: generator.next()))
      // Small exponents, and subnormal numbers.
      compare(Double(bitPattern: generator.next() >> 12))
      compare(generator.double(in: -1000...1000))
      compare(generator.double(in: -1e-6...1e-6))
      // Binary fractions, many of which are in the middle of two decimal ones.
      compare(Double(generator.int(in: -1_000_000...1_000_000)) / 0x1p12)
    }
  }

  func testDecimalsHaveNoTrailingZeros() {
    XCTAssertEqual(decimal(1.5), "1.5")
    XCTAssertEqual(decimal(100), "100")
    XCTAssertEqual(decimal(-0.0000001), "0")
    XCTAssertEqual(decimal(120, 0), "120")
    XCTAssertEqual(decimal(0), "0")
    XCTAssertEqual(decimal(.infinity), "inf")
  }

  private func compare(_ number: Double, line: UInt = #line) {
    for digits in [0, 1, 3, 6] {
      XCTAssertEqual(
        fixedDecimal(number, digits), String(format: "%.\(digits)f", number), line: line)
    }
    for digits in 1...4 {
      XCTAssertEqual(
        significantDecimal(number, digits), String(format: "%.\(digits)g", number), line: line)
    }
  }
}
