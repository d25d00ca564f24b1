import TransitionControllers
import TransitionKit

extension ScreenTransition {
  /// The faults of what the screens do, in the order of their times.
  ///
  /// The views are `ViewID.origin` and `ViewID.destination`. What takes over from a gesture is looked at, too; what
  /// elements do depends on the screens: see `SceneTransition.lint(_:)`.
  ///
  /// ```swift
  /// let findings = ScreenTransition(.slide).lint(for: .push, in: Container(size: size))
  /// ```
  ///
  /// - Parameters:
  ///   - rules: what to look for.
  ///   - operation: the direction in which the screens change.
  ///   - container: the window. The frame of a screen that is presented as a sheet follows from the presentation.
  public func lint(
    _ rules: LintRules = .standard, for operation: NavigationTransition.Operation,
    in container: Container
  ) -> [LintFinding] {
    let isSheet = !presentation.detents.isEmpty
    var container = container
    if isSheet {
      let frame = presentation.frame(
        in: container.sanitized.frame.size, at: presentation.initialDetent)
      switch operation {
      case .push: container.destinationFrame = frame
      case .pop: container.originFrame = frame
      }
    }
    // The screen below a sheet stays.
    let below: ViewID? = isSheet ? (operation == .push ? .origin : .destination) : nil
    let stages = [commitStage, cancelStage].compactMap { $0 }
    let parts = [(effectiveScreens, animation)] + stages.map { ($0.screens, $0.animation) }
    return parts.enumerated().flatMap { index, part in
      // What is unusable about the rules is said once.
      part.0.animation(part.1).compile(for: operation, in: container)
        .lint(index == 0 ? rules : rules.usable.rules)
    }.filter { finding in
      finding.view != below
        || (finding.kind != .removalDoesNothing && finding.kind != .removalEndsVisible)
    }
  }
}
