// A list, a grid and a board that a finger and the keyboard reorder. They differ in their layouts, and in nothing else.

import Foundation
import TransitionScenes

func reorder() {
  print("A list with rows of different heights: a finger drags Naima down, and throws it")
  let list = ReorderedBoard([["So What", "Naima", "Lush Life", "Footprints"]], layout: rows)
  list.drag("Naima", along: [Point(x: 60, y: 66), Point(x: 60, y: 90), Point(x: 60, y: 120)])

  print("\nA grid: a finger drags the first photo to the second row")
  let grid = ReorderedBoard([["1", "2", "3", "4", "5", "6"]]) { index, _ in
    Rect(x: 130 * Double(index % 3), y: 130 * Double(index / 3), width: 120, height: 120)
  }
  grid.drag("1", along: [Point(x: 60, y: 60), Point(x: 200, y: 80), Point(x: 190, y: 180)])

  print("\nA board: a finger drags a card to the other column, and the keyboard moves another one")
  let board = ReorderedBoard([["write", "test"], ["plan"]]) { index, _ in
    Rect(x: 0, y: 60 * Double(index), width: 180, height: 50)
  }
  board.drag("write", along: [Point(x: 60, y: 25), Point(x: 250, y: 40)])
  board.press("test", [.right, .last, .up])
}

/// Rows below each other. Longer names have higher rows.
private func rows(_ index: Int, _ names: [String]) -> Rect {
  func height(_ name: String) -> Double { name.count > 8 ? 66 : 44 }
  let top = names[..<index].reduce(0) { $0 + height($1) }
  return Rect(x: 0, y: top, width: 390, height: height(names[index]))
}

/// Columns of elements on screen, whose order a finger changes.
private final class ReorderedBoard {
  private var order: Reordering<String>
  private let animator: SceneAnimator<String>
  private let layout: (Int, [String]) -> Rect

  init(_ columns: [[String]], layout: @escaping (Int, [String]) -> Rect) {
    order = Reordering(
      columns.enumerated().map { ReorderingContainer($1, in: "column \($0)") })
    self.layout = layout
    animator = SceneAnimator(Self.scene(of: order, layout))
  }

  private static func scene(
    of order: Reordering<String>, _ layout: (Int, [String]) -> Rect
  ) -> Scene<String> {
    let width = 390 / Double(order.containers.count)
    return Scene(size: Size(width: 390, height: 300)) {
      for (number, column) in order.containers.enumerated() {
        Element(
          column.id ?? "", frame: Rect(x: width * Double(number), y: 0, width: width, height: 300)
        ) {
          for (index, id) in column.items.enumerated() {
            Element(id, frame: layout(index, column.items)).zIndex(id == order.held ? 1 : 0)
          }
        }
      }
    }
  }

  private func pickUp(_ id: String, at finger: Point?) -> ReorderInteraction<String>? {
    animator.beginReordering(id, of: order, at: finger) { [unowned self] in
      order = $0
      animator.update(to: Self.scene(of: $0, layout), $1)
    }
  }

  /// Drags an element from the first point to the last, a tenth of a second each, and throws it.
  func drag(_ id: String, along points: [Point]) {
    guard let first = points.first, let drag = pickUp(id, at: first) else { return }
    for point in points {
      if let event = drag.move(to: point) { print("       · \(id): \(event)") }
      printFrame()
      animator.advance(by: 0.1)
    }
    drag.drop(velocity: Point(x: 0, y: 300)).map { print("       · \(id): \($0)") }
    settle()
  }

  /// Picks up an element, and moves it by keys.
  func press(_ id: String, _ keys: [ReorderingStep]) {
    guard let keyboard = pickUp(id, at: nil) else { return }
    for key in keys {
      let said = keyboard.move(key)?.description ?? "Nothing is there."
      print("       · \(id), \(key): \(said)")
    }
    keyboard.drop()
    settle()
  }

  private func settle() {
    for _ in 0..<2 {
      printFrame()
      animator.advance(by: 0.1)
    }
    animator.advance(by: 2)
    printFrame()
  }

  private func printFrame() {
    let frame = animator.frame
    var line = String(format: "%5.2f  ", animator.clockTime)
    for id in order.items.sorted() {
      guard let rect = frame.rect(of: id) else { continue }
      line += String(format: "%@ (%.0f, %.0f)  ", id, rect.origin.x, rect.origin.y)
    }
    print(line)
  }
}
