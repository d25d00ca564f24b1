/// The state of every view at every time, as plain data.
///
/// A timeline is the main part of a ``CompiledTransition``. Sampling it is a pure function: the same time
/// gives the same frame, bit for bit, on any thread. Two timelines are equal if they have the same views with
/// the same tracks, even if different transitions made them.
public struct Timeline: Sendable {
  /// The move of one property from a start to an end: its values, its timing and its path.
  public typealias Segment = PropertySegment

  /// The duration of the timeline in seconds: the latest end of its timings.
  public let duration: Double

  /// Whether the timeline runs from its end to its start.
  public private(set) var isReversed = false

  /// Whether all rates are constant.
  private var isLinear = false

  package let layout: FrameLayout
  /// The timings of the segments, which refer to them by index.
  public private(set) var timings: [Timing]

  /// The tracks: one for each property of each view that is written, in the order of the views and then of
  /// the properties.
  public let tracks: [Track]

  /// The segments of all tracks.
  package let segments: [Segment]
  package private(set) var plan: SamplingPlan

  /// Creates a timeline from merged properties.
  init(_ merger: Merger, drawingOrder: [Int]) {
    let (timings, segments) = merger.numberedTimings
    self.init(
      targets: merger.provenanceTable.targets, drawingOrder: drawingOrder,
      duration: merger.duration,
      isReversed: false, timings: timings, segments: segments,
      tracks: merger.properties.map {
        Track($0.slot, of: merger.provenanceTable.targets[$0.target].id, segments[$0.segments])
      })
  }

  /// Creates a timeline from its parts. All indices have to be valid, and a property of a view has at most
  /// one track. Nothing is checked.
  package init(
    targets: [TransitionTarget], drawingOrder: [Int], duration: Double, isReversed: Bool,
    timings: [Timing], segments: [Segment],
    tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)]
  ) {
    let tracks = tracks.map {
      let slot = Slot(target: $0.view, property: $0.property)
      return Track(slot, of: targets[$0.view].id, segments[$0.segments])
    }
    let isOrdered = tracks.indices.dropFirst().allSatisfy {
      tracks[$0 - 1].slot.precedes(tracks[$0].slot)
    }
    self.init(
      targets: targets, drawingOrder: drawingOrder, duration: duration, isReversed: isReversed,
      timings: timings, segments: segments,
      tracks: isOrdered ? tracks : tracks.sorted { $0.slot.precedes($1.slot) })
  }

  /// Creates a timeline from its parts, with tracks in the order of views and properties.
  init(
    targets: [TransitionTarget], drawingOrder: [Int], duration: Double, isReversed: Bool,
    timings: [Timing], segments: [Segment], tracks: [Track]
  ) {
    self.duration = duration
    self.isReversed = isReversed
    self.timings = timings
    self.segments = segments
    self.tracks = tracks
    layout = FrameLayout(targets: targets, drawingOrder: drawingOrder, tracks: tracks)
    plan = SamplingPlan(timings: timings, tracks: tracks)
  }

  /// The views of the timeline with their operations: first the views that are not pieces, then the pieces.
  public var targets: [TransitionTarget] { layout.targets }

  /// The indices of the views that are no pieces, from back to front before z-positions count.
  public var drawingOrder: [Int] { layout.drawingOrder }

  /// The views of the timeline.
  public var views: [ViewID] { layout.targets.map { $0.id } }

  /// Returns the timeline from its end to its start. Its frame at t is the frame of this timeline at duration
  /// - t.
  ///
  /// After its end every view is at rest and inserted views are gone, as before the transition.
  public func reversed() -> Timeline {
    var timeline = self
    timeline.isReversed.toggle()
    return timeline
  }

  /// Returns the timeline with constant rates. All starts and ends are the same, and values change linearly.
  func linear() -> Timeline {
    var timeline = self
    timeline.isLinear = true
    timeline.timings = timings.map { $0.linear() }
    timeline.plan = SamplingPlan(timings: timeline.timings, tracks: tracks)
    return timeline
  }
}

extension Merger {
  /// The timings in the order in which segments first need them, without those that none needs, and the segments
  /// with their numbers.
  fileprivate var numberedTimings: ([Timing], [PropertySegment]) {
    var count = 0
    let isInOrder = segments.indices.allSatisfy {
      if segments[$0].timing == count { count += 1 }
      return segments[$0].timing < count
    }
    // Mostly nothing changes, and nothing is copied.
    if isInOrder, count == provenanceTable.timings.count {
      return (provenanceTable.timings, segments)
    }
    var numbers = [Int?](repeating: nil, count: provenanceTable.timings.count)
    var timings: [Timing] = []
    var numbered = segments
    for index in numbered.indices {
      let old = numbered[index].timing
      let new = numbers[old] ?? timings.count
      if numbers[old] == nil {
        numbers[old] = new
        timings.append(provenanceTable.timings[old])
      }
      numbered[index].timing = new
    }
    return (timings, numbered)
  }
}

extension Timeline: Equatable {
  /// Whether two values are equal.
  public static func == (a: Timeline, b: Timeline) -> Bool {
    // A copy is equal, whatever the equality of a user's own animation or modifier says of it.
    if a.layout === b.layout, a.isReversed == b.isReversed, a.isLinear == b.isLinear { return true }
    guard
      a.duration == b.duration, a.isReversed == b.isReversed,
      a.layout.targets == b.layout.targets, a.layout.drawingOrder == b.layout.drawingOrder,
      a.tracks.count == b.tracks.count
    else { return false }
    return zip(a.tracks, b.tracks).allSatisfy { a.isEqual($0, to: $1, of: b) }
  }

  /// Whether two tracks mean the same, whatever the numbers of their timings.
  private func isEqual(_ track: Track, to other: Track, of timeline: Timeline) -> Bool {
    guard track.slot == other.slot, track.completion == other.completion,
      track.segments.count == other.segments.count
    else { return false }
    func areEqual(_ a: PropertySegment, _ b: Segment) -> Bool {
      a.start == b.start && a.end == b.end && a.path == b.path
        && (!a.moves || timings[a.timing] == timeline.timings[b.timing])
    }
    func areEqual(_ others: some Sequence<Segment>) -> Bool {
      zip(track.segments, others).allSatisfy(areEqual)
    }
    // Of two operands that are added or multiplied the order does not matter to the bit; of more, it may.
    let isCommutative = track.kind == .add || track.kind == .multiply
    return areEqual(other.segments)
      || (isCommutative && track.segments.count == 2 && areEqual(other.segments.reversed()))
  }
}

extension Timeline: CustomStringConvertible {
  /// The duration, and a table of the stages: a line for each property of each view, of the first 24.
  ///
  /// ```
  /// 0.35 s, origin and destination
  /// origin       translation  (0, 0, 0)    (-390, 0, 0)  (0, 0, 0)  easeInOut(0.35 s)
  /// destination  translation  (390, 0, 0)  (0, 0, 0)     (0, 0, 0)  easeInOut(0.35 s)
  /// ```
  public var description: String {
    let mostRows = 24
    let (initial, animation) = (frame(at: 0), frame(at: duration))
    let completion = frame(at: duration.nextUp)
    let rows = tracks.prefix(mostRows).map { track -> [String] in
      let view = track.view
      return [view.description, track.property.name]
        + [initial, animation, completion].map { $0[view][track.property].description }
        + [timingText(of: track)]
    }
    var text = heading
    for line in aligned(
      [["view", "property", "initial", "animation", "completion", "timing"]] + rows)
    where !rows.isEmpty { text += "\n" + line }
    if tracks.count > mostRows { text += "\nand \(tracks.count - mostRows) more" }
    return text
  }

  private var heading: String {
    let roots = layout.targets.filter { $0.parent == nil }.map { $0.id.description }
    let pieces = layout.targets.count - roots.count
    var text = "\(number: duration) s, \(roots.joined(separator: " and "))"
    if pieces > 0 { text += ", \(pieces) piece\(pieces == 1 ? "" : "s")" }
    if tracks.isEmpty { text += ", nothing is written" }
    return isReversed ? text + ", reversed" : text
  }

  /// The timings of the operands of a track, each once.
  private func timingText(of track: Timeline.Track) -> String {
    var texts: [String] = []
    for segment in track.segments {
      let text = segment.moves ? timings[segment.timing].description : "constant"
      if !texts.contains(text) { texts.append(text) }
    }
    let more = texts.count > 3 ? ["\(texts.count - 3) more"] : []
    return (texts.prefix(3) + more).joined(separator: "; ")
  }
}

/// The rows as lines, with cells as wide as the widest of their column.
private func aligned(_ rows: [[String]]) -> [String] {
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    var line = ""
    for (column, cell) in row.enumerated() {
      line += cell
      if column < row.count - 1 {
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
    }
    return line
  }
}
