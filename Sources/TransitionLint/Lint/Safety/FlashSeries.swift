/// The opposing changes of something over time, such as of the luminance of a view.
struct FlashSeries {
  /// The times half-way through each change that counts, in order.
  private(set) var changes: [Double] = []

  private let threshold: Double
  /// Whether a change between two values counts.
  private let counts: (Sample, Sample) -> Bool
  /// The lowest and the highest value as long as nothing has changed enough to have a direction.
  private var range: (low: Sample, high: Sample)?
  /// The last extreme, and the direction of the value since then.
  private var extreme: Sample?
  private var isRising: Bool?
  private var last: Sample?
  /// The samples since the last extreme.
  private var since: [Sample] = []

  struct Sample {
    let time: Double
    let value: Double
    var isMarked = false
  }

  /// Prepares to count changes.
  ///
  /// - Parameter threshold: the change of the value from which on it is one.
  init(threshold: Double, counts: @escaping (Sample, Sample) -> Bool) {
    self.threshold = threshold
    self.counts = counts
  }

  /// Takes the next value.
  mutating func add(_ sample: Sample) {
    since.append(sample)
    guard let extreme, let isRising else { return begin(with: sample) }
    if isRising ? sample.value >= extreme.value : sample.value <= extreme.value {
      self.extreme = sample
    } else if abs(sample.value - extreme.value) >= threshold - 1e-9 {
      close()
      self.isRising = !isRising
      last = extreme
      self.extreme = sample
    }
  }

  /// Takes a value into account before there is a direction.
  private mutating func begin(with sample: Sample) {
    var (low, high) = range ?? (sample, sample)
    if sample.value < low.value { low = sample }
    if sample.value > high.value { high = sample }
    range = (low, high)
    guard high.value - low.value >= threshold - 1e-9 else { return }
    isRising = high.time > low.time
    (last, extreme) = high.time > low.time ? (low, high) : (high, low)
  }

  /// Takes the last change into account.
  mutating func finish() {
    if isRising != nil { close() }
  }

  /// Writes down the change from the extreme before to the last one.
  private mutating func close() {
    guard let last, let extreme else { return }
    if counts(last, extreme) {
      let middle = (last.value + extreme.value) / 2
      let after = since.firstIndex {
        $0.time >= last.time
          && (extreme.value > last.value ? $0.value >= middle : $0.value <= middle)
      }
      changes.append(after.map { since[$0].time } ?? extreme.time)
    }
    since.removeAll { $0.time < extreme.time }
  }
}

extension FlashSeries {
  /// The most flashes in any second, and the first second that has more than a number of them: pairs of opposing changes.
  func flashes(over limit: Int) -> (most: Int, first: ClosedRange<Double>?) {
    var most = 0
    var first: ClosedRange<Double>?
    var end = 0
    for start in changes.indices {
      while end < changes.count, changes[end] < changes[start] + 1 - 1e-6 { end += 1 }
      let count = (end - start) / 2
      most = max(most, count)
      if count > limit, first == nil { first = changes[start]...changes[end - 1] }
    }
    return (most, first)
  }
}
