import TransitionKit

/// A compiled transition between page 0, which is pushed from, and page 1.
final class LiveTransition: LiveObject {
  let compiled: CompiledTransition

  private var frame: Timeline.Frame
  private var list = DrawList()

  init(_ transition: NavigationTransition, _ environment: Environment) {
    let pages: (ViewIdentity, ViewIdentity) = environment.operation == .push ? (0, 1) : (1, 0)
    compiled = transition.compile(
      for: environment.operation, from: pages.0, to: pages.1, in: environment.container,
      merging: environment.merging)
    frame = compiled.timeline.frame(at: 0)
  }

  /// Appends the value of each track at a time: four words each.
  func sample(at time: Double, into output: WordBuffer) {
    compiled.timeline.sample(at: time, into: &frame)
    for index in frame.values.indices { output.append(frame.values[index]) }
  }

  /// Appends the value and the velocity of each track at a time: eight words each.
  func measure(at time: Double, into output: WordBuffer) {
    compiled.timeline.sample(at: time, into: &frame)
    for (index, track) in compiled.timeline.tracks.enumerated() {
      output.append(frame.values[index])
      output.append(compiled.timeline.velocity(of: track, at: time))
    }
  }

  /// Appends the value and the velocity of one track at times from 0 to the end: eight words each.
  func curve(ofTrack index: Int, count: Int, into output: WordBuffer) {
    guard compiled.timeline.tracks.indices.contains(index), count > 0 else { return }
    let timeline = compiled.timeline
    let track = timeline.tracks[index]
    for step in 0..<count {
      let time = count == 1 ? 0 : timeline.duration * (Double(step) / Double(count - 1))
      output.append(timeline.value(of: track, at: time))
      output.append(timeline.velocity(of: track, at: time))
    }
  }

  /// Appends what is drawn at a time.
  func draw(at time: Double, into output: WordBuffer) {
    compiled.timeline.sample(at: time, into: &frame)
    list.update(from: frame, in: compiled.container)
    list.write(to: output) { page(of: $0) }
  }

  private func page(of view: ViewID) -> Double {
    let identity = view == .origin ? compiled.originIdentity : compiled.destinationIdentity
    return identity == 1 ? 1 : 0
  }
}

/// Runs an action on the transition with a handle; without one the result is that for nothing, with a message.
func withTransition<Result>(
  _ handle: Int32, else nothing: Result, _ action: (LiveTransition) -> Result
) -> Result {
  guard let transition = engine.object(handle) as? LiveTransition else {
    engine.fail("There is no transition \(handle.description).")
    return nothing
  }
  return action(transition)
}
