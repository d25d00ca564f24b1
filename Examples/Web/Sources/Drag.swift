import TransitionKit

/// What a finger does, or a pointer whose button is pressed.
struct Drag {
  /// The time of which the velocity is the mean, and after which a finger that has not moved rests, in seconds.
  private static let span = 0.1

  /// Whether it is a mouse, which also selects text.
  let isMouse: Bool
  /// Where the stage is in the window of the browser.
  let corner: Point
  /// Where it began, in the coordinates of the stage.
  let start: Point
  /// Whether it was offered, as it has moved far enough to be no click.
  var isDecided = false

  /// Where the finger was lately, with one place from before that.
  private var places: [(point: Point, time: Double)]
  private var time: Double

  init(_ event: PageEvent, on stage: Point) {
    (corner, time, isMouse) = (stage, event.seconds, event.isMouse)
    start = Point(x: event.x - corner.x, y: event.y - corner.y)
    places = [(start, time)]
  }

  mutating func move(_ event: PageEvent) {
    time = event.seconds
    let point = Point(x: event.x - corner.x, y: event.y - corner.y)
    guard let last = places.last, last.point != point else { return }
    places.append((point, time))
    while places.count > 2, time - places[1].time > Self.span { places.removeFirst() }
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
