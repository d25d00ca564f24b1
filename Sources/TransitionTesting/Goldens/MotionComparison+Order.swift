import TransitionKit

extension MotionComparison {
  /// Finds which views are drawn above others that they were below.
  mutating func compareDrawingOrders() {
    let (orders, oldOrders) = (new.orders, old.orders)
    guard orders.count == oldOrders.count else {
      add(
        .drawingOrder,
        "changes its drawing order \(counted(max(orders.count - 1, 0), "time")) instead of "
          + "\(max(oldOrders.count - 1, 0))")
      return
    }
    for (order, oldOrder) in zip(orders, oldOrders) {
      let when = orders.count > 1 ? " from \(golden: order.time) s on" : ""
      if !tolerance.areSame(times: order.time, oldOrder.time) {
        add(
          .drawingOrder,
          "changes its drawing order \(laterOrEarlier(order.time - oldOrder.time))")
      }
      compare(new.raised(order.views), with: old.raised(oldOrder.views), when)
    }
  }

  private mutating func compare(_ views: [ViewID], with oldViews: [ViewID], _ when: String) {
    let common = Set(views).intersection(oldViews)
    var positions: [ViewID: Int] = [:]
    for (index, view) in oldViews.enumerated() { positions[view] = index }
    let shared = views.filter { common.contains($0) }
    for (below, above) in zip(shared, shared.dropFirst()) {
      guard let a = positions[below], let b = positions[above], a > b else { continue }
      add(.drawingOrder, below, "is drawn behind \(above)\(when)")
    }
  }
}

extension GoldenModel {
  /// Views from back to front after their z-positions have been looked at.
  fileprivate func raised(_ views: [ViewID]) -> [ViewID] {
    var heights: [ViewID: Double] = [:]
    for view in self.views {
      let track = view.tracks.first { $0.property == .zPosition }
      if let track { heights[view.id] = track.value(at: 0).x }
    }
    // The index makes the order of equal heights certain.
    return views.enumerated().sorted {
      let (a, b) = (heights[$0.element] ?? 0, heights[$1.element] ?? 0)
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }
}
