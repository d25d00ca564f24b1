extension AtomicTransition {
  /// Compiles the transition for one view.
  ///
  /// - Parameter merging: what happens where contributions meet in one property.
  /// - Complexity: O(n log n) in the number of primitives and handlers.
  public func compile(
    for operation: Operation, in container: Container, merging: MergePolicy = .compose
  ) -> CompiledTransition {
    var compiler = Compiler(operation: operation, container: container)
    return CompiledTransition(
      compiler.compile(program), policy: merging, drawingOrder: [0], navigation: nil)
  }
}

extension NavigationTransition {
  /// Compiles the transition for the two views of a navigation.
  ///
  /// - Parameter merging: what happens where contributions meet in one property.
  /// - Complexity: O(n log n) in the number of primitives and handlers.
  public func compile(
    for operation: Operation, in container: Container, merging: MergePolicy = .compose
  ) -> CompiledTransition {
    var compiler = Compiler(operation: operation, container: container)
    return CompiledTransition(
      compiler.compile(program), policy: merging,
      drawingOrder: operation == .push ? [0, 1] : [1, 0], navigation: operation)
  }
}
