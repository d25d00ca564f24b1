import TransitionKit

/// A change from one scene to the next, compiled: what it looks like is a pure function of time.
///
/// ```swift
/// let transition = SceneTransition(from: list, to: detail, .animated(.snappy))
/// for step in 0...10 {
///   let frame = transition.frame(at: transition.duration * Double(step) / 10)
///   print(frame["cover"]?.frame ?? .zero)
/// }
/// ```
public struct SceneTransition<ID: Hashable & Sendable>: Sendable {
  /// The scene before the change.
  public let origin: Scene<ID>

  /// The scene after the change.
  public let destination: Scene<ID>

  /// How the change happens.
  public let transaction: Transaction

  /// How long the change takes, in seconds; 0 if nothing moves.
  public let duration: Double

  /// What it does with every element, and why.
  public let plan: ScenePlan<ID>

  /// Whether it shows its frames from the last to the first.
  public private(set) var isReversed = false

  private let findings: [Diagnostic]
  package let start: SceneState
  private let end: SceneState
  let index: SceneIndex<ID>

  /// Compiles the change from one scene to another one.
  ///
  /// - Parameters:
  ///   - origin: the scene before the change.
  ///   - destination: the scene after the change.
  ///   - transaction: how the change happens; by default at once.
  ///   - definition: what elements do in this change, by their ids or by predicates; nil for what they do by
  ///     themselves.
  ///   - settling: the spring of corrections for which no animation says how they decay.
  public init(
    from origin: Scene<ID>, to destination: Scene<ID>, _ transaction: Transaction = Transaction(),
    using definition: TransitionDefinition<ID>? = nil,
    settling: Spring = .smooth(duration: Animation.defaultDuration)
  ) {
    self.origin = origin
    self.destination = destination
    self.transaction = transaction
    var index = SceneIndex<ID>()
    var state = SceneState(settling: SettlingSpring(settling), age: 0)
    let first = index.edit(to: origin, from: SceneModel())
    state.install(first)
    let edit = index.edit(to: destination, from: state.scene.model)
    let request = SceneAnimator<ID>.Instant.Request(
      transaction: transaction, definition: definition, change: ChangeNumber(1))
    let (builders, matching) = index.apply(edit, [request], to: &state)
    index.noteSnapshots(state.pictures.current)
    plan = ScenePlan(edit, matching, state.scene, index)
    duration = max(state.settledAge, 0)
    start = state
    _ = state.advance(to: duration)
    end = state
    self.index = index
    guard OptionalParts.hasDiagnostics else {
      findings = []
      return
    }
    // What compiling has found is asked of the effects that play; one that takes no time is over.
    let played = start.scene.effects.list.flatMap { $0.prepared.compiled.diagnostics }
    func isMissing(_ fault: SceneFaults.Fault) -> Bool {
      fault.compiled.map { !played.contains($0) && $0.isAboutScene } ?? true
    }
    var builderFindings = SceneDiagnostics()
    index.note(builders, in: &builderFindings)
    findings =
      first.diagnostics + edit.diagnostics + index.notes(of: start.scene.findings)
      + index.warnings(of: matching)
      + index.warnings(of: start.scene.findings.faults.list.filter(isMissing))
      + builderFindings.list + settling.settlingDiagnostics
  }

  /// The same change played from its end to its start.
  ///
  /// Its frame at a time is that of the change at the duration less that time. ``origin`` and ``destination`` stay the
  /// scenes of the change, so that it begins with the destination.
  public func reversed() -> SceneTransition {
    var reversed = self
    reversed.isReversed.toggle()
    return reversed
  }

  /// What the scene looks like at a time in seconds.
  ///
  /// At or before 0 it is the start; from ``duration`` on it is the new scene, or the old one if the change is reversed. A time
  /// that is NaN counts as 0.
  ///
  /// - Parameter time: a time in seconds, clamped to 0 and the duration.
  public func frame(at time: Double) -> SceneFrame<ID> {
    var frame = SceneFrame<ID>()
    let time = time.isNaN ? 0 : min(max(time, 0), duration)
    let local = isReversed ? duration - time : time
    var state = local >= duration ? end : start
    if local < duration { _ = state.advance(to: local) }
    frame.index = index
    frame.time = time
    state.scene.sample(into: &frame.values)
    return frame
  }

  /// The conflicts between contributions of the transitions that play.
  public var conflicts: [MergeConflict] {
    start.scene.effects.list.flatMap { $0.prepared.compiled.conflicts }
  }

  /// What is invalid about the scenes, and what the compiler found in the transitions that play.
  public var diagnostics: [Diagnostic] {
    OptionalParts.useDiagnostics()
    return findings
      + start.scene.effects.list.flatMap {
        $0.prepared.compiled.diagnostics.filter { $0.isAboutScene }
      }
  }
}

extension SceneTransition: CustomStringConvertible {
  /// The duration, the transaction and the changes, such as `0.35 s, snappy: 1 inserted: c; 2 kept, none changed`.
  public var description: String {
    let changes = SceneChanges(from: origin, to: destination)
    return "\(number: duration) s, \(transaction): \(changes)\(isReversed ? ", reversed" : "")"
  }
}
