import TransitionKit

extension CompiledTransition {
  /// The faults of the transition, in the order of their times, found before anyone sees it on screen.
  ///
  /// Everything that `conflicts` and `diagnostics` say is among them, with its time, its size and how to repair it.
  ///
  /// ```swift
  /// let push = NavigationTransition.slide.compile(for: .push, in: container)
  /// XCTAssertEqual(push.lint(.standard.promising(.covers())), [])
  /// ```
  ///
  /// - Parameter rules: what to look for.
  /// - Complexity: views are looked at 240 times for each second, at most 2,000 times; bounds and breakpoints decide the
  ///   rest. For a push it takes some milliseconds.
  public func lint(_ rules: LintRules = .standard) -> [LintFinding] {
    var linter = linter(rules)
    linter.findUnusableRules(rules)
    findInside(&linter)
    linter.findPacing()
    linter.findVisibleRemovals(isEmpty: isEmpty, isPart: isPart)
    linter.findVisibleInsertions(isPart: isPart)
    linter.findUncoveredPages()
    linter.findInvisibleViews()
    linter.findBrokenPromises()
    linter.findUnsafeMotion(isReduced: container.prefersReducedMotion)
    return linter.sorted
  }

  /// Where a transition that follows does not begin as this one ends.
  ///
  /// Views are the same by their identities, or else by their roles: the destination of a push is the origin of the pop. A
  /// warning is about a view that jumps; a note is about one that left the screen, and comes back from elsewhere.
  ///
  /// ```swift
  /// let push = transition.compile(for: .push, in: container)
  /// let pop = transition.compile(for: .pop, in: container)
  /// let findings = push.lint(handingOverTo: pop)
  /// ```
  ///
  /// - Parameters:
  ///   - rules: what to look for.
  ///   - next: the transition that follows.
  public func lint(
    _ rules: LintRules = .standard, handingOverTo next: CompiledTransition
  ) -> [LintFinding] {
    var linter = linter(rules)
    linter.findUnusableRules(rules)
    linter.findHandOver(from: self, to: next)
    return linter.sorted
  }

  /// The findings that do not depend on what is around the transition.
  ///
  /// - Parameter ends: whether it begins or ends at rest.
  func lintInside(_ rules: LintRules, ends: Bool) -> [LintFinding] {
    var linter = linter(rules)
    findInside(&linter, ends: ends)
    return linter.sorted
  }

  private func findInside(_ linter: inout Linter, ends: Bool = true) {
    linter.findConflicts(conflicts)
    linter.findIdleWrites(contributions)
    linter.findJumps()
    if ends { linter.findEnds() }
    linter.findOvershoots(isPart: isPart && !isReduced)
    linter.findLongTimings()
    linter.findBacks()
    linter.findLargeBlurs()
    linter.addOthers(unsampledDiagnostics)
  }

  private func linter(_ rules: LintRules) -> Linter {
    Linter(motion, rules) { view, property, time in
      explain(view, property, at: time).operands.filter { $0.counts }
        .compactMap { $0.contribution }
    }
  }

  private var contributions: [Contribution] {
    merger.contributions(in: merger.written.indices)
  }

  /// Whether nothing is written for any operation: an identity, which is meant to do nothing.
  private var isEmpty: Bool {
    switch source {
    case .atomic(let transition, _): transition.program.isEmpty
    case .navigation(let transition, _): transition.program.isEmpty
    }
  }

  /// Whether the library may fade a view in place of the movement that was written.
  private var isReduced: Bool {
    guard case .atomic(let transition, _) = source else { return false }
    var isReduced = container.prefersReducedMotion
    transition.program.walk { if case .open(.reducingMotion) = $0 { isReduced = true } }
    return isReduced
  }

  /// Whether the whole transition is one primitive, for insertion and removal alike.
  private var isPart: Bool {
    guard case .atomic(let transition, _) = source else { return false }
    var primitives: [Primitive] = []
    transition.program.walk { if case .write(let primitive) = $0 { primitives.append(primitive) } }
    return primitives.count == 1 && primitives.allSatisfy { $0.source.isPrimitive }
  }
}
