import TransitionControllers
import TransitionKit
import TransitionScenes

/// A window with controllers that are compared with what they should be after each call.
package final class CheckedWindow {
  let setup: WindowSetup
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  package private(set) var controllers: [CheckedController] = []
  /// The events of the window, in their order.
  package internal(set) var events: [String] = []
  /// What went wrong first.
  package private(set) var problem: String?
  package internal(set) var gesture: CheckedGesture?
  /// The gestures of other fingers that began before.
  var otherGestures: [CheckedGesture] = []
  /// The controller of which a gesture is just beginning, with the states at its start and its end.
  var beginning: (CheckedController, StateModel, StateModel)?
  /// How often a gesture has begun while another finger was down.
  package internal(set) var secondFingers = 0
  var reactions: [(word: String, call: WindowCall)] = []
  var hasReacted = false
  /// How many calls handlers and closures have made.
  var reactionCount = 0
  /// What is on screen, kept so that it need not be allocated anew.
  var frame = SceneFrame<ScreenElementID>()
  /// Whether a handler of an event has advanced the clock, while transitions were under way.
  var startsAreUnclear = false
  /// Whether a handler of an event has advanced the clock.
  private(set) var hasAdvancedInside = false
  /// How many calls are under way: a handler makes them inside others.
  var depth = 0
  package private(set) var comparedFrames = 0
  /// Whether more than one transition is under way, or a gesture has begun in mid-flight: each promises to cover the window
  /// on its own.
  var mayShowGaps = false
  /// What a gap may measure. A transition that reverses settles by a spring, which takes a little longer than itself.
  var widestGap = 1e-6
  /// Whether a stack without screens comes or leaves.
  var mayBeEmpty = false
  /// The state of the first controller when nothing was running, and both ends of what has begun since.
  var stateAtRest = StateModel(screens: [])
  var ends: [StateModel] = []
  /// Whether a gesture has begun for an operation at once.
  var mayJump = false
  /// The time at which something began with which a further operation at that time is merged.
  var mergedTime = -1.0
  /// What was on screen before the operations at a time: what only one of them has is never seen.
  private var instant = (time: -1.0, screens: Set<ScreenElementID>())
  /// When nothing was running last.
  var timeAtRest = 0.0
  /// The events of each screen, and those that were released.
  var appearances: [ScreenElementID: ScreenAppearance] = [:]
  var gone: Set<ScreenElementID> = []

  package init(_ setup: WindowSetup, screens: [Int] = [0, 1]) {
    self.setup = setup
    window.onEvent { [weak self] in self?.hear($0) }
    switch setup.tree {
    case .stack: add(StateModel(screens: screens), nil)
    case .tabs:
      let root = add(StateModel(screens: [0, 1, 2], tab: 0), nil)
      for tab in 0...1 { add(StateModel(screens: screens), (root, tab)) }
    case .nested:
      let root = add(StateModel(screens: [100, 101]), nil)
      let middle = add(StateModel(screens: [0, 1, 2], tab: 1), (root, 101))
      add(StateModel(screens: screens), (middle, 1))
    }
    check()
  }

  @discardableResult
  private func add(_ model: StateModel, _ place: (CheckedController, Int)?) -> CheckedController {
    var slot = window.slot
    var holder: (CheckedController, ScreenElementID)?
    if let (outer, screen) = place {
      slot = outer.stack?.slot(screen) ?? outer.tabs?.slot(screen) ?? slot
      let id = outer.stack?.id(of: screen) ?? outer.tabs?.id(of: screen)
      holder = id.map { (outer, $0) }
    }
    let setup = setup
    let controller = CheckedController(
      model, number: controllers.count, in: slot, holder: holder,
      transitions: { setup.transition(for: $0) },
      hears: { [weak self] in self?.hear($1, of: $0) },
      isAsked: { [weak self] in self?.react(to: "shouldDismiss") })
    controllers.append(controller)
    return controller
  }

  func fail(_ text: @autoclosure () -> String) {
    if problem == nil { problem = text() }
  }

  // MARK: Calls

  package func make(_ call: WindowCall) {
    depth += 1
    let hasCalled = perform(call)
    if depth == 1 {
      // A window that was not called has not changed.
      if hasCalled { check() }
      hasReacted = false
    }
    depth -= 1
  }

  /// Makes a call, and returns whether the window was asked for anything.
  private func perform(_ call: WindowCall) -> Bool {
    switch call {
    case .change(let number, let operation): change(controllers[number], operation)
    case .begin(let number, let policy, let operation):
      begin(controllers[number], WindowSetup.policies[policy], operation)
    case .move(let interval, let place):
      guard let gesture = moved(by: interval) else { return false }
      gesture.interaction.change(GestureSample(time: gesture.time, translation: place))
    case .letGo(let interval, let place, let velocity):
      guard let gesture = moved(by: interval) else { return false }
      let decision = gesture.interaction.end(
        GestureSample(
          time: gesture.time, translation: place, velocity: Point(x: velocity, y: velocity)))
      if case .commit = decision, !gesture.isCommitted {
        if gesture.controller.model != gesture.start { fail("a gesture undoes an operation") }
        gesture.controller.model = gesture.end
      }
      if gesture.interaction.isActive { fail("a gesture is active after its end") }
    case .cancelGesture:
      takeNextGesture()
      guard let gesture else { return false }
      gesture.interaction.cancel(at: gesture.time)
      if gesture.interaction.isActive { fail("a gesture is active after it was cancelled") }
    case .advance(let interval):
      clockMoves(by: interval)
      for gesture in gestures { gesture.time += max(interval, 0) }
      if !window.advance(by: interval), depth == 1 { checkDelivery() }
    case .frame: _ = window.frame
    case .commit: window.commit()
    case .resize(let size, let direction): window.resize(to: size, layoutDirection: direction)
    case .layOut(let animated):
      window.layOut(animated ? .animated(.easeOut(duration: 0.2)) : Transaction())
    case .interruption(let number, let interruption):
      controllers[number].setInterruption(interruption)
      return false
    case .reduceMotion(let reduces):
      window.prefersReducedMotion = reduces
      if reduces { mayJump = true }
      return false
    case .setDetent(let number):
      guard let stack = controllers[number].stack, let top = stack.state.top,
        stack.detent(of: top.screen) != nil
      else { return false }
      stack.setDetent(0, of: top.screen)
      // It takes over from a gesture.
      (mayShowGaps, mergedTime) = (true, window.clockTime)
    case .allowDismissal(let number, let allowed):
      controllers[number].mayBeDismissed = allowed
      return false
    case .react(let word, let call):
      reactions.append((word, call))
      return false
    }
    return true
  }

  private func clockMoves(by interval: Double) {
    guard interval > 0 else { return }
    hasAdvancedInside = depth > 1
    if depth > 1 { startsAreUnclear = true }
    for controller in controllers { controller.releasedNow = [] }
  }

  /// All gestures, also those that have ended.
  var gestures: [CheckedGesture] { otherGestures + [gesture].compactMap { $0 } }

  /// Lets the next calls be those of another finger that is still down, if the last one is not.
  func takeNextGesture() {
    guard gesture?.interaction.isActive != true,
      let next = otherGestures.lastIndex(where: { $0.interaction.isActive })
    else { return }
    gesture = otherGestures.remove(at: next)
  }

  private func moved(by interval: Double) -> CheckedGesture? {
    takeNextGesture()
    guard gesture?.interaction.isActive ?? false else { return nil }
    clockMoves(by: interval)
    for gesture in gestures { gesture.time += interval }
    return gesture
  }

  /// Notes that a gesture of a controller has committed, of which a handler hears before the finger's call returns.
  func noteCommit(of controller: CheckedController) {
    for gesture in gestures
    where gesture.controller === controller && controller.state == gesture.end
      && controller.model == gesture.start
    {
      controller.model = gesture.end
      gesture.isCommitted = true
    }
    if let (owner, start, end) = beginning, owner === controller, owner.model == start,
      owner.state == end
    {
      owner.model = end
    }
  }

  private func change(_ controller: CheckedController, _ call: StateCall) {
    noteCommit(of: controller)
    noteInstant()
    let before = depth == 1 && isContinuous(call, controller) ? window.frame : nil
    var next = controller.model
    var expected = next.make(call)
    let isReselected = controller.tabs != nil && next == controller.model && expected == nil
    if !isReselected, controller.interruption == .refuse, let run = controller.run,
      run.start < window.clockTime
    {
      expected = .transitionUnderWay
    }
    if isGone(controller) { expected = .screenIsGone }
    // A handler that hears of the refusal may change that.
    let isRefusing = controller.interruption == .refuse
    let refusal = controller.make(call)
    // Inside an event the transition that it is about may have ended already.
    let isUnclear =
      isRefusing && (depth > 1 || startsAreUnclear)
      || depth > 1 && refusal == .screenIsGone
    if refusal != expected, !isUnclear {
      fail("\(call) of \(controller.number): \(refusal as Any) instead of \(expected as Any)")
    }
    if refusal == nil {
      controller.model = next
      // A gesture that is given up goes back by a spring, which takes longer than the transition.
      for gesture in gestures
      where (gesture.interaction.isActive || gesture.controller.run != nil) && next != gesture.end {
        mayShowGaps = true
      }
      if controller.holder == nil { noteWay(to: next) }
      // If the top stays, it happens at once, and another operation at this time takes that back.
      if case .set = call { mayJump = true }
      // A screen that replaces the one that replaced it does not come back by the reverse of its removal.
      if case .replaceTop = call, controller.run != nil { mayShowGaps = true }
      mergedTime = window.clockTime
    }
    guard let before, refusal == nil else { return }
    let after = window.frame
    guard !hasReacted else { return }
    comparedFrames += 1
    for element in before.elements where instant.screens.contains(element.id) {
      guard let now = after[element.id], isVisible(element) || isVisible(now) else { continue }
      let (a, b) = (element.state.translation, now.state.translation)
      if abs(a.dx + element.frame.origin.x - b.dx - now.frame.origin.x) > 1e-6
        || abs(a.dy + element.frame.origin.y - b.dy - now.frame.origin.y) > 1e-6
      {
        fail("\(element.id) jumps from \(element.frame) \(a) to \(now.frame) \(b)")
      }
    }
  }

  /// Notes that a transition begins, or goes back, of the screens that fill the window.
  func noteWay(to end: StateModel) {
    if timeAtRest == window.clockTime || ends.count < 2 { ends = [stateAtRest, end] }
    if !ends.contains(end) { mayShowGaps = true }
    if timeAtRest != window.clockTime { widestGap = 1 }
  }

  func noteInstant() {
    guard depth == 1, instant.time != window.clockTime else { return }
    instant = (window.clockTime, Set(window.frame.elements.map { $0.id }))
  }

  /// Whether the screens around a controller are at rest. If not its own ones change at once.
  func isAtRest(around controller: CheckedController) -> Bool {
    guard let (holder, screen) = controller.holder else { return true }
    return holder.run == nil && appearances[screen] == .visible && isAtRest(around: holder)
  }

  /// Whether any of an element is in the window. What came at this very time may still be elsewhere.
  private func isVisible(_ element: SceneFrame<ScreenElementID>.Element) -> Bool {
    let moved = element.state.translation
    return abs(moved.dx) < window.size.width - 1e-6 && abs(moved.dy) < window.size.height - 1e-6
  }

  private func isContinuous(_ call: StateCall, _ controller: CheckedController) -> Bool {
    guard setup.style != .anything, !mayJump, mergedTime != window.clockTime,
      isAtRest(around: controller)
    else { return false }
    if case .push = call { return true }
    return call == .pop
  }
}
