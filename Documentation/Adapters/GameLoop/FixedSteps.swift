/// Divides the time between pictures into steps of one length, and a rest.
struct FixedSteps {
  /// The length of a step, in seconds.
  let step: Double
  /// The rest of the time after the last step; pass it to `items(ahead:)`.
  private(set) var rest = 0.0
  /// The most steps in one picture: a game that is too slow for its steps becomes slower, and does not stop.
  var limit = 8

  init(_ step: Double) { self.step = step }

  /// Calls a function for each step of an interval.
  mutating func advance(by interval: Double, _ update: (Double) -> Void) {
    rest += max(interval, 0)
    var count = 0
    while rest >= step {
      rest -= step
      count += 1
      if count > limit { continue }
      update(step)
    }
  }
}
