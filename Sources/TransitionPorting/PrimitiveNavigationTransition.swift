import TransitionKit

/// A type with a handler that changes placeholder views in the blocks of an animator.
///
/// `NavigationTransition(MyTransition())` is the value that it describes; its handler works like that of
/// `NavigationTransition.custom(fileID:line:withAnimator:)`.
public protocol PrimitiveNavigationTransition: Sendable {
  /// The direction of the navigation.
  typealias TransitionOperation = NavigationTransition.Operation

  /// Changes the views of a context in the blocks of an animator.
  ///
  /// - Parameters:
  ///   - animator: what the animations and completions are added to.
  ///   - operation: the direction of the navigation.
  ///   - context: the views, and what is known about the run.
  func transition(
    with animator: any PropertyAnimator, for operation: TransitionOperation,
    in context: TransitionContext)
}

extension NavigationTransition {
  /// The transition that a type describes by its animator handler.
  ///
  /// - Parameter transition: the description. It is named after its type in paths.
  public init<T: PrimitiveNavigationTransition>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    let source = Source({ typeName(of: T.self) }, fileID, line, isPrimitive: false)
    self.init(
      source,
      animating: { animator, operation, context in
        transition.transition(with: animator, for: operation, in: context)
      })
  }
}
