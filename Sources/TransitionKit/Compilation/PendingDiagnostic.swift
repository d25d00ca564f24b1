/// A diagnostic that waits for the paths of the transition to be known.
struct PendingDiagnostic {
  let kind: Diagnostic.Kind
  var severity = Diagnostic.Severity.warning
  var property: ViewProperty?
  var target: Int?
  var origin: Int?
  let message: String
}
