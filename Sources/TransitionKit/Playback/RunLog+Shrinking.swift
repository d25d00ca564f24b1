extension RunLog {
  /// Returns the shortest log that is found for which a predicate still holds, with numbers as simple as possible.
  ///
  /// The predicate says whether the log still shows the fault, usually by replaying it. It should depend on the
  /// log alone. A log for which it does not hold is returned unchanged.
  ///
  /// First, calls are left out by delta debugging. No further single call of the result can be left out. Then
  /// times move to the previous call or get fewer decimals, and arguments become 0, get fewer decimals, or are
  /// left out. Both steps are repeated until nothing changes, at most eight times. The same log and predicate
  /// always give the same result.
  ///
  /// Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002, algorithm ddmin.
  ///
  /// - Parameters:
  ///   - limit: the largest number of calls of the predicate. Beyond it, the best log so far is returned.
  ///   - predicate: whether a log still shows the fault.
  /// - Complexity: at best O(log n) calls of the predicate for n entries, at worst O(n²), and at most `limit`.
  public func shrunk(limit: Int = 10_000, while predicate: (RunLog) -> Bool) -> RunLog {
    guard limit > 0, predicate(self) else { return self }
    return withoutActuallyEscaping(predicate) { predicate in
      var shrinker = RunShrinker(log: self, budget: limit - 1, predicate: predicate)
      for _ in 0..<8 {
        let before = shrinker.log
        shrinker.removeCalls()
        shrinker.simplify()
        if shrinker.log == before { break }
      }
      return shrinker.log
    }
  }
}

private struct RunShrinker {
  private(set) var log: RunLog
  var budget: Int
  let predicate: (RunLog) -> Bool

  /// Takes over a log if the predicate holds for it.
  private mutating func accept(_ candidate: RunLog) -> Bool {
    guard budget > 0, candidate != log else { return false }
    budget -= 1
    guard predicate(candidate) else { return false }
    log = candidate
    return true
  }

  private mutating func accept(_ entries: some Sequence<RunLog.Entry>) -> Bool {
    var candidate = log
    candidate.entries = Array(entries)
    return accept(candidate)
  }

  /// Leaves out calls: the algorithm ddmin.
  mutating func removeCalls() {
    if accept([]) { return }
    var count = 2
    while log.entries.count >= 2, budget > 0 {
      let entries = log.entries
      let bounds = (0...count).map { $0 * entries.count / count }
      let chunks = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
      if chunks.contains(where: { accept(entries[$0]) }) {
        count = 2
      } else if chunks.contains(where: {
        accept(entries[..<$0.lowerBound] + entries[$0.upperBound...])
      }) {
        count = max(count - 1, 2)
      } else if count < entries.count {
        count = min(2 * count, entries.count)
      } else {
        return
      }
    }
  }

  /// Simplifies times and arguments, from the first call on.
  mutating func simplify() {
    var candidate = log
    candidate.settling = RunLog(of: "").settling
    _ = accept(candidate)
    for index in log.entries.indices {
      simplifyTime(at: index)
      var hasChanged = true
      while hasChanged {
        hasChanged = log.entries[index].call.simpler.contains {
          var candidate = log
          candidate.entries[index].call = $0
          return accept(candidate)
        }
      }
    }
  }

  /// Moves a call earlier, or to a time with fewer decimals: with all later calls, or else alone.
  private mutating func simplifyTime(at index: Int) {
    let time = log.entries[index].time
    let previous = index > 0 ? log.entries[index - 1].time : 0
    let candidates = [previous] + time.simpler.filter { $0 >= previous }
    _ = candidates.contains { earlier in
      var candidate = log
      candidate.entries[index].time = earlier
      let alone = candidate
      for later in log.entries.indices where later > index {
        candidate.entries[later].time += earlier - time
      }
      return accept(candidate) || (earlier < time && accept(alone))
    }
  }
}

extension RunLog.Call {
  /// Calls with fewer or simpler arguments, the simplest first.
  fileprivate var simpler: [RunLog.Call] {
    switch self {
    case .start, .advance, .pause, .resume, .reverse(.mirrored), .stop(.current), .resize:
      return []
    case .reverse: return [.reverse(.mirrored)]
    case .stop: return [.stop(at: .current)]
    case .scrub(let progress, let isLinear, let hasOverscroll):
      return (isLinear ? [.scrub(to: progress, overscroll: hasOverscroll)] : [])
        + (hasOverscroll ? [.scrub(to: progress, linearly: isLinear)] : [])
        + progress.simpler.map { .scrub(to: $0, linearly: isLinear, overscroll: hasOverscroll) }
    case .finish(let velocity, let animation):
      return Self.simpler(velocity, animation).map { .finish(velocity: $0, animation: $1) }
    case .cancel(let velocity, let animation):
      return Self.simpler(velocity, animation).map { .cancel(velocity: $0, animation: $1) }
    case .retarget(let name, let matching):
      return matching == nil ? [] : [.retarget(to: name, matching: nil)]
    }
  }

  private static func simpler(
    _ velocity: Double?, _ animation: Animation?
  ) -> [(Double?, Animation?)] {
    (animation == nil ? [] : [(velocity, nil)])
      + (velocity.map { [(nil, animation)] + $0.simpler.map { ($0, animation) } } ?? [])
  }
}

extension Double {
  /// Zero, and the number with fewer decimals, the shortest first.
  fileprivate var simpler: [Double] {
    guard self != 0 else { return [] }
    var numbers = [0.0]
    for scale in [1, 1e1, 1e2, 1e3, 1e4, 1e6, 1e9] {
      let rounded = (self * scale).rounded() / scale
      if rounded == self || !rounded.isFinite { break }
      if rounded != numbers.last { numbers.append(rounded) }
    }
    return numbers
  }
}
