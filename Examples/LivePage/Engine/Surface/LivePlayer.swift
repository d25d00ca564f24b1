import TransitionKit

/// A transition on a clock, which can be interrupted.
final class LivePlayer: LiveObject {
  let animator: TransitionAnimator

  private var frame: Timeline.Frame
  private var list = DrawList()

  init(_ transition: LiveTransition) {
    animator = TransitionAnimator(transition.compiled)
    frame = animator.frame
  }

  /// Appends what is drawn now.
  func draw(into output: WordBuffer) {
    animator.sample(into: &frame)
    list.update(from: frame, in: animator.compiled.container)
    list.write(to: output) { animator.identity(of: $0) == 1 ? 1 : 0 }
  }

  /// Appends the value and the velocity of each track of the current transition: eight words each.
  func measure(into output: WordBuffer) {
    animator.sample(into: &frame)
    for track in animator.compiled.timeline.tracks {
      output.append(frame[track.view][track.property])
      output.append(animator.velocity(of: track.view, track.property))
    }
  }

  /// 0 idle, 1 running forwards, 2 running backwards, 3 paused, 4 tracking, 5 finished at the start, 6 finished at the
  /// end, 7 stopped where it was.
  var state: Int32 {
    switch animator.state {
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

extension WordBuffer {
  /// Appends four components, of which missing ones are zero.
  fileprivate func append(_ value: PropertyValue) {
    for index in 0..<4 {
      append(value.components.indices.contains(index) ? value.components[index] : 0)
    }
  }
}

/// Runs an action on the player with a handle; without one the result is that for nothing.
func withPlayer<Result>(
  _ handle: Int32, else nothing: Result, _ action: (LivePlayer) -> Result
) -> Result {
  guard let player = engine.object(handle) as? LivePlayer else {
    engine.fail("There is no player \(handle.description).")
    return nothing
  }
  return action(player)
}
