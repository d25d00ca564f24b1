/// Looks for a time on spans of time, by bounds that become tighter as the spans become shorter.
///
/// Source: the branch and bound method of Moore and Skelboe, 1974.
struct BoundedSearch {
  /// Whether some span was given up before it was decided.
  private(set) var isUndecided = false

  private var remaining = 200_000

  /// The length of spans of which nothing is left to be seen, in seconds.
  private static let shortest = 1e-12

  /// The length from which on single times of a span are looked at, in seconds.
  private static let resolution = 1e-6

  /// What is as good as infinite: an infinite slope is clamped to 1e12.
  private static let unbounded = 1e11

  /// The first time on an open span at which a contract is broken, to a microsecond; nil if it holds.
  ///
  /// - Parameters:
  ///   - isProved: whether the contract holds on all of a span.
  ///   - isBroken: whether it is broken at a time.
  mutating func firstTime(
    in span: Interval, isProved: (Interval) -> Bool, isBroken: (Double) -> Bool
  ) -> Double? {
    guard span.width > 0, remaining > 0 else {
      if span.width > 0 { isUndecided = true }
      return nil
    }
    remaining -= 1
    if isProved(span) { return nil }
    if span.width <= Self.resolution {
      for time in [span.lower.nextUp, span.middle, span.upper.nextDown]
      where time > span.lower && time < span.upper && isBroken(time) {
        return time
      }
    }
    let middle = span.middle
    guard span.width > Self.shortest, middle > span.lower, middle < span.upper else { return nil }
    return firstTime(in: Interval(span.lower, middle), isProved: isProved, isBroken: isBroken)
      ?? firstTime(in: Interval(middle, span.upper), isProved: isProved, isBroken: isBroken)
  }

  /// The largest value of a function, and a bound that it never exceeds.
  ///
  /// - Parameters:
  ///   - slack: how far the bound may be above the value, as a fraction of the scale.
  mutating func maximum(
    on spans: [Interval], slack: Double, scale: Double, _ bounds: (Interval) -> Interval,
    _ value: (Double) -> Double
  ) -> (attained: Double, bound: Double) {
    var attained = -Double.infinity
    for span in spans {
      for step in 0...32 {
        let time = span.lower + span.width * Double(step) / 32
        attained = max(attained, value(min(max(time, span.lower.nextUp), span.upper.nextDown)))
      }
    }
    var bound = attained
    var open = spans
    while let span = open.popLast() {
      if attained >= Self.unbounded { return (attained, .infinity) }
      let range = bounds(span)
      let permitted = attained + slack * max(abs(attained), scale)
      if range.upper <= permitted || remaining <= 0 || span.width <= Self.shortest {
        bound = max(bound, range.upper)
        if remaining <= 0, range.upper > permitted { isUndecided = true }
        continue
      }
      remaining -= 1
      attained = max(attained, value(span.middle))
      open.append(Interval(span.middle, span.upper))
      open.append(Interval(span.lower, span.middle))
    }
    return (attained, bound)
  }
}
