import TransitionKit

extension GestureTrack: CustomStringConvertible {
  /// A line for each event, such as `0.1 s: move to 90, 424`, with all digits of the numbers.
  public var description: String { events.map { "\($0)" }.joined(separator: "\n") }
}

extension GestureTrack.Event: CustomStringConvertible {
  /// The time, the phase, the position, and the velocity if it is given.
  public var description: String {
    let preposition = phase == .move ? "to" : "at"
    let velocity = velocity.map { " with velocity \(digits($0.x)), \(digits($0.y))" } ?? ""
    return """
      \(digits(time)) s: \(phase.rawValue) \(preposition) \(digits(position.x)), \
      \(digits(position.y))\(velocity)
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
    for line in textLines(of: text) {
      let event = try Event(line, after: events.last)
      let isBegin = event.phase == .begin
      guard isBegin == events.isEmpty else {
        throw line.error(
          event.phase.rawValue, isBegin ? "is not the first event" : "comes before a begin")
      }
      if let last = events.last {
        guard last.phase == .move || last.phase == .begin else {
          throw line.error(event.phase.rawValue, "comes after the gesture has ended")
        }
        guard event.time >= last.time else {
          throw line.error(digits(event.time), "is before the time of the event above")
        }
      }
      events.append(event)
    }
  }
}

extension GestureTrack.Event {
  fileprivate init(
    _ line: TextLine, after last: GestureTrack.Event?
  ) throws(MotionTextError) {
    var rest = line
    time = try rest.takeTime()
    let word = rest.takeWord()
    guard let phase = GestureTrack.Phase(rawValue: word) else {
      throw line.error(word, "is none of begin, move, end and cancel")
    }
    self.phase = phase
    velocity = nil
    if phase == .cancel, rest.isEmpty {
      position = last?.position ?? .zero
      return
    }
    let preposition = rest.takeWord()
    guard preposition == "at" || preposition == "to" else {
      throw line.error(preposition, "is not followed by a position such as \"at 12, 420\"")
    }
    position = try rest.takePoint()
    if rest.take("with velocity ") { velocity = try rest.takePoint() }
    guard rest.isEmpty else { throw line.error(rest.text, "is more than an event has") }
  }
}
