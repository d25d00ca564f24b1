extension TransitionController {
  /// Puts a screen on top.
  ///
  /// - Parameter screen: the screen to push; an equal one may be in the stack already.
  /// - Returns: why it did not happen; nil if it did.
  @discardableResult
  public func push<Route>(_ screen: Route) -> OperationRefusal?
  where State == ScreenStack<Route> { update { $0.push(screen) } }

  /// Removes the screen on top.
  ///
  /// - Returns: why it did not happen, such as ``OperationRefusal/lastScreen``; nil if it did.
  @discardableResult
  public func pop<Route>() -> OperationRefusal? where State == ScreenStack<Route> {
    update { (stack) throws(OperationRefusal) in try stack.pop() }
  }

  /// Removes all screens above one.
  ///
  /// - Parameter screen: the screen that is on top afterwards; of several equal ones the uppermost.
  /// - Returns: why it did not happen, such as ``OperationRefusal/unknownScreen``; nil if it did.
  @discardableResult
  public func pop<Route>(to screen: Route) -> OperationRefusal?
  where State == ScreenStack<Route> {
    update { (stack) throws(OperationRefusal) in try stack.pop(to: screen) }
  }

  /// Removes all screens above the first one.
  ///
  /// - Returns: why it did not happen; nil if it did.
  @discardableResult
  public func popToRoot<Route>() -> OperationRefusal? where State == ScreenStack<Route> {
    update { $0.popToRoot() }
  }

  /// Puts a screen in the place of the one on top.
  ///
  /// - Parameter screen: the new screen; it is presented if the one that it replaces was.
  /// - Returns: why it did not happen; nil if it did.
  @discardableResult
  public func replaceTop<Route>(with screen: Route) -> OperationRefusal?
  where State == ScreenStack<Route> { update { $0.replaceTop(with: screen) } }

  /// Makes other screens the stack, from the root to the top.
  ///
  /// - Parameter screens: the screens from the root to the top; those that are new count as pushed.
  /// - Returns: why it did not happen, such as ``OperationRefusal/lastScreen``; nil if it did.
  @discardableResult
  public func set<Route>(_ screens: some Sequence<Route>) -> OperationRefusal?
  where State == ScreenStack<Route> {
    update { (stack) throws(OperationRefusal) in try stack.set(screens) }
  }

  /// Puts a screen on top that is presented: those below may stay on screen.
  ///
  /// - Parameter screen: the screen to present; an equal one may be in the stack already.
  /// - Returns: why it did not happen; nil if it did.
  @discardableResult
  public func present<Route>(_ screen: Route) -> OperationRefusal?
  where State == ScreenStack<Route> { update { $0.present(screen) } }

  /// Removes the topmost screen that was presented, with all above it.
  ///
  /// - Returns: why it did not happen, such as ``OperationRefusal/nothingPresented``; nil if it did.
  @discardableResult
  public func dismiss<Route>() -> OperationRefusal? where State == ScreenStack<Route> {
    update { (stack) throws(OperationRefusal) in try stack.dismiss() }
  }

  /// Removes a screen that was presented, with all above it.
  ///
  /// - Parameter screen: the presented screen to remove; of several equal ones the uppermost.
  /// - Returns: why it did not happen, such as ``OperationRefusal/nothingPresented``; nil if it did.
  @discardableResult
  public func dismiss<Route>(_ screen: Route) -> OperationRefusal?
  where State == ScreenStack<Route> {
    update { (stack) throws(OperationRefusal) in try stack.dismiss(screen) }
  }
}
