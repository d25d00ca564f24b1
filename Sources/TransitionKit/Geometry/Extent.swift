/// A size to measure a move by.
public enum Extent: Sendable, Hashable, CaseIterable {
  /// The size of the container: a move by it takes the view out of sight, wherever in the container it
  /// is.
  case container
  /// The size of the view itself: a move by it takes the view just beside its own place.
  case ownSize

  /// The size that is meant, in points.
  func size(in container: Container) -> Size {
    switch self {
    case .container: container.frame.size
    case .ownSize: container.viewFrame.size
    }
  }
}

extension Edge {
  /// The way from a view at rest to a place outside this edge, an extent away.
  func translation(by extent: Extent, in container: Container) -> Translation {
    let direction = direction(in: container.layoutDirection)
    let size = extent.size(in: container)
    return Translation(dx: direction.x * size.width, dy: direction.y * size.height)
  }
}
