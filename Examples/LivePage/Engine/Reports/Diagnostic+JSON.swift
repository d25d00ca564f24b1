import TransitionKit

extension Diagnostic {
  /// The diagnostic as a page shows it.
  var json: JSON {
    .object(["severity": .string("\(severity)"), "message": .string(description)])
  }
}
