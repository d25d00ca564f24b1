extension AtomicTransition {
  /// Opens the view from its centre on insertion, and closes it there on removal.
  public static let iris = iris(from: .center)

  /// Uncovers the view from a point on insertion, and covers it towards that point on removal.
  ///
  /// The opening is a rectangle with the proportions of the view, because a clip has insets. Combine it with
  /// ``clipRadius(_:fileID:line:)`` to round its corners.
  ///
  /// - Parameter point: the position of the opening, in fractions of the view's size from its top left corner,
  ///   whatever the layout direction. It may be outside the view.
  public static func iris(from point: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("iris(from: \(point))", fileID, line) { view, operation, _ in
      view[away: operation].clip = ClipInsets(
        top: point.y, left: point.x, bottom: 1 - point.y, right: 1 - point.x)
    }
  }
}
