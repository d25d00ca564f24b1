/// The calls that an animator got during a run, each with its time on the animator's clock.
///
/// A log is a small value: it can be stored, compared, shrunk and replayed. ``replay(of:)`` makes an animator
/// whose frames and velocities are equal to those of the recorded one, bit for bit. Transitions are code, so a
/// log has their names only. The caller of a replay provides the transitions.
///
/// ```swift
/// let animator = TransitionAnimator(push)
/// animator.startLog(naming: ["push": push, "pop": pop])
/// animator.start()
/// animator.advance(to: 0.15)
/// animator.retarget(to: pop)
/// if let log = animator.log { print(log) }
/// // push
/// // 0 s: start
/// // 0.15 s: retarget to pop
/// ```
public struct RunLog: Sendable, Equatable, CustomStringConvertible {
  /// The name of the transition that the animator was created with.
  public var transition: String

  /// The spring on which the rest of an interrupted motion decays.
  public var settling: Spring

  /// The calls, in the order in which they were made.
  public var entries: [Entry]

  /// Creates a log of calls.
  ///
  /// - Parameters:
  ///   - transition: the name of the transition that the animator is created with.
  ///   - settling: the spring on which the rest of an interrupted motion decays.
  ///   - entries: the calls, in the order in which they are made.
  public init(
    of transition: String, settling: Spring = .smooth(duration: Animation.defaultDuration),
    _ entries: [Entry] = []
  ) {
    self.transition = transition
    self.settling = settling
    self.entries = entries
  }

  /// A call, and its time.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The time on the animator's clock in seconds. One that has passed, or that is NaN, is now.
    public var time: Double

    /// The call that was made.
    public var call: Call

    /// Creates an entry with its time.
    ///
    /// - Parameters:
    ///   - time: the time on the animator's clock, in seconds; one that has passed, or that is NaN, is now.
    ///   - call: what is called at that time.
    public init(_ time: Double, _ call: Call) {
      self.time = time
      self.call = call
    }
  }

  /// A call of an animator.
  public enum Call: Sendable, CustomStringConvertible {
    /// A call of ``TransitionAnimator/start()``.
    case start
    /// A call of ``TransitionAnimator/advance(to:)``, to the time of the entry.
    ///
    /// Frames do not depend on how often the clock is advanced. A recorded log has this call only where it ended
    /// the run, and as its last entry.
    case advance
    /// A call of ``TransitionAnimator/pause()``.
    case pause
    /// A call of ``TransitionAnimator/resume()``.
    case resume
    /// A call of ``TransitionAnimator/reverse(_:)``.
    case reverse(TransitionAnimator.Reversal)
    /// A call of ``TransitionAnimator/scrub(to:linearly:overscroll:)``.
    case scrub(to: Double, linearly: Bool = false, overscroll: Bool = false)
    /// A call of ``TransitionAnimator/finish(velocity:animation:)``.
    case finish(velocity: Double? = nil, animation: Animation? = nil)
    /// A call of ``TransitionAnimator/cancel(velocity:animation:)``.
    case cancel(velocity: Double? = nil, animation: Animation? = nil)
    /// A call of ``TransitionAnimator/stop(at:)``.
    case stop(at: AnimatingPosition)
    /// A call of ``TransitionAnimator/retarget(to:matching:)``, to the transition with a name.
    case retarget(to: String, matching: ViewMatching? = nil)
    /// A call of ``TransitionAnimator/resize(to:)``.
    case resize(to: Container)
  }
}

extension RunLog {
  /// The names of the transitions that a replay needs, in the order of their first use.
  public var transitionNames: [String] {
    var names = [transition]
    for entry in entries {
      if case .retarget(let name, _) = entry.call, !names.contains(name) { names.append(name) }
    }
    return names
  }
}

extension RunLog.Entry: Equatable {
  /// Whether two values are equal.
  public static func == (a: RunLog.Entry, b: RunLog.Entry) -> Bool {
    areSame(a.time, b.time) && a.call == b.call
  }
}

extension RunLog.Call: Equatable {
  /// Whether two values are equal.
  public static func == (a: RunLog.Call, b: RunLog.Call) -> Bool {
    func areEqual(_ a: Double?, _ b: Double?) -> Bool {
      a.map { ReflexiveNumber($0) } == b.map { ReflexiveNumber($0) }
    }
    switch (a, b) {
    case (.start, .start), (.advance, .advance), (.pause, .pause), (.resume, .resume): return true
    case (.reverse(let a), .reverse(let b)): return a == b
    case (
      .scrub(let a, let isLinear, let hasOverscroll),
      .scrub(let b, let isOtherLinear, let hasOtherOverscroll)
    ):
      return areSame(a, b) && isLinear == isOtherLinear && hasOverscroll == hasOtherOverscroll
    case (.finish(let a, let animation), .finish(let b, let other)),
      (.cancel(let a, let animation), .cancel(let b, let other)):
      return areEqual(a, b) && animation == other
    case (.stop(let a), .stop(let b)): return a == b
    case (.retarget(let a, let matching), .retarget(let b, let other)):
      return a == b && matching == other
    case (.resize(let a), .resize(let b)): return a == b
    default: return false
    }
  }
}
