import TransitionKit
import TransitionLint

extension LintFinding {
  /// The finding as a page shows it.
  var json: JSON {
    .object([
      "kind": .string(kind.rawValue), "severity": .string("\(severity)"),
      "view": view.map { .string($0.description) } ?? .null,
      "property": property.map { .string($0.name) } ?? .null,
      "start": .number(interval.lowerBound), "end": .number(interval.upperBound),
      "size": .number(size), "unit": .string(unit), "message": .string(message),
      "suggestion": .string(suggestion), "contributions": .strings(contributions),
      "sites": .strings(sites),
    ])
  }
}
