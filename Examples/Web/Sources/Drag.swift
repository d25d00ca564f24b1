import TransitionKit

/// What a finger does, or a pointer whose button is pressed.
struct Drag {
  /// The time of which the velocity is the mean, and after which a finger that has not moved rests, in seconds.
  private static let span = 0.1

  /// Whether it is a mouse, which also selects text.
  let isMouse: Bool
  /// Where it began, in the coordinates of the stage.
  let start: Point
  /// Whether it was offered, as it has moved far enough to be no click.
  var isDecided = false

  /// Where the finger was lately, with one place from before that.
  private var places: [(point: Point, time: Double)]
  private var time: Double

  init(at point: Point, _ time: Double, isMouse: Bool) {
    (start, self.time, self.isMouse) = (point, time, isMouse)
    places = [(point, time)]
  }

  mutating func move(to point: Point, _ time: Double) {
    self.time = time
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
