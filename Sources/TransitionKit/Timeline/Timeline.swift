/// A compiled transition: what every view looks like at every time, as plain data.
///
/// A timeline is a pure function. The same time gives the same frame, bit for bit, whatever was sampled
/// before, and on however many threads. Two timelines are equal if they mean the same: the same views
/// with the same tracks, whoever wrote them.
public struct Timeline: Sendable {
  /// How long the timeline is, in seconds: the latest end of anything in it.
  public let duration: Double

  /// Whether the timeline runs from its end to its start.
  public private(set) var isReversed = false

  /// Whether the paces were made constant.
  private var isLinear = false

  package let layout: FrameLayout
  package private(set) var timings: [Timing]
  /// In the order of the slots of a frame.
  package let tracks: [Track]
  package let terms: [Term]
  private(set) var plan: SamplingPlan

  /// Makes a timeline of merged properties.
  init(_ merger: Merger, drawingOrder: [Int]) {
    let (timings, terms) = merger.numberedTimings
    self.init(
      targets: merger.table.targets, drawingOrder: drawingOrder, duration: merger.duration,
      isReversed: false, timings: timings, terms: terms,
      tracks: merger.properties.map {
        Track(view: $0.target, property: $0.property, terms: $0.terms, of: terms)
      })
  }

  /// Makes a timeline of its parts. Places that they name in each other have to exist, and a property of a
  /// view has one track at most: nothing is checked.
  package init(
    targets: [Target], drawingOrder: [Int], duration: Double, isReversed: Bool, timings: [Timing],
    terms: [Term], tracks: [Track]
  ) {
    self.duration = duration
    self.isReversed = isReversed
    self.timings = timings
    self.terms = terms
    let isOrdered = tracks.indices.dropFirst().allSatisfy {
      tracks[$0 - 1].slot.precedes(tracks[$0].slot)
    }
    self.tracks = isOrdered ? tracks : tracks.sorted { $0.slot.precedes($1.slot) }
    layout = FrameLayout(
      targets: targets, drawingOrder: drawingOrder, tracks: self.tracks, terms: terms)
    plan = SamplingPlan(timings: timings, tracks: self.tracks, terms: terms)
  }

  /// The views of the timeline.
  public var views: [ViewID] { layout.targets.map { $0.id } }

  /// The same timeline from its end to its start: its frame at t is this one's at duration - t.
  ///
  /// After its end every view is at rest, and inserted ones are gone: it is as if nothing had happened.
  public func reversed() -> Timeline {
    var timeline = self
    timeline.isReversed.toggle()
    return timeline
  }

  /// The timeline with a constant pace: everything starts and ends when it did, and moves evenly.
  func linear() -> Timeline {
    var timeline = self
    timeline.isLinear = true
    timeline.timings = timings.map { $0.linear() }
    timeline.plan = SamplingPlan(timings: timeline.timings, tracks: tracks, terms: terms)
    return timeline
  }
}

extension Merger {
  /// The timings in the order in which terms first need them, without those that none needs, and the terms
  /// with their numbers.
  fileprivate var numberedTimings: ([Timing], [Term]) {
    var count = 0
    let isInOrder = terms.indices.allSatisfy {
      if terms[$0].timing == count { count += 1 }
      return terms[$0].timing < count
    }
    // Mostly nothing changes, and nothing is copied.
    if isInOrder, count == table.timings.count { return (table.timings, terms) }
    var numbers = [Int?](repeating: nil, count: table.timings.count)
    var timings: [Timing] = []
    var numbered = terms
    for index in numbered.indices {
      let old = numbered[index].timing
      let new = numbers[old] ?? timings.count
      if numbers[old] == nil {
        numbers[old] = new
        timings.append(table.timings[old])
      }
      numbered[index].timing = new
    }
    return (timings, numbered)
  }
}

extension Timeline: Equatable {
  public static func == (a: Timeline, b: Timeline) -> Bool {
    // A copy is equal, whatever the equality of a user's own animation or modifier says of it.
    if a.layout === b.layout, a.isReversed == b.isReversed, a.isLinear == b.isLinear { return true }
    guard
      a.duration == b.duration, a.isReversed == b.isReversed,
      a.layout.targets == b.layout.targets, a.layout.drawingOrder == b.layout.drawingOrder,
      a.tracks.count == b.tracks.count
    else { return false }
    return zip(a.tracks, b.tracks).allSatisfy { a.meaning(of: $0) == b.meaning(of: $1) }
  }

  /// What a track says, with its timings instead of their numbers.
  private func meaning(of track: Track) -> TrackMeaning {
    let operands = terms[track.terms].map {
      TrackMeaning.Operand(
        initial: $0.initial, animation: $0.animation,
        timing: $0.initial == $0.animation && $0.way == nil ? nil : timings[$0.timing],
        way: $0.way)
    }
    return TrackMeaning(
      view: track.view, property: track.property,
      isCommutative: track.kind == .add || track.kind == .multiply,
      completion: track.completion, operands: operands)
  }
}

private struct TrackMeaning: Equatable {
  struct Operand: Equatable {
    let initial: SIMD4<Double>
    let animation: SIMD4<Double>
    let timing: Timing?
    let way: (any Way)?

    static func == (a: Operand, b: Operand) -> Bool {
      a.initial == b.initial && a.animation == b.animation && a.timing == b.timing
        && areEqual(a.way, b.way)
    }
  }

  let view: Int
  let property: Property
  let isCommutative: Bool
  let completion: SIMD4<Double>
  let operands: [Operand]

  static func == (a: TrackMeaning, b: TrackMeaning) -> Bool {
    guard a.view == b.view, a.property == b.property, a.completion == b.completion else {
      return false
    }
    // Of two operands that are added or multiplied the order does not matter to the bit; of more, it may.
    return a.operands == b.operands
      || (a.isCommutative && a.operands.count == 2 && a.operands.reversed() == b.operands)
  }
}
