extension AtomicTransition {
  /// Moves the view in from an edge while it fades in, and out towards the opposite edge while it fades out.
  ///
  /// If you insert one view and remove another one with this transition, the first seems to push the second
  /// out.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - size: the size that gives the distance; the container by default.
  public static func push(
    from edge: Edge, relativeTo size: ReferenceSize = .container, fileID: StaticString = #fileID,
    line: UInt = #line
  )
    -> AtomicTransition
  {
    AtomicTransition(
      "push(from: .\(edge)" + (size == .container ? ")" : ", relativeTo: .\(size))"), fileID, line
    ) { view, operation, container in
      view.passThrough(from: edge, relativeTo: size, operation, container)
      view[away: operation].opacity = 0
    }
  }
}
