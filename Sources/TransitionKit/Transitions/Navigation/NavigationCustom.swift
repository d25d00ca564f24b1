extension NavigationTransition {
  /// A handler that writes the stages of both views.
  public typealias TransientViewsHandler =
    @Sendable (
      _ origin: inout TransientView, _ destination: inout TransientView, _ operation: Operation,
      _ container: Container
    ) -> Void

  /// A handler that changes both views of a context in the blocks of an animator.
  public typealias AnimatorHandler =
    @Sendable (
      _ animator: any PropertyAnimator, _ operation: Operation, _ context: TransitionContext
    ) -> Void

  /// Creates a transition from a handler that writes the stages of both views.
  ///
  /// The compiler calls the handler once for each compilation.
  ///
  /// - Parameter handler: writes the stages of the origin and the destination, for an operation in a container.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withTransientViews handler: @escaping TransientViewsHandler
  ) -> NavigationTransition {
    NavigationTransition(.custom(fileID, line), writing: handler)
  }

  /// Creates a transition from a handler that changes placeholder views in the blocks of an animator, like
  /// ``AtomicTransition/custom(fileID:line:withAnimator:)``.
  ///
  /// - Parameter handler: adds changes of both views to the animator, for an operation and the context of the
  ///   transition.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withAnimator handler: @escaping AnimatorHandler
  ) -> NavigationTransition {
    NavigationTransition(.custom(fileID, line), animating: handler)
  }
}
