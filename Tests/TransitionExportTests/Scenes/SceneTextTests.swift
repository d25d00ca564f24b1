import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// JSON, CSV and tables of scenes.
final class SceneTextTests: XCTestCase {
  func testAPresentationIsReadBackWithItsPlacements() throws {
    for scene in [SampleScene.library, .named] {
      for isReversed in [false, true] {
        let presentation = scene.presentation(reversed: isReversed)
        let export = presentation.exported(as: .json)
        let copy = try Presentation(json: export.document)
        XCTAssertEqual(copy.timeline, presentation.timeline)
        XCTAssertEqual(copy.placements, presentation.placements)
        XCTAssertEqual(copy.container, presentation.container)
        if !isReversed { XCTAssertEqual(copy.exported(as: .json).document, export.document) }
      }
    }
  }

  func testADocumentWithoutPlacementsHasNoSuchKey() throws {
    let compiled = NavigationTransition.slide.compile(
      for: .push, in: Container(size: Size(width: 390, height: 844)))
    let document = Presentation(compiled).exported(as: .json).document
    XCTAssertFalse(document.contains("placements"))
    XCTAssertEqual(try Presentation(json: document).placements, [])
  }

  func testPlacementsThatCannotBeAreRefusedWithTheirLocation() throws {
    var scene = SampleScene()
    scene.add("a", x: 0, y: 0, width: 10, height: 10)
    scene.add("b", in: "a", x: 0, y: 0, width: 10, height: 10)
    let document = scene.presentation.exported(as: .json).document
    let parent = #""parent" : "element \"a\"","#
    XCTAssertTrue(document.contains(parent))
    for (replacement, location) in [
      (#""parent" : "element \"b\"","#, "placements[1].parent"),
      (#""parent" : "element \"c\"","#, "placements[1].parent"),
    ] {
      XCTAssertThrowsError(
        try Presentation(json: document.replacing(parent, with: replacement))
      ) { error in
        XCTAssertEqual((error as? TimelineJSONError)?.location, location)
      }
    }
    XCTAssertThrowsError(
      try Presentation(
        json: document.replacing(#""view" : "element \"b\""#, with: #""view" : "element \"a\""#))
    ) { error in
      XCTAssertEqual((error as? TimelineJSONError)?.location, "placements[1].view")
    }
  }

  func testColumnsOfACSVAreNamedByIdsAndQuotedWhereTheyMustBe() throws {
    let document = SampleScene.named.presentation.exported(as: .csv(framesPerSecond: 10)).document
    let rows = records(of: document)
    let widths = Set(rows.map(\.count))
    XCTAssertEqual(widths.count, 1)
    for name in SampleScene.names {
      XCTAssertTrue(rows[0].contains { $0 == "\(name).present" }, name)
      XCTAssertTrue(rows[0].contains { $0 == "\(name).frame.x (pt)" }, name)
    }
    let order = try XCTUnwrap(rows[1].last).utf8
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String($0)?.removingPercentEncoding }
    XCTAssertEqual(order, SampleScene.names)
  }

  /// The records of a document by RFC 4180.
  private func records(of document: String) -> [[String]] {
    var (records, record, field) = ([[String]](), [String](), "".unicodeScalars)
    var isQuoted = false
    var previous: Unicode.Scalar = " "
    for scalar in document.unicodeScalars {
      switch scalar {
      case "\"":
        if !isQuoted, previous == "\"" { field.append(scalar) }
        isQuoted.toggle()
      case "," where !isQuoted:
        record.append(String(field))
        field = "".unicodeScalars
      case "\r" where !isQuoted: break
      case "\n" where !isQuoted:
        records.append(record + [String(field)])
        (record, field) = ([], "".unicodeScalars)
      default: field.append(scalar)
      }
      previous = scalar
    }
    return records
  }

  func testATableHasOneLineForEachFrame() {
    let table = SampleScene.named.presentation.exported(as: .table(framesPerSecond: 10)).document
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
    // Three lines of titles, and the frames at 0, 0.1, 0.2 and 0.3 s.
    XCTAssertEqual(lines.count, 3 + 4)
    XCTAssertTrue(lines[0].contains("row 3"))
    XCTAssertTrue(lines[0].contains(#""new\nline""#))
  }

  func testEveryFormatIsSafeWhateverTheIds() throws {
    let presentation = SampleScene.named.presentation
    for format in [ExportFormat.filmstrip(), .chart] {
      let document = presentation.exported(as: format).document
      XCTAssertNoThrow(try XMLReading(document), format.fileExtension)
    }
    for format in [ExportFormat.json, .webAnimations, .lottie] {
      let document = presentation.exported(as: format).document
      XCTAssertNoThrow(
        try JSONSerialization.jsonObject(with: Data(document.utf8)), format.fileExtension)
    }
    let names = try XMLReading(presentation.exported(as: .animatedSVG).document).elements
      .compactMap { $0.attributes["data-view"] }
    XCTAssertEqual(names.count, SampleScene.names.count)
  }

  func testCirclesOfParentsAndUnknownParentsAreRoots() throws {
    func placement(_ id: String, in parent: String) -> ElementPlacement {
      ElementPlacement(
        view: .element(id), parent: .element(parent),
        frame: Rect(x: 0, y: 0, width: .nan, height: -3))
    }
    var scene = SampleScene()
    for id in ["a", "b", "c", "d"] { scene.add(id, x: 0, y: 0, width: 10, height: 10) }
    scene.move(.opacity, from: .zero)
    let presentation = Presentation(
      scene.timeline, in: scene.container,
      placements: [
        placement("a", in: "b"), placement("b", in: "a"), placement("c", in: "c"),
        placement("d", in: "nothing"),
      ])
    for format in [
      ExportFormat.svg, .animatedSVG, .css, .webAnimations, .lottie, .json, .chart,
    ] {
      let document = presentation.exported(as: format).document
      XCTAssertTrue(["a", "b", "c", "d"].allSatisfy { document.contains($0) })
      XCTAssertFalse(document.contains("nan"), format.fileExtension)
    }
    XCTAssertEqual(
      try XMLReading(presentation.exported(as: .animatedSVG).document).elements
        .compactMap { $0.attributes["data-view"] }, ["b", "a", "c", "d"])
  }

  func testTheTimeOfAnExportGrowsWithTheNumberOfElements() {
    var scene = SampleScene()
    scene.add("list", x: 0, y: 0, width: 390, height: 700, clips: true)
    for row in 0..<Thoroughness.size(25, or: 3) {
      scene.add("row \(row)", in: "list", x: 0, y: Double(row) * 44, width: 390, height: 44)
      scene.move(.frame, from: SIMD4(0, 100, 0, 0), delay: Double(row) * 0.002)
      scene.add("title \(row)", in: "row \(row)", x: 8, y: 8, width: 200, height: 28)
      scene.move(.opacity, from: .zero, delay: Double(row) * 0.002)
    }
    let presentation = scene.presentation
    for format in [
      ExportFormat.svg, .animatedSVG, .css, .webAnimations, .lottie, .json, .chart,
      .csv(framesPerSecond: 30),
    ] {
      let seconds = processorTime { _ = presentation.exported(as: format) }
      XCTAssertLessThan(seconds, 5, format.fileExtension)
    }
  }
}
