import TransitionKit

/// The findings of lint about some transitions, for people and for programs.
///
/// ```swift
/// let push = NavigationTransition.slide.compile(for: .push, in: container)
/// let report = LintReport(push.lint(), named: "slide, push")
/// print(report)       // a line for each finding, or "no findings"
/// print(report.json)  // the same for a program
/// ```
public struct LintReport: Sendable, Equatable {
  /// The findings about one transition.
  public struct Entry: Sendable, Equatable {
    /// The name of the transition.
    public var name: String

    /// What was found, in the order of the times.
    public var findings: [LintFinding]

    /// Makes an entry of a report.
    ///
    /// - Parameters:
    ///   - findings: what lint found.
    ///   - name: the name of the transition.
    public init(_ findings: [LintFinding], named name: String) {
      self.name = name
      self.findings = findings
    }
  }

  /// The transitions, each with its findings.
  public var entries: [Entry]

  /// Makes a report about some transitions.
  ///
  /// - Parameter entries: what lint found of each transition.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// Makes a report about one transition.
  ///
  /// - Parameters:
  ///   - findings: what lint found.
  ///   - name: the name of the transition.
  public init(_ findings: [LintFinding], named name: String) {
    entries = [Entry(findings, named: name)]
  }

  /// The number of findings that are warnings.
  public var warningCount: Int {
    entries.reduce(0) { count, entry in
      count + entry.findings.filter { $0.severity == .warning }.count
    }
  }
}

extension LintReport: CustomStringConvertible {
  /// The name of each transition and its findings, or "no findings".
  public var description: String {
    entries.map { entry in
      entry.findings.isEmpty
        ? "\(entry.name): no findings"
        : "\(entry.name):\n" + entry.findings.map { "\($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
