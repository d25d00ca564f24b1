import TransitionKit

// Views that are seen when they should not be, or not seen when they should be.
extension Linter {
  /// - Parameters:
  ///   - startsEmpty: whether nothing is there before the motion.
  ///   - endsEmpty: whether nothing is there after it.
  mutating func findInvisibleViews(startsEmpty: Bool = false, endsEmpty: Bool = false) {
    // Where there is no container, nothing is ever seen.
    guard visible.screen != nil, duration > 0 else { return }
    for target in timeline.targets where target.parent == nil {
      guard !visible.parts(of: target.id).isEmpty else { continue }
      if operation(of: target) == .insertion { findLateInsertion(of: target.id) }
      findViewOffScreen(target.id)
    }
    let duration = duration
    findEmptyScreen { interval in
      (startsEmpty && interval.lowerBound == 0)
        || (endsEmpty && interval.upperBound == duration)
    }
  }

  private mutating func findLateInsertion(of view: ViewID) {
    guard moves(view) else { return }
    // The rows of a scene may follow each other.
    let isAlone = timeline.targets.count { $0.parent == nil } <= 2
    let latest = (isAlone ? min(0.98, rules.latestAppearance) : 0.98) * duration
    let first = times(until: duration).first { visible.isVisible(view, at: $0) }
    if let first, first <= latest {
      return
    }
    // A view that stays invisible is reported as that.
    guard let end = first, visible.isVisible(view, at: duration) else { return }
    let appears = boundary(between: max(end - step, 0), and: end) {
      visible.isVisible(view, at: $0)
    }
    guard appears > latest else { return }
    let isLast = appears > 0.98 * duration
    add(
      isLast ? .lateInsertion : .lateStart, isLast ? .warning : .note, view, nil, 0...appears,
      size: appears, "s",
      """
      is not seen until \(readable(appears)) s, \(readable(100 * appears / duration)) % of the whole
      """,
      "Let it become visible earlier, or shorten what comes before.")
  }

  private mutating func findViewOffScreen(_ view: ViewID) {
    let parts = visible.parts(of: view)
    guard moves(view),
      parts.contains(where: { views.views[$0].frame.width > 0 && views.views[$0].frame.height > 0 })
    else { return }
    func isOff(_ time: Double) -> Bool {
      parts.allSatisfy { visible.isOutside($0, at: time) }
    }
    guard isOff(0), isOff(duration) else { return }
    add(
      .offScreenAtBothEnds, .warning, view, nil, 0...duration, size: duration, "s",
      "is outside of the container at the start and at the end",
      "Let it start or end inside the container, or leave it out.")
  }

  /// Looks for the times at which no view is seen for longer than a frame lasts.
  ///
  /// - Parameter isMeant: whether it is meant to be empty then.
  private mutating func findEmptyScreen(unless isMeant: (ClosedRange<Double>) -> Bool) {
    let whole = timeline.targets.filter { $0.parent == nil }
    guard whole.count > 1, whole.contains(where: { moves($0.id) }) else { return }
    let times = times(until: duration)
    var empty: [ClosedRange<Double>] = []
    for interval in intervals(of: times, withoutViewsOf: VisibleViews.leastOpacity)
    where interval.upperBound - interval.lowerBound > 1.0 / 60 && !isMeant(interval) {
      empty.append(interval)
      addEmptyScreen(interval, times)
    }
    guard !rules.ignored.contains(.faintScreen), rules.faintestScreen > VisibleViews.leastOpacity
    else { return }
    for interval in intervals(of: times, withoutViewsOf: rules.faintestScreen)
    where interval.upperBound - interval.lowerBound > Self.leastFaintTime && !isMeant(interval)
      && !empty.contains(where: { $0.overlaps(interval) })
    {
      let (start, end) = (interval.lowerBound, interval.upperBound)
      add(
        .faintScreen, .note, nil, nil, interval, size: end - start, "s",
        """
        no view has an opacity of \(readable(rules.faintestScreen)) from \(readable(start)) to \
        \(readable(end)) s, so that the background shows through
        """,
        "Let the views overlap for longer, or keep one of them opaque below.")
    }
  }

  /// For how long every view has to be faint, in seconds: three frames. Material's fade through and shared axis are so for up to 30 ms.
  private static let leastFaintTime = 0.05

  /// The intervals in which no view is seen with more than an opacity.
  private func intervals(
    of times: [Double], withoutViewsOf opacity: Double
  ) -> [ClosedRange<Double>] {
    let (visible, drawn) = (visible, visible.drawn)
    var latest = drawn.first
    func isSeen(_ index: Int, _ time: Double) -> Bool {
      visible.opacity(of: index, at: time) > opacity && visible.isVisible(index, at: time)
    }
    func isEmpty(_ time: Double) -> Bool {
      // What was seen last is most likely seen now.
      if let latest, isSeen(latest, time) { return false }
      latest = drawn.first { isSeen($0, time) }
      return latest == nil
    }
    var intervals: [ClosedRange<Double>] = []
    var start: Double?
    for (index, time) in times.enumerated() {
      let empty = isEmpty(time)
      if empty, start == nil {
        start = index == 0 ? 0 : boundary(between: times[index - 1], and: time, isEmpty)
      }
      guard let from = start, !empty || index == times.count - 1 else { continue }
      let end = empty ? time : boundary(between: times[index - 1], and: time) { !isEmpty($0) }
      start = nil
      intervals.append(from...max(from, end))
    }
    return intervals
  }

  /// Adds a time at which hardly anything is seen; if nothing at all is for a part of it, that part.
  private mutating func addEmptyScreen(_ interval: ClosedRange<Double>, _ times: [Double]) {
    let visible = visible
    func isEmpty(_ time: Double) -> Bool {
      !visible.drawn.contains { visible.isShown($0, at: time) }
    }
    var (from, end) = (interval.lowerBound, interval.upperBound)
    let inside = times.filter { interval.contains($0) }
    if let first = inside.first(where: isEmpty), let last = inside.last(where: isEmpty),
      last - first > 1.0 / 120
    {
      if !isEmpty(from) { from = boundary(between: from, and: first, isEmpty) }
      if !isEmpty(end) { end = boundary(between: last, and: end) { !isEmpty($0) } }
    }
    add(
      .emptyScreen, .warning, nil, nil, from...end, size: end - from, "s",
      """
      nothing is seen from \(readable(from)) to \(readable(end)) s, so that the background flashes
      """,
      "Let the next view appear before the last one has gone, or keep one of them below.")
  }

  // MARK: Times

  /// How far apart the times are at which views are looked at, in seconds: four to a frame.
  ///
  /// Hundreds of views or contributions are looked at less often, which bounds the cost.
  var step: Double {
    let load = Double(timeline.segments.count + 20 * timeline.targets.count)
    return max(1.0 / 240, duration / 2000, duration * min(load / 300_000, 1.0 / 60))
  }

  /// The times at which views are looked at, including those at which something begins or ends.
  func times(until end: Double) -> [Double] {
    guard end > 0 else { return [0] }
    let count = Int((end / step).rounded(.up))
    var times = (0...count).map { min(Double($0) * step, end) }
    times += bounds.instants.filter { $0 <= end }.thinned(to: 512)
    return times.sorted()
  }

  /// The time from which on a condition holds, which does not hold at a time and holds at a later one.
  func boundary(
    between before: Double, and after: Double, _ holds: (Double) -> Bool
  ) -> Double {
    var (before, after) = (before, after)
    while after - before > 1e-5 {
      let middle = (before + after) / 2
      if holds(middle) { after = middle } else { before = middle }
    }
    return after
  }
}
