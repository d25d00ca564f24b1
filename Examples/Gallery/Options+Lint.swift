import TransitionKit
import TransitionLint

extension Options {
  /// Refuses options that say nothing about findings.
  func checkLint(_ arguments: [String]) throws(UsageError) {
    let without = [
      "--fps", "--tolerance", "--frames", "--spacing", "--interrupt", "--accuracy",
    ]
    if let idle = without.first(where: { arguments.contains($0) }) {
      throw UsageError("\(idle) does not go with --lint, which looks at all times")
    }
    if arguments.contains("--format"), format != .json {
      throw UsageError("--lint prints text, or with --format json a document")
    }
    if item == nil, let fixed = ["--operation", "--rtl"].first(where: { arguments.contains($0) }) {
      throw UsageError(
        "\(fixed) needs the name of a transition; of all transitions --lint looks at both ways")
    }
  }

  /// What lint finds: about one transition with the options, or about all of them, there and back, in both directions.
  ///
  /// A transition has its own timing here, not that of the gallery, unless there is one among the options. An atomic
  /// transition is looked at as such, a push as its insertion and a pop as its removal.
  var lintReport: LintReport {
    if let item {
      return LintReport([entry(item, operation, layoutDirection)])
    }
    return LintReport(
      GalleryItem.all.flatMap { item in
        NavigationTransition.Operation.allCases.flatMap { operation in
          [LayoutDirection.leftToRight, .rightToLeft].map { entry(item, operation, $0) }
        }
      })
  }

  private func entry(
    _ item: GalleryItem, _ operation: NavigationTransition.Operation, _ direction: LayoutDirection
  ) -> LintReport.Entry {
    let container = Container(
      size: size, layoutDirection: direction, prefersReducedMotion: reducesMotion)
    let suffix = direction == .leftToRight ? "" : ", right to left"
    if let atomic = item.atomic {
      let operation: AtomicTransition.Operation = operation == .push ? .insertion : .removal
      let compiled = (timing.map { atomic.animation($0) } ?? atomic)
        .compile(for: operation, in: container, merging: policy)
      return LintReport.Entry(compiled.lint(), named: "\(item.name), \(operation)\(suffix)")
    }
    let compiled = (timing.map { item.transition.animation($0) } ?? item.transition)
      .compile(for: operation, in: container, merging: policy)
    return LintReport.Entry(compiled.lint(), named: "\(item.name), \(operation)\(suffix)")
  }
}
