import TransitionKit
import TransitionScenes

/// What screens and their elements do in the change at the current time.
struct ChangeChoices {
  private let animator: SceneAnimator<ScreenElementID>
  private var screens: [ScreenChoice<ScreenElementID>] = []
  /// By the numbers of the controllers.
  private var inner: [Int: ScreenElements] = [:]

  /// - Parameter completions: the completions of layers that wait.
  init(
    _ nodes: [ControllerNode], _ completions: LayerCompletions,
    in animator: SceneAnimator<ScreenElementID>
  ) {
    self.animator = animator
    for node in nodes {
      guard let plan = node.instant.plan else {
        if node.holder != nil { addUnseenChanges(of: node) }
        continue
      }
      addChoices(of: node, plan, completions)
      guard let elements = node.elements(in: plan, animator) else { continue }
      inner[node.number] = ScreenElements(
        definition: elements,
        entries: Set(
          node.instant.modelScreens.map { $0.entry } + node.layout.shown.map { $0.entry }))
    }
  }

  /// All of it; nil if there is nothing.
  var definition: TransitionDefinition<ScreenElementID>? {
    guard !inner.isEmpty else {
      return screens.isEmpty ? nil : TransitionDefinition(screens: screens, elements: nil)
    }
    let elements = inner
    return TransitionDefinition(screens: screens) { context in
      context.id.controller.flatMap { elements[$0]?.transition(for: context) }
    }
  }

  /// Adds what the screens of a controller do.
  private mutating func addChoices(
    of node: ControllerNode, _ plan: OperationPlan, _ completions: LayerCompletions
  ) {
    let (old, new) = (node.instant.modelScreens, node.layout.shown)
    let pages = node.pageChoice(plan, token: completions.token(of: plan), animator)
    if let pages { screens.append(.pages(container: node.containerID, pages)) }
    let isPresentation = old.first?.entry == new.first?.entry && max(old.count, new.count) > 1
    guard let transition = plan.transition else {
      return addIdentities(of: node, animation: nil)
    }
    guard pages == nil || isPresentation else {
      addIdentities(of: node, animation: transition.animation)
      // What is presented over a page that comes back comes or leaves by itself. Over a page that a transition brings it is at
      // rest, unless it still leaves: then it continues from there.
      let turns = node.turnsRound(in: animator)
      for entry in node.entriesThatMayAppear
      where node.screens.isPresented(entry) && entry != new.first?.entry {
        let screen = ShownScreen(entry: entry, isPresented: true)
        let id = node.id(entry)
        let isLeaving = animator.isLeaving(id)
        // What came over a page that leaves is no part of it.
        let isPart = old.contains(screen) && (new.contains(screen) || !animator.isApartFromPage(id))
        guard !isPart, turns || isLeaving && new.contains(screen) else { continue }
        add(screen, of: node, plan, transition, isOrigin: !new.contains(screen))
      }
      return
    }
    for screen in old where !new.contains(screen) {
      add(screen, of: node, plan, transition, isOrigin: true)
    }
    for screen in new where !old.contains(screen) {
      add(screen, of: node, plan, transition, isOrigin: false)
    }
    for view in node.temporaries {
      let choice = ElementChoice(view.transition, animation: transition.animation)
      screens.append(.plays(view.id(in: node), choice))
    }
  }

  /// Adds what a screen does that comes or leaves, and what dims those below it.
  private mutating func add(
    _ screen: ShownScreen, of node: ControllerNode, _ plan: OperationPlan,
    _ transition: ScreenTransition, isOrigin: Bool
  ) {
    // What is presented comes over everything, and leaves as it would by itself, whatever comes over it.
    let part = node.part(
      of: screen.entry, transition.effectiveScreens, plan, isOrigin ? .pop : .push)
    screens.append(
      .plays(node.id(screen.entry), ElementChoice(part, animation: transition.animation)))
    guard screen.isPresented else { return }
    let dimming = ElementChoice(.opacity, animation: transition.animation)
    screens.append(.plays(node.id(screen.entry, .dimming), dimming))
  }

  /// Lets all screens of a controller be at their places at once, in their pages.
  ///
  /// - Parameter animation: that of the states of screens that are on screen already, as cards come or leave over them.
  private mutating func addIdentities(of node: ControllerNode, animation: Animation?) {
    let entries = node.entriesThatMayAppear + node.instant.modelScreens.map { $0.entry }
    screens.append(.atTheirPlaces(node.parts(of: entries), animation))
    guard !node.temporaries.isEmpty else { return }
    screens.append(.atTheirPlaces(node.temporaries.map { $0.id(in: node) }, nil))
  }

  /// Lets the screens of a controller without an operation be at their places at once that have come and left while nothing around
  /// them was shown.
  private mutating func addUnseenChanges(of node: ControllerNode) {
    // What is there before and after continues.
    let entries = node.entriesThatMayAppear.filter {
      !node.layout.shows($0) || animator.presence(of: node.id($0)) == nil
    }
    if !entries.isEmpty { screens.append(.atTheirPlaces(node.parts(of: entries), nil)) }
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

  /// Which page it shows, the lowest of its screens, and what brings it; nil if it has none.
  ///
  /// - Parameter token: what the motion is known by whose end is waited for.
  fileprivate func pageChoice(
    _ plan: OperationPlan, token: ObjectIdentifier?, _ animator: SceneAnimator<ScreenElementID>
  ) -> PageChoice<ScreenElementID>? {
    guard var old = instant.modelScreens.first?.entry, let new = layout.shown.first else {
      return nil
    }
    // What came at the time at which something around it began to leave was never on screen.
    if !animator.hasOnScreen(id(old)), !animator.mayShowAgain(id(old)),
      let shown = entriesThatMayAppear.last(where: {
        !screens.isPresented($0) && animator.hasOnScreen(id($0))
      })
    {
      old = shown
    }
    let motion = plan.answer.map { answer in
      self.motion(
        answer.effectiveScreens, answer.animation, plan, from: old, to: new.entry, token: token)
    }
    return PageChoice(
      from: id(old), to: id(new.entry), motion,
      with: temporaries.map {
        PageChoice.Companion(id: $0.id(in: self), $0.transition, $0.depth)
      },
      sideBySide: plan.answer?.isPager == true ? order(from: old, to: new.entry) : nil,
      under: leavingScreens)
  }

  /// What was presented and has left the state before the operation at the current time, with what dims the screens below.
  private var leavingScreens: [ScreenElementID] {
    parts(
      of: entriesThatMayAppear.filter { entry in
        screens.isPresented(entry) && !instant.shown.contains { $0.entry == entry }
      })
  }

  /// Whether the page that it wants is on screen, so that a transition turns round.
  func turnsRound(in animator: SceneAnimator<ScreenElementID>) -> Bool {
    guard let page = layout.shown.first else { return false }
    return animator.isInStack(id(page.entry), of: containerID)
  }

  /// What the elements do in an operation: what its answer says, or else, if it turns a transition round, what they do in that.
  func elements(
    in plan: OperationPlan, _ animator: SceneAnimator<ScreenElementID>
  ) -> TransitionDefinition<String>? {
    if let elements = plan.transition?.elements { return elements }
    guard let page = instant.modelScreens.first, page != layout.shown.first,
      turnsRound(in: animator)
    else { return nil }
    return self.elements[page.entry]
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

extension ScreenOperation {
  /// Whether the new screens come in front of the old ones.
  var direction: NavigationTransition.Operation { isForward ? .push : .pop }
}
