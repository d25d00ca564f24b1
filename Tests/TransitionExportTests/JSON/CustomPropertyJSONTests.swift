import Foundation
import TransitionExport
import TransitionKit
import TransitionTestCases
import XCTest

/// Custom properties in documents, and what is wrong with some of them.
final class CustomPropertyJSONTests: XCTestCase {
  private typealias Object = [String: Any]

  private let presentation = Presentation(
    AtomicTransition.customProperties.compile(for: .insertion, in: .mirroredPhone), named: "custom")

  func testTwoPropertiesOfOneNameSurvive() throws {
    let copy = try Presentation(json: presentation.exported(as: .json).document).timeline
    XCTAssertEqual(copy, presentation.timeline)
    let first = CustomProperty("total", identity: 100.25, composition: .replace)
    let second = CustomProperty("total", identity: 0.1)
    let (view, other) = (presentation.timeline.frame(at: 0.1).view, copy.frame(at: 0.1).view)
    XCTAssertEqual(view[first], other[first])
    XCTAssertEqual(view[second], other[second])
    XCTAssertNotEqual(other[first], other[second])
  }

  func testTextsAndTakenNamesAreSaidToBeLeftOut() throws {
    let total = CustomProperty("total", identity: 1.0) { "\($0)" }
    let opacity = CustomProperty("opacity", identity: 1.0)
    let timeline = AtomicTransition.value(total, from: 0)
      .combined(with: [.value(opacity, from: 0), .opacity])
      .compile(for: .insertion, in: .mirroredPhone).timeline
    let export = Presentation(timeline, in: .mirroredPhone).exported(as: .json)
    XCTAssertEqual(export.accuracy.entries.map { $0.property.name }, ["opacity", "total"])
    XCTAssertEqual(export.accuracy.omissions.count, 2)
    XCTAssertTrue(
      export.accuracy.omissions[0].hasPrefix("view.opacity, a custom property"))
    XCTAssertEqual(export.accuracy.omissions[1], "the text of total, which is code")
    let copy = try Presentation(json: export.document).timeline.frame(at: 0.1).view
    XCTAssertEqual(copy[total], timeline.frame(at: 0.1).view[total])
    XCTAssertEqual(copy.opacity, timeline.frame(at: 0.1).view.opacity)
  }

  func testWhatIsNoPropertyIsNamed() throws {
    let cases: [(key: String, value: Any, place: String)] = [
      ("name", "opacity", "name"), ("name", 3, "name"),
      ("componentNames", [String](), "componentNames"),
      ("componentNames", ["a", "b", "c", "d", "e"], "componentNames"),
      ("componentNames", ["a", 1], "componentNames[1]"),
      ("identity", [Double](), "identity"), ("identity", [1, 2, 3, 4, 5], "identity"),
      ("identity", [1e300], "identity[0]"), ("identity", ["NaN"], "identity[0]"),
      ("composition", "average", "composition"), ("composition", NSNull(), "composition"),
    ]
    for (key, value, place) in cases {
      try assertRefused(at: "customProperties[\(try one())].\(place)") {
        try $0.change("customProperties", try self.one()) { $0[key] = value }
      }
    }
    XCTAssertThrowsError(
      try Presentation(
        json: presentation.exported(as: .json).document.replacing("100.25", with: "1e400"))
    ) {
      XCTAssertTrue("\($0)".contains("customProperties["), "\($0)")
    }
  }

  func testTheSamePropertyTwiceIsNamed() throws {
    try assertRefused(at: "customProperties[5]") { root in
      let list = root["customProperties"] as? [Object] ?? []
      root["customProperties"] = list + [list[0]]
    }
    try assertRefused(at: "customProperties") { root in
      let list = root["customProperties"] as? [Object] ?? []
      root["customProperties"] = (0...256).map { number in
        list[0].merging(["name": "\(number)"]) { $1 }
      }
    }
    try assertRefused(at: "customProperties") { $0["customProperties"] = 7 }
  }

  func testTracksThatReferToNothingAreNamed() throws {
    let place = "tracks[1]"
    for number in [-1, 5, Int.max] {
      try assertRefused(at: place + ".custom") {
        try $0.change("tracks", 1) { $0["custom"] = number }
      }
    }
    for name in ["opacity", "", "scale"] {
      try assertRefused(at: place + ".property") {
        try $0.change("tracks", 1) { $0["property"] = name }
      }
    }
    try assertRefused(at: place + ".property") {
      try $0.change("tracks", 1) { $0["custom"] = nil }
    }
    try assertRefused(at: "tracks[1].custom") { $0["customProperties"] = nil }
  }

  // MARK: Changing

  /// The location of the property with the identity 100.25, which has one component.
  private func one() throws -> Int {
    let root = try object()
    let list = try XCTUnwrap(root["customProperties"] as? [Object])
    return try XCTUnwrap(list.firstIndex { ($0["identity"] as? [Double]) == [100.25] })
  }

  private func object() throws -> Object {
    let json = presentation.exported(as: .json).document
    return try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object)
  }

  private func assertRefused(
    at place: String, file: StaticString = #filePath, line: UInt = #line,
    _ change: (inout Object) throws -> Void
  ) throws {
    var root = try object()
    try change(&root)
    let json = try JSONSerialization.data(withJSONObject: root)
    do {
      _ = try Presentation(json: json)
      XCTFail("was read", file: file, line: line)
    } catch {
      XCTAssertEqual(error.location, place, "\(error)", file: file, line: line)
    }
  }
}

extension [String: Any] {
  /// Changes an object in a list.
  fileprivate mutating func change(
    _ list: String, _ index: Int, _ change: (inout [String: Any]) -> Void
  ) throws {
    var objects = try XCTUnwrap(self[list] as? [[String: Any]])
    change(&objects[index])
    self[list] = objects
  }
}
