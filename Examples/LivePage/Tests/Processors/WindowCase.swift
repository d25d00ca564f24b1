import LiveTestSupport
import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// A window with a stack of screens and tabs in the first of them: frames, events and refusals after each call.
struct WindowCase {
  private let seed: UInt64
  private let sink: NumberSink

  init(seed: UInt64, _ sink: NumberSink) { (self.seed, self.sink) = (seed, sink) }

  func run() {
    var recipe = RandomRecipe(seed: seed)
    sink.note("case \(seed): a window with a stack and tabs")
    let direction: LayoutDirection = recipe.generator.bool() ? .leftToRight : .rightToLeft
    let window = ScreenWindow(size: Size(width: 390, height: 844), layoutDirection: direction)
    window.prefersReducedMotion = recipe.generator.int(in: 0...7) == 0
    let answers = (0..<4).map { _ in answer(&recipe) }
    let stack = TransitionController(ScreenStack([NumberedScreen(number: 0)]), in: window) {
      let other = ($0.to?.number ?? 0) + 2 * ($0.from?.number ?? 0)
      return answers[(other + ($0.operation.isForward ? 0 : 1)) % 4]
    }
    let screens = (10...12).map { NumberedScreen(number: $0) }
    guard let selection = try? TabSelection(screens) else { return }
    let tabs = TransitionController(
      selection, in: stack.slot(NumberedScreen(number: 0), element: "text 0")
    ) { _ in answers[3] }
    let sink = sink
    window.onEvent { sink.add($0) }
    var fingers = Finger()
    var (frame, list) = (SceneFrame<ScreenElementID>(), SceneDrawList<ScreenElementID>())
    for _ in 0..<recipe.generator.int(in: 4...10) {
      step(window, stack, tabs, &fingers, &recipe)
      window.sample(into: &frame)
      list.update(from: frame)
      sink.add(window.clockTime, "time of the clock")
      sink.add(window.settlingTime, "settling time")
      sink.add(window.isIdle, "whether idle")
      sink.add(stack.state.entries.count, "screens")
      sink.add(frame, list) { "\($0)" }
    }
  }

  /// The gesture of a finger that is down.
  private struct Finger {
    var interaction: ScreenInteraction?
    var sample = GestureSample(time: 0)
  }

  private func answer(_ recipe: inout RandomRecipe) -> ScreenTransition? {
    let random = RandomTransition(
      &recipe, depth: recipe.generator.int(in: 1...2), needsCode: false)
    let own = ScreenTransition(random.transition, animation: recipe.animation())
    let elements = ScreenTransition(
      elements: ["cover": .sharedElement(path: .arc(0.3))], animation: recipe.animation())
    let answers: [ScreenTransition?] = [
      nil, .push(), .slide(edge: .bottom), .cover(), .uncover(), .dissolve, .pager, .predictiveBack,
      .sheet(detents: [.medium, .large]), .card(), own, own, elements,
      own.committing(with: .slide, animation: .easeOut).cancelling(with: .cover),
    ]
    return recipe.generator.pick(answers)
  }

  private func step(
    _ window: ScreenWindow, _ stack: TransitionController<ScreenStack<NumberedScreen>>,
    _ tabs: TransitionController<TabSelection<NumberedScreen>>, _ finger: inout Finger,
    _ recipe: inout RandomRecipe
  ) {
    let screen = NumberedScreen(number: recipe.generator.int(in: 1...5))
    let isActive = finger.interaction?.isActive ?? false
    switch recipe.generator.int(in: 0...(isActive ? 24 : 18)) {
    case 0...1:
      sink.note("  push \(screen.number)")
      sink.add(stack.push(screen))
    case 2:
      sink.note("  pop")
      sink.add(stack.pop())
    case 3:
      sink.note("  present \(screen.number)")
      sink.add(stack.present(screen))
    case 4:
      sink.note("  dismiss")
      sink.add(stack.dismiss())
    case 5:
      sink.note("  replace the top with \(screen.number)")
      sink.add(stack.replaceTop(with: screen))
    case 6:
      sink.note("  set the stack")
      sink.add(stack.set([NumberedScreen(number: 0), screen]))
    case 7:
      let tab = recipe.generator.int(in: 10...12)
      sink.note("  select \(tab)")
      sink.add(tabs.select(NumberedScreen(number: tab)))
    case 8:
      sink.note("  resize")
      window.resize(to: recipe.container().frame.size)
    case 9:
      let detent = recipe.generator.int(in: 0...1)
      sink.note("  set the detent \(detent)")
      if let top = stack.state.top?.screen { stack.setDetent(detent, of: top) }
    case 10...11:
      let policies: [InteractionPolicy] = [
        .edgePan(), .contentPan(), .thresholdAndFlick(), .dismissal(), .drag(towards: .bottom),
      ]
      let policy = recipe.generator.pick(policies)
      sink.note("  a finger comes down")
      finger.sample = GestureSample(
        time: 0, translation: Point(x: 1, y: 1), location: Point(x: 4, y: 300))
      let next =
        recipe.generator.int(in: 0...3) == 0
        ? tabs.beginInteraction(.tabs, at: finger.sample)
        : stack.beginInteraction(policy, at: finger.sample)
      sink.add(next != nil, "whether a gesture begins")
      finger.interaction = next ?? finger.interaction
    case 12...18:
      let interval = recipe.generator.double(in: 0...0.3)
      sink.note("  advance by \(interval)")
      sink.add(window.advance(by: interval), "answer")
    case 19...22:
      finger.sample.time += recipe.generator.double(in: 0...0.05)
      finger.sample.translation.x += recipe.generator.double(in: -60...120)
      finger.sample.translation.y += recipe.generator.double(in: -60...120)
      sink.note("  the finger moves to \(finger.sample.translation)")
      sink.add(finger.interaction?.change(finger.sample) ?? false, "answer")
      sink.add(finger.interaction?.progress ?? -2, "progress")
    case 23:
      let speed = recipe.generator.double(in: -1500...1500)
      finger.sample.velocity = Point(x: speed, y: speed)
      sink.note("  the finger lets go with \(speed)")
      sink.add(finger.interaction?.end(finger.sample))
    default:
      sink.note("  the gesture is cancelled")
      sink.add(finger.interaction?.cancel(at: finger.sample.time) ?? false, "answer")
    }
  }
}

/// A screen with two elements. The cover is one that all screens have.
private struct NumberedScreen: ScreenContent, Hashable {
  let number: Int

  func elements(in size: Size) -> [Element<String>] {
    let left = Double(number) * 12
    return [
      Element("cover", frame: Rect(x: left, y: 60, width: 80 + left, height: 80)),
      Element(
        "text \(number)", frame: Rect(x: 0, y: 160, width: size.width, height: size.height / 2)),
    ]
  }
}

extension NumberSink {
  /// Adds why an operation did not happen, if so.
  fileprivate func add(_ refusal: OperationRefusal?) {
    let number =
      switch refusal {
      case nil: 0
      case .lastScreen: 1
      case .unknownScreen: 2
      case .nothingPresented: 3
      case .unknownTab: 4
      case .beyondEnds: 5
      case .transitionUnderWay: 6
      case .secondFinger: 7
      case .otherGesture: 8
      case .nothingChanges: 9
      case .operationUnderWay: 10
      case .screenIsCovered: 11
      case .screenIsGone: 12
      case .failed: 13
      case .gestureAround: 14
      case .noDetents: 15
      }
    add(number, "refusal")
  }

  fileprivate func add(_ event: ScreenEvent<ScreenElementID>) {
    switch event {
    case .willAppear(let id): add(id, "will appear")
    case .didAppear(let id): add(id, "did appear")
    case .willDisappear(let id): add(id, "will disappear")
    case .didDisappear(let id): add(id, "did disappear")
    case .released(let id): add(id, "released")
    case .reselected(let id): add(id, "reselected")
    case .preventedDismissal(let id): add(id, "prevented dismissal")
    case .changedDetent(let id, let detent):
      add(id, "changed detent")
      add(detent, "detent")
    case .refused(let refusal): add(refusal)
    case .willTransition(let phase): add(phase, "will transition")
    case .didTransition(let phase): add(phase, "did transition")
    case .cancelledTransition(let phase): add(phase, "cancelled transition")
    }
  }

  private func add(_ id: ScreenElementID, _ event: String) {
    for unit in event.utf8 { add(Int(unit), "event \(event)") }
    add(id.controller ?? -1, "controller of the event \(event)")
    add(id.entry, "entry of the event \(event)")
  }

  private func add(_ phase: OperationPhase<ScreenElementID>, _ event: String) {
    if let from = phase.from { add(from, "\(event), from") }
    if let to = phase.to { add(to, "\(event), to") }
    add(phase.isInteractive, "whether interactive")
    add(phase.sharedElements.count, "shared elements")
  }
}
