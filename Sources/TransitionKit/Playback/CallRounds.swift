/// Counts how often in a row callbacks have caused further ones, so that a loop of them ends.
package struct CallRounds {
  /// No one calls back more often for good reason.
  package static let limit = 100

  private var count = 0

  package init() {}

  /// Begins another round, and returns false if there were too many.
  package mutating func begin() -> Bool {
    count += 1
    return count <= Self.limit
  }
}

extension Diagnostic {
  /// A warning that callbacks have caused each other in too many rounds.
  ///
  /// - Parameters:
  ///   - callbacks: which ones, as the subject of a sentence.
  ///   - rest: what becomes of those that are left.
  package static func endlessCallbacks(_ callbacks: String, rest: String) -> Diagnostic {
    Diagnostic(
      kind: .endlessCallbacks, severity: .warning, view: nil, property: nil,
      message: "\(callbacks) \(CallRounds.limit) times in a row; \(rest)", source: nil)
  }
}

extension Diagnostic {
  /// A warning that a clock cannot advance by an interval.
  package static func unusableInterval(_ interval: Double) -> Diagnostic {
    Diagnostic(
      kind: .unusableDuration, severity: .warning,
      message: "the clock cannot advance by \(interval) s; 0 is used")
  }

  /// A warning that a clock cannot advance to a time that is no number.
  package static var unusableTime: Diagnostic {
    Diagnostic(
      kind: .unusableDuration, severity: .warning,
      message: "the clock cannot advance to the time nan; it stays where it is")
  }
}
