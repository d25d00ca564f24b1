import TransitionKit

// What is written as a type is compiled as its value is.

extension AtomicTransitionProtocol {
  /// Compiles the transition for one view, like `AtomicTransition.compile(for:of:in:merging:)`.
  ///
  /// - Parameters:
  ///   - operation: whether the view enters or leaves.
  ///   - view: the identity by which an animator recognizes the view in another transition.
  ///   - container: where it happens.
  ///   - merging: what happens where contributions meet in one property.
  public func compile(
    for operation: AtomicTransition.Operation, of view: ViewIdentity? = nil,
    in container: Container, merging: MergePolicy = .compose, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> CompiledTransition {
    AtomicTransition(self, fileID: fileID, line: line)
      .compile(for: operation, of: view, in: container, merging: merging)
  }
}

extension NavigationTransitionProtocol {
  /// Compiles the transition for the two views of a navigation, like
  /// `NavigationTransition.compile(for:from:to:in:merging:)`.
  ///
  /// - Parameters:
  ///   - operation: the direction of the navigation.
  ///   - origin: the identity of the page that is left, by which an animator recognizes it in another transition.
  ///   - destination: the identity of the page that is shown.
  ///   - container: where it happens.
  ///   - merging: what happens where contributions meet in one property.
  public func compile(
    for operation: NavigationTransition.Operation, from origin: ViewIdentity? = nil,
    to destination: ViewIdentity? = nil, in container: Container,
    merging: MergePolicy = .compose, fileID: StaticString = #fileID, line: UInt = #line
  ) -> CompiledTransition {
    NavigationTransition(self, fileID: fileID, line: line)
      .compile(for: operation, from: origin, to: destination, in: container, merging: merging)
  }
}

extension AtomicTransitionProtocol where Body: AtomicTransitionProtocol {
  /// Adds the stages of the body to those of the view.
  ///
  /// - Parameters:
  ///   - view: the view that is inserted or removed.
  ///   - operation: what happens.
  ///   - container: where it happens.
  public func transition(
    _ view: TransientViewReference, for operation: TransitionOperation, in container: Container
  ) {
    view.compose(AtomicTransition(self).compile(for: operation, in: container).view)
  }
}

extension NavigationTransitionProtocol where Body: NavigationTransitionProtocol {
  /// Adds the stages of the body to those of the views.
  ///
  /// - Parameters:
  ///   - fromView: the view that is left.
  ///   - toView: the view that is shown.
  ///   - operation: what happens.
  ///   - container: where it happens.
  public func transition(
    from fromView: TransientViewReference, to toView: TransientViewReference,
    for operation: TransitionOperation,
    in container: Container
  ) {
    let compiled = NavigationTransition(self).compile(for: operation, in: container)
    fromView.compose(compiled.origin)
    toView.compose(compiled.destination)
  }
}
