extension AtomicTransition {
  /// Opens the view from a point, and closes it to that point.
  ///
  /// What opens is a rectangle with the proportions of the view, as clipping is by insets. Combined with
  /// ``clipRadius(_:)`` its corners are round.
  ///
  /// - Parameter point: where it opens, in fractions of the view's size from its top left corner,
  ///   whatever the layout direction. A point beside the view opens from there.
  public static func iris(from point: UnitPoint) -> AtomicTransition {
    AtomicTransition("iris(from: \(point))") { view, operation, _ in
      view[away: operation].clip = ClipInsets(
        top: point.y, left: point.x, bottom: 1 - point.y, right: 1 - point.x)
    }
  }
}
