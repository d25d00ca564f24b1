import TransitionKit
import TransitionScenes

/// The screens of a controller with their state.
final class StateScreens<State: NavigationState>: ControlledScreens {
  typealias Screen = State.Screen

  private(set) var state: State
  private var base: State
  /// The state before the operations that wait; nil if none does.
  private var stateBefore: State?
  /// The state before the latest operation; nil if there was none.
  private(set) var undone: State?
  /// The state that a gesture may lead to.
  private(set) var candidate: State?
  private var showsCandidate = false
  /// The screens that are in the state, or on screen, by their entry numbers.
  private var known: [Int: Screen] = [:]
  /// The same, and those of which events are still to be sent.
  private(set) var names: [Int: Screen] = [:] { didSet { namesVersion &+= 1 } }
  private(set) var namesVersion = 0
  /// The entries that were looked at last, and their numbers.
  private var numbered: [ScreenEntry<Screen>] = []
  private var numbers: [Int] = []
  /// The numbers of other entries of the state, by their ids, while a gesture may lead to another one.
  private var otherNumbers: [(id: Int, number: Int)] = []
  private var presented: Set<Int> = []
  /// For each entry that has left the state the least number of those that may have come since.
  private var removals: [Int: Int] = [:]
  /// For each entry that was leaving and came again the number of a new entry that would have come then.
  private var returns: [Int: Int] = [:]
  private var nextNumber = 0
  /// The screens that were released since the clock was last advanced.
  private(set) var released: [Screen] = []
  private let source: (OperationContext<Screen>) -> ScreenTransition?
  private let layout: ((Screen, Size) -> [Element<String>])?
  private var listeners: [EventListener<Screen>] = []
  private(set) var isHeard = false

  init(
    _ state: State, _ source: @escaping (OperationContext<Screen>) -> ScreenTransition?,
    layout: ((Screen, Size) -> [Element<String>])?
  ) {
    self.state = state
    base = state
    self.source = source
    self.layout = layout
  }

  /// The state that the screen heads for.
  private var target: State { showsCandidate ? candidate ?? state : state }

  func current(
    below presentations: [Int: ScreenPresentation]
  ) -> (entries: [Int], shown: [ShownScreen]) {
    let target = target
    let all = target.entries
    // The entries below what an operation changes are as before, whatever their number.
    var kept = EntryBytes.countOfSame(all, numbered)
    while kept < all.count, kept < numbered.count, numbered[kept] == all[kept] { kept += 1 }
    var next = Array(numbers[..<kept])
    var reusesIDs = false
    for index in kept..<all.count {
      let entry = all[index]
      let number = number(ofID: entry.id, from: kept)
      let isSame = number >= 0 && known[number] == entry.screen
      if number >= 0, !isSame { reusesIDs = true }
      next.append(isSame ? number : -1)
    }
    if reusesIDs { findByScreen(all, &next, from: kept) }
    noteRemovals(to: next, from: kept)
    for index in kept..<all.count {
      if next[index] < 0 {
        next[index] = newNumber(for: all[index], above: next[..<index], except: next, from: kept)
        if !removals.isEmpty, removals[next[index]] != nil {
          returns[next[index]] = nextNumber
          nextNumber += 1
        }
      }
      if !removals.isEmpty { removals[next[index]] = nil }
      if all[index].isPresented {
        presented.insert(next[index])
      } else {
        presented.remove(next[index])
      }
    }
    let shown = target.shownEntries
    var screens: [ShownScreen] = []
    screens.reserveCapacity(shown.count)
    for index in 0..<shown.count {
      let entry = shown[index]
      guard let position = position(of: entry.id, in: all) else { continue }
      let number = next[position]
      // It may hide those below it.
      if entry.isPresented, presentations[number]?.coversScreens ?? false {
        screens.removeAll(keepingCapacity: true)
      }
      screens.append(ShownScreen(entry: number, isPresented: entry.isPresented))
    }
    if showsCandidate {
      // The state may hold again, so its entries keep their numbers.
      for index in numbered.indices where position(of: numbered[index].id, in: all) == nil {
        otherNumbers.append((numbered[index].id, numbers[index]))
      }
    } else {
      otherNumbers = []
    }
    (numbered, numbers) = (all, next)
    return (next, screens)
  }

  /// Lets entries keep their numbers whose ids are their positions, as those of tabs are, and that have moved.
  private func findByScreen(
    _ entries: [ScreenEntry<Screen>], _ next: inout [Int], from kept: Int
  ) {
    for index in kept..<entries.count where next[index] < 0 {
      let position = (kept..<numbered.count).first {
        numbered[$0].screen == entries[index].screen
          && numbered[$0].isPresented == entries[index].isPresented && !next.contains(numbers[$0])
      }
      if let position { next[index] = numbers[position] }
    }
  }

  /// The number of an entry; -1 for one that is new.
  ///
  /// - Parameter kept: how many entries at the bottom are as before. The entry is none of them.
  private func number(ofID id: Int, from kept: Int) -> Int {
    position(of: id, in: numbered, from: kept).map { numbers[$0] }
      ?? otherNumbers.last { $0.id == id }?.number ?? -1
  }

  /// The position of an entry, which is probably near the end.
  ///
  /// - Parameter start: the lowest position that is looked at.
  private func position(
    of id: Int, in entries: [ScreenEntry<Screen>], from start: Int = 0
  ) -> Int? {
    var index = entries.count - 1
    while index >= start {
      if entries[index].id == id { return index }
      index -= 1
    }
    return nil
  }

  /// Notes which entries leave the state, before new ones come.
  ///
  /// - Parameter kept: how many entries are the same as before.
  private func noteRemovals(to next: [Int], from kept: Int) {
    for number in numbers[kept...] where removals[number] == nil {
      if next[kept...].contains(number) { continue }
      removals[number] = nextNumber
    }
  }

  /// The number of a new entry: that of an equal screen that still leaves, and was presented if this one is, or another one.
  ///
  /// What leaves is behind the screens that have come since. So it cannot be above one of them in the state.
  ///
  /// - Parameter kept: how many entries at the bottom are as before.
  private func newNumber(
    for entry: ScreenEntry<Screen>, above below: ArraySlice<Int>, except used: [Int],
    from kept: Int
  ) -> Int {
    let screen = entry.screen
    var count = kept
    for number in used[kept...] where number >= 0 { count += 1 }
    if known.count > count {
      // Mostly no other screen is known.
      var leaving: Int?
      for (number, other) in known where other == screen && number > leaving ?? -1 {
        guard presented.contains(number) == entry.isPresented,
          case let since = removals[number] ?? .max,
          !below.contains(where: { returns[$0] ?? $0 >= since })
        else { continue }
        if !used.contains(number) { leaving = number }
      }
      if let leaving { return leaving }
    }
    defer { nextNumber += 1 }
    (known[nextNumber], names[nextNumber]) = (screen, screen)
    return nextNumber
  }

  func isInState(_ entry: Int) -> Bool {
    let id =
      numbers.lastIndex(of: entry).map { numbered[$0].id }
      ?? otherNumbers.last { $0.number == entry }?.id
    return id.map { position(of: $0, in: state.entries) != nil } ?? false
  }

  /// Whether an entry is in the state for which the screens head.
  func leadsTo(_ entry: Int) -> Bool { numbers.contains(entry) }

  func isPresented(_ entry: Int) -> Bool { presented.contains(entry) }

  func operation() -> ScreenOperation? { target.operation(from: showsCandidate ? state : base) }

  /// Makes another state current, which the screens follow later.
  func change(to next: State) {
    stateBefore = stateBefore ?? state
    state = next
  }

  func beginOperation() {
    stateBefore = nil
    undone = base
  }

  func beginInstant() { base = stateBefore ?? state }

  func forgetReleased() {
    // `isEmpty` would look up the type, in every frame.
    if released.count > 0 { released = [] }
  }

  func transition(
    for operation: ScreenOperation, from: Int?, to: Int?, in container: Container,
    _ interaction: InteractionPolicy?
  ) -> ScreenTransition? {
    source(
      OperationContext(
        operation: operation, from: from.flatMap { known[$0] }, to: to.flatMap { known[$0] },
        container: container, interaction: interaction))
  }

  func elements(of entry: Int, in size: Size) -> [Element<String>] {
    guard let layout, let screen = known[entry] else { return [] }
    return layout(screen, size)
  }

  func release(_ entry: Int) {
    if let screen = known.removeValue(forKey: entry) { released.append(screen) }
    for position in numbers.indices.reversed() where numbers[position] == entry {
      numbers.remove(at: position)
      numbered.remove(at: position)
    }
    otherNumbers.removeAll { $0.number == entry }
    presented.remove(entry)
    removals[entry] = nil
    if !returns.isEmpty { returns[entry] = nil }
  }

  func forget(_ entry: Int) { names[entry] = nil }

  // MARK: Gestures

  var leadsToCandidate: Bool { isCandidate(state) }

  /// Whether a state is what a gesture may lead to.
  func isCandidate(_ state: State) -> Bool {
    guard let candidate, let operation = state.operation(from: base),
      operation == candidate.operation(from: base)
    else { return false }
    return state.entries == candidate.entries && state.shownEntries == candidate.shownEntries
  }

  func setCandidate(_ state: State) { candidate = state }

  func showCandidate() { showsCandidate = true }

  func hideCandidate() { showsCandidate = false }

  func commitCandidate() {
    undone = base
    // An operation may have made it the state already.
    if let candidate, !leadsToCandidate { state = candidate }
    base = state
    stateBefore = nil
    dropCandidate()
  }

  func dropCandidate() {
    candidate = nil
    showsCandidate = false
  }

  // MARK: Events

  #if !hasFeature(Embedded)
    var screenNames: @Sendable (Int) -> String? {
      let names = names
      return { entry in names[entry].map { elementName(of: $0) } }
    }
  #endif

  func send(_ event: ScreenEvent<Int>) {
    guard let event = event.mapped({ names[$0] }) else { return }
    for listener in listeners where !listener.isCancelled { listener.receive(event) }
    listeners.removeAll { $0.isCancelled }
    isHeard = !listeners.isEmpty
  }

  func add(_ listener: EventListener<Screen>) {
    listeners.append(listener)
    isHeard = true
  }
}
