extension AtomicTransition {
  /// Moves the view along a path: from its start to its end on insertion, and back on removal.
  ///
  /// A path that does not end at ``Point/zero``, which is the view at rest, gives a diagnostic. Like an
  /// offset, a path is the same in a right-to-left container. Where a spring overshoots, the view continues
  /// along the circle that fits the path at its end.
  ///
  /// - Parameters:
  ///   - parameterization: how progress becomes a position on the path; equal lengths in equal progress by default.
  ///   - orientsToPath: whether the view also rotates with the path. It is upright at the end of the path,
  ///     and rotates as often as the path does; at a corner it rotates at once, with a diagnostic.
  public static func move(
    along path: MotionPath, parameterization: MotionPath.Parameterization = .constantSpeed,
    orientsToPath: Bool = false
  ) -> AtomicTransition {
    AtomicTransition(
      "move(along: \(path.elements.count) segment(s), parameterization: .\(parameterization))",
      path: path, parameterization,
      orientsToPath: orientsToPath)
  }

  init(
    _ label: @escaping @autoclosure @Sendable () -> String, path: MotionPath,
    _ parameterization: MotionPath.Parameterization, orientsToPath: Bool = false
  ) {
    program = Program(
      Source(label: label), .path(path, parameterization, orientsToPath: orientsToPath))
  }
}
