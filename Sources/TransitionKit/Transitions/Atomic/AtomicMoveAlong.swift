extension AtomicTransition {
  /// Moves the view along a path: from its start to its end on insertion, and back on removal.
  ///
  /// ``Point/zero`` is the position at rest. A path that ends anywhere else gives a diagnostic. Like an
  /// offset, a path is the same in a right-to-left container. If a spring overshoots, the view continues
  /// along the circle that fits the path at its end.
  ///
  /// - Parameters:
  ///   - path: the path of an insertion, in points from the position at rest.
  ///   - parameterization: how progress maps to a position on the path; by default equal progress covers
  ///     equal lengths.
  ///   - orientsToPath: whether the view also rotates with the direction of the path. It is upright at the
  ///     end of the path. Full rotations of the path are kept. At a corner the view rotates at once, with a
  ///     diagnostic.
  public static func move(
    along path: MotionPath, parameterization: MotionPath.Parameterization = .constantSpeed,
    orientsToPath: Bool = false, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition(
      "move(along: \(path.elements.count) segment(s), parameterization: .\(parameterization))",
      path: path, parameterization, orientsToPath: orientsToPath, fileID, line)
  }

  init(
    _ label: @escaping @autoclosure @Sendable () -> String, path: MotionPath,
    _ parameterization: MotionPath.Parameterization, orientsToPath: Bool = false,
    _ fileID: StaticString, _ line: UInt
  ) {
    program = Program(
      Source(label, fileID, line),
      PathAction(path, parameterization, orientsToPath: orientsToPath))
  }
}
