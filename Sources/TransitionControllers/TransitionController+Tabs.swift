extension TransitionController {
  /// Selects a tab. If it is selected already, ``ScreenEvent/reselected(_:)`` is sent, and nothing else happens.
  ///
  /// - Parameter tab: the tab to select.
  /// - Returns: why it did not happen, such as ``OperationRefusal/unknownTab``; nil if it did.
  @discardableResult
  public func select<Tab>(_ tab: Tab) -> OperationRefusal? where State == TabSelection<Tab> {
    if state.selected == tab, !node.isGone {
      window.commit()
      if let entry = screens.number(of: tab) { window.events.add(.reselected(entry), of: node) }
      window.sendEvents()
      return nil
    }
    return update { (tabs) throws(OperationRefusal) in try tabs.select(tab) }
  }

  /// Selects the tab after the selected one.
  ///
  /// - Returns: why it did not happen, such as ``OperationRefusal/beyondEnds``; nil if it did.
  @discardableResult
  public func selectNext<Tab>() -> OperationRefusal? where State == TabSelection<Tab> {
    update { (tabs) throws(OperationRefusal) in try tabs.selectNext() }
  }

  /// Selects the tab before the selected one.
  ///
  /// - Returns: why it did not happen, such as ``OperationRefusal/beyondEnds``; nil if it did.
  @discardableResult
  public func selectPrevious<Tab>() -> OperationRefusal? where State == TabSelection<Tab> {
    update { (tabs) throws(OperationRefusal) in try tabs.selectPrevious() }
  }
}
