import TransitionKit

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
      return search.first(of: subjects) { firstTime(of: $0, outside: rect, &$1) }
    case .viewSpeed(let limit):
      return search.first(of: subjects) { firstTime(of: $0, fasterThan: limit, &$1) }
    case .viewAcceleration(let limit):
      return search.first(of: subjects) { firstTime(of: $0, accelerating: limit, &$1) }
    default: return nil
    }
  }

  /// The times inside the motion at which views come and leave.
  var presenceEdges: [Double] { edges(of: Array(motion.presence.keys)) }

  private func edges(of subjects: [ViewID]) -> [Double] {
    subjects.flatMap { motion.presence[$0] ?? [] }.flatMap { [$0.lowerBound, $0.upperBound] }
      .filter { $0 > 0 && $0 < motion.duration }
  }

  /// The times at which what is seen of some views may jump or bend, or at which they come or leave.
  private func instants(of subjects: [Int]) -> [Double] {
    let clipped = subjects + subjects.flatMap { views.clips[$0].map { $0.view } }
    let chains = Set(clipped.flatMap { views.chain(of: $0) })
    let edges = Set(edges(of: chains.map { views.views[$0].id }))
    let instants = bounds.instants(of: chains.lazy.flatMap { views.views[$0].tracks.values })
    return edges.isEmpty ? instants : edges.union(instants).sorted()
  }

  /// Whether a view is on screen on all of a span between two breakpoints.
  func isPresent(_ view: ViewID, at time: Double) -> Bool {
    motion.presence[view].map { $0.contains { $0.contains(time) } } ?? true
  }

  /// The first time at which something is broken that depends on some views and on what they are in.
  ///
  /// - Parameter cost: what the last evaluation has cost; that of all views by default.
  func firstTime(
    of subjects: [Int], _ search: inout BoundedSearch, cost: (() -> Int)? = nil,
    isBroken: (Double) -> Bool, isProved: (Interval) -> Bool
  ) -> Double? {
    let all = subjects.reduce(0) { $0 + views.work(of: $1) }
    return search.firstTime(
      at: instants(of: subjects), cost: cost ?? { all }, isProved: isProved, isBroken: isBroken)
  }
}
