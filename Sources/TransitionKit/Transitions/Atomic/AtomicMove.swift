extension AtomicTransition {
  /// Moves the view in from an edge on insertion, and out to it on removal, by the extent of the container: in a scene, of its
  /// parent.
  ///
  /// SwiftUI moves a view by its own size, which is `.move(edge: edge, relativeTo: .view)` here. An element of a scene moves just
  /// out of the scene with `.edgeTranslation(edge)`.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - size: the size that gives the distance; `.view` moves the view just beside its own frame.
  ///   - fraction: the fraction of that extent by which the view moves; 1 by default.
  public static func move(
    edge: Edge, relativeTo size: ReferenceSize = .container, fraction: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition(
      "move(edge: .\(edge)" + (size == .container ? "" : ", relativeTo: .\(size)")
        + (fraction == 1 ? ")" : ", fraction: \(number: fraction))"), fileID, line
    ) { view, operation, container in
      let whole = edge.translation(relativeTo: size, in: container)
      view[away: operation].translation = Translation(
        dx: whole.dx * fraction, dy: whole.dy * fraction)
    }
  }
}
