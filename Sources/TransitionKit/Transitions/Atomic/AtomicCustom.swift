extension AtomicTransition {
  /// Writes the stages of a view.
  public typealias TransientViewHandler =
    @Sendable (_ view: inout TransientView, _ operation: Operation, _ container: Container) -> Void

  /// Changes a view through an animator.
  public typealias AnimatorHandler =
    @Sendable (
      _ animator: any Animator, _ view: HeadlessView, _ operation: Operation, _ context: Context
    ) -> Void

  /// A transition that writes the stages of the view itself.
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
  /// The handler is called once whenever the transition is compiled. Values that are not finite are put
  /// to rest, with a diagnostic that names this line.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withTransientView handler: @escaping TransientViewHandler
  ) -> AtomicTransition {
    AtomicTransition(program: .custom(.atomic(handler), fileID, line))
  }

  /// A transition that changes a headless view in the blocks of an animator.
  ///
  /// What the handler changes before it returns is where the view starts; what its animation blocks
  /// change is where the view gets to. It is called when the transition is compiled, and again for each
  /// run, for the completions of that run.
  public static func custom(
    fileID: StaticString = #fileID, line: UInt = #line,
    withAnimator handler: @escaping AnimatorHandler
  ) -> AtomicTransition {
    AtomicTransition(program: .custom(.atomicAnimator(handler), fileID, line))
  }
}

extension Program {
  /// A program of one custom handler.
  static func custom(_ action: Primitive.Action, _ fileID: StaticString, _ line: UInt) -> Program {
    let site = SourceSite(fileID: fileID, line: line)
    return Program(Source(label: { "custom (\(site))" }, site: site), action)
  }
}
