import TransitionKit
import TransitionScenes

/// A transition that a gesture drives, until it has ended.
struct OpenScreens {
  let node: ControllerNode
  let change: OpenChange<ScreenElementID>
  let serial: Int
  /// What the controller shows at the start and at the end.
  let old: ScreenLayout
  let new: ScreenLayout
  /// How the operation happens; nil if only a sheet goes to another detent.
  let plan: OperationPlan?
  /// Whether the presentation that it dismisses was guarded when the gesture began.
  var isGuarded = false
  /// Whether the end is what holds.
  var isCommitted = false
  /// Whether the finger has let go.
  var isReleased = false

  /// Whether another page is at the bottom of the screens at its end.
  var changesPage: Bool {
    guard let old = old.shown.first, let new = new.shown.first else { return false }
    return old.entry != new.entry
  }

  /// Whether it moves a presented screen, and no page.
  var movesSheet: Bool { plan.map { $0.operation == .dismiss } ?? true }

  /// Whether no finger can drag a sheet of a controller. A dismissal there that a finger has let go can be taken over.
  func preventsDrag(of other: ControllerNode) -> Bool {
    guard !isCommitted, let plan, ends(with: other) else { return false }
    return node !== other || !isReleased || plan.operation != .dismiss
  }

  /// Whether what happens in a controller ends the gesture: in its own one, in one around it, or inside the page that leaves when
  /// the finger has let go.
  func ends(with other: ControllerNode) -> Bool {
    node.isInside(other) || isCommitted && takesAway(other)
  }

  /// Whether another gesture in a controller gives it up: in its own one, in one around it, or inside the page that it takes away.
  func yields(to other: ControllerNode) -> Bool {
    !isCommitted && (node.isInside(other) || takesAway(other))
  }

  /// The screens that it takes away, and that may come back.
  var inHand: [ShownScreen] {
    isCommitted ? [] : old.shown.filter { !new.shown.contains($0) }
  }

  /// Whether a controller is inside a page that leaves.
  func takesAway(_ inner: ControllerNode) -> Bool {
    hides(inner) && old.showsHolder(of: inner, in: node)
  }

  /// Whether a controller is inside a page that is not shown at the end.
  func hides(_ inner: ControllerNode) -> Bool {
    inner !== node && inner.isInside(node) && !new.showsHolder(of: inner, in: node)
  }

  /// The same from its end to its start.
  var reversed: OpenScreens {
    OpenScreens(node: node, change: change, serial: serial, old: new, new: old, plan: plan)
  }
}

extension ScreenLayout {
  /// Whether it shows the screen of a controller that another controller is in.
  fileprivate func showsHolder(of inner: ControllerNode, in node: ControllerNode) -> Bool {
    guard let holder = inner.holder else { return false }
    return holder.node === node ? shows(holder.entry) : showsHolder(of: holder.node, in: node)
  }
}

extension [OpenScreens] {
  /// The transition of a controller that a gesture drives; nil if there is none.
  subscript(of node: ControllerNode) -> OpenScreens? { first { $0.node === node } }

  /// The transition that a gesture drives, by its number; nil if it has ended.
  subscript(serial serial: Int) -> OpenScreens? { first { $0.serial == serial } }

  /// Forgets a transition that a gesture drove.
  mutating func close(_ open: OpenScreens) { removeAll { $0.serial == open.serial } }

  /// Notes that a transition is committed, as the finger has let go of it.
  mutating func setCommitted(_ open: OpenScreens) {
    change(open) { ($0.isCommitted, $0.isReleased) = (true, true) }
  }

  /// Notes whether the finger has let go of a transition.
  mutating func setReleased(_ isReleased: Bool, _ open: OpenScreens) {
    change(open) { $0.isReleased = isReleased }
  }

  private mutating func change(_ open: OpenScreens, _ body: (inout OpenScreens) -> Void) {
    guard let index = firstIndex(where: { $0.serial == open.serial }) else { return }
    body(&self[index])
  }

  /// Whether a finger that does not wait drives a transition, a sheet or the track of a controller.
  func drive(_ node: ControllerNode) -> Bool {
    node.draggedSerial != nil || contains { $0.node === node && !$0.isReleased }
  }

  /// Whether a finger drives a page around a controller away.
  func takeAway(_ node: ControllerNode) -> Bool {
    contains { !$0.isReleased && !$0.node.isInside(node) && $0.hides(node) }
  }

  /// The gesture of a controller that may still be undone; nil if there is none.
  func uncommitted(of node: ControllerNode) -> OpenScreens? {
    self[of: node].flatMap { $0.isCommitted ? nil : $0 }
  }

  /// What the scene shows of a controller.
  func shown(by node: ControllerNode) -> [ShownScreen] {
    (uncommitted(of: node)?.new ?? node.layout).shown
  }

  /// The screens that the state of a controller shows, whatever a gesture may lead to.
  func stateShown(by node: ControllerNode) -> [ShownScreen] {
    (uncommitted(of: node)?.old ?? node.layout).shown
  }
}

extension OpenScreens {
  /// Forgets what it leads to, as it is not committed.
  func takeBack(from opens: inout [OpenScreens]) {
    opens.close(self)
    node.screens.dropCandidate()
    node.layout = old
    node.update()
  }
}

extension ControllerNode {
  /// The detent at which a sheet rests, or to which it moves, whatever a finger may lead to.
  func restingDetent(of entry: Int, besides opens: [OpenScreens]) -> Int {
    let layout = opens.uncommitted(of: self)?.old ?? layout
    return max(layout.detents[entry] ?? presentations[entry]?.initialDetent ?? 0, 0)
  }
}
