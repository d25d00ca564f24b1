import GTKHost
import Synchronization
import TransitionControllers
import TransitionKit
import TransitionScenes

/// The order of the albums. The one that was moved last is in front of the others, and has a shadow while a finger holds it.
final class Albums: Sendable {
  private struct State {
    var order = Array(0..<6)
    var front: Int?
    var isHeld = false
  }

  private let state = Mutex(State())

  var order: [Int] { state.withLock { $0.order } }

  /// Takes over an order, and which album a finger holds.
  func show(_ order: [Int], held: Int?) {
    state.withLock { state in
      (state.order, state.isHeld) = (order, held != nil)
      state.front = held ?? state.front
    }
  }

  static let rowHeight = 72.0

  func elements(in size: Size) -> [Element<String>] {
    let state = state.withLock { $0 }
    return state.order.enumerated().map { position, album in
      var row = Element(
        "album \(album)",
        frame: Rect(
          x: 16, y: 16 + Self.rowHeight * Double(position), width: size.width - 32, height: 60)
      ).rounded(14)
      if album == state.front {
        row.state.zPosition = 1
        row.state.shadow = state.isHeld ? Shadow(opacity: 0.4, radius: 8, dy: 4) : .none
      }
      return row
    }
  }
}

extension Albums: Hashable {
  static func == (a: Albums, b: Albums) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// MARK: - By hand, and with the keyboard

extension Gallery {
  /// Picks up the album that a drag touches. The others make room for it where it would be dropped.
  func beginMoving(_ sample: GestureSample) -> ((GestureSample, Bool) -> Void)? {
    guard root.state.top?.screen == .main, abs(sample.translation.y) > abs(sample.translation.x),
      let start = sample.location, let id = host?.view.element(at: start),
      let drag = reorder(id, at: start)
    else { return nil }
    return { sample, isOver in
      drag.move(
        to: Point(x: start.x + sample.translation.x, y: start.y + sample.translation.y))
      if isOver { drag.drop(velocity: sample.velocity ?? .zero) }
    }
  }

  /// Moves an album up or down by one.
  func move(_ id: ScreenElementID, by rows: Int) -> Bool {
    guard let keys = reorder(id, at: nil) else { return false }
    change { _ in
      keys.move(rows < 0 ? .up : .down)
      keys.drop()
    }
    return true
  }

  private func reorder(_ id: ScreenElementID, at finger: Point?)
    -> ReorderInteraction<ScreenElementID>?
  {
    let rows = albums.order.compactMap { tabs.id(of: .albums(albums), "album \($0)") }
    return window.beginReordering(id, of: Reordering(rows), at: finger) { [unowned self] in
      albums.show($0.items.compactMap { album(of: $0) }, held: $0.held.flatMap { album(of: $0) })
      window.layOut($1)
    }
  }

  private func album(of id: ScreenElementID) -> Int? {
    guard case .element(let name) = id.part, name.hasPrefix("album ") else { return nil }
    return Int(name.dropFirst(6))
  }
}
