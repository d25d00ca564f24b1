/// Looks for a time on spans of time, by bounds that become tighter as the spans become shorter.
///
/// The widest spans come first, and even samples before it takes long, so that a motion which is too steep to judge
/// somewhere hides no fault elsewhere. What a search may spend is counted in evaluations, so that its answer is the same on every machine.
/// Source: the branch and bound method of Moore and Skelboe, 1974.
struct BoundedSearch {
  /// Why some span was given up before it was decided; nil if none was.
  private(set) var surrender: String?

  /// The number of subjects that are still to be looked at, this one included. Each may spend an equal part.
  var subjects = 1

  /// The time from which on a breach is of no interest, as an earlier one is known.
  var latest = Double.infinity

  /// What may still be spent. One is about the bounds of a track with one contribution.
  private var remaining = Self.budget

  private static let budget = 20_000

  /// What each of many subjects may spend, however little is left.
  private static let leastAllowance = 1000

  /// The number of parts into which even samples divide the time.
  private static let sampleCount = 256

  /// The number of spans that are looked at before the samples, which a proof that is that short does not need.
  private static let quickAttempts = 64

  /// The length of spans of which nothing is left to be seen, in seconds.
  private static let shortest = 1e-12

  /// The length from which on single times of a span are looked at, in seconds.
  private static let resolution = 1e-6

  /// What is as good as infinite: an infinite slope is clamped to 1e12.
  private static let unbounded = 1e11

  /// The first time at which a contract is broken, to a microsecond; nil if none is found.
  ///
  /// - Parameters:
  ///   - instants: at least one time, in order. They and the open spans between them are looked at.
  ///   - cost: what the last evaluation has cost.
  ///   - isProved: whether the contract holds on all of an open span.
  ///   - isBroken: whether it is broken at a time.
  mutating func firstTime(
    at instants: [Double], cost: () -> Int = { 1 }, isProved: (Interval) -> Bool,
    isBroken: (Double) -> Bool
  ) -> Double? {
    var allowance = max(remaining / max(subjects, 1), Self.leastAllowance)
    var first = instants.first { $0 < latest && isBroken($0) }
    var open = zip(instants, instants.dropFirst()).map { Interval($0, $1) }
    var attempts = 0
    while !open.isEmpty {
      var halves: [Interval] = []
      for whole in open {
        attempts += 1
        if attempts == Self.quickAttempts || (allowance <= 0 && attempts < Self.quickAttempts) {
          attempts = max(attempts, Self.quickAttempts)
          first =
            Self.samples(of: instants).filter { $0 < first ?? latest }
            .first(where: isBroken) ?? first
        }
        let span = Interval(whole.lower, min(whole.upper, first ?? latest))
        guard span.width > 0 else { continue }
        if span.upper == first, span.width <= Self.resolution { continue }
        guard allowance > 0 else {
          if first == nil { giveUp(at: span.lower) }
          return first
        }
        let isHolding = isProved(span)
        spend(max(cost(), 1), of: &allowance)
        if isHolding { continue }
        let middle = span.middle
        guard span.width > Self.shortest, middle > span.lower, middle < span.upper else {
          if first == nil { giveUp(at: span.lower) }
          continue
        }
        let times =
          span.width <= Self.resolution
          ? [span.lower.nextUp, middle, span.upper.nextDown] : [middle]
        if let time = times.first(where: { $0 > span.lower && $0 < span.upper && isBroken($0) }) {
          first = min(first ?? .infinity, time)
          if span.width > Self.resolution { halves.append(Interval(span.lower, middle)) }
          continue
        }
        halves.append(Interval(span.lower, middle))
        halves.append(Interval(middle, span.upper))
      }
      open = halves
    }
    return first
  }

  /// Even samples between the first and the last breakpoint.
  private static func samples(of instants: [Double]) -> [Double] {
    guard let start = instants.first, let end = instants.last else { return [] }
    return (0...sampleCount).map { start + (end - start) * Double($0) / Double(sampleCount) }
  }

  private mutating func spend(_ cost: Int, of allowance: inout Int) {
    allowance -= cost
    remaining = max(remaining - cost, 0)
  }

  private mutating func giveUp(at time: Double) {
    if surrender == nil { surrender = "the bounds are not tight enough at \(readable(time)) s" }
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
    while !open.isEmpty {
      var halves: [Interval] = []
      for span in open {
        if attained >= Self.unbounded { return (attained, .infinity) }
        let range = bounds(span)
        let permitted = attained + slack * max(abs(attained), scale)
        if range.upper <= permitted || remaining <= 0 || span.width <= Self.shortest {
          bound = max(bound, range.upper)
          continue
        }
        remaining -= 1
        attained = max(attained, value(span.middle))
        halves.append(Interval(span.lower, span.middle))
        halves.append(Interval(span.middle, span.upper))
      }
      open = halves
    }
    return (attained, bound)
  }
}
