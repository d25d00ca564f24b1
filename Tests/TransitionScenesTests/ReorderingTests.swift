import TransitionKit
import TransitionScenes
import XCTest

/// The order that a finger or the keyboard makes, without an animator.
final class ReorderingTests: XCTestCase {
  private func picked(
    _ id: String, of items: [String], on board: ReorderingBoard, at finger: Point? = nil
  ) -> Reordering<String> {
    var order = Reordering(board.containers(of: items))
    order.layOut(board.scene(order))
    order.pickUp(id, at: finger)
    return order
  }

  /// Moves the finger, and lays out what changed.
  @discardableResult
  private func move(
    _ order: inout Reordering<String>, to finger: Point, on board: ReorderingBoard
  ) -> ReorderingEvent<String>? {
    let event = order.move(to: finger)
    if event != nil { order.layOut(board.scene(order)) }
    return event
  }

  func testARowGoesWhereItsMiddleIsNearestToTheMiddleOfAPlace() throws {
    let board = ReorderingBoard(.rows)
    var order = picked("b", of: ["a", "b", "c", "d"], on: board, at: Point(x: 30, y: 130))
    // The boundary to the next place is half a row away.
    XCTAssertNil(move(&order, to: Point(x: 30, y: 151), on: board))
    let event = try XCTUnwrap(move(&order, to: Point(x: 30, y: 153), on: board))
    XCTAssertEqual(order.items, ["a", "c", "b", "d"])
    XCTAssertEqual(event.position, 3)
    XCTAssertEqual(event.count, 4)
    XCTAssertEqual("\(event)", "Moved to position 3 of 4.")
    // Several places at once, and beyond the end.
    move(&order, to: Point(x: 30, y: 20), on: board)
    XCTAssertEqual(order.items, ["b", "a", "c", "d"])
    move(&order, to: Point(x: 30, y: 700), on: board)
    XCTAssertEqual(order.items, ["a", "c", "d", "b"])
    XCTAssertEqual(order.drop()?.kind, .dropped)
    XCTAssertNil(order.held)
  }

  func testAHandThatTremblesBetweenTwoPlacesChangesTheOrderOnce() {
    let board = ReorderingBoard(.rows)
    var order = picked("a", of: ["a", "b"], on: board, at: Point(x: 30, y: 70))
    let changes = (0..<100).count { step in
      move(&order, to: Point(x: 30, y: step % 2 == 0 ? 93 : 91), on: board) != nil
    }
    XCTAssertEqual(changes, 1)
  }

  func testATallRowPassesAShortOneWhenItHasMovedByHalfOfThat() {
    var board = ReorderingBoard(.rows)
    board.sizes = ["a": Size(width: 100, height: 200), "b": Size(width: 100, height: 20)]
    var order = picked("a", of: ["a", "b"], on: board, at: Point(x: 30, y: 100))
    XCTAssertNil(move(&order, to: Point(x: 30, y: 109), on: board))
    XCTAssertNotNil(move(&order, to: Point(x: 30, y: 111), on: board))
    XCTAssertNil(move(&order, to: Point(x: 30, y: 108), on: board))
    XCTAssertNotNil(move(&order, to: Point(x: 30, y: 106), on: board))
  }

  func testAGridIsReadFromItsRectanglesAlsoFromRightToLeft() {
    for (layout, x) in [(ReorderingBoard.Layout.grid, 60.0), (.gridFromRightToLeft, 300)] {
      let board = ReorderingBoard(layout)
      let items = ["a", "b", "c", "d", "e", "f"]
      var order = picked("f", of: items, on: board)
      // The first cell is at the left, or at the right.
      move(&order, to: Point(x: x, y: 90), on: board)
      XCTAssertEqual(order.items, ["f", "a", "b", "c", "d", "e"], "\(layout)")
      move(&order, to: Point(x: x, y: 150), on: board)
      XCTAssertEqual(order.items, ["a", "b", "c", "d", "f", "e"], "\(layout)")
    }
  }

  func testADisabledPlaceIsSkipped() {
    let board = ReorderingBoard(.rows)
    var order = Reordering(board.containers(of: ["a", "b", "c", "d"]))
    order.disabled = ["b", "d"]
    order.layOut(board.scene(order))
    XCTAssertNil(order.pickUp("b"))
    XCTAssertNotNil(order.pickUp("a", at: Point(x: 70, y: 82)))
    XCTAssertNil(move(&order, to: Point(x: 70, y: 116), on: board), "The place of b is none.")
    move(&order, to: Point(x: 70, y: 700), on: board)
    XCTAssertEqual(order.items, ["b", "c", "a", "d"], "The last place is none.")
    XCTAssertNil(order.move(.last))
    order.move(.first)
    XCTAssertEqual(order.items, ["b", "a", "c", "d"])
  }

  func testACardLeavesOneColumnAndEntersTheOtherInOneChange() throws {
    let board = ReorderingBoard(.columns)
    var order = picked("item 0", of: ReorderingBoard.items(6), on: board, at: Point(x: 70, y: 82))
    let event = try XCTUnwrap(move(&order, to: Point(x: 190, y: 82), on: board))
    XCTAssertEqual(event.container, "container 1")
    XCTAssertEqual(
      order.containers.map(\.items),
      [["item 3"], ["item 0", "item 1", "item 4"], ["item 2", "item 5"]])
    // Below the last card of a column, and back into a column that is empty but for that.
    move(&order, to: Point(x: 310, y: 500), on: board)
    XCTAssertEqual(order.containers[2].items, ["item 2", "item 5", "item 0"])
    move(&order, to: Point(x: 70, y: 300), on: board)
    XCTAssertEqual(order.containers[0].items, ["item 3", "item 0"])
    order.cancel()
    XCTAssertEqual(order.containers, board.containers(of: ReorderingBoard.items(6)))
  }

  func testAnEmptyColumnTakesACard() {
    let board = ReorderingBoard(.columns)
    var order = Reordering(
      [["a"], [], []].enumerated().map { ReorderingContainer($1, in: "container \($0)") })
    order.layOut(board.scene(order))
    order.pickUp("a", at: Point(x: 70, y: 82))
    move(&order, to: Point(x: 190, y: 400), on: board)
    XCTAssertEqual(order.containers.map(\.items), [[], ["a"], []])
    order.move(.right)
    XCTAssertEqual(order.containers.map(\.items), [[], [], ["a"]])
    XCTAssertNil(order.move(.right))
  }

  func testTheKeyboardMovesInAllDirections() {
    let grid = ReorderingBoard(.grid)
    var order = picked("f", of: ["a", "b", "c", "d", "e", "f", "g"], on: grid)
    func step(_ step: ReorderingStep, _ board: ReorderingBoard) -> String? {
      let event = order.move(step)
      if event != nil { order.layOut(board.scene(order)) }
      return event.map { "\($0.position)/\($0.count)" }
    }
    XCTAssertEqual(step(.up, grid), "2/7")
    XCTAssertEqual(step(.left, grid), "1/7")
    XCTAssertNil(step(.left, grid))
    XCTAssertNil(step(.up, grid))
    XCTAssertEqual(step(.down, grid), "5/7")
    XCTAssertEqual(step(.last, grid), "7/7")
    XCTAssertEqual(step(.first, grid), "1/7")
    order.cancel()
    XCTAssertEqual(order.items, ["a", "b", "c", "d", "e", "f", "g"])

    let board = ReorderingBoard(.columns)
    order = picked("item 0", of: ReorderingBoard.items(9), on: board)
    XCTAssertEqual(step(.down, board), "2/3")
    XCTAssertEqual(step(.right, board), "2/4")
    XCTAssertEqual(order.containers[1].items, ["item 1", "item 0", "item 4", "item 7"])
    XCTAssertEqual(step(.left, board), "2/3")
  }

  func testOthersMayChangeTheListWhileAFingerHoldsARow() {
    let board = ReorderingBoard(.rows)
    let container = { ReorderingContainer($0, in: "container 0") }
    var order = picked("c", of: ["a", "b", "c", "d"], on: board, at: Point(x: 70, y: 170))
    move(&order, to: Point(x: 70, y: 82), on: board)
    XCTAssertEqual(order.items, ["c", "a", "b", "d"])
    // One row leaves and two come, in a list that does not know what the finger has done.
    XCTAssertNil(order.update([container(["x", "a", "c", "d", "y"])]))
    XCTAssertEqual(order.items, ["x", "c", "a", "d", "y"])
    // The neighbour before it is gone, and the one after it is not.
    order.cancel()
    XCTAssertEqual(order.items, ["x", "a", "c", "d", "y"])
  }

  func testAGestureEndsWhenOthersRemoveWhatItHolds() {
    let board = ReorderingBoard(.rows)
    var order = picked("c", of: ["a", "b", "c"], on: board, at: Point(x: 70, y: 170))
    let event = order.update([ReorderingContainer(["a", "b"], in: "container 0")])
    XCTAssertEqual(event?.kind, .removed)
    XCTAssertNil(order.held)
    XCTAssertNil(order.move(to: Point(x: 70, y: 82)))
    XCTAssertNil(order.drop())
    XCTAssertEqual(order.items, ["a", "b"])
  }

  func testAFingerNearAnEdgeScrolls() {
    let board = ReorderingBoard(.rows)
    var order = picked("a", of: ["a", "b", "c"], on: board, at: Point(x: 190, y: 72))
    // The container is from 60 to 760. Picked up near an edge it does not scroll at once.
    XCTAssertEqual(order.scrollVelocity, .zero)
    order.move(to: Point(x: 190, y: 66))
    XCTAssertEqual(order.scrollVelocity, Point(x: 0, y: -100))
    order.move(to: Point(x: 190, y: 400))
    XCTAssertEqual(order.scrollVelocity, .zero)
    order.move(to: Point(x: 190, y: 736))
    XCTAssertEqual(order.scrollVelocity, Point(x: 0, y: 400))
    order.move(to: Point(x: 190, y: 900))
    XCTAssertEqual(order.scrollVelocity, Point(x: 0, y: 800))
    order.move(to: Point(x: 190, y: 84))
    XCTAssertEqual(order.scrollVelocity, Point(x: 0, y: -400), "It has been further away.")
  }

  func testARestingFingerTakesTheRowAlongWhileTheListScrolls() {
    var board = ReorderingBoard(.rows)
    var order = picked("a", of: ["a", "b", "c", "d"], on: board, at: Point(x: 70, y: 82))
    XCTAssertNil(order.move(to: Point(x: 70, y: 82)))
    for expected in [1, 2] {
      board.scroll += 44
      order.layOut(board.scene(order))
      XCTAssertNotNil(move(&order, to: Point(x: 70, y: 82), on: board))
      XCTAssertNil(move(&order, to: Point(x: 70, y: 82), on: board))
      XCTAssertEqual(order.items.firstIndex(of: "a"), expected)
    }
  }

  func testContainersWithoutIDsAreToldApartByTheirOrder() {
    let lists = [ReorderingContainer(["a", "b"]), ReorderingContainer(["c", "d"])]
    var order = Reordering(lists)
    order.layOut(
      Scene(size: Size(width: 100, height: 400)) {
        for (row, id) in ["a", "b", "c", "d"].enumerated() {
          SceneElement(id, frame: Rect(x: 0, y: 50 * Double(row), width: 100, height: 50))
        }
      })
    order.pickUp("d", at: Point(x: 10, y: 160))
    order.update(lists)
    XCTAssertEqual(order.containers, lists)
    order.cancel()
    XCTAssertEqual(order.containers, lists)
  }
}
