import TransitionKit

extension MergeConflict {
  /// The conflict as a page shows it.
  var json: JSON {
    .object([
      "view": .string(view.description), "property": .string(property.name),
      "severity": .string("\(severity)"), "paths": .strings(paths), "outcome": .string(outcome),
      "start": .number(interval.lowerBound), "end": .number(interval.upperBound),
    ])
  }
}
