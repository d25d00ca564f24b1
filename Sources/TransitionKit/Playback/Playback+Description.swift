extension GestureSample: CustomStringConvertible {
  /// The time, the translation and the velocity.
  public var description: String {
    "\(number: time) s: translation \(translation), velocity \(velocity)"
  }
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

extension InteractionPolicy.Progress: CustomStringConvertible {
  /// The progress, and how it is meant.
  public var description: String {
    switch self {
    case .absolute(let value): "absolute \(number: value)"
    case .step(let value): "step \(number: value)"
    }
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

extension Interaction: CustomStringConvertible {
  /// The animator that the gesture drives.
  public var description: String { "interaction with an animator that is \(animator)" }
}

extension TimelineBatch: CustomStringConvertible {
  /// The number of timelines, and the time.
  public var description: String {
    "\(count) timeline\(count == 1 ? "" : "s") at \(number: time) s"
  }
}

extension TimelineBatch.Member: CustomStringConvertible {
  /// The number of the member.
  public var description: String { "member \(slot)" }
}

extension TimelineBatch.Group: CustomStringConvertible {
  /// The number of members and columns.
  public var description: String { "\(members.count) members, \(columns.count) columns" }
}

extension TimelineBatch.Column: CustomStringConvertible {
  /// The view, the property and the component.
  public var description: String {
    let name = property.componentNames[component]
    return name.isEmpty ? "\(view).\(property)" : "\(view).\(property).\(name)"
  }
}

extension TimelineBatch.Columns: CustomStringConvertible {
  /// The columns.
  public var description: String {
    "[\(map { $0.description }.joined(separator: ", "))]"
  }
}

extension TimelineBatch.Groups: CustomStringConvertible {
  /// The number of groups.
  public var description: String { "\(count) group\(count == 1 ? "" : "s")" }
}

extension TimelineBatch.Frame: CustomStringConvertible {
  /// The time.
  public var description: String { "frame at \(number: time) s" }
}
