import TransitionKit

/// A transition with one setting of the switches on the page.
struct PageVariant {
  let animation: WebAnimationsDocument
  let chart: String
  let facts: [Fact]
  /// What lint found; nil if it was not asked.
  let findings: [PageFinding]?
  /// The texts of custom properties.
  let texts: [PageText]
  /// The largest error of each property, such as `origin.translation`.
  let errors: [String: Double]
  let numbers: PageNumbers
  /// What the change does with each element; nil if it is no change of a scene.
  let plan: [PlanRow]?
  /// The style sheet; nil if it is too long for a page.
  let css: String?
  /// The number of bytes in the style sheet.
  let cssLength: Int
  /// A text that differs for different variants.
  let identity: String

  var json: JSONValue {
    .object([
      "animation": animation.json, "chart": .string(chart),
      "facts": .array(
        facts.map { .object(["kind": .string($0.kind), "text": .string($0.text)]) }),
      "findings": findings.map { .array($0.map { $0.json }) },
      "texts": .array(texts.map { $0.json }),
      "errors": .object(JSONObject(errors.mapValues { .number($0) })), "numbers": numbers.json,
      "plan": plan.map { .array($0.map { $0.json }) }, "css": css.map { .string($0) },
      "cssLength": .integer(cssLength),
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
    let texts: [PageText]
    let accuracy: AccuracyReport
    let identity: String

    init(_ presentation: Presentation, of operation: String, tolerance: Tolerance) {
      animation = WebAnimationsDocument(
        presentation, tolerance: tolerance, taken: namesOnPage)
      let (texts, omissions) = PageText.all(in: presentation.timeline)
      self.texts = texts
      var accuracy = animation.accuracy
      accuracy.extent = presentation.longestSide
      accuracy.omissions += omissions
      self.accuracy = accuracy
      // Findings name the operation.
      identity =
        operation + animation.json.text() + presentation.conflicts.map { "\($0)" }.joined()
        + texts.flatMap { $0.texts }.joined(separator: "\n")
    }
  }

  init(_ draft: Draft, of presentation: Presentation, tolerance: Tolerance) {
    let sheet = presentation.exported(as: .css(tolerance: tolerance.fraction)).document
    var accuracy = draft.accuracy
    accuracy.add(presentation.accuracy)
    animation = draft.animation
    chart = presentation.exported(as: .chart(width: 400)).document
    let (findings, conflicts) = PageFinding.findings(
      presentation.findings ?? [], with: presentation.conflicts)
    self.findings = presentation.findings == nil ? nil : findings
    facts = accuracy.facts + conflicts.map { Fact($0.severity, "\($0)") }
    texts = draft.texts
    errors = Dictionary(
      accuracy.entries.map { ($0.name, $0.error) }, uniquingKeysWith: max)
    numbers = PageNumbers(presentation.timeline, tolerance: tolerance)
    plan = presentation.plan.isEmpty ? nil : presentation.plan
    cssLength = sheet.utf8.count
    css = cssLength > greatestStyleSheet ? nil : sheet
    identity = draft.identity
  }
}

/// The names of the custom CSS properties of the page itself.
private let namesOnPage = Set(PageData.style.matches(of: /--[\w-]+/).map { String($0.output) })

/// The largest number of bytes of a style sheet that a page shows.
private let greatestStyleSheet = 24_000

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
