/// What gets the calls of an animator. Animators call it through this protocol, so that a linker leaves out logs that nothing starts.
package protocol CallRecorder: AnyObject {
  /// Adds a call that has an effect at a time.
  func append(_ call: RunLog.Call, at time: Double)

  /// Adds a call with another transition.
  func appendRetarget(to compiled: CompiledTransition, matching: ViewMatching?, at time: Double)
}

/// Writes the log of a run.
private final class RunRecorder: CallRecorder {
  private(set) var log: RunLog
  private(set) var transitions: [(name: String, compiled: CompiledTransition)]

  init(_ names: [String: CompiledTransition], settling: Spring) {
    transitions = names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    log = RunLog(of: "", settling: settling)
  }

  func begin(with compiled: CompiledTransition) { log.transition = name(of: compiled) }

  func append(_ call: RunLog.Call, at time: Double) {
    log.entries.append(RunLog.Entry(time, call))
  }

  func appendRetarget(to compiled: CompiledTransition, matching: ViewMatching?, at time: Double) {
    append(.retarget(to: name(of: compiled), matching: matching), at: time)
  }

  /// The name of a transition: a given one, or else its number.
  private func name(of compiled: CompiledTransition) -> String {
    // Copies share their layout. One that was compiled again is equal.
    let known =
      transitions.first { $0.compiled.timeline.layout === compiled.timeline.layout }
      ?? transitions.first {
        $0.compiled.navigation == compiled.navigation
          && $0.compiled.originIdentity == compiled.originIdentity
          && $0.compiled.destinationIdentity == compiled.destinationIdentity
          && $0.compiled.timeline == compiled.timeline
      }
    if let known { return known.name }
    var number = transitions.count + 1
    while transitions.contains(where: { $0.name == "transition \(number)" }) { number += 1 }
    transitions.append(("transition \(number)", compiled))
    return "transition \(number)"
  }
}

extension TransitionAnimator {
  /// Starts to log the calls of the animator, which has to be idle.
  ///
  /// The log has the calls that have an effect, at the time and in the order in which they take it: calls from
  /// inside callbacks, and calls before the start, come right after the start. It grows with each call.
  ///
  /// - Parameter transitions: the names of transitions in the log. A transition without a name is numbered, such
  ///   as `transition 2`.
  /// - Returns: false if the run has been started.
  @discardableResult
  public func startLog(naming transitions: [String: CompiledTransition] = [:]) -> Bool {
    guard state == .idle else { return false }
    let recorder = RunRecorder(transitions, settling: run.settling.spring)
    recorder.begin(with: compiled)
    if clockTime > 0 { recorder.append(.advance, at: clockTime) }
    self.recorder = recorder
    return true
  }

  private var runRecorder: RunRecorder? { recorder as? RunRecorder }

  /// The calls up to now; nil if no log was started.
  public var log: RunLog? {
    guard var log = runRecorder?.log else { return nil }
    if clockTime > log.entries.last?.time ?? 0 {
      log.entries.append(RunLog.Entry(clockTime, .advance))
    }
    return log
  }

  /// The transitions of the ``log`` by their names, for ``RunLog/replay(of:)``.
  public var loggedTransitions: [String: CompiledTransition] {
    var transitions: [String: CompiledTransition] = [:]
    for (name, compiled) in runRecorder?.transitions ?? [] { transitions[name] = compiled }
    return transitions
  }

  /// The number of the page that a view on screen is. A page keeps it in every role. The views of the first transition
  /// are numbered from 0.
  package func page(of view: ViewID) -> Int? { run.page(of: view)?.number }

  /// Logs a call that has an effect now.
  func note(_ call: @autoclosure () -> RunLog.Call) {
    guard let recorder else { return }
    recorder.append(call(), at: clockTime)
  }

  /// Logs a call with another transition.
  func note(retargetingTo compiled: CompiledTransition, matching: ViewMatching?) {
    recorder?.appendRetarget(to: compiled, matching: matching, at: clockTime)
  }
}
