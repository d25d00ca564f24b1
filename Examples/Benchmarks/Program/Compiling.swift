import TransitionKit

extension Report {
  /// From a declaration to a timeline.
  mutating func addCompiling(_ effort: Effort) {
    for (name, transition) in [
      ("slide", NavigationTransition.slide), ("swing", .swing),
      ("flip", .flip(axis: .horizontal)),
    ] {
      add(
        "compiling \(name)",
        .of(effort, calls: effort.calls(5000)) {
          transition.compile(for: .push, in: container).timeline.duration
        }, maximumAllocations: name == "swing" ? 40 : nil)
    }
  }
}
