/// The invalid arguments of the calls of an animator, each once.
struct CallDiagnostics {
  private(set) var list: [Diagnostic] = []

  mutating func report(_ kind: Diagnostic.Kind, _ message: @autoclosure () -> String) {
    report(
      Diagnostic(
        kind: kind, severity: .warning, view: nil, property: nil, message: message(), source: nil))
  }

  /// Keeps a diagnostic, which is made only if diagnostics are read.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard OptionalParts.hasDiagnostics else { return }
    let diagnostic = diagnostic()
    if !list.contains(diagnostic) { list.append(diagnostic) }
  }

  /// Returns the spring of corrections, or its replacement if it takes too long, which is reported.
  mutating func settling(_ spring: Spring) -> SettlingSpring {
    for found in spring.settlingDiagnostics { report(found) }
    return SettlingSpring(spring)
  }

  /// Returns the animation, or its finite replacement if it never ends, which is reported.
  mutating func ending(_ animation: Animation) -> Animation {
    for found in animation.motionDiagnostics() { report(found) }
    return animation.arriving.ending
  }

  /// Returns the velocity if it is finite; nil otherwise, which is reported.
  mutating func finite(_ velocity: Double?) -> Double? {
    guard let velocity, !velocity.isFinite else { return velocity }
    report(.nonFiniteValue, "the velocity \(velocity) is not usable; it is left out")
    return nil
  }
}
