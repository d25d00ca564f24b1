import TransitionKit

// Whether a pop shows in reverse what the push shows, and how long the whole takes.
extension ContractCheck {
  func firstExcess(over limit: Double) -> Breach? {
    let duration = motion.durationWithoutLoops
    guard duration > limit + 1e-9 * max(abs(limit), 1) else { return nil }
    return Breach(
      time: max(limit, 0), value: duration, limit: limit,
      message: "the whole takes \(readable(duration)) s (\(contract))")
  }

  /// Why the question whether a pop takes a push back has no answer; nil if it has one.
  var missingOpposite: String? {
    motion.opposite == nil
      ? "the motion is neither a push nor a pop, but only compiled navigation transitions are" : nil
  }

  /// The first difference between a push at a progress and the pop at the progress that is left.
  ///
  /// Both are compared with even progress, whatever the curves of their animations.
  mutating func firstDifferenceFromOpposite() -> Breach? {
    guard let opposite = motion.opposite?() else { return nil }
    if let breach = differenceOfOrders(from: opposite) { return breach }
    let (here, there) = (
      TimelineBounds(motion.timeline.withEvenProgress),
      TimelineBounds(opposite.timeline.withEvenProgress)
    )
    var pairs = here.timeline.tracks.map { track in
      TakenBackTrack(track, there.timeline.tracks.first { track.isTakenBack(by: $0) }, here, there)
    }
    for track in there.timeline.tracks
    where !here.timeline.tracks.contains(where: { $0.isTakenBack(by: track) }) {
      pairs.append(TakenBackTrack(nil, track, here, there))
    }
    return search.first(of: pairs.filter { $0.isSeen }) { pair, search in
      pair.firstDifference(&search, contract)
    }
  }

  /// What is in front of what, if that is not the same in both.
  private func differenceOfOrders(from opposite: Motion) -> Breach? {
    let order = motion.timeline.frame(at: motion.duration / 2).drawingOrder
    let other = opposite.timeline.frame(at: opposite.duration / 2).drawingOrder.map {
      $0.counterpart
    }
    guard let index = order.indices.first(where: { $0 < other.count && order[$0] != other[$0] })
    else { return nil }
    let view = order[index]
    return Breach(
      time: 0, view: view, property: .zPosition, value: Double(index),
      limit: Double(other.firstIndex(of: view) ?? 0),
      message: "\(view) is behind what it is in front of on the way back (\(contract))")
  }

  /// What is sampled in a motion or its opposite, so that nothing is proved.
  var doubtAboutOpposite: String? {
    let timelines = [motion.timeline] + (motion.opposite.map { [$0().timeline] } ?? [])
    for track in timelines.flatMap({ $0.tracks }) {
      for segment in track.segments where segment.moves && segment.isOpaque {
        return "\(track.view).\(track.property): \(segment.path)"
      }
    }
    return nil
  }
}

/// A property of a view of a motion, and the same of the same page on the way back.
private struct TakenBackTrack {
  let track: Timeline.Track?
  let other: Timeline.Track?
  let here: TimelineBounds
  let there: TimelineBounds
  let property: ViewProperty

  init(
    _ track: Timeline.Track?, _ other: Timeline.Track?, _ here: TimelineBounds,
    _ there: TimelineBounds
  ) {
    (self.track, self.other, self.here, self.there) = (track, other, here, there)
    property = track?.property ?? other?.property ?? .opacity
  }

  /// Whether the property moves anything by itself. Where a view rotates and how it is drawn is compared, too.
  var isSeen: Bool { property != .zPosition }

  /// A part of the progress in which nothing is seen.
  private static let moment = 1e-9

  func firstDifference(_ search: inout BoundedSearch, _ contract: MotionContract) -> Breach? {
    let names = property.componentNames
    let slacks = names.indices.map { contract.tolerance ?? 1e-6 * extent(of: $0) + 1e-9 }
    func differs(at progress: Double, by factor: Double) -> Int? {
      let difference = value(at: progress) - backValue(at: progress)
      return names.indices.first { abs(difference[$0]) > factor * slacks[$0] }
    }
    /// Beside a time at which a value jumps, one side is enough.
    func isBroken(_ progress: Double) -> Bool {
      let sides = [progress - Self.moment, progress + Self.moment].filter { $0 > 0 && $0 < 1 }
      return sides.allSatisfy { differs(at: $0, by: 1) != nil }
    }
    let time = search.firstTime(
      at: instants, cost: { cost },
      isProved: { span in
        guard span.width > Self.moment else { return true }
        let jets = difference(over: span)
        return names.indices.allSatisfy { jets[$0].value.magnitude <= 2 * slacks[$0] }
      }, isBroken: isBroken)
    guard let time else { return nil }
    let lane =
      [time - Self.moment, time + Self.moment].compactMap { differs(at: $0, by: 1) }.first ?? 0
    let side = time < 0.5 ? time + Self.moment : time - Self.moment
    let (shown, back) = (value(at: side)[lane], backValue(at: side)[lane])
    let view = track?.view ?? other.map { $0.view.counterpart }
    let name = names[lane].isEmpty ? "" : ".\(names[lane])"
    return Breach(
      time: time * here.timeline.duration, view: view, property: property, value: shown,
      limit: back,
      message: """
        \(view.map { "\($0)." } ?? "")\(property)\(name) is \(readable(shown))\(property.unit) at \
        \(readable(time * 100)) % of the progress, and \(readable(back))\(property.unit) on the way \
        back (\(contract))
        """)
  }

  /// The breakpoints of both, as progress of the motion.
  private var instants: [Double] {
    func fractions(_ bounds: TimelineBounds, _ track: Timeline.Track?) -> [Double] {
      let duration = bounds.timeline.duration
      guard let track, duration > 0 else { return [] }
      return bounds.instants(of: CollectionOfOne(track)).map { $0 / duration }
    }
    let all = [0, 1] + fractions(here, track) + fractions(there, other).map { 1 - $0 }
    return Array(Set(all.map { min(max($0, 0), 1) })).sorted()
  }

  private var cost: Int { (track?.segments.count ?? 0) + (other?.segments.count ?? 0) }

  private func extent(of lane: Int) -> Double {
    let mine = track.map { MovingComponent(bounds: here, track: $0, lane: lane).extent } ?? 0
    let others = other.map { MovingComponent(bounds: there, track: $0, lane: lane).extent } ?? 0
    return max(mine, others)
  }

  private func value(at progress: Double) -> SIMD4<Double> {
    value(of: track, in: here.timeline, at: progress)
  }

  private func backValue(at progress: Double) -> SIMD4<Double> {
    value(of: other, in: there.timeline, at: 1 - progress)
  }

  private func value(
    of track: Timeline.Track?, in timeline: Timeline, at progress: Double
  ) -> SIMD4<Double> {
    guard let track else { return property.identityVector }
    // What takes no time is at its start before it, and at its end after it.
    let time = timeline.duration > 0 ? progress * timeline.duration : progress < 0.5 ? -1 : 0
    return timeline.value(of: track, at: time)
  }

  /// The bounds of the difference on an open span of progress.
  private func difference(over span: Interval) -> LaneJets {
    func jets(
      _ track: Timeline.Track?, _ bounds: TimelineBounds, _ span: Interval, rate: Double
    ) -> LaneJets {
      guard let track, bounds.timeline.duration > 0 else {
        return LaneJets(value(of: track, in: bounds.timeline, at: span.middle))
      }
      let duration = bounds.timeline.duration
      let jets = bounds.bounds(of: track, over: span * duration)
      return LaneJets { jets[$0].atRate(rate * duration) }
    }
    func difference(over span: Interval) -> LaneJets {
      let mine = jets(track, here, span, rate: 1)
      let others = jets(other, there, Interval(1) - span, rate: -1)
      return LaneJets { mine[$0] - others[$0] }
    }
    let middle = difference(over: Interval(span.middle))
    return difference(over: span).tightened(by: middle, span - Interval(span.middle))
  }
}

extension Timeline.Track {
  /// Whether another track is that of the same page and property on the way back.
  fileprivate func isTakenBack(by other: Timeline.Track) -> Bool {
    property == other.property && view == other.view.counterpart
  }
}

extension ViewID {
  /// What the same page is called on the way back.
  fileprivate var counterpart: ViewID {
    switch self {
    case .origin: .destination
    case .destination: .origin
    case .piece(let parent, let number): .piece(of: parent.counterpart, number)
    default: self
    }
  }
}
