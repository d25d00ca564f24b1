import TransitionKit

/// A value that says which screens there are and which of them are on screen.
///
/// ``ScreenStack`` and ``TabSelection`` are two. Conform a custom type to show screens in other ways.
public protocol NavigationState: Sendable {
  /// What a screen is identified by, such as a route.
  associatedtype Screen: Equatable & Sendable

  /// All screens of the state.
  var entries: [ScreenEntry<Screen>] { get }

  /// The screens that are on screen at rest, from back to front.
  ///
  /// Of the entries below a presented one only those are shown that its ``ScreenPresentation`` leaves on screen.
  var shownEntries: [ScreenEntry<Screen>] { get }

  /// What happens when this state takes the place of an earlier one; nil if nothing does.
  ///
  /// - Parameter old: the state that this one replaces.
  func operation(from old: Self) -> ScreenOperation?

  /// Makes the step that a gesture in a direction asks for.
  ///
  /// - Parameter direction: push for a step forward, and pop for a step back.
  /// - Throws: the reason if there is nothing in that direction.
  mutating func step(_ direction: NavigationTransition.Operation) throws(OperationRefusal)
}

extension ScreenStack: NavigationState {
  /// The screens from the last one that was not presented to the top.
  public var shownEntries: [ScreenEntry<Screen>] {
    var first = max(entries.count - 1, 0)
    while first > 0, entries[first].isPresented { first -= 1 }
    if first == 0 { return entries }
    // Most often nothing is presented, and slices are slow where the type of the screens is not known.
    return first == entries.count - 1 ? [entries[first]] : Array(entries[first...])
  }

  /// Pops the top screen, or dismisses it if it was presented.
  ///
  /// - Parameter direction: pop for a step back; with push an error is thrown.
  /// - Throws: ``OperationRefusal/lastScreen`` if nothing would remain, and for a push: a stack does not know what to push.
  public mutating func step(
    _ direction: NavigationTransition.Operation
  ) throws(OperationRefusal) {
    guard direction == .pop else { throw .beyondEnds }
    try pop()
  }
}

extension TabSelection: NavigationState {
  public typealias Screen = Tab

  /// All tabs; the number of an entry is its position. A controller finds a tab again that has another position then.
  public var entries: [ScreenEntry<Tab>] {
    tabs.indices.map { ScreenEntry(id: $0, screen: tabs[$0]) }
  }

  /// The selected tab.
  public var shownEntries: [ScreenEntry<Tab>] { [ScreenEntry(id: index, screen: selected)] }

  /// Selects the next tab, or for a pop the previous one.
  ///
  /// - Parameter direction: push for the next tab, and pop for the previous one.
  public mutating func step(
    _ direction: NavigationTransition.Operation
  ) throws(OperationRefusal) {
    if direction == .push { try selectNext() } else { try selectPrevious() }
  }
}
