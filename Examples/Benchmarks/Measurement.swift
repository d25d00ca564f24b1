import BenchmarkPeers

/// What one call of something costs: nanoseconds, and heap allocations.
struct Measurement {
  let nanoseconds: Double
  let allocations: Double

  /// The fastest of several rounds, which is the least disturbed by whatever else a machine does.
  init(rounds: Int, calls: Int, _ body: () -> Double) {
    // What the calls return is added up, so that nothing can be left out.
    func round() -> Double {
      var sum = 0.0
      for _ in 0..<calls { sum += body() }
      return sum
    }
    sink += round()
    let allocationsBefore = allocationCount()
    sink += round()
    allocations = Double(allocationCount() - allocationsBefore) / Double(calls)
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in
      let time = clock.measure { sink += round() }
      return Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
    }
    nanoseconds = (times.min() ?? .nan) / Double(calls)
  }
}

/// Keeps results alive.
nonisolated(unsafe) private var sink = 0.0
