extension Edge {
  /// The translation of a view from rest to a position outside this edge, a reference size away.
  func translation(relativeTo reference: ReferenceSize, in container: Container) -> Translation {
    let direction = direction(in: container.layoutDirection)
    let size = reference.size(in: container)
    return Translation(dx: direction.x * size.width, dy: direction.y * size.height)
  }
}
