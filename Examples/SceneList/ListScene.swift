// All that this example needs of the library: a scene of the list, and how each of its changes happens.

import TransitionKit
import TransitionScenes

/// An element of the scene. A row is the same element wherever it is in the list.
enum ElementID: Hashable, Sendable {
  case list
  case row(Int)
}

extension RowList {
  /// The size of a screen in columns and half lines; the list leaves room for a line above and one below.
  func scene(size: Size) -> Scene<ElementID> {
    let bounds = Self.bounds(in: size)
    let frames = grid(in: size).frames(count: rows.count, width: bounds.width)
    return Scene(size: size) {
      Element(.list, frame: bounds) {
        for (row, frame) in zip(rows, frames) {
          Element(.row(row), frame: frame).transition(.passing)
        }
      }
    }
  }

  /// How many rows there is room for, in a stack as in a grid.
  static func capacity(in size: Size) -> Int { stack.capacity(height: bounds(in: size).height) }

  private static let stack = Grid(height: 3, spacing: 1)

  private func grid(in size: Size) -> Grid {
    isGrid ? Grid(columns: max(Int(size.width) / 24, 2), height: 7, spacing: 1) : Self.stack
  }

  private static func bounds(in size: Size) -> Rect {
    Rect(x: 3, y: 3.5, width: max(size.width - 6, 0), height: max(size.height - 6, 0))
  }
}

extension AtomicTransition {
  /// Comes from the left, and leaves to the right.
  fileprivate static let passing = asymmetric(
    insertion: [.offset(x: -14), .opacity],
    removal: [.offset(x: 14), .scale(0.8), .opacity])
}

extension Action {
  /// How the change of the scene happens.
  var transaction: Transaction {
    var transaction: Transaction
    switch self {
    case .insert, .remove: transaction = .animated(.snappy(duration: 0.5))
    case .shuffle, .grid: transaction = .animated(.spring(duration: 0.6, bounce: 0.25))
    }
    transaction.stagger = .index(each: 0.03)
    return transaction
  }
}
