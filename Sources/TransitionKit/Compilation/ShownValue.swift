/// What a conflict leaves of contributions that take each other's place: the latest that has started is shown.
struct ShownValue: Sendable {
  /// In the order of their starts.
  private let segments: [TimedSegment]

  /// The times between which the value is smooth, in order.
  private let breakpoints: [Double]

  /// Nil if contributions are added or multiplied, so that none is lost.
  init?(_ conflict: MergeConflict) {
    let contributions = conflict.contributions
    switch conflict.rule {
    case .keep(let index): self.init([contributions[index].timed])
    case .value(let start, let end):
      guard let first = contributions.first,
        let last = contributions.max(by: { $0.timed.timing.end < $1.timed.timing.end })
      else { return nil }
      let isInserted =
        first.provenanceTable.targets[first.written.target].operation == .insertion
      let segment = PropertySegment(
        from: start, to: end, of: conflict.property, isInserted: isInserted,
        timing: last.written.segment.timing)
      self.init([TimedSegment(segment: segment, timing: last.timed.timing)])
    case .compose:
      let segments = contributions.map { $0.timed }
      let order = segments.indices.sorted {
        (segments[$0].timing.start, $0) < (segments[$1].timing.start, $1)
      }
      switch conflict.property.composition {
      case .add, .multiply: return nil
      case .replace: self.init(order.map { segments[$0] })
      case .constant: self.init(order.suffix(1).map { segments[$0] })
      }
    }
  }

  /// A value that does not change.
  init(constant value: SIMD4<Double>) {
    let segment = PropertySegment(start: value, end: value, completion: value, timing: 0)
    self.init([
      TimedSegment(segment: segment, timing: Timing(start: 0, end: 0, animation: .default))
    ])
  }

  private init(_ segments: [TimedSegment]) {
    self.segments = segments
    let starts = segments.count > 1 ? segments.map { $0.timing.start } : []
    breakpoints = (starts + segments.flatMap { $0.breakpoints }).sorted()
    swings = segments.contains { $0.swings }
  }

  /// Whether the value may swing.
  let swings: Bool

  /// When the first segment starts.
  var start: Double { segments.first?.timing.start ?? 0 }

  /// Whether the value never changes.
  var isConstant: Bool { segments.count == 1 && !segments[0].segment.moves }

  func value(at time: Double) -> SIMD4<Double> {
    // Before the first segment starts, its initial value is shown.
    let latest = time > start ? time : start
    let next = position(in: segments.count) { segments[$0].timing.start > latest }
    return segments[max(next - 1, 0)].value(at: time)
  }

  /// The breakpoints in a range; of very many about as many as are worth looking at.
  func breakpoints(in range: ClosedRange<Double>) -> [Double] {
    let first = position(in: breakpoints.count) { breakpoints[$0] > range.lowerBound }
    let end = position(in: breakpoints.count) { breakpoints[$0] >= range.upperBound }
    guard end > first else { return [] }
    let step = (end - first) / 256 + 1
    return stride(from: first, to: end, by: step).map { breakpoints[$0] }
  }

  /// The first index that satisfies a condition, which all later ones satisfy too; the count if there is none.
  private func position(in count: Int, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
