import TransitionKit

extension LintReport {
  /// The report as JSON: its transitions, and all of their findings. It is never read back.
  ///
  /// `format` is `"transitionkit.lint"`. `version` is 1, and changes whenever an older reader would misread a newer document.
  /// `transitions` is a list of `name` and `findings`. Keys are sorted, and findings are in the order of their times. A finding
  /// always has all of these keys:
  ///
  /// - `kind`: the raw value of a ``LintFinding/Kind``.
  /// - `severity`: `"warning"` or `"note"`.
  /// - `view`: the id of a view, as in a timeline; null if the finding is about all views.
  /// - `property`: the name of a property; null if the finding is about the position of a view, or about none.
  /// - `start`, `end`: when the fault is seen, in seconds; equal for a single time, and null if not finite.
  /// - `size`: how large it is; null if that is not a finite number.
  /// - `unit`: the unit of `size`, such as `"pt"`, `"s"` or `"pt/s"`; empty for a plain number.
  /// - `message`, `suggestion`: what is wrong, without its subject, and how to repair it. They are for people, and may change.
  /// - `contributions`: the paths of the primitives and handlers that it comes from, as far as they are known.
  /// - `sites`: the files and lines in which they were written, where Swift knows them, such as `"MyApp/Swing.swift:12"`.
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
