extension NavigationTransition {
  /// The transition of a navigation stack that names none: a push is a ``push(edge:fileID:line:)`` from the trailing edge,
  /// and a pop is the ``pull(edge:fileID:line:)`` to it that takes it back.
  ///
  /// It is the same as ``push``. Like every built-in transition it sets no timing, so an
  /// ``animation(_:)`` around it sets it.
  ///
  /// The `auto` of Hero plays the same on a push. On a pop Hero pushes the destination in from the leading edge
  /// instead, over the origin; here a pop plays the reverse, which a finger can follow.
  public static let auto = push(edge: .trailing)
}
