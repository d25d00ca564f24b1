import Foundation
import TransitionKit
import XCTest

@testable import LiveEngine

/// Whatever the public API offers to compose with is a part, or is left out for a reason.
final class CoverageTests: XCTestCase {
  private static let leftOut: [String: [String: String]] = [
    "AtomicTransition": [
      "delay": "the compiler asks for delayed",
      "slide": "the same as slideThrough",
      "custom": "written in code", "effect": "written in code", "modifier": "written in code",
      "value": "for custom properties, which are written in code",
      "keyframes": "takes a list of keyframes of any length",
      "interpolated": "the colours of parts come out of clear, which is the same in all spaces",
      "then": "the lanes of the page say when a part starts",
      "starting": "the lanes of the page say when a part starts",
    ],
    "NavigationTransition": [
      "auto": "the same as push", "default": "the same as push",
      "move": "the same as slide(edge:)",
      "custom": "written in code",
      "then": "the lanes of the page say when a part starts",
      "starting": "the lanes of the page say when a part starts",
      "interpolated": "the colours of parts come out of clear, which is the same in all spaces",
      "layers": "written in code; parts that are combined, each during a range, do the same",
    ],
    "Animation": [
      "default": "the same as easeInOut",
      "decay": "a spring that starts with the velocity of a finger",
      "repeatForever": "a transition runs it once, with a diagnostic",
    ],
  ]

  func testEveryNameIsAPartOrLeftOut() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let api = try String(contentsOf: root.appendingPathComponent(".ci/api.txt"), encoding: .utf8)
    for (type, kind) in [
      ("AtomicTransition", Part.Kind.atomic), ("NavigationTransition", .navigation),
      ("Animation", .animation),
    ] {
      let covered = Set(Part.catalogue.filter { $0.kind == kind }.map { Self.function($0.form) })
      let offered = Self.functions(of: type, in: api)
      XCTAssertGreaterThan(offered.count, 18)
      let reasons = Self.leftOut[type] ?? [:]
      for name in offered where !covered.contains(name) {
        XCTAssertNotNil(reasons[name], "\(type).\(name) is no part")
      }
      XCTAssertEqual(covered.subtracting(offered), [], "\(type)")
      XCTAssertEqual(Set(reasons.keys), offered.subtracting(covered), type)
    }
  }

  /// The name of the function in a form.
  private static func function(_ form: String) -> String {
    var form = form[...]
    if form.hasPrefix("#0.") { form = form.dropFirst(3) }
    return String(form.drop { $0 == "$" }.prefix { $0.isLetter || $0.isNumber })
  }

  /// The names of the functions and properties that give a value of a type.
  private static func functions(of type: String, in api: String) -> Set<String> {
    var names: Set<String> = []
    for line in api.split(separator: "\n") {
      let columns = line.split(separator: "\t")
      guard columns.count == 2,
        columns[0].split(separator: ".").dropFirst().first.map({ $0 == type }) ?? false
      else { continue }
      let declaration = columns[1]
      guard
        declaration.contains("-> \(type)") || declaration.contains(": \(type) ")
          || declaration.hasSuffix(": \(type)")
      else { continue }
      guard
        let start = declaration.range(of: "func ") ?? declaration.range(of: "let ")
          ?? declaration.range(of: "var ")
      else { continue }
      let name = declaration[start.upperBound...].drop { $0 == "`" }
        .prefix { $0.isLetter || $0.isNumber }
      if !name.isEmpty { names.insert(String(name)) }
    }
    return names
  }
}
