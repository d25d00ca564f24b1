import TransitionKit
import TransitionScenes

/// The tabs of a screen, and which one is selected.
///
/// ```swift
/// var tabs = try TabSelection(["home", "search", "profile"])
/// try tabs.select("profile")
/// print(tabs.index)   // 2
/// ```
///
/// A selection is a value, without clock or callbacks.
public struct TabSelection<Tab: Hashable & Sendable>: Sendable, Hashable {
  /// The tabs in their order, each once.
  public let tabs: [Tab]

  /// The position of the selected tab.
  public private(set) var index: Int

  /// Creates tabs, one of which is selected.
  ///
  /// - Parameters:
  ///   - tabs: the tabs in their order. One that is listed again is left out.
  ///   - selected: the tab that is selected; nil is the first one.
  /// - Throws: ``OperationRefusal/unknownTab`` if there are no tabs, or if the selected one is not among them.
  public init(
    _ tabs: some Sequence<Tab>, selected: Tab? = nil
  ) throws(OperationRefusal) {
    var known: Set<Tab> = []
    var list: [Tab] = []
    for tab in tabs where known.insert(tab).inserted { list.append(tab) }
    guard let first = list.first, let index = list.firstIndex(of: selected ?? first) else {
      throw .unknownTab
    }
    (self.tabs, self.index) = (list, index)
  }

  /// The tab that is selected.
  public var selected: Tab { tabs[index] }

  /// Selects a tab. One that is selected already stays selected.
  ///
  /// - Parameter tab: the tab to select.
  /// - Throws: ``OperationRefusal/unknownTab`` if there is no such tab.
  public mutating func select(_ tab: Tab) throws(OperationRefusal) {
    guard let index = tabs.firstIndex(of: tab) else { throw .unknownTab }
    self.index = index
  }

  /// Selects the tab after the selected one.
  ///
  /// - Throws: ``OperationRefusal/beyondEnds`` if it is the last one.
  public mutating func selectNext() throws(OperationRefusal) {
    guard index + 1 < tabs.count else { throw .beyondEnds }
    index += 1
  }

  /// Selects the tab before the selected one.
  ///
  /// - Throws: ``OperationRefusal/beyondEnds`` if it is the first one.
  public mutating func selectPrevious() throws(OperationRefusal) {
    guard index > 0 else { throw .beyondEnds }
    index -= 1
  }

  /// What happens when this selection takes the place of an earlier one of the same tabs; nil if nothing does.
  ///
  /// - Parameter old: the selection that this one replaces.
  public func operation(from old: TabSelection) -> ScreenOperation? {
    guard selected != old.selected else { return nil }
    // Its place among the tabs of now, as others may have come or gone.
    return index > tabs.firstIndex(of: old.selected) ?? old.index ? .selectLater : .selectEarlier
  }

  /// The edge from which the selected tab comes when this selection takes the place of an earlier one; nil if nothing
  /// happens.
  ///
  /// A later tab comes from the trailing edge, which is on the left if the layout runs from right to left. A controller needs
  /// only the transition of a later tab, as it plays it in reverse for an earlier one.
  ///
  /// - Parameter old: the selection that this one replaces.
  public func edge(from old: TabSelection) -> Edge? {
    operation(from: old).map { $0.isForward ? .trailing : .leading }
  }
}

extension TabSelection: CustomStringConvertible {
  /// The tabs, with the selected one in brackets: `home [search] profile`.
  public var description: String {
    tabs.map { $0 == selected ? "[\(elementName(of: $0))]" : elementName(of: $0) }
      .joined(separator: " ")
  }
}
