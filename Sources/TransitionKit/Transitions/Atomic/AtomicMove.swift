extension AtomicTransition {
  /// Moves the view in from an edge, and out to it, by the extent of the container.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - fraction: how much of the container's extent the view moves; all of it unless told.
  public static func move(edge: Edge, fraction: Double = 1) -> AtomicTransition {
    AtomicTransition(
      fraction == 1 ? "move(edge: .\(edge))" : "move(edge: .\(edge), fraction: \(number: fraction))"
    ) { view, operation, container in
      let direction = edge.direction(in: container.layoutDirection)
      view[away: operation].translation = Translation(
        dx: direction.x * container.frame.width * fraction,
        dy: direction.y * container.frame.height * fraction)
    }
  }
}
