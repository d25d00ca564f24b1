import TransitionKit

/// What the elements of a change do, by their ids or by predicates.
///
/// ```swift
/// let definition: TransitionDefinition<String> = [
///   "card": .sharedElement(),
///   "tab bar": .edgeTranslation(.bottom),
/// ]
/// animator.update(to: detail, .animated(.smooth), using: definition)
/// ```
///
/// Of several entries that match an element the last one wins. An element that no entry matches does what it does without a
/// definition.
public struct TransitionDefinition<ID: Hashable & Sendable>: Sendable {
  /// What an entry is for, and what those elements do.
  public struct Entry: Sendable {
    /// The text of the id, or the name of the predicate.
    public let name: String
    /// What the elements do.
    public let transition: ElementTransition<ID>
    let selector: Selector

    /// Creates the entry of one element.
    ///
    /// - Parameters:
    ///   - id: the element.
    ///   - transition: what the element does.
    public init(_ id: ID, _ transition: ElementTransition<ID>) {
      name = elementName(of: id)
      self.transition = transition
      selector = .id(id)
    }

    /// Creates the entry of all elements for which a predicate holds.
    ///
    /// - Parameters:
    ///   - name: a name for the predicate, for people.
    ///   - transition: what the elements do.
    ///   - predicate: returns whether the entry is for an element.
    public init(
      named name: String, _ transition: ElementTransition<ID>,
      where predicate: @escaping @Sendable (ElementContext<ID>) -> Bool
    ) {
      self.name = name
      self.transition = transition
      selector = .predicate(predicate)
    }
  }

  enum Selector: Sendable {
    case id(ID)
    case predicate(@Sendable (ElementContext<ID>) -> Bool)
  }

  private indirect enum Content: Sendable {
    case list([Entry])
    case combined(Content, Content)
    case overriding(Content, Content)
    /// What screens do, and what a function says of the elements inside them.
    case screens([ScreenChoice<ID>], (@Sendable (ElementContext<ID>) -> ElementTransition<ID>?)?)
  }

  private let content: Content

  /// Creates a definition from its entries.
  ///
  /// - Parameter entries: the entries; of several that match an element the last one wins.
  public init(_ entries: [Entry] = []) { content = .list(entries) }

  /// Creates the definition of a change of screens.
  ///
  /// - Parameters:
  ///   - screens: what the screens do.
  ///   - elements: returns what an element inside does; nil for one that it does not know. No function if there are none.
  package init(
    screens: [ScreenChoice<ID>],
    elements: (@Sendable (ElementContext<ID>) -> ElementTransition<ID>?)?
  ) {
    OptionalParts.useScreens()
    content = .screens(screens, elements)
  }

  /// What screens do; nil if the definition is not that of a change of screens.
  var screens: [ScreenChoice<ID>]? {
    guard OptionalParts.hasScreens, case .screens(let screens, _) = content else {
      return nil
    }
    return screens
  }

  /// Whether it says which pages containers show.
  var hasPages: Bool { screens?.contains { if case .pages = $0 { true } else { false } } ?? false }

  /// Whether nothing is said of any element but screens.
  var hasOnlyScreens: Bool {
    guard screens != nil, case .screens(_, nil) = content else { return false }
    return true
  }

  private init(content: Content) { self.content = content }

  /// All entries, in the order in which they were written.
  public var entries: [Entry] {
    func entries(of content: Content) -> [Entry] {
      switch content {
      case .list(let list): list
      case .screens: []
      case .combined(let a, let b): entries(of: a) + entries(of: b)
      case .overriding(let later, let earlier): entries(of: earlier) + entries(of: later)
      }
    }
    return entries(of: content)
  }
}

extension TransitionDefinition: ExpressibleByDictionaryLiteral {
  /// Creates a definition from the transitions of elements by their ids.
  ///
  /// - Parameter elements: the ids and what those elements do; of several pairs with one id the last one
  ///   wins.
  public init(dictionaryLiteral elements: (ID, ElementTransition<ID>)...) {
    self.init(elements.map { Entry($0.0, $0.1) })
  }
}

extension TransitionDefinition {
  /// Returns the definition with a further entry, which wins over the others.
  ///
  /// - Parameters:
  ///   - name: a name for the predicate, for people.
  ///   - transition: what the elements do.
  ///   - predicate: returns whether the entry is for an element.
  public func adding(
    named name: String, _ transition: ElementTransition<ID>,
    where predicate: @escaping @Sendable (ElementContext<ID>) -> Bool
  ) -> TransitionDefinition {
    TransitionDefinition([Entry(named: name, transition, where: predicate)]).overriding(self)
  }

  /// Returns a definition in which every element does what it does in both.
  ///
  /// - Parameter other: another definition; where both set the same thing, such as a path, it wins.
  public func combined(with other: TransitionDefinition) -> TransitionDefinition {
    TransitionDefinition(content: .combined(content, other.content))
  }

  /// Returns a definition in which an element that this one matches does what this one says, and any other one what another
  /// definition says.
  ///
  /// - Parameter other: the definition for the elements that this one does not match.
  public func overriding(_ other: TransitionDefinition) -> TransitionDefinition {
    TransitionDefinition(content: .overriding(content, other.content))
  }

  /// What an element does; nil if no entry matches it.
  ///
  /// - Parameter context: the element and what happens to it.
  public func transition(for context: ElementContext<ID>) -> ElementTransition<ID>? {
    func find(in content: Content) -> ElementTransition<ID>? {
      switch content {
      case .list(let entries): entries.last { $0.matches(context) }?.transition
      case .screens(_, let transition): transition?(context)
      case .overriding(let later, let earlier): find(in: later) ?? find(in: earlier)
      case .combined(let a, let b):
        switch (find(in: a), find(in: b)) {
        case (let a?, let b?): a.combined(with: b)
        case (let a, let b): a ?? b
        }
      }
    }
    return find(in: content)
  }
}

extension TransitionDefinition.Entry {
  func matches(_ context: ElementContext<ID>) -> Bool {
    switch selector {
    case .id(let id): id == context.id
    case .predicate(let predicate): predicate(context)
    }
  }
}

extension TransitionDefinition: CustomStringConvertible {
  /// The names of the entries, such as `card, tab bar`.
  public var description: String { entries.map { $0.name }.joined(separator: ", ") }
}
