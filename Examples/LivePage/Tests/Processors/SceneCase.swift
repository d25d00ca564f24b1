import LiveTestSupport
import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// A scene that is updated in flight: frames and events after each call.
struct SceneCase {
  private let seed: UInt64
  private let sink: NumberSink

  init(seed: UInt64, _ sink: NumberSink) { (self.seed, self.sink) = (seed, sink) }

  func run() {
    var recipe = RandomRecipe(seed: seed)
    var scene = Scene<Int>.random(upTo: 8, using: &recipe.generator)
    sink.note("case \(seed): a scene of \(scene.ids.count) elements")
    let animator = SceneAnimator(scene)
    let sink = sink
    var open: OpenChange<Int>?
    var (frame, list) = (SceneFrame<Int>(), SceneDrawList<Int>())
    for _ in 0..<recipe.generator.int(in: 4...10) {
      let velocity = recipe.generator.double(in: -4...4)
      switch recipe.generator.int(in: 0...9) {
      case 0...2:
        edit(&scene, &recipe)
        sink.note("  update to \(scene.ids.count) elements")
        animator.update(
          to: scene, transaction(&recipe), using: definition(scene, &recipe),
          velocities: velocities(scene, &recipe)
        ) { sink.add($0 == .arrived ? 1 : 0, "outcome of an update") }
      case 3:
        edit(&scene, &recipe)
        sink.note("  begin a change to \(scene.ids.count) elements")
        open = animator.begin(
          to: scene, transaction(&recipe), using: definition(scene, &recipe)
        ) { position in
          sink.add(position == .end ? 1 : position == .start ? -1 : 0, "end of a change")
        }
      case 4:
        let progress = recipe.generator.double(in: -0.1...1.1)
        sink.note("  scrub to \(progress)")
        open?.scrub(to: progress)
        sink.add(open?.progress ?? -2, "progress")
      case 5:
        sink.note("  finish, velocity \(velocity)")
        open?.finish(velocity: velocity)
      case 6:
        sink.note("  cancel, velocity \(velocity)")
        open?.cancel(velocity: velocity)
        scene = animator.scene
      default:
        let interval = recipe.generator.double(in: 0...0.3)
        sink.note("  advance by \(interval)")
        sink.add(animator.advance(by: interval), "answer")
      }
      animator.sample(into: &frame)
      list.update(from: frame)
      sink.add(animator.settlingTime, "settling time")
      sink.add(animator.isIdle, "whether idle")
      sink.add(animator.released.count, "released pictures")
      sink.add(frame, list) { "element \($0)" }
    }
  }

  private func edit(_ scene: inout Scene<Int>, _ recipe: inout RandomRecipe) {
    let kinds = RandomEdit.valid.filter { $0 != .resizeScene } + [.replace, .insert, .remove]
    scene.edit(
      times: recipe.generator.int(in: 1...4), kinds: kinds, upTo: 8, using: &recipe.generator)
    guard let id = scene.ids.first, recipe.generator.int(in: 0...3) == 0 else { return }
    scene[id]?.transition = recipe.atomic()
  }

  private func transaction(_ recipe: inout RandomRecipe) -> Transaction {
    guard recipe.generator.int(in: 0...5) > 0 else { return Transaction() }
    var transaction = Transaction.animated(recipe.animation())
    let delay = recipe.generator.double(in: 0...0.05)
    let staggers: [Stagger] = [
      .index(each: delay), .readingOrder(total: 8 * delay), .row(each: delay),
      .distance(from: .bottomRight, each: delay), .direction(.degrees(30), total: 8 * delay),
    ]
    if recipe.generator.bool() { transaction.stagger = recipe.generator.pick(staggers) }
    transaction.isSequential = recipe.generator.int(in: 0...5) == 0
    transaction.reducesMotion = recipe.generator.int(in: 0...7) == 0
    return transaction
  }

  private func definition(
    _ scene: Scene<Int>, _ recipe: inout RandomRecipe
  ) -> TransitionDefinition<Int>? {
    guard !scene.ids.isEmpty, recipe.generator.bool() else { return nil }
    let bulge = recipe.generator.double(in: -1...1)
    let transitions: [ElementTransition<Int>] = [
      .sharedElement(path: .arc(bulge)), .sharedElement(), .crossfade, .edgeTranslation(.bottom),
      .translateY(80), .atomic(recipe.atomic()), .cascade(each: 0.03),
    ]
    return TransitionDefinition(
      (0..<2).map { _ in
        TransitionDefinition<Int>.Entry(
          recipe.generator.pick(scene.ids), recipe.generator.pick(transitions))
      })
  }

  private func velocities(_ scene: Scene<Int>, _ recipe: inout RandomRecipe) -> [Int: Translation] {
    guard let id = scene.ids.last, recipe.generator.int(in: 0...2) == 0 else { return [:] }
    return [id: Translation(dx: recipe.generator.double(in: -900...900), dy: 300)]
  }
}

extension NumberSink {
  /// Adds the elements of a frame and the items of its draw list.
  func add<ID>(
    _ frame: SceneFrame<ID>, _ list: SceneDrawList<ID>, naming name: (ID) -> String
  ) {
    add(frame.time, "time")
    for element in frame.elements {
      add(element.frame, "frame of \(name(element.id))")
      add(element.finalFrame, "final frame of \(name(element.id))")
      add(element.state, name(element.id))
      let presence =
        switch element.presence {
        case .inserting: 0
        case .present: 1
        case .removing: 2
        }
      add(presence, "presence of \(name(element.id))")
      add(element.isFlying, "whether \(name(element.id)) flies")
      add(element.isHidden, "whether \(name(element.id)) is hidden")
      add(element.snapshot?.opacity ?? -1, "opacity of the old picture of \(name(element.id))")
      for origin in element.origins { add(origin.state, "an origin of \(name(element.id))") }
    }
    for index in list.items.indices {
      add(list.items[index].drawing, name(list.items[index].id))
    }
  }
}
