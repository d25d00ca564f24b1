import LiveTestSupport
import TransitionKit
import TransitionTestSupport

/// An animator that is interrupted: frames, velocities and events after each call.
struct AnimatorCase {
  private let seed: UInt64
  private let sink: NumberSink

  init(seed: UInt64, _ sink: NumberSink) { (self.seed, self.sink) = (seed, sink) }

  func run() {
    var recipe = RandomRecipe(seed: seed)
    let container = recipe.container()
    let randoms = (0..<3).map { _ in
      RandomTransition(
        &recipe, depth: recipe.generator.int(in: 1...3), needsCode: sink.isListing)
    }
    sink.note("case \(seed): an animator with \(randoms[0].code)")
    sink.note("  interrupted by \(randoms[1].code)")
    sink.note("  or by \(randoms[2].code)")
    // A push, a pop back, and a push of a third page.
    let transitions = [
      randoms[0].transition.compile(for: .push, from: 0, to: 1, in: container),
      randoms[1].transition.compile(for: .pop, from: 1, to: 0, in: container),
      randoms[2].transition.compile(for: .push, from: 1, to: 2, in: container),
    ]
    let animator = TransitionAnimator(transitions[0])
    listen(to: animator)
    animator.start()
    var (frame, list) = (animator.frame, DrawList())
    for _ in 0..<recipe.generator.int(in: 5...14) {
      step(animator, transitions, &recipe)
      animator.sample(into: &frame)
      list.update(from: frame, in: animator.compiled.container)
      sink.add(animator.time, "time")
      sink.add(animator.progress, "progress")
      sink.add(animator.clockTime, "time of the clock")
      sink.add(stateNumber(animator.state), "state")
      sink.add(frame)
      sink.add(list)
      for track in animator.compiled.timeline.tracks {
        let velocity = animator.velocity(of: track.view, track.property)
        for (index, number) in velocity.components.enumerated() {
          sink.add(number, "velocity of \(track.property.name) of \(track.view), number \(index)")
        }
      }
    }
  }

  private func listen(to animator: TransitionAnimator) {
    animator.addCompletion { [sink] position in
      sink.add(position == .end ? 1 : position == .start ? -1 : 0, "completion")
    }
    animator.addLogicalCompletion { [sink] position in
      sink.add(position == .end ? 1 : -1, "logical completion")
    }
  }

  private func step(
    _ animator: TransitionAnimator, _ transitions: [CompiledTransition],
    _ recipe: inout RandomRecipe
  ) {
    let velocity = recipe.generator.bool() ? nil : recipe.generator.double(in: -5...5)
    switch recipe.generator.int(in: 0...16) {
    case 0...1:
      let next = recipe.generator.int(in: 0...2)
      sink.note("  retarget to transition \(next)")
      sink.add(animator.retarget(to: transitions[next]), "answer")
    case 2:
      let isMirrored = recipe.generator.bool()
      sink.note("  reverse")
      sink.add(animator.reverse(isMirrored ? .mirrored : .retimed), "answer")
    case 3:
      sink.note("  pause")
      sink.add(animator.pause(), "answer")
    case 4:
      sink.note("  resume")
      sink.add(animator.resume(), "answer")
    case 5...6:
      let progress = recipe.generator.double(in: -0.2...1.2)
      let isLinear = recipe.generator.bool()
      sink.note("  scrub to \(progress)")
      sink.add(animator.scrub(to: progress, linearly: isLinear, overscroll: true), "answer")
    case 7:
      sink.note("  finish")
      sink.add(animator.finish(velocity: velocity), "answer")
    case 8:
      sink.note("  cancel")
      sink.add(animator.cancel(velocity: velocity), "answer")
    case 9:
      let container = recipe.container()
      sink.note("  resize to \(container.frame.size)")
      sink.add(animator.resize(to: container), "answer")
    case 10: gesture(animator, &recipe)
    default:
      let interval = recipe.generator.bool() ? 1.0 / 60 : recipe.generator.double(in: 0...0.4)
      sink.note("  advance by \(interval)")
      sink.add(animator.advance(by: interval), "answer")
    }
  }

  /// A finger that moves a page, and lets go or not.
  private func gesture(_ animator: TransitionAnimator, _ recipe: inout RandomRecipe) {
    let policies: [InteractionPolicy] = [
      .thresholdAndFlick(), .edgePan(), .contentPan(), .drag(towards: .trailing),
    ]
    let interaction = Interaction(
      animator, policy: recipe.generator.pick(policies), operation: .pop,
      in: animator.compiled.container)
    var (time, x) = (0.0, 0.0)
    sink.note("  a finger")
    let hasBegun = interaction.begin(GestureSample(time: time, location: Point(x: 5, y: 300)))
    sink.add(hasBegun, "whether it begins")
    for _ in 0..<recipe.generator.int(in: 1...4) {
      time += recipe.generator.double(in: 0...0.05)
      x += recipe.generator.double(in: -20...120)
      sink.add(
        interaction.change(GestureSample(time: time, translation: Point(x: x, y: 3))), "answer")
      sink.add(animator.progress, "progress under a finger")
    }
    if recipe.generator.int(in: 0...3) == 0 {
      sink.add(interaction.cancel(at: time), "answer")
      return
    }
    let velocity = recipe.generator.double(in: -1500...1500)
    let decision = interaction.end(
      GestureSample(
        time: time, translation: Point(x: x, y: 3), velocity: Point(x: velocity, y: 0)))
    sink.add(decision)
  }

  private func stateNumber(_ state: TransitionAnimator.State) -> Int {
    switch state {
    case .idle: 0
    case .running(.forward): 1
    case .running(.reversed): 2
    case .paused: 3
    case .tracking: 4
    case .finished(at: .start): 5
    case .finished(at: .end): 6
    case .finished(at: .current): 7
    }
  }
}

extension NumberSink {
  func add(_ decision: InteractionPolicy.Decision?) {
    switch decision {
    case nil: add(0, "decision")
    case .cancel: add(1, "decision")
    case .commit(let speed):
      add(2, "decision")
      add(speed ?? -1, "speed")
    }
  }
}
