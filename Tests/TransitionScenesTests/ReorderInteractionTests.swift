import TransitionKit
import TransitionScenes
import XCTest

/// Elements on screen that a finger, or the keyboard, reorders.
final class ReorderInteractionTests: XCTestCase {
  /// A list on screen, and its order.
  private final class List {
    var board: ReorderingBoard
    var order: Reordering<String>
    let animator: SceneAnimator<String>
    var updates = 0

    init(_ layout: ReorderingBoard.Layout, count: Int) {
      board = ReorderingBoard(layout)
      order = Reordering(board.containers(of: ReorderingBoard.items(count)))
      animator = SceneAnimator(board.scene(order))
    }

    func pickUp(_ id: String, at finger: Point?) -> ReorderInteraction<String>? {
      animator.beginReordering(id, of: order, at: finger) { [unowned self] order, transaction in
        self.order = order
        updates += 1
        animator.update(to: board.scene(order), transaction)
      }
    }

    func middle(of id: String) -> Point? { animator.frame.rect(of: id)?.center }
  }

  func testTheRowFollowsTheFingerAndTheOthersMakeRoom() throws {
    let list = List(.rows, count: 4)
    let drag = try XCTUnwrap(list.pickUp("item 0", at: Point(x: 40, y: 80)))
    XCTAssertEqual(list.updates, 1)
    XCTAssertNil(drag.move(to: Point(x: 42, y: 85)))
    XCTAssertEqual(list.middle(of: "item 0"), Point(x: 72, y: 87))
    XCTAssertEqual(list.updates, 1, "A sample that changes no order lays nothing out.")
    XCTAssertEqual(drag.move(to: Point(x: 40, y: 120))?.position, 2)
    XCTAssertEqual(list.middle(of: "item 0"), Point(x: 70, y: 122))
    // The other one is still on its way.
    XCTAssertEqual(list.middle(of: "item 1"), Point(x: 70, y: 126))
    list.animator.advance(by: 0.1)
    let passed = try XCTUnwrap(list.middle(of: "item 1")).y
    XCTAssertTrue((82..<126).contains(passed))
    XCTAssertEqual(drag.drop(velocity: Point(x: 0, y: 500))?.kind, .dropped)
    XCTAssertFalse(drag.isActive)
    let before = try XCTUnwrap(list.middle(of: "item 0")).y
    list.animator.advance(by: 1e-6)
    let after = try XCTUnwrap(list.middle(of: "item 0")).y
    XCTAssertEqual((after - before) * 1e6, 500, accuracy: 1, "It continues with the velocity.")
    list.animator.advance(by: 5)
    XCTAssertTrue(list.animator.isIdle)
    XCTAssertEqual(list.middle(of: "item 0"), Point(x: 70, y: 126))
  }

  func testTheRowStaysUnderTheFingerWhileTheListScrolls() throws {
    let list = List(.rows, count: 12)
    let drag = try XCTUnwrap(list.pickUp("item 2", at: Point(x: 40, y: 180)))
    drag.move(to: Point(x: 40, y: 800))
    let velocity = drag.reordering.scrollVelocity.y
    XCTAssertEqual(velocity, 800)
    for _ in 0..<60 {
      list.animator.advance(by: 1.0 / 60)
      list.board.scroll += velocity / 60
      drag.layOut()
      drag.move(to: Point(x: 40, y: 800))
      XCTAssertEqual(try XCTUnwrap(list.middle(of: "item 2")).y, 790, accuracy: 1e-9)
    }
    XCTAssertEqual(list.order.items.last, "item 2")
  }

  func testACardThatEntersAnotherColumnStaysUnderTheFinger() throws {
    let list = List(.columns, count: 6)
    let drag = try XCTUnwrap(list.pickUp("item 0", at: Point(x: 40, y: 80)))
    let event = drag.move(to: Point(x: 160, y: 100))
    XCTAssertEqual(event?.container, "container 1")
    XCTAssertEqual(list.middle(of: "item 0"), Point(x: 190, y: 102))
    drag.move(to: Point(x: 165, y: 103))
    XCTAssertEqual(list.middle(of: "item 0"), Point(x: 195, y: 105))
    XCTAssertEqual(list.animator.frame["item 0"]?.parent, "content 1")
    drag.cancel()
    list.animator.advance(by: 5)
    XCTAssertEqual(list.animator.frame["item 0"]?.parent, "content 0")
    XCTAssertEqual(list.animator.scene, SceneAnimator(list.board.scene(list.order)).scene)
  }

  func testCancellingAtOnceRestoresEverything() throws {
    let list = List(.grid, count: 9)
    let before = list.animator.frame.elements.map { $0 }
    let drag = try XCTUnwrap(list.pickUp("item 7", at: Point(x: 140, y: 200)))
    drag.move(to: Point(x: 30, y: 80))
    list.animator.advance(by: 0.1)
    XCTAssertEqual(drag.cancel()?.position, 8)
    XCTAssertNil(drag.cancel())
    list.animator.advance(by: 5)
    XCTAssertEqual(list.animator.frame.elements.map { $0 }, before)
  }

  func testAGestureThatIsDroppedIsCancelled() throws {
    let list = List(.rows, count: 4)
    var drag = list.pickUp("item 0", at: Point(x: 40, y: 80))
    drag?.move(to: Point(x: 40, y: 120))
    XCTAssertEqual(list.order.items.first, "item 1")
    drag = nil
    XCTAssertEqual(list.order.items.first, "item 0")
    XCTAssertNil(list.order.held)
    list.animator.advance(by: 5)
    XCTAssertTrue(list.animator.isIdle)
  }

  func testARowIsPickedUpAgainWhileItSettlesAndAnotherOneToo() throws {
    let list = List(.rows, count: 4)
    for (id, step) in [("item 0", 1.0), ("item 0", 2), ("item 3", -3)] {
      let middle = try XCTUnwrap(list.middle(of: id))
      let drag = try XCTUnwrap(list.pickUp(id, at: middle))
      list.animator.advance(by: 0.02)
      XCTAssertEqual(list.middle(of: id), middle, "It stays where it is caught.")
      XCTAssertNil(drag.move(to: middle), "A resting finger changes nothing.")
      drag.move(to: Point(x: middle.x, y: middle.y + 44 * step))
      list.animator.advance(by: 0.02)
      drag.drop(velocity: Point(x: 0, y: 200))
      list.animator.advance(by: 0.05)
    }
    list.animator.advance(by: 5)
    XCTAssertTrue(list.animator.isIdle)
    for (row, id) in list.order.items.enumerated() {
      XCTAssertEqual(list.middle(of: id)?.y, 82 + 44 * Double(row))
    }
  }

  func testTheGestureEndsWhenOthersRemoveTheRow() throws {
    let list = List(.rows, count: 4)
    let drag = try XCTUnwrap(list.pickUp("item 1", at: Point(x: 40, y: 120)))
    drag.move(to: Point(x: 40, y: 180))
    let event = drag.update([ReorderingContainer(["item 0", "item 2"], in: "container 0")])
    XCTAssertEqual(event?.kind, .removed)
    XCTAssertFalse(drag.isActive)
    XCTAssertNil(drag.move(to: Point(x: 40, y: 80)))
    list.animator.advance(by: 5)
    XCTAssertTrue(list.animator.isIdle)
    XCTAssertNil(list.animator.frame["item 1"])
  }

  func testAnotherFingerTakesOver() throws {
    let list = List(.rows, count: 4)
    let first = try XCTUnwrap(list.pickUp("item 1", at: Point(x: 40, y: 120)))
    XCTAssertNil(list.pickUp("item 2", at: Point(x: 60, y: 170)), "The order is in another hand.")
    list.order = Reordering(list.order.containers)
    let second = try XCTUnwrap(list.pickUp("item 1", at: Point(x: 60, y: 130)))
    XCTAssertEqual(first.move(to: Point(x: 40, y: 300))?.kind, .takenOver)
    XCTAssertFalse(first.isActive)
    second.move(to: Point(x: 60, y: 174))
    XCTAssertEqual(list.middle(of: "item 1")?.y, 170)
    XCTAssertEqual(list.order.items, ["item 0", "item 2", "item 1", "item 3"])
  }

  func testTheKeyboardMovesARowWithAnEventForEachStep() throws {
    let list = List(.rows, count: 4)
    let keys = try XCTUnwrap(list.pickUp("item 1", at: nil))
    XCTAssertEqual(keys.move(.down)?.description, "Moved to position 3 of 4.")
    XCTAssertEqual(keys.move(.last)?.position, 4)
    XCTAssertNil(keys.move(.down))
    list.animator.advance(by: 0.1)
    XCTAssertEqual(keys.cancel()?.description, "Put back to position 2 of 4.")
    list.animator.advance(by: 5)
    XCTAssertEqual(list.middle(of: "item 1")?.y, 126)
  }

  func testWithReducedMotionTheRowFollowsTheFingerAndTheOthersFade() throws {
    let list = List(.rows, count: 4)
    let drag = try XCTUnwrap(
      list.animator.beginReordering("item 0", of: list.order, at: Point(x: 70, y: 82)) {
        list.order = $0
        var scene = list.board.scene($0)
        scene.prefersReducedMotion = true
        list.animator.update(to: scene, $1)
      })
    drag.move(to: Point(x: 70, y: 126))
    XCTAssertEqual(list.middle(of: "item 0")?.y, 126)
    XCTAssertEqual(list.middle(of: "item 1")?.y, 82, "It is at its place at once.")
    drag.drop()
    list.animator.advance(by: 5)
    XCTAssertTrue(list.animator.isIdle)
    XCTAssertEqual(list.middle(of: "item 0")?.y, 126)
  }

  func testAResizeKeepsTheRowUnderTheFinger() throws {
    let list = List(.lines, count: 9)
    let drag = try XCTUnwrap(list.pickUp("item 4", at: Point(x: 60, y: 110)))
    drag.move(to: Point(x: 90, y: 120))
    let middle = list.middle(of: "item 4")
    list.board.origin = Point(x: 80, y: 10)
    drag.layOut()
    XCTAssertEqual(list.middle(of: "item 4"), middle)
    drag.drop()
    list.animator.advance(by: 5)
    XCTAssertEqual(list.animator.scene, list.board.scene(list.order))
  }
}
