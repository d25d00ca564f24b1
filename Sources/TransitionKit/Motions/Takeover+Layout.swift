extension Takeover {
  /// Gives the table a layout with all views and properties that it has motions of.
  mutating func chooseLayout(_ old: MotionTable, _ new: inout MotionTable) {
    let base = new.layout
    if guestTargets.isEmpty, written.elementsEqual(base.written) {
      // Without corrections the frames are those of the timeline.
      if new.motions.rowCount == 0, new.motions.waiting.isEmpty {
        new.properties.removeAll(keepingCapacity: true)
        new.motions.removeAll()
      }
      return
    }
    if guestTargets.isEmpty,
      let known = layouts.first(where: { $0.base === base && $0.written == written })
    {
      new.layout = known.layout
      return
    }
    new.layout = FrameLayout(
      base, written: written, guests: guestTargets, order: order(old, base),
      pieceOrder: pieceOrder(old, base))
    guard guestTargets.isEmpty else { return }
    if layouts.count >= 8 { layouts.removeFirst() }
    layouts.append(ExtendedLayout(base: base, written: written, layout: new.layout))
  }

  /// All views that are no pieces, from back to front.
  ///
  /// The views that the change does not know keep their places: below the next view of the change that was above
  /// them, or else above the last one.
  private func order(_ old: MotionTable, _ base: FrameLayout) -> [Int] {
    var below: [Int: [Int]] = [:]
    var pending: [Int] = []
    var last = -1
    for view in old.layout.activeOrder where inverse[view] >= 0 {
      let index = inverse[view]
      if index >= base.targets.count {
        pending.append(index)
      } else {
        below[index] = pending
        pending = []
        last = index
      }
    }
    var order = last >= 0 ? [] : pending
    for view in base.activeOrder {
      order += below[view] ?? []
      order.append(view)
      if view == last { order += pending }
    }
    return order
  }

  /// The pieces of the views that the change does not know, from back to front, where that is not their own order.
  private func pieceOrder(_ old: MotionTable, _ base: FrameLayout) -> [Int: [Int]] {
    var pieceOrder: [Int: [Int]] = [:]
    for (view, pieces) in old.layout.pieceOrder where inverse[view] >= 0 {
      let indices = pieces.map { inverse[$0] }
      if indices.allSatisfy({ $0 >= base.targets.count }) { pieceOrder[inverse[view]] = indices }
    }
    return pieceOrder
  }
}

/// A layout for the views of a timeline with more properties than that writes.
struct ExtendedLayout: Sendable {
  let base: FrameLayout
  let written: [PropertySet]
  let layout: FrameLayout
}
