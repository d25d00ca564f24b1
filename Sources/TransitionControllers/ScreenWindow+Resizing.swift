import TransitionKit
import TransitionScenes

// What containers of other sizes change of what is under way: SCENES, section 6.1.8.
extension ScreenWindow {
  /// Lays everything out anew, at both ends of transitions that gestures drive.
  func updateLayout(_ transaction: Transaction) {
    needsLayout = false
    if transaction.animation != nil {
      // A sheet that a finger has let go is on a clock, which no animation changes.
      for open in opens where open.plan == nil && open.isReleased { end(open) }
    }
    // What is animated continues from where it is.
    let sheets = transaction.animation == nil ? ShownSheet.all(in: self) : []
    let hands = nodes.compactMap { Hand($0, in: self) }
    layOutScreens(transaction)
    for sheet in sheets { sheet.keepShare(in: self) }
    for hand in hands { hand.keepPlace(in: self) }
  }

  /// Makes the layout of both ends of everything current.
  private func layOutScreens(_ transaction: Transaction) {
    let isAnimated = transaction.animation != nil
    var layout = transaction
    layout.isLayout = true
    if nodes.contains(where: { $0.instant.plan?.transition != nil }) {
      // A change at the current time is made anew with the new layout, which is no part of it.
      layOutLeaving(transaction)
      layOutBefore(layout)
      apply(for: [])
    } else if !isAnimated,
      nodes.contains(where: { $0.caught != nil }) || opens.contains(where: { $0.change.isOpen })
    {
      animator.layOutFlights(isAnimated: false, sceneOnScreen) {
        layOutLeaving()
        animator.layOut(scene()) { self.scene(without: $0) }
      }
    } else {
      animator.layOutFlights(isAnimated: isAnimated, sceneOnScreen) {
        layOutLeaving(transaction)
        update(layout)
      }
      animator.aimBack { self.scene(without: $0) }
      // What is shown now is where operations at this time start.
      endInstant()
    }
  }

  /// Gives the screens that leave, with all that is in them, their places in containers of other sizes.
  ///
  /// - Parameter transaction: how they get there. Without an animation they stay as far from there as they are.
  func layOutLeaving(_ transaction: Transaction = Transaction()) {
    if let scene = sceneWithLeaving() { animator.layOutLeaving(scene, transaction) }
  }

  /// The scene with everything that is on screen.
  private func sceneOnScreen() -> Scene<ScreenElementID> { sceneWithLeaving() ?? scene() }

  /// The scene with the screens that leave, and what gestures take away; nil if there is none.
  private func sceneWithLeaving() -> Scene<ScreenElementID>? {
    let known = nodes.map { $0.layout }
    var hasLeaving = false
    for node in nodes {
      let leaving = node.entriesThatMayAppear.filter { !node.layout.shows($0) }
      if leaving.isEmpty { continue }
      hasLeaving = true
      node.layout.shown.insert(
        contentsOf: leaving.map {
          ShownScreen(entry: $0, isPresented: node.screens.isPresented($0))
        }, at: 0)
    }
    guard hasLeaving || !opens.isEmpty else { return nil }
    defer { for (node, layout) in zip(nodes, known) { node.layout = layout } }
    return whileCommitting { makeScene() }
  }

  /// Lays out anew what there was before the operations at the current time.
  private func layOutBefore(_ layout: Transaction) {
    let known = nodes.map { ($0.layout, $0.temporaries) }
    for node in nodes where node.instant.plan != nil {
      // What has come and gone at the current time was never there.
      let entries = node.entriesThatMayAppear
      node.layout.shown = node.instant.modelScreens.filter { entries.contains($0.entry) }
      node.temporaries = []
    }
    animator.layOutBefore(scene(), layout, sceneOnScreen)
    for (node, known) in zip(nodes, known) { (node.layout, node.temporaries) = known }
  }
}

// MARK: - Sheets

/// A sheet on screen, and where it was seen before its container was laid out anew.
private struct ShownSheet {
  let node: ControllerNode
  let entry: Int
  let size: Size
  let element: SceneFrame<ScreenElementID>.Element

  /// The sheets with detents that are on screen.
  static func all(in window: ScreenWindow) -> [ShownSheet] {
    var sheets: [ShownSheet] = []
    for node in window.nodes where !node.presentations.isEmpty {
      for entry in node.entriesThatMayAppear
      where !(node.presentations[entry]?.detents.isEmpty ?? true) {
        guard let element = window.animator.frame[node.id(entry)] else { continue }
        sheets.append(ShownSheet(node: node, entry: entry, size: node.size, element: element))
      }
    }
    return sheets
  }

  /// Lets the sheet keep its part of the distance between two heights, if no finger holds it.
  func keepShare(in window: ScreenWindow) {
    let next = node.size
    guard next != size, size.width > 0, let presentation = node.presentations[entry],
      node.heldSheet?.entry != entry || DetentDrag(of: node, in: window) == nil
    else { return }
    let index = node.layout.detents[entry] ?? presentation.initialDetent
    let shown = size.height - element.frame.origin.y
    let travel = shown - presentation.frame(in: size, at: index).height
    let rest =
      presentation.height(like: shown, of: size, in: next)
      - presentation.frame(in: next, at: index).height
    let (x, y) = (next.width / size.width, travel == 0 ? 1 : rest / travel)
    window.animator.scaleMotion(of: node.id(entry), by: SIMD4(x, y, x, y))
  }
}

// MARK: - Fingers

/// What a finger holds in a container, and where that was before it was laid out anew.
private struct Hand {
  let node: ControllerNode
  let container: Rect
  let direction: LayoutDirection
  /// The top edge of a sheet in the container; nil if the finger drives a page.
  let top: Double?

  /// - Returns: nil if no finger holds anything in the container of the controller.
  init?(_ node: ControllerNode, in window: ScreenWindow) {
    let drag = DetentDrag(of: node, in: window)
    guard drag != nil || window.opens[of: node]?.isReleased == false else { return nil }
    self.node = node
    (container, direction) = (Hand.container(of: node, in: window), window.layoutDirection)
    top = drag.flatMap { window.animator.frame[node.id($0.entry)]?.top }
  }

  /// Where the container of a controller is in the window.
  private static func container(of node: ControllerNode, in window: ScreenWindow) -> Rect {
    let item = window.animator.frame.drawList.items.first { $0.id == node.containerID }
    let origin = item?.drawing.matrix.apply(to: Point(x: 0, y: 0))
    return Rect(
      x: origin?.x ?? 0, y: origin?.y ?? 0, width: node.size.width, height: node.size.height)
  }

  /// Lets what the finger holds keep its place on screen.
  func keepPlace(in window: ScreenWindow) {
    guard window.layoutDirection == direction else { return }
    let (old, new) = (container, Hand.container(of: node, in: window))
    guard old != new else { return }
    if let drag = DetentDrag(of: node, in: window) {
      guard let top else { return }
      return drag.keep(top: top + old.origin.y - new.origin.y)
    }
    guard let open = window.opens[of: node], let plan = open.plan, let axis = plan.axis,
      let progress = open.change.progress
    else { return }
    let (from, to) = (old.span(along: axis, direction), new.span(along: axis, direction))
    guard to.length > 0 else { return }
    // A page that comes has its way before it, and one that leaves has it behind it.
    let isComing = plan.direction == .push
    let travel =
      ((isComing ? 1 - progress : progress) * from.length + from.start - to.start) / to.length
    let range = open.change.range
    open.change.drive(
      to: min(max(isComing ? 1 - travel : travel, range.lowerBound), range.upperBound))
  }
}

extension Rect {
  /// Where it begins along an axis, in the direction in which pages leave that go back, and how long it is.
  fileprivate func span(
    along axis: Axis, _ direction: LayoutDirection
  ) -> (start: Double, length: Double) {
    if axis == .vertical { return (origin.y, height) }
    return (direction == .leftToRight ? origin.x : -(origin.x + width), width)
  }
}

extension ScreenPresentation {
  /// The height that is between two detents in one container as another height is in another container.
  fileprivate func height(like height: Double, of old: Size, in new: Size) -> Double {
    var stops = [(old: 0.0, new: 0.0)]
    stops += detents.map { (old: $0.height(in: old), new: $0.height(in: new)) }
    stops.sort { $0.old < $1.old }
    let upper = stops.first { $0.old >= height } ?? stops[stops.count - 1]
    let lower = stops.last { $0.old < upper.old } ?? upper
    guard upper.old > lower.old else { return upper.new + height - upper.old }
    return lower.new + (upper.new - lower.new) * (height - lower.old) / (upper.old - lower.old)
  }
}
