import BenchmarkPeers

/// The cost of a call: nanoseconds, and heap allocations.
struct Measurement {
  private(set) var nanoseconds = Double.infinity
  private(set) var allocations = 0.0

  /// The fastest of several rounds, which other work of the machine disturbs least.
  ///
  /// - Parameter body: the call. Its results are added up, so that the optimizer cannot remove it.
  @inline(__always)
  static func of(_ effort: Effort, calls: Int, _ body: () -> Double) -> Measurement {
    var measured = Measurement()
    for round in 0...effort.rounds { measured.take(calls, isWarmUp: round == 0, body) }
    return measured
  }

  /// Measures two calls alternately, so that a change of the speed of the machine affects both.
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

  /// Measures two calls alternately, one at a time, each with something that is made anew and not measured.
  @inline(__always)
  static func compare<Subject>(
    _ effort: Effort, on subject: () -> Subject, _ body: (Subject) -> Double,
    with bound: () -> Double
  ) -> (measured: Measurement, bound: Measurement) {
    var (first, second) = (Measurement(), Measurement())
    for round in 0...effort.rounds {
      let subject = subject()
      first.take(1, isWarmUp: round == 0) { body(subject) }
      second.take(1, isWarmUp: round == 0, bound)
    }
    return (first, second)
  }

  /// The fastest of several single calls, each after some work that is not measured.
  @inline(__always)
  static func fastest(
    of count: Int, after work: () -> Void, _ body: () -> Double
  ) -> Measurement {
    var measured = Measurement()
    for _ in 0..<count {
      work()
      measured.take(1, isWarmUp: false, body)
    }
    return measured
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

  /// The number of calls in a round, which takes about the same time for fast and slow calls.
  func calls(_ many: Int) -> Int { max(isQuick ? many / 10 : many, 1) }
}

/// The sum of all results, which keeps them alive.
nonisolated(unsafe) private var sink = 0.0
