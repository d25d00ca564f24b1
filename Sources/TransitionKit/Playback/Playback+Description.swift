extension GestureSample: CustomStringConvertible {
  /// The time, the translation, and the velocity if it is given.
  public var description: String {
    let velocity = velocity.map { ", velocity \($0)" } ?? ""
    return "\(number: time) s: translation \(translation)\(velocity)"
  }
}

extension VelocityTracker: CustomStringConvertible {
  /// The velocity at the latest time, a second.
  public var description: String { "velocity \(velocity)" }
}

extension ViewMatching: CustomStringConvertible {
  /// The pairs, such as `destination was origin`.
  public var description: String {
    let pairs = older.map { "\($0.key) was \($0.value)" }.sorted()
    return pairs.isEmpty ? "no views" : pairs.joined(separator: ", ")
  }
}

extension TransitionAnimator: CustomStringConvertible {
  /// The state, and where the run is.
  public var description: String {
    "\(state) at \(number: time) s of \(number: compiled.timeline.duration) s"
  }
}

extension TransitionAnimator.State: CustomStringConvertible {
  /// The name of the state; of a finished run also where it ended.
  public var description: String {
    switch self {
    case .idle: "idle"
    case .running(.forward): "running"
    case .running(.reversed): "running in reverse"
    case .paused: "paused"
    case .tracking: "tracking"
    case .finished(.end): "finished at the end"
    case .finished(.start): "finished at the start"
    case .finished(.current): "finished where it was"
    }
  }
}

extension InteractionPolicy: CustomStringConvertible {
  /// Whether the policy moves by linear time or by curves.
  public var description: String {
    followsCurves ? "interaction policy that follows curves" : "interaction policy"
  }
}

extension InteractionPolicy.Decision: CustomStringConvertible {
  /// The decision, with a speed if there is one.
  public var description: String {
    switch self {
    case .commit(let speed?): "commit at speed \(number: speed)"
    case .commit: "commit"
    case .cancel: "cancel"
    }
  }
}
