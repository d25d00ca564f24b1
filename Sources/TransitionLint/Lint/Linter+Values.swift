import TransitionKit

// Values beyond what can be drawn, and animations that take too long.
extension Linter {
  /// Looks for values beyond what can be drawn.
  ///
  /// - Parameter isPart: whether the transition is one primitive alone, which plays as it was written.
  mutating func findOvershoots(isPart: Bool) {
    for track in timeline.tracks {
      guard track.property.isAnimatable, let ranges = track.property.seenRanges else { continue }
      for (lane, name) in track.property.componentNames.enumerated() {
        // What no eye can see is no fault: a hundredth of the range, or of a point.
        let range = ranges[lane].lowerBound - 0.01...ranges[lane].upperBound + 0.01
        let moving = MovingComponent(bounds: bounds, track: track, lane: lane)
        guard !moving.isConstant || !range.contains(moving.start) else { continue }
        guard let breach = firstTime(of: moving, name, beyond: range) else { continue }
        let start = moving.lastTime(before: breach, in: ranges[lane])
        let severity: Diagnostic.Severity =
          isSlight(track, isPart: isPart) && !moving.isBeyondByItself(ranges[lane])
          ? .note : .warning
        // What hosts draw at its limit for a moment looks as it is meant.
        let isDrawnAlike = track.property == .opacity || track.property == .shadow
        if severity == .note, isDrawnAlike { continue }
        findOvershoot(of: moving, beyond: ranges[lane], from: start, severity)
      }
    }
  }

  /// Whether values overshoot by no more than a spring such as `.bouncy` does, which is meant for what moves with them.
  ///
  /// A primitive that fades alone has nothing that moves with it, unless the library replaced a movement by the fade.
  private func isSlight(_ track: Timeline.Track, isPart: Bool) -> Bool {
    let moving = track.segments.filter { $0.moves }
    let areSpringsSlight = moving.allSatisfy { segment in
      switch timeline.timings[segment.timing].animation.base {
      case .spring(let spring, let velocity):
        return segment.isStraight && velocity == 0
          && spring.dampingRatio >= Spring.bouncy.dampingRatio - 1e-9
      case .curve, .custom: return false
      }
    }
    guard areSpringsSlight else { return false }
    return !isPart || PropertySet.movement.contains(track.property)
      || timeline.tracks.contains { other in
        other.property != track.property && other.segments.contains { $0.moves }
      }
  }

  /// The first time at which a component is beyond a range. Hundreds of contributions are sampled, which bounds the cost.
  private func firstTime(
    of moving: MovingComponent, _ name: String, beyond range: ClosedRange<Double>
  ) -> Double? {
    guard moving.track.segments.count <= 64 else {
      let steps = moving.steps
      return (0...steps).lazy.map { duration * Double($0) / Double(steps) }
        .first { !range.contains(moving.value(at: $0)) }
    }
    let check = ComponentCheck(
      contract: .bounded(moving.track.view, moving.track.property, component: name, in: range),
      component: moving)
    var search = BoundedSearch()
    return check.firstBreach(&search)?.time
  }

  private mutating func findOvershoot(
    of moving: MovingComponent, beyond range: ClosedRange<Double>, from start: Double,
    _ severity: Diagnostic.Severity
  ) {
    var (size, value, end) = (0.0, moving.value(at: start), start)
    let steps = moving.steps
    for step in 0...steps {
      let time = start + (duration - start) * Double(step) / Double(steps)
      let now = moving.value(at: time)
      let excess = max(range.lowerBound - now, now - range.upperBound)
      if excess > 0.01 { end = time }
      if excess > size { (size, value) = (excess, now) }
    }
    let property = moving.track.property
    let name = property.componentNames[moving.lane]
    let limit = value < range.lowerBound ? range.lowerBound : range.upperBound
    add(
      .overshoot, severity, moving.track.view, property, start...max(end, start), size: size,
      property.unitName,
      """
      \(name.isEmpty ? "" : "(\(name)) ")goes to \(readable(value))\(property.unit), beyond \
      \(readable(limit)), from \(readable(start)) s on; hosts draw \(readable(limit))
      """,
      moving.isBeyondByItself(range)
        ? "Write a value from \(readable(range.lowerBound)) to \(readable(range.upperBound))."
        : "Use an animation without bounce for what has a limit, such as .smooth.")
  }

  /// Looks for blurs of which nothing is recognised, and which take hosts long to draw.
  ///
  /// - Parameter others: the views that are left out.
  mutating func findLargeBlurs(except others: Set<ViewID> = []) {
    for track in timeline.tracks where track.property == .blur && !others.contains(track.view) {
      let moving = MovingComponent(bounds: bounds, track: track, lane: 0)
      let limit = rules.largestBlur
      let times = times(until: duration)
      guard let first = times.first(where: { moving.value(at: $0) > limit + 0.01 }),
        let last = times.last(where: { moving.value(at: $0) > limit + 0.01 })
      else { continue }
      let largest = times.reduce(0) { max($0, moving.value(at: $1)) }
      add(
        .overshoot, .note, track.view, .blur, first...max(first, last), size: largest - limit, "pt",
        "goes to \(readable(largest)) pt, of which nothing is recognised, and which is slow to draw",
        "Blur by \(readable(limit)) pt at most, or raise largestBlur of the rules.")
    }
  }

  /// Looks for springs that settle long after they seem to be over, and for animations that never end.
  mutating func findLongTimings() {
    for track in timeline.tracks {
      var seen: Set<Int> = []
      for segment in track.segments where segment.moves && !seen.contains(segment.timing) {
        seen.insert(segment.timing)
        let timing = timeline.timings[segment.timing]
        let interval = interval(of: timing)
        if timing.isCycle.value {
          add(
            .endlessAnimation, .warning, track.view, track.property, interval,
            size: timing.end - timing.start, "s",
            "has an animation that never ends; one cycle of \(readable(timing.end - timing.start)) s is run",
            "Give repeatForever() a count, or the spring some damping.")
        } else if case .spring(let spring, _) = timing.animation.base,
          spring.settlingDuration() >= 10 * spring.duration
        {
          add(
            .slowSpring, .warning, track.view, track.property, interval,
            size: spring.settlingDuration() / spring.duration, "",
            """
            has a spring that settles after \(readable(spring.settlingDuration())) s, \
            \(readable(spring.settlingDuration() / spring.duration)) times its perceptual duration of \
            \(readable(spring.duration)) s
            """,
            "Use less bounce, or a damping ratio nearer to 1.")
        }
      }
    }
  }

  func interval(of timing: Timing) -> ClosedRange<Double> {
    let end = min(timing.end, duration)
    let start = min(max(timing.start, 0), end)
    return timeline.isReversed ? duration - end...duration - start : start...end
  }
}

extension ViewProperty {
  /// The range beyond which a component is not meant to go; nil if that is every number.
  fileprivate var seenRanges: [ClosedRange<Double>]? {
    // A host draws negative insets, which show what lies beyond the view.
    self == .clip ? Array(repeating: 0...1, count: componentCount) : drawableRanges
  }
}

extension MovingComponent {
  /// Whether a value that was written is beyond a range, so that no animation keeps it inside.
  fileprivate func isBeyondByItself(_ range: ClosedRange<Double>) -> Bool {
    [start, end].contains { !range.contains($0) }
  }

  /// At how many times it is looked at.
  fileprivate var steps: Int { min(400, max(40_000 / max(track.segments.count, 1), 20)) }

  /// The last time at which the value is in a range before it leaves it, to a microsecond; 0 if it never is.
  fileprivate func lastTime(before end: Double, in range: ClosedRange<Double>) -> Double {
    let steps = steps
    var outside = end
    for step in (0..<steps).reversed() {
      var inside = end * Double(step) / Double(steps)
      guard range.contains(value(at: inside)) else {
        outside = inside
        continue
      }
      while outside - inside > 1e-6 {
        let middle = (inside + outside) / 2
        if range.contains(value(at: middle)) { inside = middle } else { outside = middle }
      }
      return outside
    }
    return 0
  }
}
