import TransitionScenes

/// A screen in a stack, or in another state of a navigation.
public struct ScreenEntry<Screen: Equatable & Sendable>: Sendable, Equatable, Identifiable {
  /// A number that no other entry of the state has or had. So a screen may be there twice.
  public let id: Int

  /// The screen of the entry.
  public let screen: Screen

  /// Whether it was presented over the screens below, rather than pushed.
  public let isPresented: Bool

  /// Whether it took the place of another one.
  let isReplacement: Bool

  /// Creates an entry, for a custom ``NavigationState``.
  ///
  /// - Parameters:
  ///   - id: a number that no other entry of the state has or had.
  ///   - screen: what identifies the screen, such as a route.
  ///   - isPresented: whether it is presented over the screens below, rather than pushed.
  public init(id: Int, screen: Screen, isPresented: Bool = false) {
    self.init(id: id, screen: screen, isPresented: isPresented, isReplacement: false)
  }

  init(id: Int, screen: Screen, isPresented: Bool, isReplacement: Bool) {
    (self.id, self.screen) = (id, screen)
    (self.isPresented, self.isReplacement) = (isPresented, isReplacement)
  }
}

extension ScreenEntry {
  /// Whether two entries are one: the same number and screen, which came in the same way.
  public static func == (a: ScreenEntry, b: ScreenEntry) -> Bool {
    a.id == b.id && a.isPresented == b.isPresented && a.isReplacement == b.isReplacement
      && a.screen == b.screen
  }
}

extension ScreenEntry: CustomStringConvertible {
  /// The screen, with a `+` before one that was presented.
  public var description: String { (isPresented ? "+" : "") + elementName(of: screen) }
}
