import TransitionKit
import TransitionScenes

/// The screens of a controller with their state.
final class StateScreens<State: NavigationState>: ControlledScreens {
  typealias Screen = State.Screen

  private(set) var state: State
  private var base: State
  /// The state before the operations that wait; nil if none does.
  private var stateBefore: State?
  /// The state that a gesture may lead to.
  private(set) var candidate: State?
  private var showsCandidate = false
  /// The screens that are in the state, or on screen, by their entry numbers.
  private var known: [Int: Screen] = [:]
  /// The same, and those of which events are still to be sent.
  private(set) var names: [Int: Screen] = [:]
  /// The entry numbers by the ids of the state.
  private var numbers: [(id: Int, number: Int)] = []
  private var presented: Set<Int> = []
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
    // Stacks are short, so lists are faster than dictionaries. The type of the screens is not known here, so positions are faster
    // than iterators.
    var next: [(id: Int, number: Int)] = []
    next.reserveCapacity(all.count)
    for index in 0..<all.count {
      let entry = all[index]
      let number = number(ofID: entry.id, near: index)
      next.append((entry.id, number >= 0 && known[number] == entry.screen ? number : -1))
    }
    var entries: [Int] = []
    entries.reserveCapacity(all.count)
    for index in 0..<all.count {
      if next[index].number < 0 {
        next[index].number = newNumber(for: all[index], except: next)
      }
      let number = next[index].number
      if all[index].isPresented { presented.insert(number) } else { presented.remove(number) }
      entries.append(number)
    }
    let shown = target.shownEntries
    var numbered: [ShownScreen] = []
    numbered.reserveCapacity(shown.count)
    for index in 0..<shown.count {
      let entry = shown[index]
      guard let number = next.first(where: { $0.id == entry.id })?.number else { continue }
      // It may hide those below it.
      if entry.isPresented, presentations[number]?.coversScreens ?? false {
        numbered.removeAll(keepingCapacity: true)
      }
      numbered.append(ShownScreen(entry: number, isPresented: entry.isPresented))
    }
    if showsCandidate {
      // The state may hold again, so its entries keep their numbers.
      numbers.removeAll { known in next.contains { $0.id == known.id } }
      numbers += next
    } else {
      numbers = next
    }
    return (entries, numbered)
  }

  /// The number of an entry of the state; -1 for one that is new.
  ///
  /// - Parameter index: where it probably is.
  private func number(ofID id: Int, near index: Int) -> Int {
    if index < numbers.count, numbers[index].id == id { return numbers[index].number }
    return numbers.first { $0.id == id }?.number ?? -1
  }

  /// The number of a new entry: that of an equal screen that still leaves, and was presented if this one is, or another one.
  private func newNumber(
    for entry: ScreenEntry<Screen>, except used: [(id: Int, number: Int)]
  ) -> Int {
    let screen = entry.screen
    var leaving: Int?
    for (number, other) in known where other == screen && number > leaving ?? -1 {
      guard presented.contains(number) == entry.isPresented else { continue }
      if !used.contains(where: { $0.number == number }) { leaving = number }
    }
    if let leaving { return leaving }
    defer { nextNumber += 1 }
    (known[nextNumber], names[nextNumber]) = (screen, screen)
    return nextNumber
  }

  func isInState(_ entry: Int) -> Bool {
    guard let id = numbers.first(where: { $0.number == entry })?.id else { return false }
    return state.entries.contains { $0.id == id }
  }

  func isPresented(_ entry: Int) -> Bool { presented.contains(entry) }

  func operation() -> ScreenOperation? { target.operation(from: showsCandidate ? state : base) }

  /// Makes another state current, which the screens follow later.
  func change(to next: State) {
    stateBefore = stateBefore ?? state
    state = next
  }

  func beginOperation() { stateBefore = nil }

  func beginInstant() { base = stateBefore ?? state }

  func forgetReleased() {
    if !released.isEmpty { released = [] }
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
    presented.remove(entry)
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
