import TransitionKit

/// Makes the events of a finger that reaches for one distance after another.
struct SyntheticFinger {
  /// The extent of the container along the movement, in points.
  let extent: Double

  private let direction: Point
  private let start: Point
  private var random: UInt64
  private var distance = 0.0
  private var time = 0.0
  private var drift = 0.0
  /// Times, and distances along and across the direction.
  private var points: [(time: Double, along: Double, across: Double)] = []

  private static let interval = 1.0 / 120
  /// How far a finger moves until a recogniser sees a pan, in points.
  private static let slop = 10.0

  init(towards edge: Edge, in container: Container, seed: UInt64) {
    let size = container.frame.sanitized.size
    let isRightToLeft = container.layoutDirection == .rightToLeft
    random = seed
    switch edge {
    case .top: direction = Point(x: 0, y: -1)
    case .bottom: direction = Point(x: 0, y: 1)
    case .leading: direction = Point(x: isRightToLeft ? 1 : -1, y: 0)
    case .trailing: direction = Point(x: isRightToLeft ? -1 : 1, y: 0)
    }
    extent = direction.x == 0 ? size.height : size.width
    // Near the opposite edge, and below the middle, where a thumb is.
    start =
      direction.x == 0
      ? Point(
        x: 0.55 * size.width, y: direction.y > 0 ? min(60, 0.1 * size.height) : 0.9 * size.height)
      : Point(
        x: direction.x > 0 ? min(8, 0.1 * size.width) : max(size.width - 8, 0.9 * size.width),
        y: 0.62 * size.height)
    points = [(0, 0, 0)]
  }

  /// Reaches for a distance from the start, on the minimum-jerk path, which is 10 u^3 - 15 u^4 + 6 u^5 at the fraction u of
  /// its time.
  ///
  /// - Parameter part: the time after which the finger is lifted, if that is before it has arrived.
  mutating func reach(_ target: Double, lasting duration: Double, stoppingAfter part: Double? = nil)
  {
    let (from, begin) = (distance, time)
    let end = part ?? duration
    var elapsed = 0.0
    while elapsed < end - 1e-9 {
      elapsed = min(elapsed + Self.interval, end)
      let u = elapsed / duration
      let progress = u * u * u * (10 + u * (6 * u - 15))
      time = begin + elapsed
      distance = from + (target - from) * progress
      append()
    }
  }

  /// Stays where it is.
  mutating func rest(lasting duration: Double) {
    let end = time + duration
    while time < end - 1e-9 {
      time = min(time + Self.interval, end)
      append()
    }
  }

  /// The track from where a recogniser sees a pan, with times and positions as precise as those of a screen.
  ///
  /// - Parameter releasedAtRest: whether the finger does not move when it is lifted.
  func track(releasedAtRest: Bool) -> GestureTrack {
    let begin = points.firstIndex { $0.along >= min(Self.slop, 0.05 * extent) } ?? 0
    let visible = points[begin...]
    let first = visible.first?.time ?? 0
    let events = visible.enumerated().map { index, point -> GestureTrack.Event in
      let isLast = index == visible.count - 1
      return GestureTrack.Event(
        index == 0 ? .begin : isLast ? .end : .move,
        at: rounded(max(point.time - first, 0), to: 1e4),
        position: Point(
          x: rounded(
            start.x + direction.x * point.along + direction.y * point.across, to: 10),
          y: rounded(
            start.y + direction.y * point.along + direction.x * point.across, to: 10)),
        velocity: isLast && releasedAtRest ? .zero : nil)
    }
    return GestureTrack(events)
  }

  private mutating func append() {
    // A slow drift with a pull back, and the noise of a sensor.
    drift += 0.25 * noise() - 0.01 * drift
    let jitter = min(0.2, 0.001 * extent)
    points.append((time + 0.0004 * noise(), distance + jitter * noise(), drift * jitter * 5))
  }

  /// A number between -1 and 1, from SplitMix64 (Steele, Lea and Flood 2014).
  private mutating func noise() -> Double {
    random &+= 0x9E37_79B9_7F4A_7C15
    var z = random
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) / Double(UInt64(1) << 52) - 1
  }

  private func rounded(_ value: Double, to steps: Double) -> Double {
    (value * steps).rounded() / steps
  }
}
