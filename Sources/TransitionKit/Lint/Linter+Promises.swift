// What the author promised.
extension Linter {
  mutating func findBrokenPromises() {
    for contract in rules.promises {
      var check = ContractCheck(motion, contract, bounds)
      guard let violation = check.verdict().violation else { continue }
      let (kind, unit, suggestion) = contract.fault
      let size = abs(violation.value - violation.limit)
      add(
        kind, .warning, violation.view, violation.property, violation.time...violation.time,
        size: size, unit, "breaks a promise: \(violation.message)", suggestion,
        from: [], paths: violation.contributions)
    }
  }
}

extension MotionContract {
  /// The kind of fault that it is to break it, its unit, and how to repair it.
  fileprivate var fault: (LintFinding.Kind, unit: String, suggestion: String) {
    switch requirement {
    case .covers:
      (
        .uncoveredContainer, "",
        "Let one view stay in place below, or let both move side by side with the same timing."
      )
    case .disjoint:
      (
        .overlappingViews, "pt",
        "Give both views the same timing, or let one leave before the other comes."
      )
    case .viewSpeed:
      (.excessiveSpeed, "pt/s", "Use a longer duration, a shorter way, or a gentler curve.")
    default: (.brokenPromise, "", "Change the motion, or the promise.")
    }
  }
}
