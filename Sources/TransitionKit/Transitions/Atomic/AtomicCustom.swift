extension AtomicTransition {
  /// A handler that writes the stages of a view.
  public typealias TransientViewHandler =
    @Sendable (_ view: inout TransientView, _ operation: Operation, _ container: Container) -> Void

  /// A handler that changes a view in the blocks of an animator.
  public typealias AnimatorHandler =
    @Sendable (
      _ animator: any PropertyAnimator, _ view: HeadlessView, _ operation: Operation,
      _ context: TransitionContext
    ) -> Void

  /// Creates a transition from a handler that writes the stages of the view.
  ///
  /// ```swift
  /// let drop = AtomicTransition.custom { view, operation, container in
  ///   switch operation {
  ///   case .insertion: view.initial.translation.dy = -container.frame.height
  ///   case .removal: view.animation.translation.dy = container.frame.height
  ///   }
  /// }
  /// ```
  ///
  /// The compiler calls the handler once for each compilation. A value that is not finite is replaced by the
  /// value at rest, and a diagnostic names this line.
  ///
  /// - Parameter handler: writes the stages of the view, for an operation in a container.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withTransientView handler: @escaping TransientViewHandler
  ) -> AtomicTransition {
    AtomicTransition(.custom(fileID, line), writing: handler)
  }

  /// Creates a transition from a handler that changes a placeholder view in the blocks of an animator.
  ///
  /// Changes before the handler returns are the start values. Changes in its animation blocks are the end
  /// values. The compiler calls the handler, and each run calls it again for its completions.
  ///
  /// - Parameter handler: adds changes of the view to the animator, for an operation and the context of the
  ///   transition.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withAnimator handler: @escaping AnimatorHandler
  ) -> AtomicTransition {
    AtomicTransition(program: Program(.custom(fileID, line), AnimatorAction(handler)))
  }
}

extension Source {
  /// The source of a custom handler.
  static func custom(_ fileID: StaticString, _ line: UInt) -> Source {
    let site = SourceSite(fileID: fileID, line: line)
    return Source({ "custom (\(site))" }, fileID, line, isPrimitive: false)
  }
}
