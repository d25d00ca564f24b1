extension NavigationTransition {
  /// Slides both views sideways: a push moves from trailing to leading, and a pop back.
  public static let slide = slide(edge: .trailing)

  /// Slides the pushed view in from an edge, by the extent of the container, and the origin out to the opposite
  /// one. A pop slides both back.
  ///
  /// - Parameter edge: where the pushed view comes from; leading and trailing follow the layout direction.
  public static func slide(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    covering(
      front: .move(edge: edge, fileID: fileID, line: line),
      back: .move(edge: edge.opposite, fileID: fileID, line: line))
  }
}
