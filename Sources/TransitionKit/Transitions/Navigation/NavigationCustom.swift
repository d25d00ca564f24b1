extension NavigationTransition {
  /// Writes the stages of both views.
  public typealias TransientViewsHandler =
    @Sendable (
      _ origin: inout TransientView, _ destination: inout TransientView, _ operation: Operation,
      _ container: Container
    ) -> Void

  /// Changes both views of a context through an animator.
  public typealias AnimatorHandler =
    @Sendable (_ animator: any Animator, _ operation: Operation, _ context: Context) -> Void

  /// A transition that writes the stages of both views itself.
  ///
  /// The handler is called once whenever the transition is compiled.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withTransientViews handler: @escaping TransientViewsHandler
  ) -> NavigationTransition {
    NavigationTransition(program: .custom(.navigation(handler), fileID, line))
  }

  /// A transition that changes headless views in the blocks of an animator, like
  /// ``AtomicTransition/custom(fileID:line:withAnimator:)``.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withAnimator handler: @escaping AnimatorHandler
  ) -> NavigationTransition {
    NavigationTransition(program: .custom(.navigationAnimator(handler), fileID, line))
  }
}
