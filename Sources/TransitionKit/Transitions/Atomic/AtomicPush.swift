extension AtomicTransition {
  /// Moves the view in from an edge while it fades in, and on towards the opposite edge while it fades
  /// out.
  ///
  /// So one view seems to push the other one out, where the same transition inserts the one and removes
  /// the other.
  ///
  /// - Parameters:
  ///   - edge: leading and trailing follow the layout direction of the container.
  ///   - size: how far the view moves; the extent of the container by default.
  public static func push(from edge: Edge, relativeTo size: ReferenceSize = .container)
    -> AtomicTransition
  {
    AtomicTransition(
      "push(from: .\(edge)" + (size == .container ? ")" : ", relativeTo: .\(size))")
    ) { view, operation, container in
      view.passThrough(from: edge, relativeTo: size, operation, container)
      view[away: operation].opacity = 0
    }
  }
}
