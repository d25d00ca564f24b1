// How operations become changes of the scene.
extension ScreenWindow {
  /// Makes what was asked for since the last change a part of the change of the present instant.
  func commitPending() {
    finishOpenOperation()
    let pending = nodes.filter { $0.isPending }
    if pending.isEmpty {
      if needsLayout { updateLayout(Transaction()) }
      finishChanges()
      return
    }
    if let open, !open.isCommitted { abandon(open) }
    for node in pending { node.update() }
    for node in pending { node.plan = plan(for: node) }
    apply(for: pending)
    finishChanges()
  }

  /// Lays everything out anew, at both ends of a transition that a gesture drives.
  func updateLayout(_ transaction: Transaction) {
    needsLayout = false
    if let open, open.change.isOpen {
      open.change.update(old: scene(of: open, isEnd: false))
      open.change.update(new: scene(of: open, isEnd: true))
    } else if nodes.contains(where: { $0.plan?.transition != nil }) {
      // A change of this instant is made anew with the new layout.
      apply(for: [])
    } else {
      animator.update(to: scene(), transaction)
      // What is shown now is where operations at this time start.
      animator.endInstant()
      beginInstant()
    }
  }

  /// How the operation of a controller happens; nil if there is none.
  private func plan(for node: ControllerNode) -> OperationPlan? {
    guard node.layout.shown != node.truthBefore || node.layout.shown != node.shownBefore else {
      return nil
    }
    // Operations that undo each other still leave what the gesture has moved.
    guard let operation = node.screens.operation() else { return node.wayBack }
    let (from, to) = (node.shownBefore.last?.entry, node.layout.shown.last?.entry)
    var transition: ScreenTransition?
    if isOnScreen(node), !isInsideChange(node) {
      transition = node.screens.transition(
        for: operation, from: from, to: to, in: container(of: node), nil)
    }
    notePresentations(of: node, to: to, transition)
    return OperationPlan(
      operation: operation, direction: operation.direction, from: from, to: to,
      transition: transition)
  }

  /// Notes how screens are presented that were not before.
  ///
  /// The source is asked for those that come together with others in front of them.
  func notePresentations(of node: ControllerNode, to: Int?, _ transition: ScreenTransition?) {
    var below = node.layout.shown.first?.entry
    var isFirst = true
    for screen in node.layout.shown where screen.isPresented {
      defer { below = screen.entry }
      guard node.presentations[screen.entry] == nil else { continue }
      var own = screen.entry == to ? transition : nil
      if own == nil, screen.entry != to || !isOnScreen(node) || isInsideChange(node) {
        own = node.screens.transition(
          for: .present, from: below, to: screen.entry, in: container(of: node), nil)
      }
      node.presentations[screen.entry] = own?.presentation ?? .overlay
      isFirst = false
    }
    // A screen may hide those below it.
    if !isFirst { node.update() }
  }

  /// Where the screens of a controller are.
  func container(of node: ControllerNode) -> Container {
    Container(size: node.size, layoutDirection: layoutDirection)
  }

  /// Whether all screens around a controller are shown at rest.
  func isOnScreen(_ node: ControllerNode) -> Bool {
    guard let holder = node.holder else { return true }
    return holder.node.truthBefore.contains { $0.entry == holder.entry }
      && holder.node.layout.shows(holder.entry) && isOnScreen(holder.node)
  }

  /// Whether a controller around this one has an operation in the present instant.
  private func isInsideChange(_ node: ControllerNode) -> Bool {
    guard let holder = node.holder else { return false }
    return holder.node.plan != nil || isInsideChange(holder.node)
  }

  /// Hands the change of the present instant to the animator.
  ///
  /// - Parameter pending: the controllers whose operations are new.
  func apply(for pending: [ControllerNode]) {
    serial += 1
    let (serial, ends) = (serial, ends)
    for node in pending { shareElements(of: node) }
    for node in pending {
      node.temporaries = []
      if let plan = node.plan { node.addTemporaryViews(of: plan, in: container(of: node)) }
    }
    let scene = scene()
    let transaction = transaction(for: nodes.compactMap { $0.plan })
    let definition = definition()
    if let takeSnapshots {
      let keys = animator.snapshots(for: scene, transaction, using: definition)
      if !keys.isEmpty { takeSnapshots(keys) }
    }
    needsLayout = false
    animator.update(
      to: scene, transaction, using: definition, replacesOthers: true
    ) { ends.changes.append((serial, $0)) }
    // What comes over screens that still leave may not have covered them when they have left.
    for node in pending where node.plan?.transition != nil {
      let leaving = node.tracked.filter {
        !node.truthBefore.map { $0.entry }.contains($0) && !node.layout.shows($0)
      }
      guard !leaving.isEmpty else { continue }
      animator.keepLeaving(leaving.map { node.id($0) }, until: animator.settlingTime)
    }
    for node in nodes {
      node.truth = node.layout.shown
      if !pending.contains(where: { $0 === node }) {
        if node.plan != nil { node.run?.serial = serial }
        continue
      }
      let isWayBack = node.plan?.isWayBack ?? false
      endRun(of: node, isCancelled: isWayBack && node.run?.isInteractive ?? false)
      guard let plan = node.plan, !isWayBack else { continue }
      beginRun(of: node, plan, isInteractive: false)
    }
    updateAppearances()
  }

  /// The transaction of a change; that of the outermost transition.
  private func transaction(for plans: [OperationPlan]) -> Transaction {
    let lead = plans.first { $0.transition != nil } ?? plans.first
    var transaction = Transaction(animation: lead?.transition?.animation)
    transaction.isDismissal = lead?.direction == .pop
    transaction.reducesMotion = reducesMotion
    return transaction
  }

  // MARK: Transitions

  /// What screens and their elements do in the change of the present instant.
  func definition() -> TransitionDefinition<ScreenElementID>? {
    var screens: [ScreenChoice<ScreenElementID>] = []
    var inner: [Int: ScreenElements] = [:]
    for node in nodes {
      guard let plan = node.plan else { continue }
      addChoices(of: node, plan, to: &screens)
      guard let elements = plan.transition?.elements else { continue }
      inner[node.number] = ScreenElements(
        definition: elements,
        entries: Set(node.truthBefore.map { $0.entry } + node.layout.shown.map { $0.entry }))
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
    let (old, new) = (node.truthBefore, node.layout.shown)
    func add(_ id: ScreenElementID, _ choice: ElementChoice) {
      choices.append(ScreenChoice(id: id, choice: choice))
    }
    guard let transition = plan.transition else {
      // Everything is at its place at once.
      for screen in old + new {
        add(node.id(screen.entry), .identity)
        add(node.id(screen.entry, .dimming), .identity)
      }
      return
    }
    func add(_ screen: ShownScreen, isOrigin: Bool) {
      let part = node.part(
        of: screen.entry, transition.effectiveScreens, plan, isOrigin: isOrigin)
      add(node.id(screen.entry), ElementChoice(part, animation: transition.animation))
      guard screen.isPresented else { return }
      add(
        node.id(screen.entry, .dimming),
        ElementChoice(.opacity, animation: transition.animation))
    }
    for screen in old where !new.contains(screen) { add(screen, isOrigin: true) }
    for screen in new where !old.contains(screen) { add(screen, isOrigin: false) }
    for view in node.temporaries {
      add(view.id(in: node), ElementChoice(view.transition, animation: transition.animation))
    }
  }

  /// Gives elements keys that are one shared element as the transition of their controller says so.
  func shareElements(of node: ControllerNode) {
    var keys: [ScreenElementID: MatchKey] = [:]
    if let plan = node.plan, let definition = plan.transition?.elements, let from = plan.from,
      let to = plan.to
    {
      let isPresentation = node.layout.shows(from) || node.truthBefore.contains { $0.entry == to }
      let others = node.elementNames(of: to)
      for name in node.elementNames(of: from) where others.contains(name) {
        let context = ElementContext(
          id: name, kind: .inserted, isMatched: true, isPresenting: plan.direction == .push,
          frame: .zero, sceneSize: size, layoutDirection: layoutDirection)
        guard definition.transition(for: context)?.isShared ?? false else { continue }
        for entry in [from, to] {
          // What stays below is hidden as long as the other one is there.
          let stays =
            isPresentation && node.layout.shows(entry)
            && node.truthBefore.contains { $0.entry == entry }
          keys[node.id(entry, .element(name))] = MatchKey(
            name, in: "controller \(node.number)", role: stays ? .source : .standard)
        }
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
  /// The part of a screen in a transition.
  func part(
    of entry: Int, _ transition: NavigationTransition, _ plan: OperationPlan, isOrigin: Bool
  ) -> ScreenPart {
    let own = frame(of: entry, in: layout)
    let other = (isOrigin ? plan.to : plan.from).map { frame(of: $0, in: layout) } ?? own
    return ScreenPart(
      transition: transition, operation: plan.direction, originFrame: isOrigin ? own : other,
      destinationFrame: isOrigin ? other : own, isOrigin: isOrigin)
  }

  /// The local ids of the elements of a screen that have no key of their own.
  fileprivate func elementNames(of entry: Int) -> [String] {
    var names: [String] = []
    func add(_ elements: [Element<String>]) {
      for element in elements {
        if element.match == nil { names.append(element.id) }
        add(element.children)
      }
    }
    add(screens.elements(of: entry, in: frame(of: entry, in: layout).size))
    return names
  }

  /// Adds the views that are there as long as the transition plays.
  func addTemporaryViews(of plan: OperationPlan, in container: Container) {
    temporaries = []
    guard let layers = plan.transition?.layers else { return }
    var container = container
    if let from = plan.from { container.originFrame = frame(of: from, in: layout) }
    if let to = plan.to { container.destinationFrame = frame(of: to, in: layout) }
    temporaries = layers.temporaryViews(for: plan.direction, in: container)
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
