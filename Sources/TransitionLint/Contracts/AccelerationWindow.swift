import TransitionKit

/// What an acceleration is: by how much a velocity changes in a sixtieth of a second, both times inside the motion.
///
/// A motion that is shorter is compared at its ends.
struct AccelerationWindow {
  /// How many times a second it is.
  let rate = 60.0

  private let bounds: TimelineBounds
  private let edges: [Double]
  private let length: Double
  /// The last time from which on there is a later one.
  private let last: Double

  /// From this rate on a slope is as good as infinite.
  private static let unbounded = 1e11

  /// - Parameter edges: further times at which something may begin or end.
  init(_ bounds: TimelineBounds, edges: [Double] = []) {
    self.bounds = bounds
    let length = min(1 / rate, bounds.timeline.duration)
    let last = bounds.timeline.duration - length
    let instants = bounds.instants + edges
    self.edges = ([0, last] + instants + instants.map { $0 - length })
      .filter { $0 >= 0 && $0 <= last }.sorted()
    (self.length, self.last) = (length, last)
  }

  /// The time with which a time is compared.
  func later(_ time: Double) -> Double {
    min(time + length, bounds.timeline.duration - MovingComponent.moment)
  }

  /// The acceleration from two velocities. An infinite slope is one, however short.
  func acceleration(_ velocity: Double, _ later: Double) -> Double {
    max(abs(velocity), abs(later)) >= Self.unbounded ? .infinity : abs(later - velocity) * rate
  }

  /// The bounds of the difference of two velocities, for all times on an open span at which it begins.
  ///
  /// - Parameters:
  ///   - first: the bounds on the span.
  ///   - second: the bounds on the span of the later times.
  ///   - middle: the two velocities in the middle of the span.
  func change(
    _ first: IntervalJet, _ second: IntervalJet, middle: (Double, Double), over span: Interval
  ) -> Interval {
    IntervalJet(
      second.velocity - first.velocity, velocity: second.acceleration - first.acceleration,
      acceleration: .everything
    ).tightened(by: IntervalJet(middle.1 - middle.0), span - Interval(span.middle)).value
  }

  /// The span in which the later times lie, without the rounding that takes it across a breakpoint.
  func following(_ span: Interval) -> Interval {
    let middle = later(span.middle)
    let instants = bounds.instants
    var (low, high) = (0, instants.count - 1)
    while high - low > 1 {
      let index = (low + high) / 2
      if instants[index] <= middle { low = index } else { high = index }
    }
    let cell = Interval(instants[low], instants[max(high, low)])
    let (lower, upper) = (span.lower + length, span.upper + length)
    return Interval(
      lower < cell.lower && cell.lower - lower < 1e-9 ? cell.lower : lower,
      upper > cell.upper && upper - cell.upper < 1e-9 ? cell.upper : upper)
  }

  /// The first time from which on something is broken a sixtieth of a second later.
  func firstTime(
    _ search: inout BoundedSearch, isBroken: (Double) -> Bool, isProved: (Interval) -> Bool
  ) -> Double? {
    let moment = MovingComponent.moment
    guard bounds.timeline.duration > 2 * moment else { return nil }
    // Right before and after a breakpoint, as the velocity may jump there.
    let times = edges.flatMap { [$0 - moment, $0, $0 + moment] }.map { min(max($0, 0), last) }
    return search.firstTime(
      at: times.sorted(),
      isProved: { span in
        if span.width <= moment, edges.contains(where: { $0 == span.lower || $0 == span.upper }) {
          return true
        }
        return isProved(span)
      },
      isBroken: isBroken)
  }
}
