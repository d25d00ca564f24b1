extension AtomicTransition {
  /// Moves the view in from an edge, and out to it, by the extent of the container.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - extent: what the move is measured by; `.ownSize` moves the view just beside its own place.
  ///   - fraction: how much of that extent the view moves; all of it by default.
  public static func move(
    edge: Edge, by extent: Extent = .container, fraction: Double = 1
  ) -> AtomicTransition {
    AtomicTransition(
      "move(edge: .\(edge)" + (extent == .container ? "" : ", by: .\(extent)")
        + (fraction == 1 ? ")" : ", fraction: \(number: fraction))")
    ) { view, operation, container in
      let whole = edge.translation(by: extent, in: container)
      view[away: operation].translation = Translation(
        dx: whole.dx * fraction, dy: whole.dy * fraction)
    }
  }
}
