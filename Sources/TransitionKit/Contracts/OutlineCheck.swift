/// Finds out whether a contract holds about where views are seen.
struct OutlineCheck {
  let motion: Motion
  let contract: MotionContract
  let views: OutlinedViews

  init(_ check: ContractCheck) {
    motion = check.motion
    contract = check.contract
    views = OutlinedViews(check.motion, check.bounds)
  }

  /// How far a view may be beyond its limit, in points.
  var provedDistance: Double { contract.tolerance ?? 0.1 }

  /// The distance from which on the contract is broken: less, so that something is left for the bounds.
  var permittedDistance: Double { 0.75 * provedDistance }

  var bounds: TimelineBounds { views.bounds }

  func firstBreach(_ search: inout BoundedSearch) -> Breach? {
    let subjects = views.views.indices.filter { index in
      contract.view.map { views.views[index].id == $0 } ?? true
    }
    switch contract.requirement {
    case .covers(let rect, let opacity):
      let area = Rect(size: motion.container.frame.size)
      return firstGap(in: rect ?? area, opacity, &search)
    case .disjoint(let other):
      guard let first = subjects.first, let second = views.index(of: other) else { return nil }
      return firstOverlap(of: first, second, &search)
    case .inside(let rect):
      return firstOf(subjects) { firstTime(of: $0, outside: rect, &search) }
    case .viewSpeed(let limit):
      return firstOf(subjects) { firstTime(of: $0, fasterThan: limit, &search) }
    case .viewAcceleration(let limit):
      return firstOf(subjects) { firstTime(of: $0, accelerating: limit, &search) }
    default: return nil
    }
  }

  private func firstOf(_ views: [Int], _ breach: (Int) -> Breach?) -> Breach? {
    views.compactMap(breach).min { $0.time < $1.time }
  }

  /// The times inside the motion at which views come and leave.
  var presenceEdges: [Double] {
    motion.presence.values.flatMap { $0.flatMap { [$0.lowerBound, $0.upperBound] } }
      .filter { $0 > 0 && $0 < motion.duration }
  }

  /// The spans on which the same views are on screen.
  private var spans: [Interval] {
    var instants = bounds.instants
    let edges = presenceEdges
    if !edges.isEmpty {
      instants += edges
      instants.sort()
    }
    return zip(instants, instants.dropFirst()).map { Interval($0, $1) }.filter { $0.width > 0 }
  }

  /// Whether a view is on screen on all of a span between two instants.
  func isPresent(_ view: ViewID, at time: Double) -> Bool {
    motion.presence[view].map { $0.contains { $0.contains(time) } } ?? true
  }

  /// The first time at which something is broken, on spans and at the instants between them.
  func firstTime(
    _ search: inout BoundedSearch, isBroken: (Double) -> Bool, isProved: (Interval) -> Bool
  ) -> Double? {
    for span in spans {
      if isBroken(span.lower) { return span.lower }
      if let time = search.firstTime(in: span, isProved: isProved, isBroken: isBroken) {
        return time
      }
    }
    return isBroken(motion.duration) ? motion.duration : nil
  }
}
