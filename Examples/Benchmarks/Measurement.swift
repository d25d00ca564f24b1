import BenchmarkPeers

/// What one call of something costs: nanoseconds, and heap allocations.
struct Measurement {
  private(set) var nanoseconds = Double.infinity
  private(set) var allocations = 0.0

  /// The fastest of several rounds, which is the least disturbed by whatever else a machine does.
  ///
  /// - Parameter body: what is measured; what it answers is added up, so that nothing can be left out.
  @inline(__always)
  static func of(_ effort: Effort, calls: Int, _ body: () -> Double) -> Measurement {
    var measured = Measurement()
    for round in 0...effort.rounds { measured.take(calls, isWarmUp: round == 0, body) }
    return measured
  }

  /// Two things measured by turns, so that a machine that changes its pace changes it for both.
  @inline(__always)
  static func compare(
    _ effort: Effort, calls: Int, _ body: () -> Double, with bound: () -> Double
  ) -> (measured: Measurement, bound: Measurement) {
    var (first, second) = (Measurement(), Measurement())
    for round in 0...effort.rounds {
      first.take(calls, isWarmUp: round == 0, body)
      second.take(calls, isWarmUp: round == 0, bound)
    }
    return (first, second)
  }

  @inline(__always)
  private mutating func take(_ calls: Int, isWarmUp: Bool, _ body: () -> Double) {
    var sum = 0.0
    let before = allocationCount()
    let start = ContinuousClock.now
    for _ in 0..<calls { sum += body() }
    let time = (ContinuousClock.now - start).components
    allocations = Double(allocationCount() - before) / Double(calls)
    sink += sum
    if isWarmUp { return }
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    nanoseconds = min(nanoseconds, seconds * 1e9 / Double(calls))
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
