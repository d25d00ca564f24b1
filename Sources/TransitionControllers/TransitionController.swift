import TransitionKit
import TransitionScenes

/// Shows the screens of a navigation, and lets them come and leave with transitions.
///
/// ```swift
/// let window = ScreenWindow(size: Size(width: 390, height: 844))
/// let navigation = TransitionController(ScreenStack(["list"]), in: window) { context in
///   context.isInteractive ? .slide() : .push()
/// }
/// navigation.push("detail")
/// ```
///
/// The state changes at once, and the screens follow from what is shown. Operations at one time of the window's clock are one
/// change: the source is asked for the transition from the first to the last state.
public final class TransitionController<State: NavigationState> {
  /// What identifies a screen.
  public typealias Screen = State.Screen

  /// The window that shows the screens.
  public let window: ScreenWindow

  let node: ControllerNode
  let screens: StateScreens<State>

  private init(
    _ state: State, _ slot: ScreenSlot,
    _ source: @escaping (OperationContext<Screen>) -> ScreenTransition?,
    layout: ((Screen, Size) -> [Element<String>])?
  ) {
    window = slot.window
    screens = StateScreens(state, source, layout: layout)
    node = window.add(screens, in: slot.place)
    // The window holds the controllers, so they must not hold the window.
    node.settings.begin = {
      [screens] (window, node, policy, sample) throws(OperationRefusal) -> ScreenDrag in
      let request = GestureRequest(
        window: window, node: node, screens: screens, policy: policy, sample: sample)
      if let drag = request.beginDrag() { return .sheet(drag) }
      if let caught = request.catchPage() { return caught }
      return try request.beginStep()
    }
    node.settings.pull = { [screens] in
      GestureRequest(window: $0, node: $1, screens: screens, policy: $2, sample: $3).beginPull()
    }
  }

  /// Creates a controller that shows a state in a window or in a slot.
  ///
  /// The source is asked for screens that are presented already, too, to learn where they are at rest.
  ///
  /// - Parameters:
  ///   - state: the state to begin with; its screens are shown at once, without a transition.
  ///   - container: a window, one of its elements, or a screen of another controller.
  ///   - transitions: what returns the transition for an operation; nil is at once. It is asked once for each
  ///     operation.
  public convenience init(
    _ state: State, in container: some ScreenContainer,
    transitions: @escaping (OperationContext<Screen>) -> ScreenTransition?
  ) {
    self.init(state, container.slot, transitions, layout: nil)
  }

  /// Creates a controller that shows a state in a window or in a slot.
  ///
  /// - Parameters:
  ///   - state: the state to begin with; its screens are shown at once, without a transition.
  ///   - container: a window, one of its elements, or a screen of another controller.
  ///   - transitions: what chooses the transitions.
  public convenience init<Source: TransitionsSource>(
    _ state: State, in container: some ScreenContainer, transitions: Source
  ) where Source.Screen == Screen {
    self.init(state, container.slot, { transitions.transition(for: $0) }, layout: nil)
  }

  /// Creates a controller of screens with elements.
  ///
  /// - Parameters:
  ///   - state: the state to begin with; its screens are shown at once, without a transition.
  ///   - container: a window, one of its elements, or a screen of another controller.
  ///   - transitions: what returns the transition for an operation; nil is at once. It is asked once for each
  ///     operation.
  public convenience init(
    _ state: State, in container: some ScreenContainer,
    transitions: @escaping (OperationContext<Screen>) -> ScreenTransition?
  ) where Screen: ScreenContent {
    self.init(state, container.slot, transitions, layout: { $0.elements(in: $1) })
  }

  /// Creates a controller of screens with elements.
  ///
  /// - Parameters:
  ///   - state: the state to begin with; its screens are shown at once, without a transition.
  ///   - container: a window, one of its elements, or a screen of another controller.
  ///   - transitions: what chooses the transitions.
  public convenience init<Source: TransitionsSource>(
    _ state: State, in container: some ScreenContainer, transitions: Source
  ) where Source.Screen == Screen, Screen: ScreenContent {
    self.init(
      state, container.slot, { transitions.transition(for: $0) },
      layout: { $0.elements(in: $1) })
  }
}

// MARK: - The state

extension TransitionController {
  /// The state. While a finger drives a transition it is the one from before.
  public var state: State {
    get { screens.state }
    @available(
      *, unavailable,
      message: "operations such as push(_:), set(_:) and select(_:) change it, or update(_:)"
    )
    set {}
  }

  /// Whether operations may interrupt a running transition.
  public var interruption: TransitionInterruption {
    get { node.settings.interruption }
    set { node.settings.interruption = newValue }
  }

  /// Asks whether a gesture may dismiss a screen, once when the finger lets go to dismiss it. By default it may.
  ///
  /// If not, the screen returns to rest, and ``ScreenEvent/preventedDismissal(_:)`` is sent. Operations do not ask.
  public var shouldDismiss: ((Screen) -> Bool)? {
    get {
      guard let shouldDismiss = node.settings.shouldDismiss else { return nil }
      let screens = screens
      return { screen in
        screens.number(of: screen).map { shouldDismiss($0) } ?? true
      }
    }
    set {
      let screens = screens
      node.settings.shouldDismiss = newValue.map { shouldDismiss in
        { entry in screens.names[entry].map { shouldDismiss($0) } ?? true }
      }
    }
  }

  /// The running transition; nil if there is none.
  public var transition: OperationPhase<Screen>? {
    window.commit()
    return node.run?.phase.mapped { screens.names[$0] }
  }

  /// The screens that are neither in the state nor on screen any more, since the clock was last advanced. Each is listed once.
  public var released: [Screen] { screens.released }

  /// Whether a screen is on screen, comes, or leaves. Of equal screens the uppermost one counts.
  ///
  /// - Parameter screen: the screen; one that is neither in the state nor on screen is hidden.
  public func appearance(of screen: Screen) -> ScreenAppearance {
    window.commit()
    guard let entry = screens.number(of: screen) else { return .hidden }
    return node.appearances[entry] ?? .hidden
  }

  /// The id of a screen in the frames of the window; nil if it is neither in the state nor on screen. Of equal screens the
  /// uppermost one counts.
  ///
  /// - Parameter screen: the screen, in the state or still on screen.
  public func id(of screen: Screen) -> ScreenElementID? {
    window.commit()
    return screens.number(of: screen).map { node.id($0) }
  }

  /// The id of an element of a screen in the frames of the window; nil if the screen is neither in the state nor on screen.
  ///
  /// - Parameters:
  ///   - screen: the screen; of several equal ones the uppermost counts.
  ///   - element: the local id of the element; it is not checked whether the screen has it.
  public func id(of screen: Screen, _ element: String) -> ScreenElementID? {
    id(of: screen)?.with(.element(element))
  }

  /// The screen of an element in the frames of the window; nil if it belongs to another controller, or is gone.
  ///
  /// - Parameter id: the id of a screen, of an element in it, or of what dims the screens below it.
  public func screen(of id: ScreenElementID) -> Screen? {
    guard id.controller == node.number else { return nil }
    switch id.part {
    case .container, .temporary: return nil
    case .screen, .dimming, .element: return screens.names[id.entry]
    }
  }

  /// Changes the state in a closure.
  ///
  /// ```swift
  /// navigation.update { (stack) throws(OperationRefusal) in try stack.pop(to: "list") }
  /// ```
  ///
  /// - Parameter operation: what changes the state. Operations of the controller that it makes itself are refused as
  ///   ``OperationRefusal/operationUnderWay``, and what it asks of the window comes after it.
  /// - Returns: why it did not happen; nil if it did.
  @discardableResult
  public func update(_ operation: StateOperation) -> OperationRefusal? {
    if node.isGone { return refuse(.screenIsGone) }
    if interruption == .refuse, let run = node.run, run.start < window.clockTime {
      return refuse(.transitionUnderWay)
    }
    var next = state
    do throws(OperationRefusal) {
      try window.whileChanging(node) { () throws(OperationRefusal) in
        try change(&next, by: operation)
      }
    } catch {
      return refuse(error)
    }
    screens.change(to: next)
    node.notePending()
    // Another operation may have been refused meanwhile.
    window.sendEvents()
    return nil
  }

  /// The index of the detent at which a presented screen rests, or to which it moves; nil if it has none.
  ///
  /// - Parameter screen: the presented screen; of several equal ones the uppermost counts.
  public func detent(of screen: Screen) -> Int? {
    window.commit()
    guard let entry = screens.number(of: screen), screens.isInState(entry),
      let presentation = node.presentations[entry], !presentation.detents.isEmpty
    else { return nil }
    let index = node.layout.detents[entry] ?? presentation.initialDetent
    return min(max(index, 0), presentation.detents.count - 1)
  }

  /// Sets whether a gesture cannot dismiss a presented screen, such as a form with changes that would be lost.
  ///
  /// It holds for gestures that begin from now on. See ``ScreenPresentation/isGuarded``.
  ///
  /// - Parameters:
  ///   - isGuarded: whether it is so.
  ///   - screen: a presented screen; others stay as they are.
  /// - Returns: why it did not happen, such as ``OperationRefusal/nothingPresented``; nil if it did.
  @discardableResult
  public func setGuarded(_ isGuarded: Bool, of screen: Screen) -> OperationRefusal? {
    do throws(OperationRefusal) {
      node.presentations[try presented(screen).entry]?.isGuarded = isGuarded
      return nil
    } catch {
      return refuse(error)
    }
  }

  /// Moves a presented screen to another detent, from what is shown.
  ///
  /// - Parameters:
  ///   - index: the detent, as an index into those of its ``ScreenPresentation``. One beyond the ends means the end, and
  ///     ``ScreenWindow/diagnostics`` say so.
  ///   - screen: a screen that has detents; others stay as they are.
  ///   - animation: with nil the change happens at once.
  /// - Returns: why it did not happen, such as ``OperationRefusal/noDetents``; nil if it did.
  @discardableResult
  public func setDetent(
    _ index: Int, of screen: Screen, animation: Animation? = .smooth
  ) -> OperationRefusal? {
    do throws(OperationRefusal) {
      let (entry, presentation) = try presented(screen)
      let last = presentation.detents.count - 1
      guard last >= 0 else { throw .noDetents }
      let next = min(max(index, 0), last)
      if OptionalParts.hasDiagnostics, next != index {
        window.report(
          node.missingDetent(index, as: "the detent", of: entry, presentation))
      }
      if next != min(node.restingDetent(of: entry, besides: window.opens), last) {
        window.events.add(.changedDetent(entry, next), of: node)
      }
      window.setDetent(next, of: entry, node, animation)
      return nil
    } catch {
      return refuse(error)
    }
  }

  /// The entry number of a presented screen, and how it is presented.
  private func presented(
    _ screen: Screen
  ) throws(OperationRefusal) -> (entry: Int, presentation: ScreenPresentation) {
    if node.isGone { throw .screenIsGone }
    window.commit()
    guard let entry = screens.number(of: screen), screens.isInState(entry) else {
      throw .unknownScreen
    }
    guard let presentation = node.presentations[entry] else { throw .nothingPresented }
    return (entry, presentation)
  }

  func refuse(_ reason: OperationRefusal) -> OperationRefusal {
    window.events.add(.refused(reason), of: node)
    window.sendEvents()
    return reason
  }
}

extension TransitionController: CustomStringConvertible {
  /// The state, and the running transition.
  public var description: String {
    let text = "\(elementName(of: state))"
    return node.run.map { "\(text), \($0.operation)" } ?? text
  }
}

extension StateScreens {
  /// The entry number of a screen; of equal ones that of the uppermost. One that leaves comes after those of the state.
  func number(of screen: Screen) -> Int? {
    if let current = current(below: [:]).entries.last(where: { names[$0] == screen }) {
      return current
    }
    let others = names.keys.sorted().filter { names[$0] == screen }
    return others.last { isInState($0) } ?? others.last
  }
}
