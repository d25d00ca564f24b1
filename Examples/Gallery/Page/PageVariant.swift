import TransitionExport
import TransitionKit
import TransitionLint
import TransitionWeb

/// A transition with one setting of the switches on the page.
struct PageVariant {
  let animation: WebAnimationsDocument
  let chart: String
  let facts: [Fact]
  /// What lint found; nil if it was not asked.
  let findings: [PageFinding]?
  /// The largest error of each property, such as `origin.translation`.
  let errors: [String: Double]
  let numbers: PageNumbers
  /// A text that differs for different variants.
  let identity: String

  var json: JSONValue {
    .object([
      "animation": animation.json, "chart": .string(chart),
      "facts": .array(
        facts.map { .object(["kind": .string($0.kind), "text": .string($0.text)]) }),
      "findings": findings.map { .array($0.map { $0.json }) },
      "errors": .object(JSONObject(errors.mapValues { .number($0) })), "numbers": numbers.json,
    ])
  }

  /// A line about a variant.
  struct Fact {
    let kind: String
    let text: String

    init(kind: String, text: String) { (self.kind, self.text) = (kind, text) }

    fileprivate init(_ severity: Diagnostic.Severity, _ text: String) {
      self.init(kind: severity == .warning ? "warning" : "note", text: text)
    }
  }

  /// The parts of a variant that differ for different variants. The other parts take longer to make.
  struct Draft {
    let animation: WebAnimationsDocument
    let accuracy: AccuracyReport
    let identity: String

    init(_ presentation: Presentation, of operation: String, tolerance: Tolerance) {
      animation = WebAnimationsDocument(presentation, tolerance: tolerance)
      var accuracy = animation.accuracy
      accuracy.extent = presentation.longestSide
      self.accuracy = accuracy
      // Findings name the operation.
      identity =
        operation + animation.json.text() + presentation.conflicts.map { "\($0)" }.joined()
    }
  }

  init(
    _ draft: Draft, of presentation: Presentation, findings: [LintFinding]?, tolerance: Tolerance
  ) {
    var accuracy = draft.accuracy
    accuracy.add(presentation.accuracy)
    animation = draft.animation
    chart = presentation.exported(as: .chart(width: 400)).document
    let (listed, conflicts) = PageFinding.findings(findings ?? [], with: presentation.conflicts)
    self.findings = findings == nil ? nil : listed
    facts = accuracy.facts + conflicts.map { Fact($0.severity, "\($0)") }
    errors = Dictionary(
      accuracy.entries.map { ($0.name, $0.error) }, uniquingKeysWith: max)
    numbers = PageNumbers(presentation.timeline, tolerance: tolerance)
    identity = draft.identity
  }
}

extension AccuracyReport {
  /// One line for all exact properties, and a line for each other property.
  fileprivate var facts: [PageVariant.Fact] {
    let whole = entries.filter { $0.view.isWhole }
    let exact = whole.filter { $0.isExact }.map { $0.name }
    var facts = [summary]
    if !exact.isEmpty { facts.append("Exact: \(exact.joined(separator: ", "))") }
    facts += AccuracyReport(entries: whole.filter { !$0.isExact }, omissions: omissions).lines
    facts += pieceFacts
    return facts.map { PageVariant.Fact(kind: "exactness", text: $0) }
  }

  /// A line for each property of the pieces of a view, with the largest error of them.
  private var pieceFacts: [String] {
    var worst: [(name: String, entry: Entry, count: Int)] = []
    for entry in entries where !entry.view.isWhole {
      let name = "\(entry.view.root) pieces.\(entry.property)"
      if let index = worst.firstIndex(where: { $0.name == name }) {
        worst[index].count += 1
        if entry.error > worst[index].entry.error { worst[index].entry = entry }
      } else {
        worst.append((name, entry, 1))
      }
    }
    return worst.map { name, entry, count in
      let text = "\(name), of \(count): \(entry.exactness)"
      return entry.isExact || count == 1 ? text : "\(text), in the worst of them"
    }
  }
}
