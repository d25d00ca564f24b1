extension FrameLayout {
  /// The layout of a timeline with more properties written, and with views of interrupted ones, each next to
  /// the views that it was drawn next to.
  ///
  /// - Parameters:
  ///   - added: what else is written of each view of the layout, and of those that are carried on.
  ///   - carried: pieces of interrupted timelines that go back into the views of the layout.
  ///   - older: layouts, the views of them that go on, and for others of their views those of this layout that
  ///     they are.
  convenience init(
    _ layout: FrameLayout, adding added: [PropertySet],
    carried: [TransitionTarget], older: [(layout: FrameLayout, views: [Int], matched: [Int: Int])]
  ) {
    var targets = layout.targets + carried
    var written = added
    for view in layout.targets.indices { written[view] = written[view].union(layout.written[view]) }
    var order = layout.activeOrder
    var pieceOrder = layout.pieceOrder
    for (old, views, matched) in older {
      for (depth, view) in old.activeOrder.enumerated() {
        guard let index = views.firstIndex(of: view) else { continue }
        // Below the next view that continues above it, or else above the last one below it.
        let above = old.activeOrder[(depth + 1)...].lazy.compactMap { matched[$0] }.first
        let below = old.activeOrder[..<depth].reversed().lazy
          .compactMap { matched[$0] ?? views.firstIndex(of: $0).map { targets.count + $0 } }.first
        let position =
          above.flatMap { order.firstIndex(of: $0) }
          ?? below.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(targets.count + index, at: position)
      }
      let first = targets.count
      for view in views {
        let target = old.targets[view]
        let parent = target.parent.flatMap { views.firstIndex(of: $0) }.map { first + $0 }
        targets.append(
          TransitionTarget(
            id: target.id.interrupted, operation: target.operation, parent: parent,
            region: target.region))
        written.append(old.written[view])
        if let order = old.pieceOrder[view],
          let offset = order.min().flatMap({ views.firstIndex(of: $0) })
        {
          let start = order.min() ?? 0
          pieceOrder[first + (views.firstIndex(of: view) ?? 0)] = order.map {
            $0 - start + first + offset
          }
        }
      }
    }
    let firstSlots = FrameLayout.firstSlots(written)
    let rest = written.flatMap { $0.map { $0.identityVector } }
    var (constant, completion) = (rest, rest)
    for view in layout.targets.indices {
      for property in layout.written[view] {
        let slot = firstSlots[view] + written[view].rank(of: property)
        let known = layout.slot(of: property, of: view)
        constant[slot] = layout.constantValues[known]
        completion[slot] = layout.completionValues[known]
      }
    }
    self.init(
      targets: targets, written: written, firstSlots: firstSlots, drawingOrder: order,
      activeOrder: order,
      pieceOrder: pieceOrder, constantValues: constant, completionValues: completion)
  }
}
