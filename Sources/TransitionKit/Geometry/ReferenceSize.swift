/// The size that a move is a fraction of.
public enum ReferenceSize: Sendable, Hashable, CaseIterable {
  /// The size of the container: a move by it takes the view out of sight, wherever in the container it
  /// is.
  case container
  /// The size of the view itself: a move by it takes the view just beside its own frame.
  case view

  /// The size that is meant, in points.
  func size(in container: Container) -> Size {
    switch self {
    case .container: container.frame.size
    case .view: container.viewFrame.size
    }
  }
}
