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
  private var tracker = VelocityTracker()
  private var start = Point.zero
  private var point = Point.zero
  private var time = 0.0

  mutating func take(_ drag: Drag) {
    if drag.phase == .begin { (tracker, start) = (VelocityTracker(), drag.point) }
    (point, time) = (drag.point, drag.time)
    tracker.add(point, at: time)
  }

  /// The distance from where it began.
  var translation: Point { Point(x: point.x - start.x, y: point.y - start.y) }

  var sample: GestureSample {
    GestureSample(
      time: time, translation: translation, velocity: tracker.velocity, location: start)
  }
}
