extension AtomicTransition {
  /// Moves the view in from the leading edge on insertion, and out to the trailing edge on removal, by the
  /// extent of the container.
  public static let slideThrough = slideThrough(relativeTo: .container)

  /// Moves the view in from the leading edge, and on out to the trailing one.
  ///
  /// - Parameter size: the size that gives the distance.
  public static func slideThrough(
    relativeTo size: ReferenceSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition(
      size == .container ? "slideThrough" : "slideThrough(relativeTo: .\(size))", fileID, line
    ) {
      view, operation, container in
      view.passThrough(from: .leading, relativeTo: size, operation, container)
    }
  }
}

extension TransientView {
  /// Starts an insertion outside an edge, and ends a removal outside the opposite one.
  mutating func passThrough(
    from edge: Edge, relativeTo size: ReferenceSize, _ operation: AtomicTransition.Operation,
    _ container: Container
  ) {
    let outward = edge.translation(relativeTo: size, in: container)
    switch operation {
    case .insertion: initial.translation = outward
    // Subtracting makes no negative zero.
    case .removal: animation.translation = Translation(dx: 0 - outward.dx, dy: 0 - outward.dy)
    }
  }
}
