import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The text of JSON is compared with that of the encoder of Foundation.
final class JSONWritingTests: XCTestCase {
  func testValuesAreWrittenAsTheEncoderWritesThem() throws {
    let values: [JSONValue] = [
      .null, .boolean(true), .boolean(false), .integer(.min), .integer(0), .string(""),
      .array([]), .object([:]),
      .numbers([0, -0.0, 1, -1.5, 1e15, 1e16, 1e20, 1e-7, .leastNonzeroMagnitude]),
      .string("\"/\\\u{7f}\u{2028}é😀\u{1}\u{1f}\n\r\t\u{8}\u{c}"),
      .object(["b": .null, "a": nil, "B": .array([.array([]), .object([:])]), "é": .integer(1)]),
    ]
    for value in values + [.array(values)] { try compare(value) }
    forAll(5_000) { generator in
      try compare(random(3, &generator))
    }
  }

  func testMembersOfAnObjectAreReplacedAndRemoved() {
    var object: JSONObject = ["a": .integer(1), "b": .integer(2)]
    object["a"] = .integer(3)
    object["b"] = nil
    object["c"] = .null
    XCTAssertEqual(object, ["a": .integer(3), "c": .null])
    XCTAssertEqual(object["c"], .null)
    XCTAssertNil(object["b"])
  }

  func testOneKeyCanComeFirst() {
    let value: JSONValue = .object(["a": .object(["b": .null, "ty": .null])])
    XCTAssertEqual(value.text(firstKey: "ty"), #"{"a":{"ty":null,"b":null}}"#)
  }

  private func compare(_ value: JSONValue, line: UInt = #line) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    XCTAssertEqual(
      value.text(), String(decoding: try encoder.encode(value), as: UTF8.self), line: line)
    encoder.outputFormatting.insert(.prettyPrinted)
    XCTAssertEqual(
      value.text(isPretty: true), String(decoding: try encoder.encode(value), as: UTF8.self),
      line: line)
  }

  private func random(_ depth: Int, _ generator: inout SeededGenerator) -> JSONValue {
    switch generator.int(in: depth > 0 ? 0...6 : 0...4) {
    case 0: return .integer(Int(truncatingIfNeeded: generator.next()))
    case 1:
      let number = Double(bitPattern: generator.next())
      return .number(number.isFinite ? number : 0)
    case 2: return .number((generator.double(in: -1000...1000) * 1000).rounded() / 1000)
    case 3: return .boolean(generator.bool())
    case 4: return .string(randomText(&generator))
    case 5:
      return .array((0..<generator.int(in: 0...4)).map { _ in random(depth - 1, &generator) })
    default:
      var object: JSONObject = [:]
      for _ in 0..<generator.int(in: 0...4) {
        object[randomText(&generator)] = random(depth - 1, &generator)
      }
      return .object(object)
    }
  }

  private func randomText(_ generator: inout SeededGenerator) -> String {
    let scalars = (0..<generator.int(in: 0...8)).compactMap { _ in
      Unicode.Scalar(UInt32(generator.int(in: 0...0x2ff)))
    }
    return String(String.UnicodeScalarView(scalars)).precomposedStringWithCanonicalMapping
  }
}
