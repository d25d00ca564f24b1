extension AtomicTransition {
  /// Compiles the transition for one view.
  ///
  /// - Parameters:
  ///   - operation: whether the view is inserted or removed.
  ///   - view: the identity by which an animator recognizes the view in another transition.
  ///   - container: the surroundings: the frames, the layout direction, and whether the user prefers reduced
  ///     motion.
  ///   - merging: what happens where contributions meet in one property.
  /// - Complexity: O(n log n) in the number of primitives and handlers.
  public func compile(
    for operation: Operation, of view: ViewIdentity? = nil, in container: Container,
    merging: MergePolicy = .compose
  ) -> CompiledTransition {
    var compiler = Compiler(operation: operation, container: container)
    return CompiledTransition(
      compiler.compile(program), policy: merging, drawingOrder: [0],
      source: .atomic(self, operation), from: view)
  }
}

extension NavigationTransition {
  /// Compiles the transition for the two views of a navigation.
  ///
  /// - Parameters:
  ///   - operation: whether the navigation is a push or a pop.
  ///   - origin: the identity of the page that is left, by which an animator recognizes it in another
  ///     transition.
  ///   - destination: the identity of the page that is shown.
  ///   - container: the surroundings: the frames, the layout direction, and whether the user prefers reduced
  ///     motion.
  ///   - merging: what happens where contributions meet in one property.
  /// - Complexity: O(n log n) in the number of primitives and handlers.
  public func compile(
    for operation: Operation, from origin: ViewIdentity? = nil,
    to destination: ViewIdentity? = nil, in container: Container, merging: MergePolicy = .compose
  ) -> CompiledTransition {
    var compiler = Compiler(operation: operation, container: container)
    return CompiledTransition(
      compiler.compile(program), policy: merging,
      drawingOrder: operation == .push ? [0, 1] : [1, 0],
      source: .navigation(self, operation), from: origin, to: destination)
  }
}
