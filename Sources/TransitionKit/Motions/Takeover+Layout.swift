extension Takeover {
  /// Gives the table a layout with all views and properties that it has motions of.
  mutating func chooseLayout(_ old: MotionTable, _ new: inout MotionTable) {
    let base = new.layout
    if outgoingTargets.isEmpty, written.elementsEqual(base.written) {
      // Without corrections the frames are those of the timeline.
      if new.motions.rows.count == 0, new.motions.waiting.isEmpty {
        new.properties.clear()
        new.motions.removeAll()
      }
      return
    }
    if outgoingTargets.isEmpty { order = base.activeOrder } else { updateOrder(old, base) }
    let known = layouts.first {
      $0.base === base && $0.layout.written == written && $0.layout.activeOrder == order
        && $0.layout.targets.dropFirst(base.targets.count).elementsEqual(outgoingTargets) {
          $0.operation == $1.operation
        }
    }
    if let known {
      new.layout =
        outgoingTargets.isEmpty ? known.layout : FrameLayout(known.layout, naming: outgoingTargets)
      return
    }
    new.layout = FrameLayout(
      base, written: written, outgoing: outgoingTargets, order: order,
      pieceOrder: pieceOrder(old, base))
    // Pieces of other views may be many.
    guard outgoingTargets.allSatisfy({ $0.parent == nil }) else { return }
    if layouts.count >= 8 { layouts.removeFirst() }
    layouts.append(ExtendedLayout(base: base, layout: new.layout))
  }

  /// Puts all views that are no pieces in their order, from back to front.
  ///
  /// The views that the change does not know keep their places: below the next view of the change that was above
  /// them, or else above the last one.
  private mutating func updateOrder(_ old: MotionTable, _ base: FrameLayout) {
    order.clear()
    outgoingOrder.clear()
    below.refill(0..<0, count: base.targets.count)
    var (first, last) = (0, -1)
    for view in old.layout.activeOrder where inverse[view] >= 0 {
      let index = inverse[view]
      if index >= base.targets.count {
        outgoingOrder.append(index)
      } else {
        below[index] = first..<outgoingOrder.count
        (first, last) = (outgoingOrder.count, index)
      }
    }
    if last < 0 { order += outgoingOrder }
    for view in base.activeOrder {
      order += outgoingOrder[below[view]]
      order.append(view)
      if view == last { order += outgoingOrder[first...] }
    }
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

/// A layout for the views of a timeline with more properties than that writes, and with more views.
struct ExtendedLayout: Sendable {
  let base: FrameLayout
  let layout: FrameLayout
}
