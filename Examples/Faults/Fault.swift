import TransitionKit
import TransitionLint

/// A fault that lint finds, and its repair.
struct Fault {
  /// A transition, or one and the next, with what lint says of it.
  struct Version {
    let transitions: [CompiledTransition]
    let findings: [LintFinding]
  }

  /// What the picture shows.
  enum Picture {
    /// Frames at parts of the duration. From 2 to 3 they are of the transition that follows; just above 1 is after the end.
    case frames([Double])
    /// The numbers of a property over time.
    case chart(ViewID, ViewProperty)
  }

  static let container = Container(size: Size(width: 390, height: 844))

  let kind: LintFinding.Kind
  let picture: Picture
  let fault: Version
  let repair: Version

  /// A fault of what one view does.
  init(
    _ kind: LintFinding.Kind, _ fault: AtomicTransition, _ repair: AtomicTransition,
    _ operation: AtomicTransition.Operation = .insertion, rules: LintRules = .standard,
    merging: MergePolicy = .compose, as picture: Picture
  ) {
    func version(_ transition: AtomicTransition) -> Version {
      let compiled = transition.compile(for: operation, in: Self.container, merging: merging)
      return Version(transitions: [compiled], findings: compiled.lint(rules))
    }
    self.init(kind, version(fault), version(repair), as: picture)
  }

  /// A fault of what two views do when they are pushed.
  init(
    _ kind: LintFinding.Kind, _ fault: NavigationTransition, _ repair: NavigationTransition,
    rules: LintRules = .standard, as picture: Picture
  ) {
    func version(_ transition: NavigationTransition) -> Version {
      let compiled = transition.compile(for: .push, in: Self.container)
      return Version(transitions: [compiled], findings: compiled.lint(rules))
    }
    self.init(kind, version(fault), version(repair), as: picture)
  }

  init(_ kind: LintFinding.Kind, _ fault: Version, _ repair: Version, as picture: Picture) {
    self.kind = kind
    self.fault = fault
    self.repair = repair
    self.picture = picture
  }
}

extension Fault.Version {
  /// A push, and the pop that follows.
  init(pushAndPop transition: NavigationTransition) {
    let push = transition.compile(for: .push, in: Fault.container)
    let pop = transition.compile(for: .pop, in: Fault.container)
    self.init(transitions: [push, pop], findings: push.lint(handingOverTo: pop))
  }
}

extension Fault.Picture {
  /// Five frames from the start to the end.
  static let film = frames([0, 0.25, 0.5, 0.75, 1])

  /// Four frames from the start to the end, and one after it.
  static let filmAndAfter = frames([0, 0.33, 0.66, 1, 1.001])
}
