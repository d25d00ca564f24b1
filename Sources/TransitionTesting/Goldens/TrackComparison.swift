import TransitionKit

/// Finds how the contributions to one property of a view differ from those that were expected.
struct TrackComparison {
  let components: GoldenComponents
  let tolerance: MotionTolerance
  /// How long the longer of the two motions lasts, in seconds.
  let duration: Double
  private(set) var findings: [MotionFinding] = []

  /// Compares two tracks of one property.
  init(
    of new: GoldenTrack, with old: GoldenTrack, lasting duration: Double,
    tolerance: MotionTolerance
  ) {
    components = GoldenComponents(new.property)
    self.tolerance = tolerance
    self.duration = duration
    compareOperands(of: new, with: old)
    guard !findings.isEmpty || new.operands.count != old.operands.count else { return }
    let course = TrackCourse(of: new, with: old, lasting: duration, tolerance: tolerance)
    if new.operands.count != old.operands.count {
      // Two moves that make up one are the same motion.
      guard course.differs || !findings.isEmpty else { return }
      add(
        .contributions,
        "has \(counted(new.operands.count, "contribution")) instead of \(old.operands.count)")
      findings += course.ends
    } else if findings.contains(where: \.isVague) {
      let known = Set(findings.map(\.kind))
      findings += course.ends.filter { !known.contains($0.kind) }
    }
    findings += course.findings.filter { !isKnown($0, of: new, old) }
  }

  /// Whether something that is seen over time follows from what has been found.
  private func isKnown(_ finding: MotionFinding, of new: GoldenTrack, _ old: GoldenTrack) -> Bool {
    // How far a path goes beyond its end is its shape.
    if finding.kind == .overshoot {
      return (new.operands + old.operands).contains { !$0.path.isStraight }
    }
    return findings.contains { $0.kind == .departure && $0.text.hasSuffix(finding.amount) }
  }

  private mutating func compareOperands(of new: GoldenTrack, with old: GoldenTrack) {
    var (rest, gone) = (new.operands, old.operands)
    let isOrdered =
      components.property.composition == .replace
      || components.property.composition == .constant
    if !isOrdered || new.operands.count != old.operands.count {
      gone.removeAll { operand in
        let twin = rest.firstIndex { findings(of: $0, with: operand).isEmpty }
        if let twin { rest.remove(at: twin) }
        return twin != nil
      }
    }
    guard new.operands.count == old.operands.count else { return }
    let suffix = new.operands.count > 1 ? " in one of \(new.operands.count) contributions" : ""
    for operand in gone {
      // The one that differs least is most likely what became of it.
      let candidates = rest.prefix(isOrdered ? 1 : 16).map { findings(of: $0, with: operand) }
      let best = candidates.indices.min { candidates[$0].count < candidates[$1].count }
      guard let best else { return }
      rest.remove(at: best)
      findings += candidates[best].map { $0.with(suffix: suffix) }
    }
  }

  mutating func add(_ kind: MotionDifference.Kind, lane: Int? = nil, _ text: String) {
    findings.append(MotionFinding(kind: kind, lane: lane, text: text))
  }

  private func findings(of new: GoldenOperand, with old: GoldenOperand) -> [MotionFinding] {
    var comparison = OperandComparison(components, tolerance)
    comparison.compare(new, with: old)
    return comparison.findings
  }
}

/// A number of things, such as `1 contribution`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
