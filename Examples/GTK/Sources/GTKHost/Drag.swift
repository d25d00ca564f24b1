import TransitionKit

/// What a finger does, or a pointer whose button is pressed.
public struct Drag {
  /// The part of a drag that is reported, in the order of the numbers of the shim.
  public enum Phase: Int32 {
    case begin, update, end, cancel
  }

  public var phase: Phase
  /// Where it is, in the coordinates of the view.
  public var point: Point
  /// The time of the event, in seconds.
  public var time: Double
}

/// Makes samples of a gesture of the places of a finger.
struct DragSamples {
  /// The time of which the velocity is the mean, and after which a finger that has not moved rests, in seconds.
  private static let span = 0.1

  /// Where the finger was lately, with one place from before that.
  private var places: [(point: Point, time: Double)] = []
  private var start = Point.zero
  private var time = 0.0

  mutating func take(_ drag: Drag) {
    if drag.phase == .begin { (places, start) = ([], drag.point) }
    time = drag.time
    guard places.last?.point != drag.point else { return }
    places.append((drag.point, time))
    let old = places.prefix { time - $0.time > Self.span }.count
    places.removeFirst(min(max(old - 1, 0), max(places.count - 2, 0)))
  }

  /// The distance from where it began.
  var translation: Point {
    guard let last = places.last else { return .zero }
    return Point(x: last.point.x - start.x, y: last.point.y - start.y)
  }

  var sample: GestureSample {
    GestureSample(time: time, translation: translation, velocity: velocity, location: start)
  }

  private var velocity: Point {
    guard let first = places.first, let last = places.last, last.time > first.time,
      time - last.time <= Self.span
    else { return .zero }
    let seconds = last.time - first.time
    return Point(
      x: (last.point.x - first.point.x) / seconds, y: (last.point.y - first.point.y) / seconds)
  }
}
