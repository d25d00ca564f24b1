import TransitionControllers
import TransitionKit
import TransitionScenes

/// What the state of a controller should be: screens in a stack, or tabs of which one is selected.
package struct StateModel: Equatable {
  package var screens: [Int]
  var presented: Set<Int> = []
  /// The position of the selected tab; nil for a stack.
  var tab: Int?

  /// The screens that are shown at rest, from back to front.
  var shown: [String] {
    if let tab { return ["\(screens[tab])"] }
    return screens.indices[firstShown...].map {
      let isSheet = presented.contains($0) && PresentationModel(screens[$0]) == .sheet
      return isSheet ? "\(screens[$0]) as a sheet" : "\(screens[$0])"
    }
  }

  /// The position of the lowest screen of a stack that is shown at rest.
  var firstShown: Int {
    var first = max(screens.count - 1, 0)
    while first > 0, presented.contains(first), PresentationModel(screens[first]) != .covering {
      first -= 1
    }
    return first
  }

  /// Makes an operation, and returns why it does not happen.
  mutating func make(_ operation: StateCall) -> OperationRefusal? {
    switch operation {
    case .push(let screen): screens.append(screen)
    case .present(let screen):
      presented.insert(screens.count)
      screens.append(screen)
    case .pop:
      if screens.count <= 1 { return .lastScreen }
      keep(screens.count - 1)
    case .popToRoot: keep(1)
    case .popTo(let screen):
      guard let index = screens.lastIndex(of: screen) else { return .unknownScreen }
      keep(index + 1)
    case .dismiss:
      guard let index = presented.max() else { return .nothingPresented }
      keep(index)
    case .dismissScreen(let screen):
      guard
        let index = screens.indices.last(where: { presented.contains($0) && screens[$0] == screen })
      else { return .nothingPresented }
      keep(index)
    case .replaceTop(let screen):
      if screens.isEmpty { screens.append(screen) } else { screens[screens.count - 1] = screen }
    case .set(let next): return set(next)
    case .select(let index):
      if !screens.indices.contains(index) { return .unknownTab }
      tab = index
    case .next, .previous:
      let index = (tab ?? 0) + (operation == .next ? 1 : -1)
      if !screens.indices.contains(index) { return .beyondEnds }
      tab = index
    }
    return nil
  }

  private mutating func set(_ next: [Int]) -> OperationRefusal? {
    if next.isEmpty { return .lastScreen }
    var stays: Set<Int> = []
    var first = 0
    var matched: Set<Int> = []
    var isTopNew = true
    for (position, screen) in next.enumerated() {
      guard let index = screens.indices.dropFirst(first).first(where: { screens[$0] == screen })
      else { continue }
      if presented.contains(index) { stays.insert(position) }
      first = index + 1
      matched.insert(index)
      isTopNew = position < next.count - 1
    }
    // The new top keeps its entry, wherever that was.
    let below = screens.indices.last { screens[$0] == next.last && !matched.contains($0) }
    if isTopNew, let below, presented.contains(below) { stays.insert(next.count - 1) }
    (screens, presented) = (next, stays)
    return nil
  }

  private mutating func keep(_ count: Int) {
    screens.removeLast(max(screens.count - count, 0))
    presented = presented.filter { $0 < count }
  }
}

/// How a screen is presented, which its number decides.
enum PresentationModel {
  case full, covering, sheet

  init(_ screen: Int) {
    self = screen % 7 == 5 ? .covering : screen % 7 == 6 ? .sheet : .full
  }

  var presentation: ScreenPresentation {
    switch self {
    case .full: .overlay
    case .covering: .fullScreen
    case .sheet: .sheet(detents: [.medium])
    }
  }
}

/// An operation on the state of a controller.
package enum StateCall: Equatable {
  case push(Int)
  case present(Int)
  case pop, popToRoot
  case popTo(Int)
  case dismiss
  case dismissScreen(Int)
  case replaceTop(Int)
  case set([Int])
  case select(Int)
  case next, previous
}

/// A controller with what it should be.
package final class CheckedController {
  let stack: TransitionController<ScreenStack<Int>>?
  let tabs: TransitionController<TabSelection<Int>>?
  let number: Int
  let holder: (controller: CheckedController, screen: ScreenElementID)?
  package var model: StateModel
  var interruption = TransitionInterruption.interrupt
  var mayBeDismissed = true
  /// The running transition, and when it began.
  var run: (phase: OperationPhase<Int>, start: Double)?
  /// What the source was asked, until the transition begins.
  var asked: [AskedTransition] = []
  /// All screens that were ever in the state when it was looked at, and those that were released.
  var known: Set<Int> = []
  var released: [Int] = []
  /// Those that were released since the clock was last advanced.
  var releasedNow: [Int] = []

  /// Creates the controller, whose source is asked at once.
  init(
    _ model: StateModel, number: Int, in slot: ScreenSlot,
    holder: (controller: CheckedController, screen: ScreenElementID)?,
    transitions: @escaping (OperationContext<Int>) -> ScreenTransition?,
    hears: @escaping (CheckedController, ScreenEvent<Int>) -> Void,
    isAsked: @escaping () -> Void
  ) {
    (self.model, self.number, self.holder) = (model, number, holder)
    let box = Box()
    func source(_ context: OperationContext<Int>) -> ScreenTransition? {
      box.owner?.asked.append(AskedTransition(context))
      return transitions(context)
    }
    if let tab = model.tab,
      let state = try? TabSelection(model.screens, selected: model.screens[tab])
    {
      tabs = TransitionController(state, in: slot, transitions: source)
      stack = nil
    } else {
      stack = TransitionController(ScreenStack(model.screens), in: slot, transitions: source)
      tabs = nil
    }
    box.owner = self
    let hear: (ScreenEvent<Int>) -> Void = { [weak self] in
      // A gesture that ends with the model is cancelled after it.
      if let self { hears(self, $0) }
    }
    stack?.onEvent(hear)
    tabs?.onEvent(hear)
    let mayDismiss: (Int) -> Bool = { [weak self] _ in
      guard let self else { return true }
      isAsked()
      return mayBeDismissed
    }
    stack?.shouldDismiss = mayDismiss
  }

  /// The screen of another controller that it is in; nil if it is in none.
  func holder(in outer: CheckedController) -> ScreenElementID? {
    guard let holder else { return nil }
    return holder.controller === outer ? holder.screen : holder.controller.holder(in: outer)
  }

  private final class Box { weak var owner: CheckedController? }

  /// The state as the controller has it.
  var state: StateModel {
    if let tabs { return StateModel(screens: tabs.state.tabs, tab: tabs.state.index) }
    let entries = stack?.state.entries ?? []
    return StateModel(
      screens: entries.map(\.screen),
      presented: Set(entries.indices.filter { entries[$0].isPresented }))
  }

  /// Makes an operation of the controller.
  func make(_ call: StateCall) -> OperationRefusal? {
    switch call {
    case .push(let screen): stack?.push(screen)
    case .present(let screen): stack?.present(screen)
    case .pop: stack?.pop()
    case .popToRoot: stack?.popToRoot()
    case .popTo(let screen): stack?.pop(to: screen)
    case .dismiss: stack?.dismiss()
    case .dismissScreen(let screen): stack?.dismiss(screen)
    case .replaceTop(let screen): stack?.replaceTop(with: screen)
    case .set(let screens): stack?.set(screens)
    case .select(let tab): tabs?.select(tab)
    case .next: tabs?.selectNext()
    case .previous: tabs?.selectPrevious()
    }
  }

  /// Begins a gesture: for a step of the state, or for an operation.
  func begin(
    _ policy: InteractionPolicy, _ sample: GestureSample, _ call: StateCall?
  ) -> ScreenInteraction? {
    guard let call else {
      return tabs?.beginInteraction(policy, at: sample)
        ?? stack?.beginInteraction(policy, at: sample)
    }
    return stack?.beginInteraction(policy, at: sample) { (stack, _) throws(OperationRefusal) in
      switch call {
      case .push(let screen): stack.push(screen)
      case .present(let screen): stack.present(screen)
      case .popToRoot: stack.popToRoot()
      default: try stack.dismiss()
      }
    }
  }

  /// Whether a transition that no gesture may interrupt is running.
  var isBusy: Bool { interruption == .refuse && run != nil }

  /// What a gesture leads to; nil if there is no screen in its direction.
  func candidate(
    _ direction: NavigationTransition.Operation, _ call: StateCall?
  ) -> StateModel? {
    var next = model
    let forward = direction == .push
    let step = tabs == nil ? (forward ? nil : StateCall.pop) : forward ? .next : .previous
    guard let call = call ?? step, next.make(call) == nil, next != model else { return nil }
    return next
  }

  func screen(of id: ScreenElementID) -> Int? { stack?.screen(of: id) ?? tabs?.screen(of: id) }

  func transition() -> Bool { (stack?.transition != nil) || (tabs?.transition != nil) }

  var listedAsReleased: [Int] { stack?.released ?? tabs?.released ?? [] }

  func setInterruption(_ interruption: TransitionInterruption) {
    self.interruption = interruption
    stack?.interruption = interruption
    tabs?.interruption = interruption
  }
}
