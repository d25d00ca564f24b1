import Foundation
import TransitionExport
import TransitionKit
import TransitionTestSupport
import XCTest

/// Documents whose pieces do not belong together, and the locations that their errors name.
final class HostilePiecesJSONTests: XCTestCase {
  private typealias Object = [String: Any]

  /// Two columns, of which each is in two rows: views[1], [2] are pieces of the view, [3], [4] of its first
  /// piece, and [5], [6] of its second one.
  private let document = Presentation(
    AtomicTransition.pieces(.columns(2)) { _ in .pieces(.rows(2)) { _ in .opacity } }
      .compile(for: .insertion, in: Container(size: Size(width: 10, height: 20)))
  ).exported(as: .json).document

  /// Changes the views of the document, and checks that it is refused.
  private func assertRefused(
    at place: String, found: String? = nil, expected: String? = nil,
    file: StaticString = #filePath, line: UInt = #line, _ change: (inout [Object]) -> Void
  ) throws {
    var root = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(document.utf8)) as? Object)
    var views = try XCTUnwrap(root["views"] as? [Object])
    XCTAssertEqual(views.count, 7, file: file, line: line)
    change(&views)
    root["views"] = views
    let json = try JSONSerialization.data(withJSONObject: root)
    assertRefused(json, at: place, found: found, expected: expected, file: file, line: line)
  }

  func testTheDocumentItselfIsFineAndSaysWhatIsAPieceOfWhat() throws {
    let timeline = try Presentation(json: document).timeline
    let id = ViewID.piece(of: .piece(of: .view, 1), 0)
    let piece = try XCTUnwrap(timeline.frame(at: 0).views[id])
    XCTAssertEqual(piece.parent, .piece(of: .view, 1))
    XCTAssertEqual(piece.region, Rect(x: 0, y: 0, width: 1, height: 0.5))
    XCTAssertEqual(timeline.frame(at: 0).drawingOrder, [.view])
  }

  func testUnknownAndLaterParentsAreNamed() throws {
    for name in ["warp", "view piece 7", "", "view piece 1 piece 0"] {
      try assertRefused(
        at: "views[3].parent", found: "\"\(name)\"", expected: "the id of a view before it"
      ) { $0[3]["parent"] = name }
    }
    // A piece before its parent.
    try assertRefused(at: "views[0].parent", found: "\"view\"") { $0.swapAt(0, 1) }
  }

  func testCyclesAreNamed() throws {
    try assertRefused(at: "views[1].parent") { $0[1]["parent"] = "view piece 0" }
    try assertRefused(at: "views[1].parent") { $0[1]["parent"] = "view piece 0 piece 0" }
    try assertRefused(at: "views[0].parent") { $0[0]["parent"] = "view" }
  }

  func testPiecesThatAreNotInARowAreNamed() throws {
    try assertRefused(
      at: "views[4].parent", found: "\"view\", whose pieces have ended",
      expected: "all pieces of a view in a row"
    ) {
      $0[4]["parent"] = "view"
      $0[4]["id"] = "view piece 2"
    }
  }

  func testPiecesThatAreNumberedWronglyAreNamed() throws {
    for (index, id) in [
      (1, "view piece 1"), (2, "view piece 0"), (2, "view piece 01"), (1, "view"),
    ] {
      try assertRefused(
        at: "views[\(index)].id", found: "\"\(id)\"", expected: "\"view piece \(index - 1)\""
      ) { $0[index]["id"] = id }
    }
    try assertRefused(at: "views[3].id", expected: "\"view piece 1 piece 0\"") {
      $0[3]["parent"] = "view piece 1"
    }
  }

  func testPiecesWithoutAParentAreNoViews() throws {
    try assertRefused(
      at: "views[1].id", found: "\"view piece 0\"", expected: HostileJSONTests.viewsWithoutParents
    ) {
      $0[1]["parent"] = nil
      $0[1]["region"] = nil
    }
    try assertRefused(at: "views[1].region", found: "a region") { $0[1]["parent"] = nil }
  }

  func testRegionsThatAreNoneAreNamed() throws {
    try assertRefused(at: "views[2].region", found: "missing") { $0[2]["region"] = nil }
    try assertRefused(at: "views[2].region", expected: "an object") { $0[2]["region"] = [1, 2] }
    for (key, value) in [("x", 1e300), ("y", -1e300), ("width", -1), ("height", 1e13)] {
      try assertRefused(at: "views[2].region.\(key)") {
        var region = $0[2]["region"] as? Object ?? [:]
        region[key] = value
        $0[2]["region"] = region
      }
    }
    for text in ["1e400", "\"Infinity\"", "null"] {
      let json = document.replacing(
        /"height" : 0.5/, with: "\"height\" : \(text)", maxReplacements: 1)
      XCTAssertNotEqual(json, document)
      XCTAssertThrowsError(try Presentation(json: json)) {
        XCTAssertEqual(($0 as? TimelineJSONError)?.location, "views[3].region.height")
      }
    }
  }

  func testAPieceThatLeavesWhileItsViewEntersIsNamed() throws {
    try assertRefused(
      at: "views[1].operation", found: "\"removal\"",
      expected: "\"insertion\", as of its parent"
    ) { $0[1]["operation"] = "removal" }
  }

  func testPiecesInTheDrawingOrderAreRefused() throws {
    let json = document.replacing(
      /("drawingOrder" : \[\s*)"view"/, with: { "\($0.output.1)\"view piece 0\"" })
    XCTAssertNotEqual(json, document)
    XCTAssertThrowsError(try Presentation(json: json)) {
      XCTAssertEqual(
        "\($0)", "drawingOrder[0] is \"view piece 0\"; expected one of \"view\"")
    }
  }

  func testPiecesThatAreNestedWithoutEndAreRefused() throws {
    try assertRefused(
      at: "views[65].parent", found: "a view that is 64 times a piece",
      expected: "pieces that are nested 64 times at most"
    ) { views in
      var deep = [views[0]]
      for _ in 0..<Thoroughness.cases(10_000) {
        let parent = deep[deep.count - 1]["id"] as? String ?? ""
        var piece = views[1]
        piece["parent"] = parent
        // Names of later ones would be too long, and are not read any more.
        piece["id"] = parent.count > 1000 ? "view" : parent + " piece 0"
        deep.append(piece)
      }
      views = deep
    }
  }
}
