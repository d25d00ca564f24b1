import TransitionKit

extension LintReport {
  /// The report as JSON: its transitions, and all of their findings.
  public var json: String {
    let document: JSONValue = .object([
      "format": .string("transitionkit.lint"), "version": .integer(1),
      "transitions": .array(
        entries.map { entry in
          .object([
            "name": .string(entry.name), "findings": .array(entry.findings.map { $0.json }),
          ])
        }),
    ])
    return document.text(isPretty: true)
  }
}

extension LintFinding {
  /// The finding as it is written in a document, always with all of its keys. A number that is not finite is null.
  package var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "severity": .string("\(severity)"),
      "view": view.map { .string($0.documentName) } ?? .null,
      "property": property.map { .string($0.name) } ?? .null,
      "start": .number(interval.lowerBound), "end": .number(interval.upperBound),
      "size": .number(size), "unit": .string(unit), "message": .string(message),
      "suggestion": .string(suggestion), "contributions": .strings(contributions),
      "sites": .strings(sites),
    ])
  }
}
