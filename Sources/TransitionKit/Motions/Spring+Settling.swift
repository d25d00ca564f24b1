extension Spring {
  /// What is reported of the spring on which corrections decay: numbers that are replaced, and that another one is used as it takes too
  /// long.
  package var settlingDiagnostics: [Diagnostic] {
    guard OptionalParts.hasDiagnostics else { return [] }
    var found: [Diagnostic] = []
    if let validationMessage {
      found.append(
        Diagnostic(kind: .unusableDuration, severity: .warning, message: validationMessage))
    }
    if SettlingSpring(self).spring != self {
      let message = "the settling \(self) takes too long; \(Spring.smooth) is used"
      found.append(Diagnostic(kind: .endlessAnimation, severity: .warning, message: message))
    }
    return found
  }
}
