import Foundation
import TransitionExport
import TransitionKit
import TransitionWeb
import XCTest

final class PiecesOnTheWebTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  private func presentation(_ transition: AtomicTransition) -> Presentation {
    Presentation(
      NavigationTransition(transition).compile(for: .push, in: container), named: "pieces")
  }

  func testTheMarkupRepeatsTheContentOnceForEachPiece() throws {
    let nested = AtomicTransition.pieces(.columns(2)) { _ in
      .pieces(.rows(3)) { _ in .opacity }
    }
    let sheet = presentation(nested).exported(as: .css).document
    let markup = try XCTUnwrap(sheet.split(separator: "*/").first)
    XCTAssertEqual(markup.count { $0 == "…" }, 2 * 6)
    XCTAssertEqual(markup.matches(of: /<div/).count, markup.matches(of: /<\/div>/).count)
    let element = "<div class=\"pieces-destination-piece-1-piece-2\">"
    XCTAssertTrue(
      markup.contains(
        """
        \(element)<div class="pieces-destination-piece-1-piece-2-whole">\
        <div class="pieces-destination-piece-1-whole">…</div></div></div>
        """))
  }

  func testEveryClassInTheMarkupHasARule() throws {
    let transition = AtomicTransition.explode(rows: 2, columns: 2)
      .combined(with: [.cornerRadius(20), .overlay(.black.opacity(0.3))])
    let sheet = presentation(transition).exported(as: .css).document
    let markup = try XCTUnwrap(sheet.split(separator: "*/").first)
    let classes = Set(
      markup.matches(of: /class="([^"]*)"/).flatMap { $0.output.1.split(separator: " ") })
    XCTAssertTrue(classes.contains("pieces-destination-content"))
    for name in classes { XCTAssertTrue(sheet.contains("\n.\(name) {"), "\(name)") }
  }

  func testPiecesInPlaceCoverTheirView() throws {
    let views = try views(presentation(.explode(rows: 5, columns: 3)))
    for view in views {
      let pieces = try XCTUnwrap(view["pieces"] as? [[String: Any]])
      XCTAssertEqual(pieces.count, 15)
      var area = 0.0
      for piece in pieces {
        let region = try XCTUnwrap(piece["region"] as? [String: Double])
        area += (region["width"] ?? 0) * (region["height"] ?? 0)
        let frame = try XCTUnwrap(piece["frame"] as? [String: String])
        let whole = try XCTUnwrap(piece["whole"] as? [String: String])
        // The content goes back by as much as the piece is away, so that it is where it was.
        let place = try XCTUnwrap(frame["left"].flatMap { Double($0.dropLast()) }) * 4
        let back = try XCTUnwrap(whole["left"].flatMap { Double($0.dropLast(2)) })
        XCTAssertEqual(place + back, 0, accuracy: 1e-4)
        XCTAssertEqual(whole["width"], "400px")
        XCTAssertEqual(whole["height"], "800px")
      }
      XCTAssertEqual(area, 1, accuracy: 1e-9)
    }
  }

  func testPiecesThatAreLaidOutAnewTakeTheirContentWithThem() throws {
    let narrow = AtomicTransition.pieces(.columns(4)) { _ in .layoutScale(x: 0.5, y: 1) }
    let pieces = try XCTUnwrap(views(presentation(narrow))[0]["pieces"] as? [[String: Any]])
    let whole = try XCTUnwrap(pieces[3]["whole"] as? [String: String])
    XCTAssertEqual(whole["width"], "400%")
    XCTAssertEqual(whole["left"], "-300%")
  }

  func testPiecesAreDrawnByTheirZPositions() throws {
    let transition = AtomicTransition.pieces(.columns(3)) { .zPosition(-Double($0.index)) }
    let pieces = try XCTUnwrap(views(presentation(transition))[0]["pieces"] as? [[String: Any]])
    let order = try pieces.map { try XCTUnwrap($0["frame"] as? [String: String])["zIndex"] }
    XCTAssertEqual(order, ["3", "2", "1"])
  }

  func testAClosedPieceShowsNothing() throws {
    let sheet = presentation(.blinds(count: 2)).exported(as: .css).document
    // Open it shows a point more on all sides, closed none.
    XCTAssertTrue(
      sheet.contains("from { clip-path: inset(calc(0% - 1px) 100% calc(0% - 1px) 0%); }"))
    XCTAssertTrue(
      sheet.contains(
        "to { clip-path: inset(calc(0% - 1px) calc(0% - 1px) calc(0% - 1px) calc(0% - 1px)); }"))
  }

  func testWhatCannotBeSaidOfAViewInPiecesIsAnOmission() {
    let transition = AtomicTransition.slidingDoors().combined(with: .shadow(radius: 12, y: 6))
    let accuracy = presentation(transition).exported(as: .css).accuracy
    XCTAssertEqual(accuracy.omissions.count, 2)
    XCTAssertEqual(accuracy.error(of: .destination, .shadow), 0)
    XCTAssertFalse(
      accuracy.entries.contains { $0.view == .destination && $0.property == .shadow })
  }

  private func views(_ presentation: Presentation) throws -> [[String: Any]] {
    let document = presentation.exported(as: .webAnimations).document
    let json = try JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any]
    return try XCTUnwrap(json?["views"] as? [[String: Any]])
  }
}
