/// Replays a log call by call.
///
/// ```swift
/// let replay = try RunReplay(log, of: ["push": push, "pop": pop])
/// for time in stride(from: 0, through: 1, by: 0.1) {
///   replay.advance(to: time)
///   print(replay.animator.frame)
/// }
/// ```
public final class RunReplay {
  /// The animator that gets the calls.
  ///
  /// While calls are left, it does not end by itself, but where the log says so.
  public let animator: TransitionAnimator

  /// The calls that are left.
  public private(set) var rest: ArraySlice<RunLog.Entry>

  private let transitions: [String: CompiledTransition]

  /// Prepares a replay. It makes no call yet.
  ///
  /// - Parameters:
  ///   - log: the log to replay.
  ///   - transitions: the transitions by the names that the log has.
  public init(
    _ log: RunLog, of transitions: [String: CompiledTransition]
  ) throws(RunLog.MissingTransition) {
    for name in log.transitionNames where transitions[name] == nil {
      throw RunLog.MissingTransition(name: name, known: transitions.keys.sorted())
    }
    guard let first = transitions[log.transition] else {
      throw RunLog.MissingTransition(name: log.transition, known: [])
    }
    animator = TransitionAnimator(first, settling: log.settling)
    self.transitions = transitions
    rest = log.entries[...]
    animator.isReplaying = !rest.isEmpty
  }

  /// Makes all calls up to a time, and advances the animator to it.
  ///
  /// - Parameter time: the time on the animator's clock, in seconds; calls at exactly this time are made,
  ///   too.
  public func advance(to time: Double) {
    while let next = rest.first, !(next.time > time) { makeNextCall() }
    animator.advance(to: time)
  }

  /// Makes all calls before a time, and advances the animator to it.
  ///
  /// - Parameter time: the time on the animator's clock, in seconds; calls at exactly this time are left.
  public func advance(before time: Double) {
    while let next = rest.first, !(next.time >= time) { makeNextCall() }
    animator.advance(to: time)
  }

  /// Advances the animator to the time of the next call, and makes that.
  ///
  /// - Returns: the call; nil if none is left.
  @discardableResult
  public func makeNextCall() -> RunLog.Entry? {
    guard let entry = rest.popFirst() else { return nil }
    animator.advance(to: entry.time)
    make(entry)
    animator.isReplaying = !rest.isEmpty
    return entry
  }

  private func make(_ entry: RunLog.Entry) {
    switch entry.call {
    case .start: animator.start()
    case .advance:
      animator.isReplaying = false
      animator.advance(to: animator.clockTime)
    case .pause: animator.pause()
    case .resume: animator.resume()
    case .reverse(let reversal): animator.reverse(reversal)
    case .scrub(let progress, let isLinear, let hasOverscroll):
      animator.scrub(to: progress, linearly: isLinear, overscroll: hasOverscroll)
    case .finish(let velocity, let animation):
      animator.finish(velocity: velocity, animation: animation)
    case .cancel(let velocity, let animation):
      animator.cancel(velocity: velocity, animation: animation)
    case .stop(let position): animator.stop(at: position)
    case .retarget(let name, let matching):
      if let compiled = transitions[name] { animator.retarget(to: compiled, matching: matching) }
    case .resize(let container): animator.resize(to: container)
    }
  }
}

extension RunLog {
  /// A transition that a log has, but that was not provided for its replay.
  public struct MissingTransition: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the transition.
    public let name: String

    /// The names of the transitions that were provided.
    public let known: [String]

    /// The error in one line.
    public var description: String {
      let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
      return "the log has a transition \"\(name)\"; known are \(names.isEmpty ? "none" : names)"
    }
  }

  /// Makes all calls on a new animator.
  ///
  /// Its frames and velocities at any later time are equal to those of the recorded animator, bit for bit.
  /// Callbacks are not part of a log, but the calls that they made are. Animator handlers are part of their
  /// transition, so a replay calls them again.
  ///
  /// - Parameter transitions: the transitions by the names that the log has.
  public func replay(
    of transitions: [String: CompiledTransition]
  ) throws(MissingTransition) -> TransitionAnimator {
    let replay = try RunReplay(self, of: transitions)
    while replay.makeNextCall() != nil {}
    return replay.animator
  }
}
