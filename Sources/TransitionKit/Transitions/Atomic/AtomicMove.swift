extension AtomicTransition {
  /// Moves the view in from an edge, and out to it, by the extent of the container.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - size: what the move is measured by; `.view` moves the view just beside its own frame.
  ///   - fraction: how much of that extent the view moves; all of it by default.
  public static func move(
    edge: Edge, relativeTo size: ReferenceSize = .container, fraction: Double = 1
  ) -> AtomicTransition {
    AtomicTransition(
      "move(edge: .\(edge)" + (size == .container ? "" : ", relativeTo: .\(size)")
        + (fraction == 1 ? ")" : ", fraction: \(number: fraction))")
    ) { view, operation, container in
      let whole = edge.translation(relativeTo: size, in: container)
      view[away: operation].translation = Translation(
        dx: whole.dx * fraction, dy: whole.dy * fraction)
    }
  }
}
