import TransitionExport
import TransitionKit
import XCTest

/// Tables of views in pieces.
final class PieceTextTests: XCTestCase {
  private func presentation(_ transition: AtomicTransition) -> Presentation {
    Presentation(
      transition.animation(.linear(duration: 1))
        .compile(for: .insertion, in: Container(size: Size(width: 400, height: 800))))
  }

  func testCSVHasColumnsForPiecesAndNoneForTheirPresence() {
    let rows = presentation(.slidingDoors()).exported(as: .csv(framesPerSecond: 1)).document
      .components(separatedBy: "\r\n")
    XCTAssertEqual(
      rows[0],
      "time (s),view.present,view piece 0.translation.dx (pt),view piece 0.translation.dy (pt),"
        + "view piece 0.translation.dz (pt),view piece 1.translation.dx (pt),"
        + "view piece 1.translation.dy (pt),view piece 1.translation.dz (pt),drawingOrder")
    XCTAssertEqual(rows[1], "0.0,1,-200.0,0.0,0.0,200.0,0.0,0.0,view")
  }

  func testATableShowsEveryOneOfAFewPieces() {
    XCTAssertEqual(
      presentation(.slidingDoors()).exported(as: .table(framesPerSecond: 1)).document,
      """
                           view piece 0    view piece 1
         time  progress  translation.dx  translation.dx
                                     ▁█              █▁
        0.000     0.000        -200.000         200.000
        1.000     1.000           0.000           0.000
      """)
  }

  func testATableOfManyPiecesIsNarrowAndSaysBetweenWhatTheOthersAre() {
    let many = AtomicTransition.pieces(.grid(rows: 20, columns: 30)) {
      [.offset(x: Double($0.index), y: 0), .rotate(.degrees(90)), .cornerRadius(0)]
    }
    let export = presentation(many).exported(as: .table(framesPerSecond: 1))
    let lines = export.document.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertLessThan(lines.map(\.count).max() ?? 0, 160)
    for name in ["view piece 0", "view piece 300", "view piece 599"] {
      XCTAssertTrue(lines[0].contains(name), "\(lines[0])")
    }
    XCTAssertEqual(
      lines.last,
      "597 more pieces of view: translation.dx 0.000...598.000, rotation.z° 0.000...90.000")
    XCTAssertEqual(
      export.accuracy.omissions.last,
      "597 more pieces of view, but for the ranges of their numbers")
    XCTAssertEqual(Set(export.accuracy.entries.map { $0.view }).count, 3)
  }

  func testOfPiecesOfPiecesOneEachIsShown() {
    let table = presentation(
      .pieces(.columns(3)) { _ in .pieces(.rows(4)) { .offset(x: 1 + Double($0.index), y: 0) } }
    ).exported(as: .table(framesPerSecond: 1)).document
    XCTAssertTrue(table.contains("view piece 2 piece 0"))
    XCTAssertFalse(table.contains("view piece 2 piece 1"))
    XCTAssertTrue(table.hasSuffix("9 more pieces of view: translation.dx 0.000...4.000"), table)
  }
}
