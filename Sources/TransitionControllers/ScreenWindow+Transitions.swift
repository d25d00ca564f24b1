import TransitionKit
import TransitionScenes

// What screens and their elements do in a change.
extension ScreenWindow {
  /// What screens and their elements do in the change at the current time.
  func definition() -> TransitionDefinition<ScreenElementID>? {
    var screens: [ScreenChoice<ScreenElementID>] = []
    var inner: [Int: ScreenElements] = [:]
    for node in nodes {
      guard let plan = node.instant.plan else {
        if node.holder != nil { addUnseenChanges(of: node, to: &screens) }
        continue
      }
      addChoices(of: node, plan, to: &screens)
      guard let elements = elements(of: node, plan) else { continue }
      inner[node.number] = ScreenElements(
        definition: elements,
        entries: Set(
          node.instant.modelScreens.map { $0.entry } + node.layout.shown.map { $0.entry }))
    }
    guard !inner.isEmpty else {
      return screens.isEmpty ? nil : TransitionDefinition(screens: screens, elements: nil)
    }
    let elements = inner
    return TransitionDefinition(screens: screens) { context in
      context.id.controller.flatMap { elements[$0]?.transition(for: context) }
    }
  }

  /// Adds what the screens of a controller do.
  private func addChoices(
    of node: ControllerNode, _ plan: OperationPlan,
    to choices: inout [ScreenChoice<ScreenElementID>]
  ) {
    let (old, new) = (node.instant.modelScreens, node.layout.shown)
    func add(_ id: ScreenElementID, _ choice: ElementChoice) {
      choices.append(.plays(id, choice))
    }
    let pages = pageChoice(of: node, plan)
    if let pages { choices.append(.pages(container: node.containerID, pages)) }
    let isPresentation = old.first?.entry == new.first?.entry && max(old.count, new.count) > 1
    guard let transition = plan.transition else {
      return addIdentities(of: node, animation: nil, to: &choices)
    }
    func add(_ screen: ShownScreen, isOrigin: Bool) {
      // What is presented comes over everything, and leaves as it would by itself, whatever comes over it.
      let part = node.part(
        of: screen.entry, transition.effectiveScreens, plan, isOrigin ? .pop : .push)
      add(node.id(screen.entry), ElementChoice(part, animation: transition.animation))
      guard screen.isPresented else { return }
      add(
        node.id(screen.entry, .dimming),
        ElementChoice(.opacity, animation: transition.animation))
    }
    guard pages == nil || isPresentation else {
      addIdentities(of: node, animation: transition.animation, to: &choices)
      // What is presented over a page that comes back comes or leaves by itself. Over a page that a transition brings it is at
      // rest, unless it still leaves: then it continues from there.
      let turns = turnsRound(node)
      for entry in node.entriesThatMayAppear
      where node.screens.isPresented(entry) && entry != new.first?.entry {
        let screen = ShownScreen(entry: entry, isPresented: true)
        let id = node.id(entry)
        let isLeaving = animator.presence(of: id) == .removing
        // What came over a page that leaves is no part of it.
        let isPart = old.contains(screen) && (new.contains(screen) || !animator.isApartFromPage(id))
        guard !isPart, turns || isLeaving && new.contains(screen) else { continue }
        add(screen, isOrigin: !new.contains(screen))
      }
      return
    }
    for screen in old where !new.contains(screen) { add(screen, isOrigin: true) }
    for screen in new where !old.contains(screen) { add(screen, isOrigin: false) }
    for view in node.temporaries {
      add(view.id(in: node), ElementChoice(view.transition, animation: transition.animation))
    }
  }

  /// Lets all screens of a controller be at their places at once, in their pages.
  ///
  /// - Parameter animation: that of the states of screens that are on screen already, as cards come or leave over them.
  private func addIdentities(
    of node: ControllerNode, animation: Animation?,
    to choices: inout [ScreenChoice<ScreenElementID>]
  ) {
    let entries = node.entriesThatMayAppear + node.instant.modelScreens.map { $0.entry }
    choices.append(.atTheirPlaces(node.parts(of: entries), animation))
    guard !node.temporaries.isEmpty else { return }
    choices.append(.atTheirPlaces(node.temporaries.map { $0.id(in: node) }, nil))
  }

  /// Lets the screens of a controller without an operation be at their places at once that have come and left while nothing around
  /// them was shown.
  private func addUnseenChanges(
    of node: ControllerNode, to choices: inout [ScreenChoice<ScreenElementID>]
  ) {
    // What is there before and after continues.
    let entries = node.entriesThatMayAppear.filter {
      !node.layout.shows($0) || animator.presence(of: node.id($0)) == nil
    }
    if !entries.isEmpty { choices.append(.atTheirPlaces(node.parts(of: entries), nil)) }
  }

  /// Which page a controller shows, the lowest of its screens, and what brings it; nil if it has none.
  private func pageChoice(
    of node: ControllerNode, _ plan: OperationPlan
  ) -> PageChoice<ScreenElementID>? {
    guard let old = node.instant.modelScreens.first, let new = node.layout.shown.first else {
      return nil
    }
    let motion = plan.answer.map { answer in
      node.motion(
        answer.effectiveScreens, answer.animation, plan, from: old.entry, to: new.entry,
        token: layerCompletions.token(of: plan))
    }
    return PageChoice(
      from: node.id(old.entry), to: node.id(new.entry), motion,
      with: node.temporaries.map {
        PageChoice.Companion(id: $0.id(in: node), $0.transition, $0.depth)
      },
      sideBySide: plan.answer?.isPager == true ? node.order(from: old.entry, to: new.entry) : nil,
      under: leavingScreens(of: node))
  }

  /// What was presented and has left the state before the operation at the current time, with what dims the screens below.
  private func leavingScreens(of node: ControllerNode) -> [ScreenElementID] {
    node.parts(
      of: node.entriesThatMayAppear.filter { entry in
        node.screens.isPresented(entry) && !node.instant.shown.contains { $0.entry == entry }
      })
  }

  /// Whether the page that a controller wants is on screen, so that a transition turns round.
  func turnsRound(_ node: ControllerNode) -> Bool {
    guard let page = node.layout.shown.first else { return false }
    return animator.isInStack(node.id(page.entry), of: node.containerID)
  }

  /// What the elements do in an operation: what its answer says, or else, if it turns a transition round, what they do in that.
  private func elements(
    of node: ControllerNode, _ plan: OperationPlan
  ) -> TransitionDefinition<String>? {
    if let elements = plan.transition?.elements { return elements }
    guard let page = node.instant.modelScreens.first, page != node.layout.shown.first,
      turnsRound(node)
    else { return nil }
    return node.elements[page.entry]
  }

  /// Adds the views that are there as long as the transition of a controller plays.
  func addTemporaryViews(to node: ControllerNode) {
    // What turns round keeps its own.
    guard !turnsRound(node) else { return }
    if let page = node.layout.shown.first, page != node.instant.modelScreens.first {
      node.elements[page.entry] = node.instant.plan?.transition?.elements
    }
    node.temporaries = []
    guard let plan = node.instant.plan, let layers = plan.transition?.layers else { return }
    node.temporaries = layers.temporaryViews(
      for: plan.direction, in: container(of: node, during: plan))
  }

  /// Gives elements keys that are one shared element as the transition of their controller says so.
  func shareElements(of node: ControllerNode) {
    var keys: [ScreenElementID: MatchKey] = [:]
    if let plan = node.instant.plan, let definition = elements(of: node, plan),
      let from = plan.from,
      let to = plan.to
    {
      let isPresentation =
        node.layout.shows(from) || node.instant.modelScreens.contains { $0.entry == to }
      let (names, others) = whileCommitting {
        (node.elementNames(of: from), node.elementNames(of: to))
      }
      checkNames(in: definition, of: node, names + others)
      for name in names where others.contains(name) {
        let context = ElementContext(
          id: name, kind: .inserted, isMatched: true, isPresenting: plan.direction == .push,
          frame: .zero, sceneSize: size, layoutDirection: layoutDirection)
        guard definition.transition(for: context)?.isShared ?? false else { continue }
        for entry in [from, to] {
          // What stays below is hidden as long as the other one is there.
          let stays =
            isPresentation && node.layout.shows(entry)
            && node.instant.modelScreens.contains { $0.entry == entry }
          keys[node.id(entry, .element(name))] = MatchKey(
            name, in: "controller \(node.number)", role: stays ? .source : .standard)
        }
      }
    }
    // What flies continues, also from a page that a finger had brought back and that the operation takes away again.
    if !keys.isEmpty, keys != node.keys {
      let shared = Set(keys.values)
      for id in animator.flyingElements where keys[id] == nil {
        if let key = node.keys[id], shared.contains(key) { keys[id] = key }
      }
    }
    guard keys != node.keys else { return }
    let changed = Set(node.keys.keys).union(keys.keys).filter { node.keys[$0] != keys[$0] }
    node.keys = keys
    animator.setKeys(changed.map { ($0, keys[$0]) })
  }
}

/// What the elements of the screens of a controller do.
private struct ScreenElements: Sendable {
  let definition: TransitionDefinition<String>
  let entries: Set<Int>

  func transition(
    for context: ElementContext<ScreenElementID>
  ) -> ElementTransition<ScreenElementID>? {
    let id = context.id
    guard entries.contains(id.entry) else { return nil }
    @Sendable func local(_ id: ScreenElementID) -> String? {
      if case .element(let name) = id.part { return name }
      return nil
    }
    return context.mapped(by: local).flatMap { definition.transition(for: $0) }?
      .lifted(to: { id.with(.element($0)) }, from: local)
  }
}

extension ControllerNode {
  /// Screens, and what dims those below them.
  fileprivate func parts(of entries: [Int]) -> [ScreenElementID] {
    entries.flatMap { [id($0), id($0, .dimming)] }
  }

  /// The part of a presented screen in a transition: that of the one that comes with a push, or leaves with a pop.
  func part(
    of entry: Int, _ transition: NavigationTransition, _ plan: OperationPlan,
    _ operation: NavigationTransition.Operation
  ) -> ScreenPart {
    let own = frame(of: entry, in: layout)
    let isOrigin = operation == .pop
    let other = (isOrigin ? plan.to : plan.from).map { frame(of: $0, in: layout) } ?? own
    // A sheet that is no longer in the state leaves by its height, whatever the source answers.
    let falls =
      isOrigin && !entries.contains(entry) && presentations[entry]?.detents.isEmpty == false
    return ScreenPart(
      transition: falls ? .rising : transition, operation: operation,
      originFrame: isOrigin ? own : other,
      destinationFrame: isOrigin ? other : own, isOrigin: isOrigin)
  }

  /// How a page comes over another one.
  func motion(
    _ screens: NavigationTransition, _ animation: Animation, _ plan: OperationPlan, from old: Int,
    to new: Int, token: ObjectIdentifier? = nil
  ) -> PageMotion {
    PageMotion(
      screens, plan.direction, animation: animation, from: frame(of: old, in: layout),
      to: frame(of: new, in: layout), followsCurves: plan.followsCurves, token: token)
  }

  /// The positions of two screens among all of the state; nil if one is not in it.
  fileprivate func order(from old: Int, to new: Int) -> PageOrder? {
    guard let from = entries.firstIndex(of: old), let to = entries.firstIndex(of: new), from != to
    else { return nil }
    return PageOrder(from: from, to: to)
  }

  /// The local ids of the elements of a screen: by default of those without their own key.
  func elementNames(of entry: Int, withKeys: Bool = false) -> [String] {
    var names: [String] = []
    func add(_ elements: [Element<String>]) {
      for element in elements {
        if withKeys || element.match == nil { names.append(element.id) }
        add(element.children)
      }
    }
    add(screens.elements(of: entry, in: frame(of: entry, in: layout).size))
    return names
  }
}

extension ElementTransition {
  /// Whether it is that of a shared element.
  fileprivate var isShared: Bool {
    parts.contains {
      if case .shared = $0.content { return true }
      return false
    }
  }
}

extension ScreenOperation {
  /// Whether the new screens come in front of the old ones.
  var direction: NavigationTransition.Operation { isForward ? .push : .pop }
}
