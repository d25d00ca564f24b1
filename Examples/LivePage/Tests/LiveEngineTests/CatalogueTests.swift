import Foundation
import TransitionKit
import XCTest

@testable import LiveEngine

final class CatalogueTests: XCTestCase {
  func testNamesAreUniqueAndIndicesFollowThem() {
    XCTAssertEqual(Set(Part.catalogue.map(\.name)).count, Part.catalogue.count)
    for (index, part) in Part.catalogue.enumerated() {
      XCTAssertEqual(Part.index(of: part.name), index)
      XCTAssertFalse(part.texts.title.isEmpty || part.texts.group.isEmpty, part.name)
      XCTAssertEqual(part.texts.summary.last, ".", part.name)
      XCTAssertEqual(part.isVariadic, part.name.hasPrefix("combined"))
      XCTAssertEqual(Set(part.parameters.map(\.name)).count, part.parameters.count, part.name)
    }
    XCTAssertNil(Part.index(of: "nonsense"))
  }

  /// A number of a part is the same in the engine, which has no clips to shapes.
  func testPartsOfTheLibraryComeLast() {
    XCTAssertEqual(Part.catalogue[Part.engineCount...].map(\.name), Part.shapeClips.map(\.name))
    XCTAssertFalse(Part.catalogue[..<Part.engineCount].contains { $0.name.hasSuffix("Clip") })
  }

  /// Links that were saved name parts: none of these may go, and new ones are added here.
  func testNamesStay() throws {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("part-names.txt")
    let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(
      String.init)
    XCTAssertEqual(Part.catalogue.map(\.name).sorted(), names)
  }

  func testDefaultsAreInRangeAndUsable() {
    for part in Part.catalogue {
      for parameter in part.parameters {
        let name = "\(part.name) \(parameter.name)"
        XCTAssertTrue(
          (parameter.minimum...parameter.maximum).contains(parameter.value), name)
        XCTAssertEqual(parameter.usable(parameter.value), parameter.value, name)
        XCTAssertGreaterThan(parameter.step, 0, name)
        XCTAssertEqual(parameter.choices.isEmpty, parameter.kind != .choice, name)
        if parameter.kind == .choice {
          XCTAssertEqual(parameter.maximum, Double(parameter.choices.count - 1), name)
        }
      }
    }
  }

  func testJSONHoldsTheCatalogue() throws {
    struct Catalogue: Decodable {
      struct Part: Decodable {
        struct Parameter: Decodable {
          let name, kind: String
          let minimum, maximum, step: Double?
          let value: Double
          let unit: String?
          let choices: [String]?
        }
        struct Slot: Decodable { let name, kind: String }
        let name, title, kind, group, summary: String
        let parameters: [Parameter]
        let children: [Slot]
        let isVariadic: Bool
        let isInLibrary: Bool?
      }
      let parts: [Part]
    }
    let decoded = try JSONDecoder().decode(Catalogue.self, from: Data(Part.catalogueJSON.utf8))
      .parts
    XCTAssertEqual(decoded.count, Part.catalogue.count)
    let inLibrary = decoded.filter { $0.isInLibrary == true }
    XCTAssertEqual(inLibrary.map(\.name), Part.shapeClips.map(\.name))
    for (read, part) in zip(decoded, Part.catalogue) {
      XCTAssertEqual(
        [read.name, read.title, read.kind, read.group, read.summary],
        [part.name, part.texts.title, part.kind.rawValue, part.texts.group, part.texts.summary])
      XCTAssertEqual(read.children.map(\.kind), part.children.map(\.kind.rawValue))
      XCTAssertEqual(read.children.map(\.name), part.children.map(\.name))
      XCTAssertEqual(read.isVariadic, part.isVariadic)
      XCTAssertEqual(read.parameters.count, part.parameters.count)
      for (field, parameter) in zip(read.parameters, part.parameters) {
        XCTAssertEqual(field.name, parameter.name)
        XCTAssertEqual(field.kind, parameter.kind.rawValue)
        XCTAssertEqual(field.value, parameter.value)
        if parameter.kind == .number {
          XCTAssertEqual(field.minimum, parameter.minimum)
          XCTAssertEqual(field.maximum, parameter.maximum)
          XCTAssertEqual(field.step, parameter.step)
          XCTAssertEqual(field.unit, parameter.unit)
        }
        XCTAssertEqual(field.choices ?? [], parameter.choices)
      }
    }
  }
}
