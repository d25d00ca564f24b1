import TransitionKit
import TransitionScenes
import XCTest

/// What a sample of a finger costs that reorders, in ids that are compared or hashed: SCENES, section 3.11.
final class ReorderingCostTests: XCTestCase {
  /// How often ids were compared or hashed.
  private final class Count: Sendable {
    nonisolated(unsafe) var value = 0
  }

  /// An id that is counted.
  private struct CountedID: Hashable, Sendable {
    let number: Int
    let count: Count

    static func == (first: CountedID, second: CountedID) -> Bool {
      first.count.value += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) {
      count.value += 1
      hasher.combine(number)
    }
  }

  /// A list of rows of 40 points in a window, of which the host lists those from one index on.
  private final class List {
    let count = Count()
    var order: Reordering<CountedID>
    let animator: SceneAnimator<CountedID>
    let (first, listed): (Int, Int)
    var updates = 0

    init(rows: Int, listed: Int, from first: Int) {
      (self.first, self.listed) = (first, listed)
      let count = count
      order = Reordering((0..<rows).map { CountedID(number: $0, count: count) })
      animator = SceneAnimator(List.scene(order, first, listed))
    }

    private static func scene(
      _ order: Reordering<CountedID>, _ first: Int, _ listed: Int
    ) -> Scene<CountedID> {
      let items = order.containers[0].items
      return Scene(size: Size(width: 200, height: 400)) {
        for index in first..<first + listed {
          Element(
            items[index], frame: Rect(x: 0, y: Double(index - first) * 40, width: 200, height: 40))
        }
      }
    }

    func pickUp(_ row: Int) -> ReorderInteraction<CountedID>? {
      let id = CountedID(number: row, count: count)
      return animator.beginReordering(
        id, of: order, at: Point(x: 20, y: Double(row - first) * 40 + 20)
      ) { [unowned self] order, transaction in
        self.order = order
        updates += 1
        animator.update(to: List.scene(order, first, listed), transaction)
      }
    }
  }

  /// The ids that are looked at by each of some samples that change the order, a row at a time.
  private func cost(rows: Int, listed: Int, from first: Int) throws -> Int {
    let list = List(rows: rows, listed: listed, from: first)
    let drag = try XCTUnwrap(list.pickUp(first))
    list.animator.advance(by: 1)
    var most = 0
    for step in 1...8 {
      let (before, updates) = (list.count.value, list.updates)
      let event = drag.move(to: Point(x: 20, y: Double(step) * 40 + 20))
      XCTAssertEqual(event?.kind, .moved)
      XCTAssertEqual(list.updates, updates + 1)
      most = max(most, list.count.value - before)
      list.animator.advance(by: 1)
    }
    return most
  }

  func testASampleThatChangesTheOrderCostsAsMuchAsTheHostListsRows() throws {
    let few = try cost(rows: 1_000, listed: 40, from: 500)
    let many = try cost(rows: 100_000, listed: 40, from: 50_000)
    XCTAssertLessThan(Double(many), 1.5 * Double(few), "Rows that are not listed cost something.")
    let ten = try cost(rows: 1_000, listed: 400, from: 500)
    XCTAssertLessThan(Double(ten), 20 * Double(few), "It is more than linear.")
    print("\(few) ids for 40 of 1,000 rows, \(many) for 40 of 100,000, \(ten) for 400 of 1,000")
  }

  func testASampleThatChangesNoOrderMakesNoUpdate() throws {
    let list = List(rows: 100_000, listed: 40, from: 50_000)
    let drag = try XCTUnwrap(list.pickUp(50_000))
    list.animator.advance(by: 1)
    let updates = list.updates
    for step in 0..<100 {
      let before = list.count.value
      XCTAssertNil(drag.move(to: Point(x: 20 + Double(step), y: 20 + Double(step) / 10)))
      XCTAssertLessThan(list.count.value - before, 1_000)
    }
    XCTAssertEqual(list.updates, updates)
  }
}
