import TransitionKit
import TransitionScenes

/// A screen that leaves, and that is in the scene while something in it changes.
struct LeavingScreen {
  let node: ControllerNode
  let screen: ShownScreen
}

extension ScreenWindow {
  /// The screens around a controller that leave, from the innermost to the outermost; nil if one is hidden, so that the controller
  /// is not seen.
  func leavingScreens(around node: ControllerNode) -> [LeavingScreen]? {
    var leaving: [LeavingScreen] = []
    var isInGesture = false
    var next = node.holder
    while let (outer, entry) = next {
      next = outer.holder
      if let open = opens.uncommitted(of: outer) {
        // What goes back is seen until it is there.
        guard open.old.shows(entry) || open.new.shows(entry) else { return nil }
        isInGesture = true
        continue
      }
      let isShown = outer.layout.shows(entry)
      // What came while what is around it was leaving is not there.
      guard outer.instant.modelScreens.contains(where: { $0.entry == entry }) == isShown,
        animator.hasOnScreen(outer.id(entry))
      else { return nil }
      if isShown { continue }
      // A gesture in a screen that leaves shows nothing of what it leads to.
      guard !isInGesture, animator.isLeaving(outer.id(entry)) else { return nil }
      leaving.append(LeavingScreen(outer, entry))
    }
    return leaving
  }

  /// The screens that leave, or that fingers take away, with controllers that change in them.
  func leavingScreens(with changing: [ControllerNode]) -> [LeavingScreen] {
    opens.inHand { open in changing.contains { open.takesAway($0) } }
      + changing.flatMap { leavingScreens(around: $0) ?? [] }
  }

  /// Makes something while screens that leave are in the scene.
  ///
  /// - Returns: the ids of those screens and of what dims those below them, and the result.
  func including<Result>(
    _ leaving: [LeavingScreen], _ body: () -> Result
  ) -> ([ScreenElementID], Result) {
    var ids: [ScreenElementID] = []
    for leaving in leaving where !leaving.node.inHand.contains(leaving.screen) {
      leaving.node.inHand.append(leaving.screen)
      let (node, entry) = (leaving.node, leaving.screen.entry)
      ids += [node.id(entry), node.id(entry, .dimming)]
    }
    defer { for leaving in leaving { leaving.node.inHand = [] } }
    return (ids, body())
  }

  /// Makes the scene what controllers head for.
  ///
  /// - Parameter leaving: the screens that leave in which something changes.
  func update(_ transaction: Transaction, in leaving: [LeavingScreen] = []) {
    let (inHand, scene) = including(leaving) { self.scene() }
    endOtherOpenings()
    animator.update(
      to: scene, transaction, using: nil, including: inHand, replacesOthers: false, completion: nil)
  }
}

extension LeavingScreen {
  fileprivate init(_ node: ControllerNode, _ entry: Int) {
    self.node = node
    screen = ShownScreen(entry: entry, isPresented: node.screens.isPresented(entry))
  }
}

extension [OpenScreens] {
  /// The screens that gestures take away.
  ///
  /// - Parameter isIncluded: whether those of a gesture count.
  fileprivate func inHand(where isIncluded: (OpenScreens) -> Bool) -> [LeavingScreen] {
    filter { $0.change.isOpen && isIncluded($0) }.flatMap { open in
      open.inHand.map { LeavingScreen(node: open.node, screen: $0) }
    }
  }
}
