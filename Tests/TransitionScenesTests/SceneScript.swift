import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// A random sequence of updates of an animator, which can be replayed.
struct SceneScript {
  enum Step {
    case update(Scene<Int>, Transaction)
    case advance(Double)
  }

  let first: Scene<Int>
  private(set) var steps: [Step] = []
  /// The fraction of updates in this script that met something under way.
  private(set) var overlaps = false
  private(set) var reparents = false
  /// Whether an update with an animation has shared elements.
  private(set) var hasFlights = false

  init(
    _ generator: inout SeededGenerator, upTo count: Int = 8, updates: Int = 6,
    kinds: [RandomEdit] = RandomEdit.valid, onlyAnimated: Bool = false
  ) {
    first = .random(upTo: count, using: &generator)
    var scene = first
    var busyUntil = 0.0
    var time = 0.0
    for _ in 0..<generator.int(in: 1...updates) {
      let old = scene
      scene.edit(times: generator.int(in: 1...4), kinds: kinds, upTo: count, using: &generator)
      if kinds.contains(.replace) {
        scene.edit(times: 2, kinds: [.replace], upTo: count, using: &generator)
      }
      if SceneChanges(from: old, to: scene).kept.contains(where: { $0.changes.contains(.parent) }) {
        reparents = true
      }
      let transaction = Transaction.random(&generator, onlyAnimated: onlyAnimated)
      if transaction.animation != nil, !transaction.reducesMotion, !transaction.disablesAnimations,
        kinds.contains(.changeKey), old.hasPairs(with: scene)
      {
        hasFlights = true
      }
      if time < busyUntil { overlaps = true }
      if transaction.animation != nil { busyUntil = time + 0.3 }
      steps.append(.update(scene, transaction))
      guard generator.int(in: 0...5) > 0 else { continue }
      let interval = generator.pick([0.01, 0.05, 0.1, 0.2, 0.33, 0.9])
      time += interval
      steps.append(.advance(interval))
    }
  }

  /// The scenes of all updates, after the first one.
  var scenes: [Scene<Int>] {
    [first]
      + steps.compactMap {
        if case .update(let scene, _) = $0 { return scene }
        return nil
      }
  }

  /// The scene that is current in the end, as far as valid.
  var last: Scene<Int> {
    var scene = first.validated()
    for case .update(let next, _) in steps { scene = next.validated(after: scene) }
    return scene
  }

  /// Plays the script.
  ///
  /// - Parameter split: into how many steps each advance is divided, with a frame for each.
  func play(
    splitting split: Int = 1, completion: @escaping (Int, ChangeOutcome) -> Void = { _, _ in }
  ) -> SceneAnimator<Int> {
    let animator = SceneAnimator(first)
    var time = 0.0
    for (number, step) in steps.enumerated() {
      switch step {
      case .update(let scene, let transaction):
        animator.update(to: scene, transaction) { completion(number, $0) }
      case .advance(let interval):
        for part in 1..<max(split, 1) {
          animator.advance(to: time + interval * Double(part) / Double(split))
          _ = animator.frame
        }
        time += interval
        animator.advance(to: time)
      }
    }
    return animator
  }

  /// Plays the script, and checks after every step what always has to hold.
  func checkInvariants() throws {
    let animator = SceneAnimator(first)
    try animator.checkInvariants()
    for step in steps {
      switch step {
      case .update(let scene, let transaction): animator.update(to: scene, transaction)
      case .advance(let interval): animator.advance(by: interval)
      }
      try animator.checkInvariants()
    }
    animator.advance(to: animator.settlingTime)
    try animator.checkInvariants()
  }
}

extension Scene<Int> {
  /// Whether an animated change to another scene has shared elements, by a loop over all elements.
  func hasPairs(with next: Scene<Int>) -> Bool {
    let (old, new) = (Set(ids), Set(next.validated(after: self).ids))
    func keys(_ scene: Scene<Int>, _ ids: Set<Int>, _ onlySources: Bool = false) -> Set<String> {
      Set(
        ids.compactMap { scene[$0]?.match }
          .filter { !$0.onlyVisible && (!onlySources || $0.role == .source) }
          .map { "\($0.name) \($0.namespace)" })
    }
    let (gone, come) = (keys(self, old.subtracting(new)), keys(next, new.subtracting(old)))
    let sources = keys(next, old.intersection(new), true)
    return !come.isDisjoint(with: gone.union(sources)) || !gone.isDisjoint(with: sources)
  }
}

extension Transaction {
  static func random(
    _ generator: inout SeededGenerator, onlyAnimated: Bool = false
  ) -> Transaction {
    let animations: [Animation?] = [
      .linear(duration: 0.4), .easeInOut(duration: 0.3), .spring(duration: 0.4),
      .spring(duration: 0.3, bounce: 0.4), .easeOut.delay(0.05), nil,
    ]
    var transaction = Transaction(
      animation: generator.pick(onlyAnimated ? animations.filter { $0 != nil } : animations))
    switch generator.int(in: 0...7) {
    case 0: transaction.stagger = .index(each: 0.03)
    case 1: transaction.stagger = .distance(from: .topLeft, total: 0.2)
    case 2: transaction.isSequential = true
    case 3: transaction.isDismissal = true
    case 4 where !onlyAnimated: transaction.reducesMotion = true
    case 5 where !onlyAnimated: transaction.disablesAnimations = generator.bool()
    case 6 where !onlyAnimated: transaction.endsMotions = generator.bool()
    default: break
    }
    return transaction
  }
}

extension SceneFrame<Int>.Element {
  /// The frame and what moves of the state, as numbers.
  var numbers: [Double] {
    let properties: [ViewProperty] = [.opacity, .translation, .scale, .rotation]
    return [frame.origin.x, frame.origin.y, frame.width, frame.height]
      + properties.flatMap { state[$0].components }
  }

  /// The rectangle at which it is laid out and moved, in its parent, where nothing around it is rotated.
  var shownRect: Rect {
    let layout = state.layoutFrame(size: frame.size)
    let anchor = state.anchorPoint(size: frame.size)
    func edge(_ value: Double, _ anchor: Double, _ scale: Double, _ moved: Double) -> Double {
      anchor + (value - anchor) * scale + moved
    }
    return Rect(
      x: frame.origin.x
        + edge(layout.origin.x, anchor.x, state.scale.x, state.translation.dx),
      y: frame.origin.y
        + edge(layout.origin.y, anchor.y, state.scale.y, state.translation.dy),
      width: layout.width * state.scale.x, height: layout.height * state.scale.y)
  }
}
