extension NavigationTransition {
  /// Slides both views from the trailing to the leading edge, like ``zoomSlide(edge:fileID:line:)``.
  public static let zoomSlide = zoomSlide(edge: .trailing)

  /// Slides both views like ``slide(edge:fileID:line:)``. The pushed view grows from 0.8, and the origin shrinks to it. A
  /// pop slides back.
  ///
  /// The scale is that of the `zoomSlide` of Hero (`DefaultAnimationPreprocessor`, 1.6).
  ///
  /// - Parameter edge: where the pushed view comes from; leading and trailing follow the layout direction.
  public static func zoomSlide(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  {
    slide(edge: edge, fileID: fileID, line: line).combined(
      with: NavigationTransition(.scale(0.8, fileID: fileID, line: line)))
  }
}
