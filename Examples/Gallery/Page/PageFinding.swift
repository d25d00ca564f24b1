import TransitionExport
import TransitionKit
import TransitionLint

/// A finding of lint on a page.
struct PageFinding {
  let severity: String
  let kind: String
  /// What it is about, and what is wrong.
  let text: String
  /// When it is seen, in milliseconds.
  let start: Double
  let end: Double
  let suggestion: String
  /// The conflict that it comes from, or the primitives and the places in the code; empty if they are unknown.
  let details: String

  private init(_ finding: LintFinding, details: String) {
    severity = "\(finding.severity)"
    kind = finding.kind.rawValue
    text =
      [finding.subject, finding.message].filter { !$0.isEmpty }.joined(separator: " ")
    start = milliseconds(finding.interval.lowerBound)
    end = milliseconds(finding.interval.upperBound)
    suggestion = finding.suggestion
    self.details = details
  }

  var json: JSONValue {
    .object([
      "severity": .string(severity), "kind": .string(kind), "text": .string(text),
      "start": .number(start), "end": .number(end), "suggestion": .string(suggestion),
      "details": .string(details),
    ])
  }

  /// The findings with the conflicts that they come from, and the other conflicts.
  static func findings(
    _ findings: [LintFinding], with conflicts: [MergeConflict]
  ) -> (findings: [PageFinding], rest: [MergeConflict]) {
    var rest = conflicts
    let findings = findings.map { finding in
      let index =
        finding.isConflict
        ? rest.firstIndex { $0.view == finding.view && $0.property == finding.property } : nil
      guard let index else {
        let sites = finding.sites.isEmpty ? [] : ["at \(finding.sites.joined(separator: ", "))"]
        let lines = finding.contributions.map { "in \($0)" } + sites
        return PageFinding(finding, details: lines.joined(separator: "\n"))
      }
      return PageFinding(finding, details: "\(rest.remove(at: index))")
    }
    return (findings, rest)
  }
}

extension LintFinding {
  /// Whether it is about contributions of which one or more are lost, which a conflict lists.
  fileprivate var isConflict: Bool {
    [.overriddenWrite, .cancelledOperands, .exactDuplicate].contains(kind)
  }

  fileprivate var subject: String {
    [view.map { $0.label }, property.map { "\($0)" }].compactMap { $0 }.joined(separator: ".")
  }
}

/// A time in milliseconds with the precision of a page; 0 if it is not finite.
private func milliseconds(_ seconds: Double) -> Double {
  let time = (seconds * 1e6).rounded() / 1e3
  return time.isFinite ? time : 0
}
