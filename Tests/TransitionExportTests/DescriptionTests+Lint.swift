import TransitionKit
import TransitionLint

extension DescriptionTests {
  /// Values of lint and of what it is made of.
  func lintValues() -> [(String, Any)] {
    let bouncy = AtomicTransition.move(edge: .bottom).animation(.bouncy)
      .compile(for: .insertion, in: .mirroredPhone)
    let rules = LintRules.standard.promising(.monotone()).ignoring(.flash)
    let findings = bouncy.lint(rules)
    let verdict = bouncy.verdict(on: .monotone())
    let violations = bouncy.violations(of: .monotone())
    return findings.map { ("LintFinding", $0) } + violations.map { ("MotionViolation", $0) } + [
      ("LintReport", LintReport(findings, named: "bouncy")),
      ("MotionContract", MotionContract.covers()), ("Motion", bouncy.motion),
      ("MotionVerdict", verdict),
      ("MotionSafety", bouncy.safety), ("LintRules", rules),
      ("MotionMaximum", bouncy.maximumVelocity(of: .view, .translation)),
    ]
  }
}
