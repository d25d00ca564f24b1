extension FrameLayout {
  /// The layout of a timeline with other properties written, and with views that it does not know.
  ///
  /// - Parameters:
  ///   - written: what is written of each view. The other views come after those of the layout.
  ///   - outgoing: the other views.
  ///   - order: all views that are no pieces, from back to front.
  ///   - pieceOrder: the pieces of the other views from back to front, where that is not their own order.
  convenience init(
    _ layout: FrameLayout, written: [PropertySet], outgoing: [TransitionTarget], order: [Int],
    pieceOrder: [Int: [Int]]
  ) {
    let firstSlots = FrameLayout.firstSlots(written)
    let rest = FrameLayout.restValues(written)
    var (constant, completion) = (rest, rest)
    for view in layout.targets.indices {
      for property in layout.written[view] where written[view].contains(property) {
        let slot = firstSlots[view] + written[view].rank(of: property)
        let known = layout.slot(of: property, of: view)
        constant[slot] = layout.constantValues[known]
        completion[slot] = layout.completionValues[known]
      }
    }
    var allPieceOrder = layout.pieceOrder
    for (view, order) in pieceOrder { allPieceOrder.set(order, of: view) }
    self.init(
      targets: layout.targets + outgoing, written: written, firstSlots: firstSlots,
      drawingOrder: order, activeOrder: order,
      pieceOrder: allPieceOrder,
      constantValues: constant, completionValues: completion)
  }

  /// The same layout, of which the last views have other names.
  convenience init(_ layout: FrameLayout, naming outgoing: [TransitionTarget]) {
    var targets = layout.targets
    for (index, view) in zip(targets.indices.suffix(outgoing.count), outgoing) {
      targets[index] = view
    }
    self.init(
      targets: targets, written: layout.written, firstSlots: layout.firstSlots,
      drawingOrder: layout.drawingOrder, activeOrder: layout.activeOrder,
      pieceOrder: layout.pieceOrder, constantValues: layout.constantValues,
      completionValues: layout.completionValues, like: layout)
  }
}
