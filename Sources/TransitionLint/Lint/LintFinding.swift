import TransitionKit

/// A fault of a transition that can be seen, found before its first frame.
///
/// ```swift
/// for finding in push.lint() where finding.severity == .warning {
///   print(finding)
/// }
/// ```
///
/// `CompiledTransition.lint(_:)` finds it.
public struct LintFinding: Sendable, Hashable {
  /// The kind of what was found.
  public let kind: Kind

  /// How much it matters.
  public let severity: Diagnostic.Severity

  /// The view that it is about; nil if it is about all of them.
  public let view: ViewID?

  /// The property that it is about; nil if it is about the position of a view, or about none.
  public let property: ViewProperty?

  /// When it is seen, in seconds. Both bounds are equal for something that happens at a single time.
  public let interval: ClosedRange<Double>

  /// How large it is, in the unit of ``unit``: how far a value jumps, for how long nothing is seen.
  public let size: Double

  /// The unit of ``size``, such as `pt`, `rad`, `s` or `pt/s`; empty for a plain number.
  public let unit: String

  /// What is wrong, in a sentence without its subject.
  public let message: String

  /// How to repair it, in a sentence.
  public let suggestion: String

  /// The paths of the primitives and handlers that it comes from, as far as they are known.
  public package(set) var contributions: [String] = []

  /// Where they were written, such as `MyApp/Swing.swift:12`, as far as that is known. See `Contribution.site`.
  public package(set) var sites: [String] = []

  package init(
    kind: Kind, severity: Diagnostic.Severity, view: ViewID? = nil, property: ViewProperty? = nil,
    interval: ClosedRange<Double>, size: Double, unit: String, message: String, suggestion: String,
    contributions: [String] = [], sites: [String] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.view = view
    self.property = property
    self.interval = interval
    self.size = size
    self.unit = unit
    self.message = message
    self.suggestion = suggestion
    self.contributions = contributions
    self.sites = sites
  }

  /// When it is seen first, in seconds.
  public var time: Double { interval.lowerBound }
}

extension LintFinding: CustomStringConvertible {
  /// The severity, the kind, what is wrong, and how to repair it.
  public var description: String {
    var subject = view.map { "\($0)" } ?? ""
    // What the compiler reports names the property itself.
    if let property, kind != .unusableInput {
      subject += subject.isEmpty ? "\(property)" : ".\(property)"
    }
    var text = "\(severity): \(kind.rawValue): \(subject.isEmpty ? "" : subject + " ")\(message)"
    for path in contributions { text += "\n  in \(path)" }
    if !sites.isEmpty { text += "\n  at \(sites.joined(separator: ", "))" }
    return text + "\n  \(suggestion)"
  }
}
