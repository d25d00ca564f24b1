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

  /// Moves an album to a position, and says whether it was elsewhere.
  func move(_ album: Int, to position: Int) -> Bool {
    state.withLock { state in
      state.front = album
      guard let old = state.order.firstIndex(of: album), old != position,
        state.order.indices.contains(position)
      else { return false }
      state.order.remove(at: old)
      state.order.insert(album, at: position)
      return true
    }
  }

  /// Notes that a finger holds an album, or lets go of it.
  func hold(_ album: Int, _ isHeld: Bool) {
    state.withLock { ($0.front, $0.isHeld) = (album, isHeld) }
  }

  static let rowHeight = 72.0

  func elements(in size: Size) -> [Element<String>] {
    let state = state.withLock { $0 }
    return state.order.enumerated().map { position, album in
      var row = Element(
        "album \(album)",
        frame: Rect(
          x: 16, y: 16 + Self.rowHeight * Double(position), width: size.width - 32, height: 60))
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
  /// Holds the album that a drag touches. The others make room for it where it would be dropped.
  func beginMoving(_ sample: GestureSample) -> ((GestureSample, Bool) -> Void)? {
    guard root.state.top?.screen == .main, abs(sample.translation.y) > abs(sample.translation.x),
      let id = sample.location.flatMap({ host?.view.element(at: $0) }), let album = album(of: id),
      let start = albums.order.firstIndex(of: album), let row = window.hold(id)
    else { return nil }
    albums.hold(album, true)
    window.layOut(Transaction(animation: .snappy))
    return { [unowned self] sample, isOver in
      row.move(by: Translation(dx: sample.translation.x, dy: sample.translation.y))
      let rows = Int((sample.translation.y / Albums.rowHeight).rounded())
      move(album, to: min(max(start + rows, 0), albums.order.count - 1))
      if isOver {
        albums.hold(album, false)
        window.layOut(Transaction(animation: .snappy))
        row.release(velocity: Translation(dx: sample.velocity.x, dy: sample.velocity.y))
      }
    }
  }

  /// Moves an album up or down by one.
  func move(_ id: ScreenElementID, by rows: Int) -> Bool {
    guard let album = album(of: id), let position = albums.order.firstIndex(of: album) else {
      return false
    }
    change { $0.move(album, to: position + rows) }
    return true
  }

  private func move(_ album: Int, to position: Int) {
    if albums.move(album, to: position) { window.layOut(Transaction(animation: .snappy)) }
  }

  private func album(of id: ScreenElementID) -> Int? {
    guard case .element(let name) = id.part, name.hasPrefix("album ") else { return nil }
    return Int(name.dropFirst(6))
  }
}
