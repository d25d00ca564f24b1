import TransitionScenes

/// A stack of screens, as in a navigation: the last one is on top.
///
/// ```swift
/// var stack: ScreenStack = ["list"]
/// stack.push("detail")
/// stack.present("settings")
/// try stack.dismiss()
/// print(stack.screens)   // ["list", "detail"]
/// ```
///
/// A stack is a value, without clock or callbacks. It is made from an array and readable as one, which is all that
/// restoration and deep links need.
///
/// Two stacks are equal if they have the same screens, and the same ones of them are presented. The entries also tell
/// apart which push a screen came with: see ``ScreenEntry/id``.
public struct ScreenStack<Screen: Equatable & Sendable>: Sendable {
  /// A screen in a stack.
  public typealias Entry = ScreenEntry<Screen>

  /// The screens with their numbers, from the root to the top.
  public private(set) var entries: [Entry] = []
  private var nextID = 0

  /// Creates a stack of screens, from the root to the top.
  ///
  /// - Parameter screens: the screens, from the root to the top; all of them count as pushed.
  public init(_ screens: some Sequence<Screen>) { for screen in screens { push(screen) } }

  /// Creates a stack of screens, from the root to the top, and of screens that are presented above them.
  ///
  /// - Parameters:
  ///   - screens: the screens that count as pushed, from the root upwards.
  ///   - others: the screens that are presented above them, from the lowest to the top.
  public init(_ screens: some Sequence<Screen>, presenting others: some Sequence<Screen>) {
    self.init(screens)
    for screen in others { present(screen) }
  }

  /// The screens, from the root to the top.
  public var screens: [Screen] { entries.map { $0.screen } }

  /// The screen on top; nil if the stack is empty.
  public var top: Entry? { entries.last }
}

extension ScreenStack: ExpressibleByArrayLiteral {
  /// Creates a stack of screens, from the root to the top.
  ///
  /// - Parameter screens: the screens, from the root to the top; all of them count as pushed.
  public init(arrayLiteral screens: Screen...) { self.init(screens) }
}

extension ScreenStack: Equatable {
  /// Whether two stacks have the same screens, and the same ones of them are presented.
  public static func == (a: ScreenStack, b: ScreenStack) -> Bool {
    a.entries.elementsEqual(b.entries) {
      $0.screen == $1.screen && $0.isPresented == $1.isPresented
    }
  }
}

// MARK: - Operations

extension ScreenStack {
  /// Puts a screen on top.
  ///
  /// - Parameter screen: the screen to push; an equal one may be in the stack already.
  public mutating func push(_ screen: Screen) { add(screen, isPresented: false) }

  /// Puts a screen on top that is presented: the ones below may stay on screen.
  ///
  /// - Parameter screen: the screen to present; an equal one may be in the stack already.
  public mutating func present(_ screen: Screen) { add(screen, isPresented: true) }

  /// Removes the screen on top, and returns it.
  ///
  /// - Throws: ``OperationRefusal/lastScreen`` if nothing would remain.
  @discardableResult
  public mutating func pop() throws(OperationRefusal) -> Entry {
    guard entries.count > 1, let last = entries.popLast() else { throw .lastScreen }
    return last
  }

  /// Removes all screens above one, and returns them from the lowest to the highest.
  ///
  /// Of several equal screens the uppermost one stays. If it is on top already nothing happens.
  ///
  /// - Parameter screen: the screen that is on top afterwards.
  /// - Throws: ``OperationRefusal/unknownScreen`` if the stack does not have it.
  @discardableResult
  public mutating func pop(to screen: Screen) throws(OperationRefusal) -> [Entry] {
    guard let index = entries.lastIndex(where: { $0.screen == screen }) else {
      throw .unknownScreen
    }
    return removeAll(from: index + 1)
  }

  /// Removes all screens above the first one, and returns them from the lowest to the highest.
  @discardableResult
  public mutating func popToRoot() -> [Entry] { removeAll(from: 1) }

  /// Puts a screen in the place of the one on top. An empty stack gets its first screen.
  ///
  /// - Parameter screen: the new screen; it is presented if the one that it replaces was.
  public mutating func replaceTop(with screen: Screen) {
    let old = entries.popLast()
    entries.append(
      newEntry(screen, isPresented: old?.isPresented ?? false, isReplacement: old != nil))
  }

  /// Removes the topmost screen that was presented, with all above it, and returns them from the lowest to the highest.
  ///
  /// - Throws: ``OperationRefusal/nothingPresented`` if there is none.
  @discardableResult
  public mutating func dismiss() throws(OperationRefusal) -> [Entry] {
    guard let index = entries.lastIndex(where: { $0.isPresented }) else {
      throw .nothingPresented
    }
    return removeAll(from: index)
  }

  /// Removes a screen that was presented, with all above it, and returns them from the lowest to the highest.
  ///
  /// - Parameter screen: the presented screen to remove; of several equal ones the uppermost.
  /// - Throws: ``OperationRefusal/nothingPresented`` if the screen is not presented.
  @discardableResult
  public mutating func dismiss(_ screen: Screen) throws(OperationRefusal) -> [Entry] {
    guard let index = entries.lastIndex(where: { $0.isPresented && $0.screen == screen }) else {
      throw .nothingPresented
    }
    return removeAll(from: index)
  }

  /// Makes other screens the stack, from the root to the top. Those that it has in the same order keep their entries, and so
  /// does the new top if it was below.
  ///
  /// - Parameter screens: the screens from the root to the top; those that are new count as pushed.
  /// - Throws: ``OperationRefusal/lastScreen`` if there are none.
  public mutating func set(_ screens: some Sequence<Screen>) throws(OperationRefusal) {
    var known = entries[...]
    var next: [Entry] = []
    for screen in screens {
      if let index = known.firstIndex(where: { $0.screen == screen }) {
        next.append(known[index])
        known = known[(index + 1)...]
      } else {
        next.append(newEntry(screen, isPresented: false))
      }
    }
    guard let top = next.last else { throw .lastScreen }
    // What was below comes back, in whatever order the others are.
    if !entries.contains(where: { $0.id == top.id }),
      let below = entries.last(where: { old in
        old.screen == top.screen && !next.contains { $0.id == old.id }
      })
    {
      next[next.count - 1] = below
    }
    entries = next
  }

  private mutating func add(_ screen: Screen, isPresented: Bool) {
    entries.append(newEntry(screen, isPresented: isPresented))
  }

  private mutating func newEntry(
    _ screen: Screen, isPresented: Bool, isReplacement: Bool = false
  ) -> Entry {
    defer { nextID += 1 }
    return Entry(
      id: nextID, screen: screen, isPresented: isPresented, isReplacement: isReplacement)
  }

  private mutating func removeAll(from index: Int) -> [Entry] {
    guard index < entries.count else { return [] }
    defer { entries.removeSubrange(index...) }
    return Array(entries[index...])
  }
}

// MARK: - Changes

extension ScreenStack {
  /// What happens to the screen on top when this stack takes the place of an earlier one; nil if it stays.
  ///
  /// If the new top was below the old one, the old one is popped, or dismissed if anything leaves that was presented.
  /// Otherwise the new one is pushed, presented, or replaces the old one if nothing else changes.
  ///
  /// - Parameter old: the stack that this one replaces.
  public func operation(from old: ScreenStack) -> ScreenOperation? {
    let (count, oldCount) = (entries.count, old.entries.count)
    guard count > 0 else { return oldCount > 0 ? .dismiss : nil }
    // Entries are compared by their numbers first, as screens may be expensive to compare.
    func isSame(_ index: Int, _ other: Int) -> Bool {
      entries[index].id == old.entries[other].id && entries[index] == old.entries[other]
    }
    if oldCount > 0, isSame(count - 1, oldCount - 1) { return nil }
    // Most stacks change near the top, and what is new has a number that the old one has not given yet. A call for each entry
    // would look up the type of the screens.
    let (id, known) = (entries[count - 1].id, old.entries)
    var index = id < old.nextID ? oldCount - 1 : -1
    while index >= 0, known[index].id != id { index -= 1 }
    if index >= 0, isSame(count - 1, index) {
      let above = (index + 1)..<oldCount
      return above.contains { old.entries[$0].isPresented } ? .dismiss : .pop
    }
    let top = count - 1
    if entries[top].isReplacement, count == oldCount,
      (0..<top).allSatisfy({ isSame($0, $0) })
    {
      return .replace
    }
    return entries[top].isPresented ? .present : .push
  }
}

extension ScreenStack: CustomStringConvertible {
  /// The screens from the root to the top, with a `+` before those that were presented: `[list, detail, +settings]`.
  public var description: String {
    let names = entries.map { ($0.isPresented ? "+" : "") + elementName(of: $0.screen) }
    return "[\(names.joined(separator: ", "))]"
  }
}
