/// What chooses the transitions of a ``TransitionController``.
///
/// A closure is enough. Conform a custom type if the choice depends on a state.
public protocol TransitionsSource<Screen> {
  /// What screens are identified by.
  associatedtype Screen: Equatable & Sendable

  /// Returns the transition for an operation; nil if it happens at once.
  ///
  /// It is called once for each operation. A pop asks anew.
  ///
  /// - Parameter context: the operation, its screens and their container, and the gesture that drives it, if
  ///   one does.
  func transition(for context: OperationContext<Screen>) -> ScreenTransition?
}
