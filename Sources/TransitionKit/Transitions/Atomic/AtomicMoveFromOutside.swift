extension AtomicTransition {
  /// Moves the view in from just outside an edge of what surrounds the container, or of the container if nothing does.
  package static func move(fromOutside edge: Edge) -> AtomicTransition {
    AtomicTransition("edgeTranslation(.\(edge))", #fileID, #line) { view, operation, container in
      let bounds = container.surroundings ?? Rect(size: container.frame.size)
      let direction = edge.direction(in: container.layoutDirection)
      let frame = container.viewFrame
      func distance(
        _ direction: Double, _ start: Double, _ size: Double, _ low: Double, _ all: Double
      )
        -> Double
      {
        direction == 0
          ? 0 : direction < 0 ? min(low - (start + size), 0) : max(low + all - start, 0)
      }
      view[away: operation].translation = Translation(
        dx: distance(
          direction.x, frame.origin.x, frame.width, bounds.origin.x, bounds.width),
        dy: distance(
          direction.y, frame.origin.y, frame.height, bounds.origin.y, bounds.height))
    }
  }
}
