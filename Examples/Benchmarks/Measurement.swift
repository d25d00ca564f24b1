import BenchmarkPeers

/// What one call of something costs: nanoseconds, and heap allocations.
struct Measurement {
  private(set) var nanoseconds = Double.infinity
  private(set) var allocations = 0.0

  /// The fastest of several rounds, which is the least disturbed by whatever else a machine does.
  ///
  /// - Parameter body: what is measured; what it answers is added up, so that nothing can be left out.
  static func of(_ effort: Effort, calls: Int, _ body: @escaping () -> Double) -> Measurement {
    compare(effort, calls: calls, [body])[0]
  }

  /// Several things measured by turns, so that a machine that changes its pace changes it for all of them.
  static func compare(
    _ effort: Effort, calls: Int, _ bodies: [() -> Double]
  ) -> [Measurement] {
    let clock = ContinuousClock()
    var measured = [Measurement](repeating: Measurement(), count: bodies.count)
    for round in -1..<effort.rounds {
      for (index, body) in bodies.enumerated() {
        var sum = 0.0
        let before = allocationCount()
        let time = clock.measure { for _ in 0..<calls { sum += body() } }
        sink += sum
        measured[index].allocations = Double(allocationCount() - before) / Double(calls)
        // The first round wakes up the processor and the caches.
        guard round >= 0 else { continue }
        let parts = time.components
        let seconds = Double(parts.seconds) + Double(parts.attoseconds) / 1e18
        measured[index].nanoseconds = min(
          measured[index].nanoseconds, seconds * 1e9 / Double(calls))
      }
    }
    return measured
  }
}

/// How long to measure.
struct Effort {
  let isQuick: Bool
  var rounds: Int { isQuick ? 5 : 21 }

  /// So many calls that a round takes about as long for cheap and dear things.
  func calls(_ many: Int) -> Int { max(isQuick ? many / 10 : many, 1) }
}

/// Keeps results alive.
nonisolated(unsafe) private var sink = 0.0
