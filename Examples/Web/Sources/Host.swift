import CPage

/// What the page reports of a click, a pointer or a key.
struct PageEvent {
  /// The kinds in the order of the numbers of `page.h`.
  enum Kind: Int32 {
    case click, pointerDown, pointerMove, pointerUp, pointerCancel, keyDown, submit
  }

  /// Keys by their numbers.
  enum Key: Int32 {
    case other, left, right, home, end, escape, up, down
  }

  /// Where it is in the window of the browser.
  var (x, y) = (0.0, 0.0)
  /// When it was, in seconds.
  var seconds = 0.0
  var detail: Int32 = 0

  var isMouse: Bool { detail & 1 != 0 }
  var isPressed: Bool { detail & 2 != 0 }
  var key: Key { Key(rawValue: detail) ?? .other }
}

/// All stages of the page, on one display.
final class Host {
  var stages: [Stage] = []
  /// What the back button does, by the number of the entry in the history that is shown now.
  var onVisit: (Int) -> Void = { _ in }

  private var actions: [ActionID: (PageEvent) -> Bool] = [:]

  private struct ActionID: Hashable {
    let node: Int32
    let kind: Int32
  }

  /// Whether the user prefers reduced motion. It is asked for with each change, as it may become another one.
  var prefersReducedMotion: Bool { page_state(0) == 1 }

  /// Whether text runs from right to left.
  var isRightToLeft: Bool { page_state(1) == 1 }

  /// Asks for a frame, after anything that changes what is shown.
  func requestFrame() { page_request_frame() }

  /// Shows the next frame, and asks for another one only if something moves.
  func frame(_ time: Double) {
    var moves = false
    for stage in stages where stage.tick(time) { moves = true }
    if moves { requestFrame() }
  }

  /// Adds an entry to the history of the browser.
  func visit(_ number: Int) { page_visit(Int32(clamping: number)) }

  /// Does what the back button does.
  func goBack() { page_visit(-1) }

  /// The number of the entry in the history that is shown.
  var visited: Int { Int(page_state(2)) }

  /// Calls an action for events of an element. It returns whether that was all that happens.
  func listen(_ node: Node, _ kind: PageEvent.Kind, _ action: @escaping (PageEvent) -> Bool) {
    guard node.exists else { return }
    actions[ActionID(node: node.number, kind: kind.rawValue)] = action
    page_listen(node.number, kind.rawValue)
  }

  /// Calls an action for clicks, by pointer or by key.
  func onClick(_ node: Node, _ action: @escaping () -> Void) {
    listen(node, .click) { _ in
      action()
      return true
    }
  }

  /// Takes an element away, with what is called for it.
  func remove(_ node: Node) {
    actions = actions.filter { $0.key.node != node.number }
    node.remove()
  }

  func take(_ event: PageEvent, _ node: Int32, _ kind: Int32) -> Bool {
    actions[ActionID(node: node, kind: kind)]?(event) ?? false
  }
}

/// What the page calls, from one thread.
nonisolated(unsafe) let host = Host()
