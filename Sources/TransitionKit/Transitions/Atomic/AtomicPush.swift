extension AtomicTransition {
  /// Moves the view in from an edge while it fades in, and on towards the opposite edge while it fades
  /// out.
  ///
  /// So one view seems to push the other one out, where the same transition inserts the one and removes
  /// the other.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - extent: how far the view moves; the extent of the container by default.
  public static func push(from edge: Edge, by extent: Extent = .container) -> AtomicTransition {
    AtomicTransition(
      "push(from: .\(edge)" + (extent == .container ? ")" : ", by: .\(extent))")
    ) { view, operation, container in
      view.passThrough(from: edge, by: extent, operation, container)
      view[away: operation].opacity = 0
    }
  }
}
