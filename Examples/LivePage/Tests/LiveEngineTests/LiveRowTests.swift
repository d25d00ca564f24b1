import TransitionKit
import TransitionScenes
import XCTest

@testable import LiveEngine

/// A row that a finger or the keyboard moves to another place, as a page shows it.
final class LiveRowTests: XCTestCase {
  /// A list of rows as the page lays it out: what it has been asked for last, and the order.
  private final class Page {
    let live: LiveScene
    var rows: [Int]
    private let smooth = LiveWords.recipe("smooth", [0.5, 0])

    init(_ rows: [Int]) throws {
      self.rows = rows
      var reader = WordReader(Self.scene(rows))
      live = LiveScene(try reader.scene())
    }

    private static func scene(_ rows: [Int]) -> [Double] {
      LiveWords.scene(
        [LiveWords.element(2, Rect(x: 0, y: 100, width: 400, height: 700))]
          + rows.enumerated().map { index, row in
            LiveWords.element(
              row, in: 2, Rect(x: 0, y: 60 * Double(index), width: 400, height: 60))
          })
    }

    func pickUp(_ row: Int, at finger: Point = Point(x: .nan, y: .nan)) throws -> Bool {
      live.rows = LiveRows(
        picking: row, of: try numbers, at: finger, in: live.animator)
      return live.rows != nil
    }

    var numbers: LiveRowNumbers {
      get throws {
        var reader = WordReader(([2] + rows).map { Double($0) })
        return try LiveRowNumbers(&reader)
      }
    }

    /// Gives a row a position from 1 on, and shows that.
    func place(_ row: Int, _ position: Int?) throws {
      guard let position else { return }
      rows.removeAll { $0 == row }
      rows.insert(row, at: position - 1)
      try show()
    }

    func show() throws {
      var reader = WordReader(LiveWords.change(smooth, to: Self.scene(rows)))
      live.update(try SceneChangeWords(&reader))
    }

    func middle(of row: Int) -> Double? { live.animator.frame.rect(of: .number(row))?.midY }
  }

  func testARowStaysUnderTheFingerAndTheOthersMakeRoom() throws {
    let page = try Page([11, 12, 13])
    XCTAssertTrue(try page.pickUp(11, at: Point(x: 50, y: 125)))
    XCTAssertNil(page.live.rows?.move(to: Point(x: 50, y: 140)))
    XCTAssertEqual(page.middle(of: 11), 145)
    let event = try XCTUnwrap(page.live.rows?.move(to: Point(x: 50, y: 260)))
    XCTAssertEqual(event.description, "Moved to position 3 of 3.")
    try page.place(11, event.position)
    XCTAssertEqual(page.rows, [12, 13, 11])
    XCTAssertEqual(page.middle(of: 11), 265)
    page.live.animator.advance(by: 0.1)
    XCTAssertEqual(page.middle(of: 11), 265)
    let dropped = try XCTUnwrap(page.live.rows?.drop(velocity: Translation(dx: 0, dy: 600)))
    XCTAssertEqual(dropped.position, 3)
    page.live.animator.advance(by: 1e-3)
    XCTAssertEqual(page.middle(of: 11) ?? 0, 265.6, accuracy: 0.05)
    page.live.animator.advance(by: 5)
    XCTAssertTrue(page.live.animator.isIdle)
    XCTAssertEqual([12, 13, 11].map { page.middle(of: $0) }, [130, 190, 250])
  }

  func testARowThatIsPutBackIsWhereItWas() throws {
    let page = try Page([11, 12, 13])
    XCTAssertTrue(try page.pickUp(12, at: Point(x: 50, y: 190)))
    try page.place(12, page.live.rows?.move(to: Point(x: 50, y: 110))?.position)
    XCTAssertEqual(page.rows, [12, 11, 13])
    try page.place(12, page.live.rows?.cancel()?.position)
    XCTAssertEqual(page.rows, [11, 12, 13])
    page.live.animator.advance(by: 5)
    XCTAssertEqual([11, 12, 13].map { page.middle(of: $0) }, [130, 190, 250])
  }

  func testKeysMoveARowToWhereThereIsAPlace() throws {
    let page = try Page([11, 12, 13])
    XCTAssertTrue(try page.pickUp(12))
    XCTAssertEqual(page.live.rows?.pickUp.description, "Picked up at position 2 of 3.")
    try page.place(12, page.live.rows?.move(.last)?.position)
    XCTAssertNil(page.live.rows?.move(.down))
    try page.place(12, page.live.rows?.move(.up)?.position)
    XCTAssertEqual(
      page.live.rows?.drop(velocity: .zero)?.description, "Dropped at position 2 of 3.")
    XCTAssertEqual(page.rows, [11, 12, 13])
  }

  func testOthersChangeTheListWhileARowIsHeld() throws {
    let page = try Page([11, 12, 13])
    XCTAssertTrue(try page.pickUp(12, at: Point(x: 50, y: 190)))
    page.rows = [14, 11, 13, 12]
    XCTAssertEqual(page.live.rows?.update(try page.numbers), 3, "It stays behind row 11.")
    try page.place(12, 3)
    XCTAssertEqual(page.middle(of: 12), 190)
    page.rows = [14, 11, 13]
    XCTAssertEqual(page.live.rows?.update(try page.numbers), 0)
    try page.show()
    XCTAssertNil(page.live.rows?.move(to: Point(x: 50, y: 400)))
    page.live.animator.advance(by: 5)
    XCTAssertTrue(page.live.animator.isIdle)
  }

  func testWhatIsNoRowIsNotPickedUp() throws {
    let page = try Page([11, 12])
    XCTAssertFalse(try page.pickUp(13, at: Point(x: 50, y: 190)))
    XCTAssertFalse(try page.pickUp(13))
    var reader = WordReader([2, 11.5])
    XCTAssertThrowsError(try LiveRowNumbers(&reader))
  }
}
