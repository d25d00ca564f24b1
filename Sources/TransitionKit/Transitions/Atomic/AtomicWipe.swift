extension AtomicTransition {
  /// Uncovers the view from its leading edge on insertion, and covers it from there on removal.
  public static let wipe = wipe(edge: .leading)

  /// Uncovers the view from an edge on insertion, and covers it towards that edge on removal.
  ///
  /// - Parameter edge: leading and trailing follow the layout direction of the container.
  public static func wipe(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("wipe(edge: .\(edge))", fileID, line) { view, operation, container in
      let direction = edge.direction(in: container.layoutDirection)
      view[away: operation].clip = ClipInsets(
        top: max(direction.y, 0), left: max(direction.x, 0), bottom: max(-direction.y, 0),
        right: max(-direction.x, 0))
    }
  }
}
