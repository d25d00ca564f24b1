/// One property of one view after merging: its terms, whose composition is the effect.
struct MergedProperty: Sendable {
  let slot: Slot
  /// The contributions, in the order of the transition.
  let writes: Range<Int>
  /// The rule that made the terms of them.
  let rule: MergeResolution
  /// What is left to be composed.
  let terms: Range<Int>

  var target: Int { slot.target }

  var property: Property { slot.property }
}

/// A value that moves from a start to an end, one operand of a merged property.
package struct Term: Sendable {
  package var initial: SIMD4<Double>
  package var animation: SIMD4<Double>
  package var completion: SIMD4<Double>
  package var timing: Int
  /// The contribution that it came from; nil for a value that a policy put in their place.
  package var write: Int?
  /// The way between the two ends, unless it is straight.
  package var way: (any Way)?

  package init(
    initial: SIMD4<Double>, animation: SIMD4<Double>, completion: SIMD4<Double>, timing: Int,
    write: Int? = nil, way: (any Way)? = nil
  ) {
    self.initial = initial
    self.animation = animation
    self.completion = completion
    self.timing = timing
    self.write = write
    self.way = way
  }

  /// The value at a progress. At 0 and 1 it is exactly the start and the end.
  package func value(at progress: Double) -> SIMD4<Double> {
    if let way { return way.value(at: progress) }
    return progress == 1 ? animation : initial + (animation - initial) * progress
  }

  /// The magnitude of the progress up to which a straight way stays within ``valueLimit``.
  var limit: Double { (0..<4).reduce(.infinity) { min($0, limit(in: $1)) } }

  /// The same in one lane; short of it by more than rounding can add.
  func limit(in lane: Int) -> Double {
    let way = abs(animation[lane] - initial[lane])
    return way == 0 ? .infinity : 0.999 * (valueLimit - abs(initial[lane])) / way
  }

  /// The rate of change by progress.
  package func velocity(at progress: Double) -> SIMD4<Double> {
    way?.velocity(at: progress) ?? animation - initial
  }
}

/// The merged properties of a transition.
struct Merger: Sendable {
  let table: ProvenanceTable
  /// The contributions, grouped by view and property.
  private(set) var writes: [Write]
  private(set) var properties: [MergedProperty] = []
  private(set) var terms: [Term] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The latest end of anything that was not left out, in seconds.
  private(set) var duration: Double

  /// Merges contributions under a policy.
  ///
  /// - Complexity: O(n log n) in the number of contributions.
  init(_ compilation: Compilation, policy: MergePolicy) {
    table = compilation.table
    duration = compilation.leastDuration
    writes = Merger.sorted(compilation.writes)
    terms.reserveCapacity(writes.count)
    properties.reserveCapacity(writes.count)
    var start = 0
    while start < writes.count {
      var end = start + 1
      while end < writes.count, !writes[start].slot.precedes(writes[end].slot) { end += 1 }
      merge(start..<end, policy)
      start = end
    }
  }

  /// The contributions grouped by slot, each group in the order of the transition: sorting is stable.
  private static func sorted(_ writes: [Write]) -> [Write] {
    func precedes(_ a: Int, _ b: Int) -> Bool { writes[a].slot.precedes(writes[b].slot) }
    // Thousands of pieces are written one after the other.
    if writes.indices.dropFirst().allSatisfy({ !precedes($0, $0 - 1) }) { return writes }
    // Indices are sorted, as contributions are large.
    return writes.indices.sorted(by: precedes).map { writes[$0] }
  }

  private mutating func merge(_ range: Range<Int>, _ policy: MergePolicy) {
    let start = terms.count
    let rule = range.count == 1 ? .compose : resolution(of: range, policy)
    switch rule {
    case .compose:
      // What a later start hides still belongs to the whole: combining takes the longer duration.
      for index in range { duration = max(duration, end(of: index)) }
      addTerms(composing: range)
    case .keep(let index): terms.append(term(of: range.lowerBound + index))
    case .value(let from, let to): terms.append(term(from: from, to: to, replacing: range))
    }
    for index in start..<terms.count {
      duration = max(duration, table.timings[terms[index].timing].end)
    }
    let merged = MergedProperty(
      slot: writes[range.lowerBound].slot, writes: range, rule: rule, terms: start..<terms.count)
    checkLimit(of: merged)
    properties.append(merged)
  }

  private mutating func resolution(of range: Range<Int>, _ policy: MergePolicy) -> MergeResolution {
    let answer = policy.resolution { conflict(in: range, rule: .compose) }
    let first = writes[range.lowerBound]
    let problem: String
    switch answer {
    case .compose: return answer
    case .keep(let index):
      if range.indices.contains(range.lowerBound + index) { return answer }
      problem = "keeps contribution \(index) of \(range.count); they are composed instead"
    case .value(let start, let end):
      let count = first.property.componentCount
      let values = start.components + end.components
      if start.components.count == count, end.components.count == count,
        values.allSatisfy({ abs($0) <= valueLimit })
      {
        return answer
      }
      problem = """
        answers \(start) -> \(end), where \(count) finite number(s) each are needed; the contributions \
        are composed instead
        """
    }
    report(.unusableResolution, of: first, "the merge policy \(problem)")
    return .compose
  }

  private func term(of index: Int) -> Term {
    let write = writes[index]
    return Term(
      initial: write.initial, animation: write.animation, completion: write.completion,
      timing: write.timing, write: index, way: write.way)
  }

  /// A term in place of contributions, timed like the one that ends last.
  private func term(
    from start: PropertyValue, to end: PropertyValue, replacing range: Range<Int>
  ) -> Term {
    let first = writes[range.lowerBound]
    let property = first.property
    let last = range.max { self.end(of: $0) < self.end(of: $1) } ?? range.lowerBound
    let animation = property.premultiplied(end.vector(of: property))
    let isInserted = table.targets[first.target].operation == .insertion
    return Term(
      initial: property.isAnimatable
        ? property.premultiplied(start.vector(of: property)) : animation,
      animation: animation,
      completion: isInserted && property.isAnimatable ? animation : property.identityVector,
      timing: writes[last].timing, write: nil)
  }

  /// Adds the terms of a composition: all of them, or where the latest to start wins, in the order of their
  /// starts.
  private mutating func addTerms(composing range: Range<Int>) {
    switch writes[range.lowerBound].property.composition {
    case .add, .multiply: for index in range { terms.append(term(of: index)) }
    case .replace:
      let order = range.sorted { (start(of: $0), $0) < (start(of: $1), $1) }
      for index in order { terms.append(term(of: index)) }
    case .constant: terms.append(term(of: winner(of: range)))
    }
  }

  /// The contribution that starts last; of several, the last one.
  private func winner(of range: Range<Int>) -> Int {
    range.max { (start(of: $0), $0) < (start(of: $1), $1) } ?? range.lowerBound
  }

  private func start(of write: Int) -> Double { table.timings[writes[write].timing].start }

  private func end(of write: Int) -> Double { table.timings[writes[write].timing].end }

  private mutating func checkLimit(of merged: MergedProperty) {
    guard merged.terms.count > 1 else { return }
    checkLimit(of: merged, "initial") { $0.initial }
    checkLimit(of: merged, "animation") { $0.animation }
  }

  private mutating func checkLimit(
    of merged: MergedProperty, _ stage: String, _ value: (Term) -> SIMD4<Double>
  ) {
    let total = compose(merged.terms, of: merged.property, clamped: false) { value(terms[$0]) }
    let clamped = compose(merged.terms, of: merged.property) { value(terms[$0]) }
    guard total != clamped else { return }
    report(
      .valueOutOfRange, of: writes[merged.writes.lowerBound],
      """
      \(stage).\(merged.property) of \(merged.terms.count) contributions is \
      \(PropertyValue(total, of: merged.property)), for which \
      \(PropertyValue(clamped, of: merged.property)) is used
      """)
  }

  private mutating func report(_ kind: Diagnostic.Kind, of write: Write, _ message: String) {
    diagnostics.append(
      Diagnostic(
        kind: kind, severity: .warning, view: table.targets[write.target].id,
        property: write.property, message: message, source: nil))
  }
}

/// The composition of values of one property, from first to last.
///
/// Each step is held within ``valueLimit``, so that no product overflows.
func compose(
  _ range: Range<Int>, of property: Property, clamped: Bool = true,
  value: (Int) -> SIMD4<Double>
) -> SIMD4<Double> {
  guard let first = range.first else { return property.identityVector }
  var total = value(first)
  for index in range.dropFirst() {
    total =
      clamped
      ? property.composition.compose(total, value(index))
      : property.composition.composeUnclamped(total, value(index))
  }
  return clamped ? total.clamped : total
}

func compose(_ values: [SIMD4<Double>], of property: Property) -> SIMD4<Double> {
  compose(values.indices, of: property) { values[$0] }
}

extension Composition {
  /// Two values as one; of values that replace each other, the later one.
  ///
  /// A product is held within ``valueLimit``, as the next one could overflow. A sum cannot, and is held
  /// at the end, so that the order of its operands does not matter.
  func compose(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    self == .multiply ? (a * b).clamped : composeUnclamped(a, b)
  }
}

// MARK: - Conflicts

extension Merger {
  /// Every meeting of several contributions.
  var conflicts: [MergeConflict] {
    properties.filter { $0.writes.count > 1 }.map { conflict(in: $0.writes, rule: $0.rule) }
  }

  /// The contributions of a range, in their order.
  func contributions(in range: Range<Int>) -> [Contribution] {
    writes[range].map { Contribution(write: $0, table: table) }
  }

  private func conflict(in range: Range<Int>, rule: MergeResolution) -> MergeConflict {
    let first = writes[range.lowerBound]
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
      return !writes[range.lowerBound + index].isEquivalent(to: writes[kept])
    }
    let duplicates = duplicates(in: range)
    return MergeConflict(
      view: table.targets[first.target].id, property: first.property,
      contributions: contributions(in: range),
      rule: rule, lost: lost, cancels: cancels, duplicates: duplicates,
      severity: isOverridden || cancels || !duplicates.isEmpty ? .warning : .note)
  }

  /// The contributions of primitives that repeat an earlier one exactly, counted from the first of the range.
  private func duplicates(in range: Range<Int>) -> [Int] {
    var earlier: [String: [Int]] = [:]
    return range.filter { index in
      let source = table.origins[writes[index].origin].source
      // What does nothing is reported as that, however often it is repeated.
      guard source.site == nil, !writes[index].isAtRest else { return false }
      let label = source.label()
      // Among many of one name, those right before are looked at.
      let isDuplicate = earlier[label, default: []].suffix(16).contains {
        writes[$0].isDuplicate(of: writes[index])
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
      switch writes[range.lowerBound].property.composition {
      case .add, .multiply: return []
      case .replace, .constant:
        let winner = winner(of: range) - range.lowerBound
        return all.filter { $0 != winner }
      }
    }
  }

  /// Whether contributions off rest compose to rest at both ends.
  private func cancels(_ range: Range<Int>) -> Bool {
    let property = writes[range.lowerBound].property
    guard property.composition == .add || property.composition == .multiply else { return false }
    let rest = property.identityVector
    let stages = [writes[range].map { $0.initial }, writes[range].map { $0.animation }]
    guard stages.joined().contains(where: { $0 != rest }) else { return false }
    return stages.allSatisfy { values in
      let total = compose(values, of: property)
      let scale =
        property.composition == .add ? values.reduce(1) { max($0, abs($1).max()) } : 1
      return abs(total - rest).max() <= 1e-9 * scale
    }
  }
}

/// The magnitude of each lane.
private func abs(_ v: SIMD4<Double>) -> SIMD4<Double> { v.replacing(with: -v, where: v .< 0) }
