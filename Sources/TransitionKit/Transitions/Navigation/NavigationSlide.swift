extension NavigationTransition {
  /// Both views slide sideways: a push goes from trailing to leading and a pop back.
  public static let slide = slide(axis: .horizontal)

  /// Both views slide along an axis; the same as ``move(axis:)``.
  public static func slide(axis: Axis) -> NavigationTransition { move(axis: axis) }
}
