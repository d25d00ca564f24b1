/// The velocity of a finger, from where it was lately.
///
/// It is a value without a clock: it knows the times of what is added.
///
/// ```swift
/// var tracker = VelocityTracker()
/// tracker.add(Point(x: 0, y: 0), at: 0)
/// tracker.add(Point(x: 4, y: 0), at: 0.008)
/// print(tracker.velocity.x)   // 500.0
/// ```
///
/// The velocity is the slope of the straight line that fits best, by least squares. A position weighs less the older it is: the
/// fourth power of what is left of ``horizon``, so that it loses its weight before it is left out. Of an even acceleration the
/// slope is that of 25 ms ago. It is never more than the largest velocity between two positions that follow each other, as that
/// of a parabola can be.
public struct VelocityTracker: Sendable, Equatable {
  /// For how long a position counts, in seconds: 0.1.
  ///
  /// It is that of the velocity trackers of Jetpack Compose (`HorizonMilliseconds` in `VelocityTracker.kt`) and Flutter
  /// (`_horizonMilliseconds` in `velocity_tracker.dart`).
  public static let horizon = 0.1

  /// The time without another position after which a finger rests, in seconds: 0.04.
  ///
  /// What came before such a pause does not count, but for one position if there is only one since: then the host has reported
  /// too little, and the velocity is at least the mean during the pause.
  ///
  /// It is that of Jetpack Compose (`AssumePointerMoveStoppedMilliseconds`) and Flutter (`_assumePointerMoveStoppedMilliseconds`).
  public static let stopTime = 0.04

  /// How many positions count at most: 20.
  ///
  /// They are as many as in Jetpack Compose (`HistorySize`) and Flutter (`_historySize`).
  public static let capacity = 20

  /// The time in which no digitizer has two positions, in seconds: they report 1,000 a second at most.
  private static let shortestSpan = 0.000_9

  private struct Sample: Equatable {
    let time: Double
    var position: Point
  }

  /// Where the finger was, in the order of time, each at another position than before.
  private var samples: [Sample] = []
  /// The latest time that is known.
  private var latest = 0.0

  /// Makes a tracker of a finger that has not been anywhere.
  public init() {}

  /// Adds where the finger is.
  ///
  /// An equal position says that the finger rests since the one before: add it when the finger is lifted, and the velocity
  /// is 0 if it has paused for ``stopTime``. Of two positions at one time the second one counts. A position that comes late
  /// counts at its time; one that is older than ``horizon`` is on a clock that was set back, and the tracker begins with it
  /// anew. One that is not finite, or at such a time, is left out.
  ///
  /// - Parameters:
  ///   - position: where the finger is, in any unit.
  ///   - time: the time, in seconds.
  /// - Complexity: O(``capacity``).
  public mutating func add(_ position: Point, at time: Double) {
    guard time.isFinite, position.isFinite else { return }
    if samples.isEmpty || time < latest - Self.horizon {
      samples = []
      latest = time
    }
    latest = max(latest, time)
    if let last = samples.last, time >= last.time, position == last.position { return }
    let next = samples.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
    if next > 0, samples[next - 1].time == time {
      samples[next - 1].position = position
    } else {
      samples.insert(Sample(time: time, position: position), at: next)
    }
    if samples.count > Self.capacity { samples.removeFirst() }
  }

  /// Adds a number that a finger changes. It is the x of ``velocity``.
  ///
  /// - Parameters:
  ///   - value: the number, such as a progress.
  ///   - time: the time, in seconds.
  public mutating func add(_ value: Double, at time: Double) {
    add(Point(x: value, y: 0), at: time)
  }

  /// How fast the finger moves at the latest time, a second; zero if it rests, and before it has moved.
  ///
  /// - Complexity: O(``capacity``).
  public var velocity: Point {
    guard let last = samples.last, latest - last.time <= Self.stopTime else { return .zero }
    // Sums of weights and ages, and of distances from the last position.
    var (weights, ages, squares) = (0.0, 0.0, 0.0)
    var (distances, products) = (Point.zero, Point.zero)
    var span = 0.0
    for sample in samples.reversed() {
      let age = last.time - sample.time
      if age >= Self.horizon || (span > 0 && age - span > Self.stopTime) { break }
      span = age
      let rest = 1 - age / Self.horizon
      let weight = rest * rest * rest * rest
      let (x, y) = (sample.position.x - last.position.x, sample.position.y - last.position.y)
      weights += weight
      ages += weight * age
      squares += weight * age * age
      distances = Point(x: distances.x + weight * x, y: distances.y + weight * y)
      products = Point(x: products.x + weight * age * x, y: products.y + weight * age * y)
    }
    guard span >= Self.shortestSpan else { return .zero }
    let determinant = weights * squares - ages * ages
    let slope = Point(
      x: (ages * distances.x - weights * products.x) / determinant,
      y: (ages * distances.y - weights * products.y) / determinant)
    return slope.isFinite ? slope : .zero
  }

  /// Adds a sample of a gesture, and returns it with a velocity: its own, or else that of the tracker.
  ///
  /// - Parameter report: what keeps the diagnostic of numbers that are not finite. The last translation then counts.
  package mutating func follow(
    _ sample: GestureSample, _ report: (Diagnostic) -> Void
  ) -> GestureSample {
    var known = sample.sanitized(after: samples.last?.position ?? .zero, report)
    add(known.translation, at: known.time)
    known.velocity = known.velocity ?? velocity
    return known
  }
}

extension VelocityTracker: CustomStringConvertible {
  /// The velocity at the latest time, a second.
  public var description: String { "velocity \(velocity)" }
}
