import TransitionKit
import TransitionScenes

/// A finger that drags a sheet between the heights at which it rests, and down to dismiss it.
struct DetentDrag {
  let window: ScreenWindow
  let node: ControllerNode
  let hold: SheetHold

  var entry: Int { hold.entry }

  /// Where a sheet may be.
  enum Stop: Equatable {
    case dismissed
    case detent(Int)
    /// Above the greatest detent by the height of the container, where no finger gets it.
    case beyond
  }

  /// Takes hold of a sheet.
  init(_ window: ScreenWindow, _ node: ControllerNode, _ hold: SheetHold) {
    (self.window, self.node, self.hold) = (window, node, hold)
    hold.serial = window.serial
    node.draggedSerial = window.serial
    node.heldSheet = hold
    let element = window.animator.frame[node.id(entry)]
    hold.isRising = element.map { $0.state.translation.dy > 0 } ?? false
    hold.height = fingerHeight(
      at: element.map { node.size.height - $0.top } ?? node.frame(of: entry, in: node.layout).height
    )
    let (whole, shown) = (height(of: hold.base), shownHeight)
    // What comes, or goes back, and gets another height at that time has two motions. From now on it has one.
    var isResized = false
    if let element, element.state.translation.dy > 0.5, abs(element.frame.height - whole) > 0.5,
      shown > 0
    {
      isResized = true
      hold.isRising = shown < height(of: stops[1])
      let rest = hold.isRising ? 0 : (shown - whole) / (element.frame.height - whole)
      // Above its lowest detent nothing dims by the height, so that what dims continues.
      let dimming = hold.isRising ? [node.id(entry, .dimming)] : []
      window.animator.endEffects(of: [node.id(entry)] + dimming)
      window.animator.scaleMotion(of: node.id(entry), by: SIMD4(1, rest, 1, rest))
    }
    // A sheet that moves stands still from now on. What else moves it than its height keeps its size as long as it is held.
    if shown != whole, open(towards: shown), let target = hold.target,
      let progress = window.opens[serial: hold.serial]?.change.progress
    {
      if isResized {
        pass()
      } else {
        hold.height = fingerHeight(at: whole + (height(of: target) - whole) * progress)
      }
    }
    hold.startHeight = hold.height
    hold.isCaught = hold.target != nil
  }

  /// The finger that holds the sheet of a controller; nil if none does.
  init?(of node: ControllerNode, in window: ScreenWindow) {
    guard let hold = node.heldSheet else { return nil }
    (self.window, self.node, self.hold) = (window, node, hold)
    guard isActive else { return nil }
  }

  /// Holds the sheet where its top edge was before the container was laid out anew, and lets samples count from there.
  ///
  /// - Parameter top: where the edge was in the container.
  func keep(top: Double) {
    hold.height = fingerHeight(at: node.size.height - top)
    hold.startHeight = hold.height + hold.translation
    pass()
  }

  var isActive: Bool {
    guard node.draggedSerial == hold.serial, !node.isGone else { return false }
    // An operation may have finished the dismissal.
    if hold.target != nil, let open = window.opens[serial: hold.serial] { return !open.isReleased }
    return node.layout.shows(entry)
  }

  /// How much of the height is gone at which the sheet was.
  var progress: Double? {
    let whole = height(of: hold.start)
    return isActive ? whole > 0 ? 1 - shownHeight / whole : 0 : nil
  }

  /// How far the finger can raise it before a rubber band holds it back, in points.
  var room: Double { max(freeHeights.upperBound - hold.height, 0) }

  func follow(_ sample: GestureSample) {
    hold.translation = sample.translation.y
    hold.height = hold.startHeight - hold.translation
    pass()
  }

  /// Lets the sheet have the height of the finger, past the stops on the way.
  private func pass() {
    // Each segment is passed at most once.
    for _ in 0...stops.count {
      // The host may have asked for something else, which takes over.
      guard isActive, !node.isPending else { return }
      if hold.target == nil, !open(towards: shownHeight) { return }
      if scrub() { return }
    }
  }

  /// Lets go.
  ///
  /// - Parameter distance: how far the finger is from where it touched.
  func end(_ sample: GestureSample, at distance: Double) -> InteractionPolicy.Decision? {
    let velocity = -(sample.velocity?.y ?? 0)
    if hold.isCaught, distance < hold.policy.slop, abs(velocity) < hold.policy.flick {
      // A finger that has only touched what moves lets it go where it was going.
      cancel()
      return .cancel
    }
    var stop = stop(from: hold.height, velocity: velocity)
    if stop == .dismissed,
      !window.allowsDismissal(of: entry, node, isGuarded: hold.isGuarded)
    {
      stop = stops.dropFirst().first
    }
    // The host may have asked for something else.
    if node.isPending { window.commit() }
    guard isActive else { return nil }
    settle(at: stop ?? hold.start, velocity: velocity)
    guard stop == .dismissed else { return .cancel }
    return node.screens.isInState(entry) ? nil : .commit(speed: nil)
  }

  func cancel() { settle(at: hold.start, velocity: 0) }
}

// MARK: - Heights

extension DetentDrag {
  /// The stop to which a sheet goes that is let go at a height: the nearest one to where its velocity leads, but at most one beyond
  /// the nearest one to the height.
  private func stop(from height: Double, velocity: Double) -> Stop? {
    let stops = stops.dropLast()
    let heights = stops.map { self.height(of: $0) }
    func nearest(to height: Double) -> Int? {
      heights.indices.min { abs(heights[$0] - height) < abs(heights[$1] - height) }
    }
    guard let now = nearest(to: height),
      let next = nearest(to: height + velocity * hold.policy.projection)
    else { return nil }
    return stops[min(max(next, now - 1), now + 1)]
  }

  /// All stops from the lowest to the highest.
  private var stops: [Stop] {
    let count = node.presentations[entry]?.detents.count ?? 0
    let detents = (0..<count).map { Stop.detent($0) }.sorted { height(of: $0) < height(of: $1) }
    return [.dismissed] + detents + [.beyond]
  }

  private func height(of stop: Stop) -> Double {
    let container = node.size
    switch stop {
    case .dismissed: return 0
    case .detent(let index):
      return node.presentations[entry]?.frame(in: container, at: index).height ?? 0
    case .beyond: return freeHeights.upperBound + container.height
    }
  }

  /// The heights between which the sheet follows the finger one to one. Beyond them a rubber band holds it back.
  private var freeHeights: ClosedRange<Double> {
    let heights = node.presentations[entry]?.detents.map { $0.height(in: node.size) } ?? []
    let lowest = hold.isGuarded ? heights.min() ?? 0 : 0
    return lowest...max(heights.max() ?? 0, lowest)
  }

  /// The height that is shown.
  var shownHeight: Double { max(band.shown(hold.height), 0) }

  /// The height of the finger for which another one is shown.
  private func fingerHeight(at shown: Double) -> Double { band.position(shownAt: shown) }

  /// A rubber band in units of the height of the container above, and of what is left of the sheet below.
  private var band: RubberBand {
    let free = freeHeights
    return RubberBand(
      hold.policy, beyond: free, below: free.lowerBound, above: node.size.height)
  }

  /// The neighbour of a stop towards a height; nil if it is there.
  private func neighbor(of stop: Stop, towards height: Double) -> Stop? {
    let stops = stops
    let own = self.height(of: stop)
    if height > own { return stops.first { self.height(of: $0) > own } }
    guard height < own else { return nil }
    return hold.isRising ? .dismissed : stops.last { self.height(of: $0) < own }
  }
}

// MARK: - Segments

extension DetentDrag {
  /// Begins the motion to the next stop towards a height, and returns false if the sheet is where it belongs.
  private func open(towards height: Double) -> Bool {
    guard let next = neighbor(of: hold.base, towards: height), node.layout.shows(entry) else {
      return false
    }
    window.giveUpOpens(in: node)
    let old = node.layout
    var plan: OperationPlan?
    switch next {
    case .dismissed:
      guard beginDismissal(from: old) else { return false }
      plan = hold.dismissal
    case .detent(let index): node.layout.detents[entry] = index
    case .beyond: node.layout.excess = 1
    }
    hold.serial = window.begin(
      node, from: old, plan, plan?.transition?.animation ?? .linear(duration: 1))
    // The change that has just begun has let go of what was dragged.
    (node.draggedSerial, node.heldSheet) = (hold.serial, hold)
    hold.target = next
    return true
  }

  /// Shows the screens without the sheet, and asks how that happens, once.
  private func beginDismissal(from old: ScreenLayout) -> Bool {
    hold.showDismissal()
    node.update()
    hold.dismissal = hold.dismissal ?? window.plan(for: node, from: old, hold.policy)
    return hold.dismissal != nil
  }

  /// Moves the sheet toward the next stop, and returns false if the finger is beyond one of the two ends.
  private func scrub() -> Bool {
    guard let target = hold.target, let change = window.opens[serial: hold.serial]?.change else {
      return true
    }
    let (from, to) = (height(of: hold.base), height(of: target))
    let progress = to == from ? 1 : (shownHeight - from) / (to - from)
    if progress <= 0 {
      change.scrub(to: 0)
      window.cancel(window.opens[serial: hold.serial], velocity: 0, nil)
      window.finishChanges()
      (hold.target, hold.isRising) = (nil, false)
      return false
    }
    guard progress >= 1, case .detent = target else {
      change.scrub(to: progress)
      return true
    }
    change.scrub(to: 1)
    window.finish(window.opens[serial: hold.serial], velocity: 0, nil)
    window.finishChanges()
    (hold.base, hold.target) = (target, nil)
    return false
  }

  /// Lets the sheet come to rest.
  ///
  /// - Parameter velocity: that of the finger, upwards, in points a second.
  private func settle(at stop: Stop, velocity: Double) {
    // A sheet that is let go at a detent takes its velocity toward the next one.
    if hold.target == nil, stop != hold.base, stop != .dismissed, velocity != 0 {
      _ = open(towards: height(of: stop))
    }
    node.draggedSerial = nil
    if case .detent(let index) = stop, stop != hold.start {
      window.events.add(.changedDetent(entry, index), of: node)
    }
    if let target = hold.target, let open = window.opens[serial: hold.serial] {
      let distance = height(of: target) - height(of: hold.base)
      let rate = distance == 0 ? 0 : velocity / distance
      if stop == hold.base { return window.cancel(open, velocity: rate, nil) }
      if stop == target { return window.finish(open, velocity: rate, nil) }
      // It goes beyond the next stop, or back beyond where it came from, from what is shown. A dismissal has the velocity itself.
      let isBeyond = (height(of: stop) - height(of: target)) * distance > 0
      let rest = stop == .dismissed ? 0 : rate
      if isBeyond {
        open.change.finish(velocity: rest)
      } else {
        window.cancel(open, velocity: rest, nil)
      }
    }
    switch stop {
    case .detent(let index): window.setDetent(index, of: entry, node, .smooth)
    case .dismissed: dismiss(velocity: velocity)
    case .beyond: break
    }
  }

  private func dismiss(velocity: Double) {
    window.giveUpOpens(in: node)
    let old = node.layout
    let height = node.frame(of: entry, in: old).height
    guard beginDismissal(from: old) else { return }
    let serial = window.begin(
      node, from: old, hold.dismissal, hold.dismissal?.transition?.animation)
    window.finish(window.opens[serial: serial], velocity: height > 0 ? -velocity / height : 0, nil)
    window.finishChanges()
  }
}

extension SceneFrame.Element {
  /// Where its top edge is in its parent.
  var top: Double { frame.origin.y + state.translation.dy }
}

extension ScreenWindow {
  /// Moves a sheet to a detent, from what is shown.
  func setDetent(_ index: Int, of entry: Int, _ node: ControllerNode, _ animation: Animation?) {
    guard !isCommitting else {
      // It is a part of the operation that just begins.
      node.layout.detents[entry] = index
      needsLayout = true
      return
    }
    continueMotions(of: node)
    node.draggedSerial = nil
    opens.removeAll { $0.isCommitted && $0.ends(with: node) }
    for open in opens where open.ends(with: node) {
      open.takeBack(from: &opens)
      open.node.modelScreens = open.node.layout.shown
      if open.plan != nil { endRun(of: open.node, isCancelled: true) }
    }
    node.layout.detents[entry] = index
    node.layout.excess = 0
    if nodes.contains(where: { $0.instant.plan?.transition != nil }) {
      // It belongs to the change at the current time.
      apply(for: [])
    } else {
      serial += 1
      layOutLeaving(.moving(animation))
      update(.moving(animation), in: leavingScreens(with: [node]))
      endInstant()
    }
    finishChanges()
  }
}
