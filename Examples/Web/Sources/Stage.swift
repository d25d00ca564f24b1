import TransitionControllers
import TransitionKit
import TransitionScenes

/// Shows a window of screens with elements of the page, one for each element on screen.
///
/// They are children of one element, whatever is inside what: the matrices of the draw list say all, and a style says which is in
/// front. So nothing that moves to another parent loses the focus or what is selected in it.
final class Stage {
  let node: Node
  let window: ScreenWindow
  /// Makes the element of the page for an id; none if it has nothing of its own to show.
  var make: (ScreenElementID, Node) -> Node = { _, _ in .none }
  /// Whether an element that leaves the screen is only hidden, since it comes back.
  var keeps: (ScreenElementID) -> Bool = { _ in false }
  /// What is called when an element is about to be taken away.
  var willRemove: (ScreenElementID) -> Void = { _ in }
  /// What is called before the window gets another size, which it may have other elements for.
  var willResize: (Size) -> Void = { _ in }
  /// Begins what a drag does; nil if the drag is that of the elements.
  var beginInteraction: (Drag) -> ScreenInteraction? = { _ in nil }
  /// What is called after a drag that has decided.
  var onDecision: (InteractionPolicy.Decision) -> Void = { _ in }

  private var frame = SceneFrame<ScreenElementID>()
  private(set) var list = SceneDrawList<ScreenElementID>()
  private var shown: [ScreenElementID: ShownItem] = [:]
  private var clips = Clips()
  /// The time of the browser when the clock was at 0.
  private var start: Double?
  private var frameNumber = 0
  /// What gets the focus when it can be seen.
  private var focused: ScreenElementID?
  private var drag: Drag?
  private var interaction: ScreenInteraction?

  /// Shows a window in the element of the page with an id.
  init(_ id: String, _ window: ScreenWindow) {
    node = .find(id)
    self.window = window
  }

  /// The size of the element of the page.
  static func size(of id: String) -> Size { Node.find(id).rect.size }

  /// The element of the page for an id, if it is there.
  func node(of id: ScreenElementID) -> Node { shown[id]?.node ?? .none }
}

// MARK: - Frames

extension Stage {
  /// Makes operations, and shows what follows from them.
  func change(_ body: () -> Void) {
    window.prefersReducedMotion = host.prefersReducedMotion
    body()
    show()
    host.requestFrame()
  }

  /// Moves on to the time of the browser, in seconds.
  ///
  /// - Returns: whether another frame is needed.
  func tick(_ time: Double) -> Bool {
    let first = start ?? time - window.clockTime
    let moves = window.advance(to: time - first) || !window.isIdle
    if start != nil || moves { show() }
    // The clock of the window stands still while nothing moves.
    start = moves ? first : nil
    return moves
  }

  /// Shows the present frame.
  func show() {
    window.sample(into: &frame)
    list.update(from: frame)
    clips.removeAll()
    frameNumber += 1
    let stage = Rect(size: window.size)
    for index in list.items.indices {
      let item = list.items[index]
      let matrix = item.placement
      let clip = clips.clip(
        for: item, in: list.items, placedBy: matrix, size: item.layoutSize, stage: stage)
      if item.drawing.view != item.drawing.content { continue }
      if shown[item.id] == nil {
        let made = make(item.id, node)
        guard made.exists else { continue }
        shown[item.id] = ShownItem(made)
      }
      shown[item.id]?.frame = frameNumber
      shown[item.id]?.show(item, at: index, placedBy: matrix, clip)
    }
    removeOthers()
    passFocus()
  }

  /// Gives an element the focus, as soon as it can be seen.
  func focus(_ id: ScreenElementID?) {
    focused = id
    passFocus()
  }

  private func passFocus() {
    guard let id = focused, let item = shown[id], !item.isHidden, !item.isAway else { return }
    focused = nil
    item.node.focus()
  }

  private func removeOthers() {
    var others: [ScreenElementID] = []
    for (id, item) in shown where item.frame != frameNumber && !item.isAway { others.append(id) }
    for id in others {
      if keeps(id) {
        shown[id]?.putAway()
      } else {
        willRemove(id)
        host.remove(node(of: id))
        shown[id] = nil
      }
    }
  }

  /// Takes over the size of the element of the page, and the direction of text.
  func resize() {
    let size = node.rect.size
    let direction: LayoutDirection = host.isRightToLeft ? .rightToLeft : .leftToRight
    guard size != window.size || direction != window.layoutDirection else { return }
    change {
      willResize(size)
      window.resize(to: size, layoutDirection: direction)
    }
  }
}

// MARK: - Drags

extension Stage {
  /// The least distance of a drag, in points, so that a click is none.
  private static let threshold = 8.0

  /// Lets pointers drive what ``beginInteraction`` returns.
  func listenToPointers() {
    host.listen(node, .pointerDown) { event in
      if self.interaction == nil { self.drag = Drag(event, on: self.node.rect.origin) }
      return false
    }
    host.listen(node, .pointerMove) { self.move($0) }
    host.listen(node, .pointerUp) { self.end($0, isCancelled: false) }
    host.listen(node, .pointerCancel) { self.end($0, isCancelled: true) }
  }

  /// - Returns: whether the pointer belongs to the drag, and no longer to the page.
  private func move(_ event: PageEvent) -> Bool {
    guard var drag else { return false }
    // It was let go where nothing reported that.
    guard event.isPressed || interaction != nil else {
      self.drag = nil
      return false
    }
    drag.move(event)
    if let interaction {
      change { interaction.change(drag.sample) }
    } else if !drag.isDecided,
      max(abs(drag.translation.x), abs(drag.translation.y)) > Self.threshold
    {
      drag.isDecided = true
      change { interaction = beginInteraction(drag) }
    }
    self.drag = drag
    return interaction != nil
  }

  private func end(_ event: PageEvent, isCancelled: Bool) -> Bool {
    guard var drag, let interaction else {
      self.drag = nil
      return false
    }
    (self.drag, self.interaction) = (nil, nil)
    drag.move(event)
    var decision: InteractionPolicy.Decision?
    change {
      if isCancelled {
        interaction.cancel(at: drag.sample.time)
      } else {
        decision = interaction.end(drag.sample)
      }
    }
    if let decision { onDecision(decision) }
    return true
  }
}
