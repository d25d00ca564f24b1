import TransitionKit

/// What a finger does on a screen over time, to be replayed in tests.
///
/// A track is a value with a text form of a few lines, which people can read and write:
///
/// ```swift
/// let track = try GestureTrack(parsing: """
///   0 s: begin at 12, 420
///   0.1 s: move to 90, 424
///   0.2 s: end at 180, 430 with velocity 900, 40
///   """)
/// ```
///
/// The event of a gesture recogniser begins a track: the finger has moved far enough for a pan already. Where a velocity is not
/// given, it is derived from the positions.
public struct GestureTrack: Sendable, Equatable {
  /// What a finger does at one time.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    /// The gesture is recognised.
    case begin
    /// The finger has moved.
    case move
    /// The finger is lifted.
    case end
    /// The system or another gesture takes over.
    case cancel
  }

  /// A finger at one time.
  public struct Event: Sendable {
    /// What the finger does.
    public var phase: Phase

    /// The time in seconds.
    public var time: Double

    /// Where the finger is, in points.
    public var position: Point

    /// How fast the finger moves, in points a second; nil if that is derived from the positions.
    public var velocity: Point?

    /// Creates an event of a finger.
    ///
    /// - Parameters:
    ///   - phase: what the finger does.
    ///   - time: the time, in seconds.
    ///   - position: where the finger is, in points.
    ///   - velocity: how fast the finger moves, in points a second; nil if that is derived from the
    ///     positions.
    public init(_ phase: Phase, at time: Double, position: Point, velocity: Point? = nil) {
      self.phase = phase
      self.time = time
      self.position = position
      self.velocity = velocity
    }
  }

  /// The events, in the order of their times.
  ///
  /// The first one begins the gesture, and an end or a cancel is the last one. The text of any other track cannot be
  /// parsed, and a replay leaves out what comes before the begin and after the end.
  public var events: [Event]

  /// Creates a track from events.
  ///
  /// - Parameter events: the events, in the order of their times.
  public init(_ events: [Event]) { self.events = events }

  /// The time from the first to the last event, in seconds.
  public var duration: Double { (events.last?.time ?? 0) - (events.first?.time ?? 0) }
}

extension GestureTrack {
  /// The time for which positions count for a velocity, in seconds.
  ///
  /// It is about as long as that for which gesture recognisers look back, so that the jitter of a sample does not matter.
  public static let velocityWindow = 0.05

  /// What a gesture recogniser says at each event.
  ///
  /// A velocity that is not given is the slope of the straight line that fits best, by least squares, through the
  /// positions of the last ``velocityWindow``, or through the last two if there are fewer. That of the first event is
  /// that towards the second one.
  public var samples: [GestureSample] {
    guard let first = events.first else { return [] }
    return events.indices.map { index in
      let event = events[index]
      return GestureSample(
        time: event.time,
        translation: Point(
          x: event.position.x - first.position.x, y: event.position.y - first.position.y),
        velocity: event.velocity ?? derivedVelocity(at: index))
    }
  }

  private func derivedVelocity(at index: Int) -> Point {
    let time = events[index].time
    // A first event has no past, and policies ask it for its direction.
    let last = max(index, min(1, events.count - 1))
    let first =
      events[..<last].lastIndex { time - $0.time > Self.velocityWindow }.map { $0 + 1 } ?? 0
    let window = events[min(first, max(last - 1, 0))...last]
    let count = Double(window.count)
    let middle = window.reduce(0) { $0 + $1.time } / count
    let (x, y) = (
      window.reduce(0) { $0 + $1.position.x } / count,
      window.reduce(0) { $0 + $1.position.y } / count
    )
    var (squares, slopes) = (0.0, Point.zero)
    for event in window {
      let offset = event.time - middle
      squares += offset * offset
      slopes.x += offset * (event.position.x - x)
      slopes.y += offset * (event.position.y - y)
    }
    let velocity = Point(x: slopes.x / squares, y: slopes.y / squares)
    return velocity.x.isFinite && velocity.y.isFinite ? velocity : .zero
  }
}

extension GestureTrack {
  /// The track mirrored between the left and the right side of a width.
  ///
  /// - Parameter width: the width, in points; a finger at its right side comes to be at 0.
  public func mirrored(inWidth width: Double) -> GestureTrack {
    GestureTrack(
      events.map { event in
        var event = event
        event.position.x = width - event.position.x
        event.velocity?.x *= -1
        return event
      })
  }

  /// The track with all times later by some seconds.
  ///
  /// - Parameter delay: what is added to the time of each event, in seconds; negative is earlier.
  public func delayed(by delay: Double) -> GestureTrack {
    GestureTrack(
      events.map { event in
        var event = event
        event.time += delay
        return event
      })
  }
}

extension GestureTrack.Event: Equatable {
  /// Whether all numbers are equal, or NaN in both.
  public static func == (a: GestureTrack.Event, b: GestureTrack.Event) -> Bool {
    a.phase == b.phase && (a.time == b.time || (a.time.isNaN && b.time.isNaN))
      && a.position == b.position && a.velocity == b.velocity
  }
}
