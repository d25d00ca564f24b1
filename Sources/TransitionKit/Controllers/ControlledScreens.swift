/// The screens of a controller by their entry numbers, whatever their type.
protocol ControlledScreens: AnyObject {
  /// The screens of the state and those that are shown, which get numbers if they are new.
  func current(below presentations: [Int: ScreenPresentation]) -> (
    entries: [Int], shown: [ShownScreen]
  )

  /// Whether an entry is in the state, whatever a gesture may lead to.
  func isInState(_ entry: Int) -> Bool

  /// Whether an entry was presented.
  func isPresented(_ entry: Int) -> Bool

  /// What happens from the state at the beginning of the present instant, or from the state to what a gesture may lead to.
  func operation() -> ScreenOperation?

  /// Whether the operation from the state at the beginning of the instant leads to what a gesture may lead to.
  var leadsToCandidate: Bool { get }

  /// Begins another instant.
  func beginInstant()

  func transition(
    for operation: ScreenOperation, from: Int?, to: Int?, in container: Container,
    _ interaction: InteractionPolicy?
  ) -> ScreenTransition?

  /// The elements of a screen; none if it is one element.
  func elements(of entry: Int, in size: Size) -> [Element<String>]

  func send(_ event: ScreenEvent<Int>)

  /// Notes that a screen is neither in the state nor on screen.
  func release(_ entry: Int)

  /// Forgets which screens were released.
  func forgetReleased()

  /// Forgets a screen of which all events were sent.
  func forget(_ entry: Int)

  /// Shows the state that a gesture may lead to, or makes it the true one, or forgets it.
  func showCandidate()
  func hideCandidate()
  func commitCandidate()
  func dropCandidate()
}

/// The screens of a controller with their state.
final class StateScreens<State: NavigationState>: ControlledScreens {
  typealias Screen = State.Screen

  var state: State
  private var base: State
  /// The state that a gesture may lead to.
  private(set) var candidate: State?
  private var showsCandidate = false
  /// The screens that are in the state, or on screen, by their entry numbers.
  private var known: [Int: Screen] = [:]
  /// The same, and those of which events are still to be sent.
  private(set) var names: [Int: Screen] = [:]
  /// The entry numbers by the ids of the state.
  private var numbers: [Int: Int] = [:]
  private var presented: Set<Int> = []
  private var nextNumber = 0
  /// The screens that were released since the clock was last advanced.
  private(set) var released: [Screen] = []
  var source: (OperationContext<Screen>) -> ScreenTransition?
  private let layout: ((Screen, Size) -> [Element<String>])?
  private(set) var listeners: [EventListener<Screen>] = []

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
    var next: [Int: Int] = [:]
    var used: Set<Int> = []
    for entry in all {
      guard let number = numbers[entry.id], known[number] == entry.screen else { continue }
      next[entry.id] = number
      used.insert(number)
    }
    var entries: [Int] = []
    for entry in all {
      let number = next[entry.id] ?? newNumber(for: entry.screen, except: used)
      used.insert(number)
      next[entry.id] = number
      if entry.isPresented { presented.insert(number) } else { presented.remove(number) }
      entries.append(number)
    }
    if showsCandidate {
      // The state may hold again, so its entries keep their numbers.
      for (id, number) in next { numbers[id] = number }
    } else {
      numbers = next
    }
    var shown: [ShownScreen] = []
    for entry in target.shownEntries.reversed() {
      guard let number = next[entry.id] else { continue }
      shown.append(ShownScreen(entry: number, isPresented: entry.isPresented))
      if entry.isPresented, presentations[number]?.coversScreens ?? false { break }
    }
    return (entries, shown.reversed())
  }

  /// The number of a new entry: that of an equal screen that still leaves, or another one.
  private func newNumber(for screen: Screen, except used: Set<Int>) -> Int {
    let leaving = known.keys.sorted().last { !used.contains($0) && known[$0] == screen }
    if let leaving { return leaving }
    defer { nextNumber += 1 }
    (known[nextNumber], names[nextNumber]) = (screen, screen)
    return nextNumber
  }

  func isInState(_ entry: Int) -> Bool { state.entries.contains { numbers[$0.id] == entry } }

  func isPresented(_ entry: Int) -> Bool { presented.contains(entry) }

  func operation() -> ScreenOperation? { target.operation(from: showsCandidate ? state : base) }

  func beginInstant() { base = state }

  func forgetReleased() { released = [] }

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
    return state.shownEntries.map { $0.screen } == candidate.shownEntries.map { $0.screen }
  }

  func setCandidate(_ state: State) { candidate = state }

  func showCandidate() { showsCandidate = true }

  func hideCandidate() { showsCandidate = false }

  func commitCandidate() {
    // An operation may have made it the state already.
    if let candidate, !leadsToCandidate { state = candidate }
    base = state
    dropCandidate()
  }

  func dropCandidate() {
    candidate = nil
    showsCandidate = false
  }

  // MARK: Events

  func send(_ event: ScreenEvent<Int>) {
    guard !listeners.isEmpty, let event = event.mapped({ names[$0] }) else { return }
    for listener in listeners where !listener.isCancelled { listener.receive(event) }
    listeners.removeAll { $0.isCancelled }
  }

  func add(_ listener: EventListener<Screen>) { listeners.append(listener) }
}
