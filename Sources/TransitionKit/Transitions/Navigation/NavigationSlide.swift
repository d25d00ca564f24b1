extension NavigationTransition {
  /// Slides both views sideways: a push moves from trailing to leading, and a pop back.
  public static let slide = slide(axis: .horizontal)

  /// Slides both views along an axis; the same as ``move(axis:)``.
  public static func slide(axis: Axis) -> NavigationTransition { move(axis: axis) }
}
