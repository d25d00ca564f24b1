extension Merger {
  /// Every meeting of several contributions.
  var conflicts: [MergeConflict] {
    properties.filter { $0.written.count > 1 }.map {
      conflict(in: $0.written, rule: $0.rule, runEnd: duration)
    }
  }

  /// The contributions of a range, in their order.
  package func contributions(in range: Range<Int>) -> [Contribution] {
    written[range].map { Contribution(written: $0, provenanceTable: provenanceTable) }
  }

  /// A conflict that a merge policy is asked about, before it is known how long the whole takes.
  func openConflict(in range: Range<Int>) -> MergeConflict {
    let runEnd = range.reduce(duration) { max($0, end(of: $1)) }
    return conflict(in: range, rule: .compose, runEnd: runEnd)
  }

  private func conflict(
    in range: Range<Int>, rule: MergeResolution, runEnd: Double
  ) -> MergeConflict {
    let first = written[range.lowerBound]
    let lost = lost(in: range, rule: rule)
    let cancels = rule == .compose && cancels(range)
    let kept: Int? =
      switch rule {
      case .keep(let index): range.lowerBound + index
      case .compose: winner(of: range)
      case .value: nil
      }
    let isOverridden = lost.contains { index in
      guard let kept else { return true }
      return !written[range.lowerBound + index].isEquivalent(to: written[kept])
    }
    let duplicates = duplicates(in: range)
    return MergeConflict(
      view: provenanceTable.targets[first.target].id, property: first.property,
      contributions: contributions(in: range),
      rule: rule, runEnd: runEnd, lost: lost, cancels: cancels, duplicates: duplicates,
      severity: isOverridden || cancels || !duplicates.isEmpty ? .warning : .note)
  }

  /// The contributions of primitives that repeat an earlier one exactly, counted from the first of the range.
  private func duplicates(in range: Range<Int>) -> [Int] {
    var earlier: [String: [Int]] = [:]
    return range.filter { index in
      let source = provenanceTable.origins[written[index].origin].source
      // What does nothing is reported as that, however often it is repeated.
      guard source.isPrimitive, !written[index].isAtRest else { return false }
      let label = source.label
      // Among many of one name, those right before are looked at.
      let isDuplicate = earlier[label, default: []].suffix(16).contains {
        written[$0].isDuplicate(of: written[index])
      }
      if !isDuplicate { earlier[label, default: []].append(index) }
      return isDuplicate
    }.map { $0 - range.lowerBound }
  }

  /// The contributions without a say, at least from some time on, counted from the first of the range.
  private func lost(in range: Range<Int>, rule: MergeResolution) -> [Int] {
    let all = Array(0..<range.count)
    switch rule {
    case .keep(let index): return all.filter { $0 != index }
    case .value: return all
    case .compose:
      switch written[range.lowerBound].property.composition {
      case .add, .multiply: return []
      case .replace, .constant:
        let winner = winner(of: range) - range.lowerBound
        return all.filter { $0 != winner }
      }
    }
  }

  /// Whether contributions off rest compose to rest at both ends.
  private func cancels(_ range: Range<Int>) -> Bool {
    let property = written[range.lowerBound].property
    guard property.composition == .add || property.composition == .multiply else { return false }
    let rest = property.identityVector
    let stages = [written[range].map { $0.segment.start }, written[range].map { $0.segment.end }]
    guard stages.joined().contains(where: { $0 != rest }) else { return false }
    return stages.allSatisfy { values in
      let total = compose(values, of: property)
      let scale =
        property.composition == .add ? values.reduce(1) { max($0, $1.largestMagnitude) } : 1
      return (total - rest).largestMagnitude <= 1e-9 * scale
    }
  }
}

extension SIMD4<Double> {
  /// The magnitude of each lane.
  @inline(__always) var magnitudes: SIMD4<Double> { replacing(with: -self, where: self .< 0) }

  /// The largest of them. It is no loop over the lanes, as it is asked of everything that starts to move.
  @inline(__always) var largestMagnitude: Double {
    let magnitudes = magnitudes
    return Swift.max(
      Swift.max(Swift.max(magnitudes.x, magnitudes.y), magnitudes.z), magnitudes.w)
  }
}
