import TransitionKit

extension Diagnostic {
  /// The diagnostic as a page shows it.
  var json: JSONValue {
    .object(["severity": .string("\(severity)"), "message": .string(description)])
  }
}
