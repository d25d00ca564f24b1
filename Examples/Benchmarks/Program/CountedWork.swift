import TransitionKit
import TransitionScenes

/// Work whose instructions are counted, which are the same on a busy machine.
enum CountedWork: String, CaseIterable {
  case oneCurve = "a frame on one curve"
  case threeCurves = "a frame on three curves"
  case comingElement = "an element that comes"
  case interruptedFrame = "a frame after an interruption"
  case retarget = "a retarget"
  case unmatchedRetarget = "a retarget of which no view is matched"
  case piecesRetarget = "a retarget of 10,000 pieces"
  case drawItem = "an item of a draw list"
  case sceneFrame = "a frame of a scene of 100 rows"
  case sceneUpdate = "an update of a scene of 100 rows"
  case scenePlan = "a plan for a scene of 100 rows"
  case flightFrame = "a frame of 100 flights"
  case windowFrame = "a frame of a window"
  case stackOperation = "an operation of a stack"
  case deepOperation = "an operation over 1000 hidden screens"
  case operationBesideGestures = "an operation beside two gestures"

  /// Does the work so many times.
  func run(_ count: Int) {
    switch self {
    case .oneCurve: sampleFrames(of: .oneCurve, count)
    case .threeCurves: sampleFrames(of: .threeCurves, count)
    case .comingElement:
      var scene = ComingElements(1024, properties: 10)
      for _ in 0..<count / 1024 { _ = scene.sampleFrame() }
    case .drawItem: updateDrawLists(count)
    case .sceneFrame, .sceneUpdate, .scenePlan: runScene(count)
    case .flightFrame:
      let cards = FlyingCards(interruptions: 3)
      for _ in 0..<count { _ = cards.sampleFrame() }
    case .windowFrame:
      let stack = TurningStack()
      _ = stack.operate()
      for _ in 0..<count { stack.showFrame() }
    case .stackOperation:
      let stack = TurningStack()
      for _ in 0..<count { _ = stack.operateToTheEnd() }
    case .deepOperation:
      let stack = TurningStack(depth: 1000)
      for _ in 0..<count { _ = stack.operateToTheEnd() }
    case .operationBesideGestures:
      let stack = TurningStack(gestures: 2)
      for _ in 0..<count { _ = stack.operateToTheEnd() }
    case .interruptedFrame:
      let animator = TransitionAnimator(slowSwing(.push))
      animator.start()
      animator.advance(by: 3e5)
      animator.retarget(to: slowSwing(.pop), matching: .swapped)
      var frame = animator.frame
      for _ in 0..<count {
        animator.advance(by: 1e-8)
        animator.sample(into: &frame)
      }
    case .unmatchedRetarget:
      let run = InterruptedRun(isMatched: false, after: 10)
      for _ in 0..<count { _ = run.retarget() }
    case .piecesRetarget: retargetPieces(count)
    case .retarget:
      let (push, pop) = (slowSwing(.push), slowSwing(.pop))
      let animator = TransitionAnimator(push)
      animator.start()
      var isPush = true
      for _ in 0..<count {
        animator.advance(by: 1e-3)
        isPush.toggle()
        animator.retarget(to: isPush ? push : pop, matching: .swapped)
      }
    }
  }

  /// Frames of rows that move and are interrupted, or updates that move them.
  private func runScene(_ count: Int) {
    let scenes = ListScenes(Array(0..<100))
    let animator = SceneAnimator(scenes.first)
    animator.update(to: scenes.moved, slow)
    animator.advance(by: 1e5)
    animator.update(to: scenes.first, slow)
    var frame = animator.frame
    for index in 0..<count {
      animator.advance(by: 1e-9)
      let next = index.isMultiple(of: 2) ? scenes.moved : scenes.first
      switch self {
      case .scenePlan: _ = animator.plan(for: scenes.moved, slow)
      case .sceneUpdate: animator.update(to: next, slow)
      default: animator.sample(into: &frame)
      }
    }
  }

  private func retargetPieces(_ count: Int) {
    let explode = AtomicTransition.explode(rows: 100, columns: 100)
      .animation(.easeInOut(duration: 1e6))
    let (insertion, removal) = (
      explode.compile(for: .insertion, in: container), explode.compile(for: .removal, in: container)
    )
    let animator = TransitionAnimator(insertion)
    animator.start()
    for index in 0..<count {
      animator.advance(by: 1e-3)
      animator.retarget(to: index.isMultiple(of: 2) ? removal : insertion)
    }
  }

  private func sampleFrames(of properties: TenProperties, _ count: Int) {
    let timeline = properties.timeline
    var frame = timeline.frame(at: 0)
    for index in 0..<count {
      timeline.sample(at: timeline.duration * Double(index % 1024) / 1024, into: &frame)
    }
  }

  /// Draw lists of two views that move and rotate.
  private func updateDrawLists(_ count: Int) {
    let timeline = NavigationTransition.swing.compile(for: .push, in: container).timeline
    let frame = timeline.frame(at: timeline.duration * 0.3)
    var list = frame.drawList(in: container)
    for _ in 0..<count / 2 { list.update(from: frame, in: container) }
  }
}

/// A swing, so slow that nothing ends while it is measured.
private func slowSwing(_ operation: NavigationTransition.Operation) -> CompiledTransition {
  NavigationTransition.swing.animation(.easeInOut(duration: 1e6)).compile(
    for: operation, in: container)
}
