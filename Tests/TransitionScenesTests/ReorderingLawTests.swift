import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Laws of orders, over random fingers on lists, grids and boards.
final class ReorderingLawTests: XCTestCase {
  /// A resting finger changes nothing, a finger that moves by a point changes the order at most once, orders are permutations, and a
  /// cancelled gesture restores the old one.
  func testAFingerChangesTheOrderAtMostOnceAPoint() {
    forAll(4000) { generator in
      let count = generator.int(in: 1...12)
      var board = ReorderingBoard(&generator, count: count)
      let before = board.containers(of: ReorderingBoard.items(count))
      var order = Reordering(before)
      order.disabled = Set(order.items.filter { _ in generator.int(in: 0...9) == 0 })
      order.layOut(board.scene(order))
      let id = generator.pick(ReorderingBoard.items(count))
      var finger = Point(x: generator.double(in: 0...400), y: generator.double(in: 0...800))
      guard order.pickUp(id, at: finger) != nil else { throw Law.SkippedCase() }

      func move() -> Bool {
        let old = order
        let event = order.move(to: finger)
        XCTAssertEqual(event != nil, order.containers != old.containers)
        XCTAssertEqual(order.items.sorted(), before.flatMap(\.items).sorted())
        if let event {
          let container = order.containers.first { $0.id == event.container }
          XCTAssertEqual(container?.items[event.position - 1], id)
          XCTAssertEqual(container?.items.count, event.count)
          order.layOut(board.scene(order))
        }
        return event != nil
      }

      for _ in 0..<generator.int(in: 1...12) {
        switch generator.int(in: 0...3) {
        case 0:
          // Anywhere, and then it rests, while the layout is read again.
          finger = Point(x: generator.double(in: -50...450), y: generator.double(in: -50...850))
          _ = move()
          for _ in 0..<3 {
            XCTAssertFalse(move())
            order.layOut(board.scene(order))
          }
        case 1:
          // By a point, in steps.
          let angle = generator.double(in: 0...6.28)
          let changes = (0..<10).count { _ in
            finger.x += 0.1 * cos(angle)
            finger.y += 0.1 * sin(angle)
            return move()
          }
          XCTAssertLessThanOrEqual(changes, 1)
        case 2:
          if order.move(ReorderingStep.random(&generator)) != nil {
            order.layOut(board.scene(order))
          }
          XCTAssertFalse(move())
        default:
          board.scroll = generator.double(in: 0...200)
          order.layOut(board.scene(order))
          _ = move()
        }
      }
      order.cancel()
      XCTAssertEqual(order.containers, before)
    }
  }

  /// A finger that moves on slowly does not change the order to and fro. In lists and grids it makes each order once; where lines wrap,
  /// it may try a place whose frame nothing tells before, and each of them once.
  func testASlowFingerDoesNotChangeTheOrderToAndFro() {
    forAll(2000) { generator in
      let count = generator.int(in: 2...12)
      let board = ReorderingBoard(&generator, count: count)
      var order = Reordering(board.containers(of: ReorderingBoard.items(count)))
      order.layOut(board.scene(order))
      let id = generator.pick(ReorderingBoard.items(count))
      var finger = Point(x: generator.double(in: 20...360), y: generator.double(in: 60...500))
      order.pickUp(id, at: finger)
      let angle = generator.double(in: 0...6.28)
      var seen: [[ReorderingContainer<String>]: Int] = [order.containers: 1]
      for _ in 0..<200 {
        finger.x += cos(angle)
        finger.y += sin(angle)
        guard order.move(to: finger) != nil else { continue }
        order.layOut(board.scene(order))
        seen[order.containers, default: 0] += 1
      }
      let isEven = [.rows, .grid, .gridFromRightToLeft].contains(board.layout)
      XCTAssertLessThanOrEqual(seen.values.max() ?? 0, isEven ? 1 : count, "\(board.layout)")
    }
  }

  /// Others insert, remove and sort while a finger holds an element: all of theirs stay, and it goes back between its neighbours.
  func testAfterChangesByOthersACancelledElementIsBetweenItsNeighbors() {
    forAll(4000) { generator in
      let count = generator.int(in: 2...10)
      let board = ReorderingBoard(&generator, count: count)
      let before = board.containers(of: ReorderingBoard.items(count))
      var order = Reordering(before)
      order.layOut(board.scene(order))
      let id = generator.pick(ReorderingBoard.items(count))
      order.pickUp(id, at: Point(x: 200, y: 400))
      var next = 0
      for _ in 0..<generator.int(in: 1...5) {
        order.move(to: Point(x: generator.double(in: 0...400), y: generator.double(in: 0...800)))
        order.layOut(board.scene(order))
        var lists = order.containers
        for index in lists.indices {
          lists[index].items.removeAll { $0 != id && generator.int(in: 0...4) == 0 }
          if generator.bool() {
            next += 1
            lists[index].items.insert(
              "new \(next)", at: generator.int(in: 0...lists[index].items.count))
          }
        }
        XCTAssertNil(order.update(lists))
        func others(_ lists: [ReorderingContainer<String>]) -> [[String]] {
          lists.map { $0.items.filter { $0 != id } }
        }
        XCTAssertEqual(others(order.containers), others(lists))
        order.layOut(board.scene(order))
      }
      order.cancel()
      guard let home = before.firstIndex(where: { $0.items.contains(id) }),
        let old = before[home].items.firstIndex(of: id)
      else { return XCTFail("The element is in no list.") }
      let items = order.containers[home].items
      guard let now = items.firstIndex(of: id) else { return XCTFail("It is not back.") }
      for (index, item) in before[home].items.enumerated() {
        if let other = items.firstIndex(of: item), index != old {
          XCTAssertEqual(index < old, other < now, "\(item)")
        }
      }
    }
  }
}
