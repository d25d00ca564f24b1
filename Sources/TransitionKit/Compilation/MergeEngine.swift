/// One property of one view after merging: its segments, whose composition is the effect.
struct MergedProperty: Sendable {
  let slot: Slot
  /// The contributions, in the order of the transition.
  let written: Range<Int>
  /// The rule that made the segments of them.
  let rule: MergeResolution
  /// What is left to be composed.
  let segments: Range<Int>

  var target: Int { slot.target }

  var property: ViewProperty { slot.property }
}

/// The merged properties of a transition.
package struct Merger: Sendable {
  let provenanceTable: ProvenanceTable
  /// The contributions, grouped by view and property.
  package private(set) var written: [WrittenSegment]
  private(set) var properties: [MergedProperty] = []
  private(set) var segments: [PropertySegment] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The latest end of anything that was not left out, in seconds.
  private(set) var duration: Double

  /// Merges contributions under a policy.
  ///
  /// - Complexity: O(n log n) in the number of contributions.
  init(_ compilation: Compilation, policy: MergePolicy) {
    provenanceTable = compilation.provenanceTable
    duration = compilation.leastDuration
    written = Merger.sorted(compilation.written)
    segments.reserveCapacity(written.count)
    properties.reserveCapacity(written.count)
    var start = 0
    while start < written.count {
      var end = start + 1
      while end < written.count, !written[start].slot.precedes(written[end].slot) { end += 1 }
      merge(start..<end, policy)
      start = end
    }
  }

  /// The contributions grouped by slot, each group in the order of the transition: sorting is stable.
  private static func sorted(_ written: [WrittenSegment]) -> [WrittenSegment] {
    func precedes(_ a: Int, _ b: Int) -> Bool { written[a].slot.precedes(written[b].slot) }
    // Thousands of pieces are written one after the other.
    if written.indices.dropFirst().allSatisfy({ !precedes($0, $0 - 1) }) { return written }
    // Indices are sorted, as contributions are large.
    return written.indices.sorted(by: precedes).map { written[$0] }
  }

  private mutating func merge(_ range: Range<Int>, _ policy: MergePolicy) {
    let start = segments.count
    var rule = MergeResolution.compose
    if range.count > 1, let answer = policy.answer(for: written[range.lowerBound].property) {
      rule = answer(&self, range)
    } else {
      addComposition(of: range)
    }
    for index in start..<segments.count {
      duration = max(duration, provenanceTable.timings[segments[index].timing].end)
    }
    let merged = MergedProperty(
      slot: written[range.lowerBound].slot, written: range, rule: rule,
      segments: start..<segments.count)
    checkLimit(of: merged)
    properties.append(merged)
  }

  private mutating func addComposition(of range: Range<Int>) {
    // A contribution that a later one hides counts too: combining takes the longer duration.
    for index in range { duration = max(duration, end(of: index)) }
    addTerms(composing: range)
  }

  /// Does with a range of contributions what a function answers about their conflict, and returns what that is.
  mutating func resolve(
    _ range: Range<Int>, by answer: (MergeConflict) -> MergeResolution
  ) -> MergeResolution {
    let rule = resolution(of: range, by: answer)
    switch rule {
    case .compose: addComposition(of: range)
    case .keep(let index): segments.append(segment(of: range.lowerBound + index))
    case .value(let from, let to): segments.append(segment(from: from, to: to, replacing: range))
    }
    return rule
  }

  /// What a function answers about the conflict of a range of contributions, if that can be done.
  private mutating func resolution(
    of range: Range<Int>, by answer: (MergeConflict) -> MergeResolution
  ) -> MergeResolution {
    let first = written[range.lowerBound]
    let answer = answer(openConflict(in: range))
    let message: () -> String
    switch answer {
    case .compose: return answer
    case .keep(let index):
      if (0..<range.count).contains(index) { return answer }
      message = { "keeps contribution \(index) of \(range.count); they are composed instead" }
    case .value(let start, let end):
      let count = first.property.componentCount
      let values = start.components + end.components
      if start.components.count == count, end.components.count == count,
        values.allSatisfy({ abs($0) <= valueLimit })
      {
        return answer
      }
      message = {
        """
        answers \(start) -> \(end), where \(count) finite number(s) each are needed; the contributions \
        are composed instead
        """
      }
    }
    report(.unusableResolution, of: first, "the merge policy \(message())")
    return .compose
  }

  private func segment(of index: Int) -> PropertySegment {
    var segment = written[index].segment
    segment.contribution = index
    return segment
  }

  /// A segment in place of contributions, timed like the one that ends last.
  private func segment(
    from start: PropertyValue, to end: PropertyValue, replacing range: Range<Int>
  ) -> PropertySegment {
    let first = written[range.lowerBound]
    let last = range.max { self.end(of: $0) < self.end(of: $1) } ?? range.lowerBound
    return PropertySegment(
      from: start, to: end, of: first.property,
      isInserted: provenanceTable.targets[first.target].operation == .insertion,
      timing: written[last].segment.timing)
  }

  /// Adds the segments of a composition: all of them, or where the latest to start wins, in the order of their
  /// starts.
  private mutating func addTerms(composing range: Range<Int>) {
    switch written[range.lowerBound].property.composition {
    case .add, .multiply: for index in range { segments.append(segment(of: index)) }
    case .replace:
      let order = range.sorted { (start(of: $0), $0) < (start(of: $1), $1) }
      for index in order { segments.append(segment(of: index)) }
    case .constant: segments.append(segment(of: winner(of: range)))
    }
  }

  /// The contribution that starts last; of several, the last one.
  func winner(of range: Range<Int>) -> Int {
    range.max { (start(of: $0), $0) < (start(of: $1), $1) } ?? range.lowerBound
  }

  private func start(of index: Int) -> Double {
    provenanceTable.timings[written[index].segment.timing].start
  }

  func end(of index: Int) -> Double {
    provenanceTable.timings[written[index].segment.timing].end
  }

  private mutating func checkLimit(of merged: MergedProperty) {
    guard OptionalParts.hasDiagnostics, merged.segments.count > 1 else { return }
    checkLimit(of: merged, "initial") { $0.start }
    checkLimit(of: merged, "animation") { $0.end }
  }

  private mutating func checkLimit(
    of merged: MergedProperty, _ stage: String, _ value: (PropertySegment) -> SIMD4<Double>
  ) {
    let total = compose(merged.segments, of: merged.property, clamped: false) {
      value(segments[$0])
    }
    let clamped = compose(merged.segments, of: merged.property) { value(segments[$0]) }
    guard total != clamped else { return }
    report(
      .valueOutOfRange, of: written[merged.written.lowerBound],
      """
      \(stage).\(merged.property) of \(merged.segments.count) contributions is \
      \(PropertyValue(total, of: merged.property)), for which \
      \(PropertyValue(clamped, of: merged.property)) is used
      """)
  }

  private mutating func report(
    _ kind: Diagnostic.Kind, of written: WrittenSegment, _ message: @autoclosure () -> String
  ) {
    guard OptionalParts.hasDiagnostics else { return }
    diagnostics.append(
      Diagnostic(
        kind: kind, severity: .warning, view: provenanceTable.targets[written.target].id,
        property: written.property, message: message(), source: nil))
  }
}

/// The composition of values of one property, from first to last.
///
/// Each step is kept within ``valueLimit``, so that no product overflows.
func compose(
  _ range: Range<Int>, of property: ViewProperty, clamped: Bool = true,
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

func compose(_ values: [SIMD4<Double>], of property: ViewProperty) -> SIMD4<Double> {
  compose(values.indices, of: property) { values[$0] }
}

extension Composition {
  /// Two values as one; of values that replace each other, the later one.
  ///
  /// A product is kept within ``valueLimit``, as the next one could overflow. A sum cannot, and is clamped
  /// at the end, so that the order of its operands does not matter.
  func compose(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .add: TransitionKit.compose(a, b, isProduct: false)
    case .multiply: TransitionKit.compose(a, b, isProduct: true)
    case .replace, .constant: b
    }
  }
}

extension PropertySegment {
  /// A segment between two values that a merge policy answered.
  init(
    from start: PropertyValue, to end: PropertyValue, of property: ViewProperty, isInserted: Bool,
    timing: Int
  ) {
    let animation = property.premultiplied(end.vector(of: property))
    self.init(
      start: property.isAnimatable
        ? property.premultiplied(start.vector(of: property)) : animation,
      end: animation,
      completion: isInserted && property.isAnimatable ? animation : property.identityVector,
      timing: timing)
  }
}
