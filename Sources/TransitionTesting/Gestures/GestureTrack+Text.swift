import TransitionKit

extension GestureTrack {
  /// A line for each event, such as `0.1 s: move to 90, 424`, with all digits of the numbers.
  public var description: String { events.map { "\($0)" }.joined(separator: "\n") }
}

extension GestureTrack.Event {
  /// The time, the phase, the position, and the velocity if it is given.
  public var description: String {
    let exact = AnimationText.exact
    func text(_ point: Point) -> String { "\(exact.text(of: point.x)), \(exact.text(of: point.y))" }
    let preposition = phase == .move ? "to" : "at"
    let velocity = velocity.map { " with velocity \(text($0))" } ?? ""
    return """
      \(exact.text(of: time)) s: \(phase.rawValue) \(preposition) \(text(position))\(velocity)
      """
  }
}

extension GestureTrack {
  /// Reads a track from its ``description``.
  ///
  /// Empty lines, and lines that start with `#`, are left out. A `cancel` may have no position: it is where the finger was.
  /// Times are in seconds and do not decrease, positions are in points, and velocities in points a second.
  ///
  /// - Parameter text: the text, with a line for each event; an empty one gives a track without events.
  public init(parsing text: String) throws(MotionTextError) {
    events = []
    for line in TextLine.lines(of: text) {
      var line = line
      events.append(try line.event(after: events.last))
    }
  }
}

extension TextLine {
  fileprivate mutating func event(
    after last: GestureTrack.Event?
  ) throws(MotionTextError) -> GestureTrack.Event {
    var opening = self
    let time = try seconds(in: Self.finite)
    guard time >= last?.time ?? time else {
      throw opening.error(expected: "a time that is not before that of the event above")
    }
    try expect(":")
    opening = self
    guard let phase = GestureTrack.Phase(rawValue: try word("begin, move, end or cancel")) else {
      throw opening.error(expected: "begin, move, end or cancel")
    }
    guard (phase == .begin) == (last == nil) else {
      throw opening.error(expected: last == nil ? "a begin first" : "one begin only")
    }
    guard last?.phase != .end, last?.phase != .cancel else {
      throw opening.error(expected: "nothing after the end of the gesture")
    }
    var event = GestureTrack.Event(phase, at: time, position: last?.position ?? .zero)
    if phase == .cancel, isAtEnd { return event }
    guard take("at") || take("to") else {
      throw error(expected: "a position such as \"at 12, 420\"")
    }
    event.position = try point()
    if take("with velocity") { event.velocity = try point() }
    try expectEnd()
    return event
  }

  private mutating func point() throws(MotionTextError) -> Point {
    let x = try number("a number", in: Self.finite)
    try expect(",")
    return Point(x: x, y: try number("a number", in: Self.finite))
  }
}
