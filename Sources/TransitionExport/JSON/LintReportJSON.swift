import Foundation
import TransitionKit

extension LintReport {
  /// The report as JSON: its transitions, and all of their findings.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // A number that is not finite is null, so that the encoder does not fail.
    let data = try? encoder.encode(LintReportDocument(self))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A report of lint as it is written in a document.
struct LintReportDocument: Encodable {
  struct EntryDocument: Encodable {
    let name: String
    let findings: [FindingDocument]
  }

  let format = "transitionkit.lint"
  let version = 1
  let transitions: [EntryDocument]

  init(_ report: LintReport) {
    transitions = report.entries.map {
      EntryDocument(name: $0.name, findings: $0.findings.map { FindingDocument($0) })
    }
  }

  private enum CodingKeys: String, CodingKey { case format, version, transitions }
}

/// A finding as it is written in a document, always with all of its keys.
struct FindingDocument: Encodable {
  private let finding: LintFinding

  init(_ finding: LintFinding) { self.finding = finding }

  private enum CodingKeys: String, CodingKey {
    case kind, severity, view, property, start, end, size, unit, message, suggestion, contributions
    case sites
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(finding.kind.rawValue, forKey: .kind)
    try container.encode("\(finding.severity)", forKey: .severity)
    try container.encode(finding.view?.documentName, forKey: .view)
    try container.encode(finding.property?.name, forKey: .property)
    try container.encode(finding.interval.lowerBound.ifFinite, forKey: .start)
    try container.encode(finding.interval.upperBound.ifFinite, forKey: .end)
    try container.encode(finding.size.ifFinite, forKey: .size)
    try container.encode(finding.unit, forKey: .unit)
    try container.encode(finding.message, forKey: .message)
    try container.encode(finding.suggestion, forKey: .suggestion)
    try container.encode(finding.contributions, forKey: .contributions)
    try container.encode(finding.sites, forKey: .sites)
  }
}

extension Double {
  /// The number; nil if it is not finite, which JSON cannot say.
  fileprivate var ifFinite: Double? { isFinite ? self : nil }
}
