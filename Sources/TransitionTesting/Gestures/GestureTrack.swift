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
public struct GestureTrack: Sendable, Equatable, CustomStringConvertible {
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
  public struct Event: Sendable, CustomStringConvertible {
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
  /// What a gesture recogniser says at each event.
  ///
  /// A velocity that is not given is that of a `VelocityTracker`. That of the first event, which has no past, is that towards
  /// the second one, as policies ask it for its direction.
  public var samples: [GestureSample] {
    guard let first = events.first else { return [] }
    var tracker = VelocityTracker()
    var samples = events.map { event in
      tracker.follow(
        GestureSample(
          time: event.time, translation: event.position.moved(from: first.position),
          velocity: event.velocity)
      ) { _ in }
    }
    if first.velocity == nil, let second = events.dropFirst().first, second.time > first.time {
      let (way, seconds) = (samples[1].translation, second.time - first.time)
      samples[0].velocity = Point(x: way.x / seconds, y: way.y / seconds)
    }
    return samples
  }
}

extension Point {
  fileprivate func moved(from other: Point) -> Point { Point(x: x - other.x, y: y - other.y) }
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
