import TransitionKit

/// What a finger does, or a pointer whose button is pressed.
struct Drag {
  /// Whether it is a mouse, which also selects text.
  let isMouse: Bool
  /// Where the stage is in the window of the browser.
  let corner: Point
  /// Where it began, in the coordinates of the stage.
  let start: Point
  /// Whether it was offered, as it has moved far enough to be no click.
  var isDecided = false

  /// Where it is, and when.
  private var point: Point
  private var time: Double
  /// It knows where the finger was before it had moved far enough for a gesture, too.
  private var tracker = VelocityTracker()

  init(_ event: PageEvent, on stage: Point) {
    (corner, time, isMouse) = (stage, event.seconds, event.isMouse)
    start = Point(x: event.x - corner.x, y: event.y - corner.y)
    point = start
    tracker.add(point, at: time)
  }

  mutating func move(_ event: PageEvent) {
    time = event.seconds
    point = Point(x: event.x - corner.x, y: event.y - corner.y)
    tracker.add(point, at: time)
  }

  /// The distance from where it began.
  var translation: Point { Point(x: point.x - start.x, y: point.y - start.y) }

  var sample: GestureSample {
    GestureSample(
      time: time, translation: translation, velocity: tracker.velocity, location: start)
  }
}
