import TransitionKit

extension RunLog {
  /// The log as a text from which an equal one can be read: the `description` with all digits of the numbers.
  ///
  /// Paste it into a test, and replay it:
  ///
  /// ```swift
  /// let log = try RunLog(parsing: """
  ///   push
  ///   0 s: start
  ///   0.15 s: retarget to pop
  ///   """)
  /// let animator = try log.replay(of: ["push": push, "pop": pop])
  /// ```
  ///
  /// A custom animation is named `custom`, with its own description. To read it, hand it over under that name.
  public var text: String { text(.exact) }

  /// Reads a log from its ``text``, or from a `description` whose numbers have at most six decimals.
  ///
  /// Empty lines, and lines that start with `#`, are left out. The first of the others names the transition.
  ///
  /// - Parameters:
  ///   - text: the text of a log, with a line for each call after the name of the transition.
  ///   - animations: the custom animations of the log, by their descriptions.
  public init(
    parsing text: String, animations: [String: Animation] = [:]
  ) throws(MotionTextError) {
    let lines = TextLine.lines(of: text)
    guard var head = lines.first else {
      throw MotionTextError(line: 1, message: "expected the name of a transition")
    }
    self.init(of: try head.name("the name of a transition"))
    if head.take(", settling on") { settling = try head.spring() }
    try head.expectEnd()
    for line in lines.dropFirst() {
      var line = line
      let time = try line.anyNumber("a time in seconds")
      try line.expect("s")
      try line.expect(":")
      entries.append(Entry(time, try line.call(animations)))
      try line.expectEnd()
    }
  }
}

extension TextLine {
  fileprivate mutating func call(
    _ animations: [String: Animation]
  ) throws(MotionTextError) -> RunLog.Call {
    let opening = self
    let word = try word("a call of an animator")
    switch word {
    case "start": return .start
    case "advance": return .advance
    case "pause": return .pause
    case "resume": return .resume
    case "reverse": return .reverse(take("retimed") ? .retimed : .mirrored)
    case "stop":
      return .stop(at: take("at the end") ? .end : take("at the start") ? .start : .current)
    case "scrub":
      try expect("to")
      let progress = try anyNumber("a progress")
      let isLinear = take("linearly")
      return .scrub(to: progress, linearly: isLinear, overscroll: take("with overscroll"))
    case "finish", "cancel":
      let velocity = take("with velocity") ? try anyNumber("a velocity") : nil
      let animation = take("by") ? try animation(animations) : nil
      return word == "finish"
        ? .finish(velocity: velocity, animation: animation)
        : .cancel(velocity: velocity, animation: animation)
    case "retarget":
      try expect("to")
      let name = try name("the name of a transition")
      return .retarget(to: name, matching: take(", where") ? try matching() : nil)
    case "resize":
      try expect("to")
      return .resize(to: try container())
    default: throw opening.error(expected: "a call of an animator")
    }
  }

  private mutating func matching() throws(MotionTextError) -> ViewMatching {
    var older: [ViewID: ViewID] = [:]
    guard !isAtEnd else { return ViewMatching(older) }
    repeat {
      let view = try view()
      try expect("was")
      older[view] = try self.view()
    } while take(",")
    return ViewMatching(older)
  }

  private mutating func container() throws(MotionTextError) -> Container {
    var container = Container(frame: try rect())
    if take(", right to left") { container.layoutDirection = .rightToLeft }
    if take(", reduced motion") { container.prefersReducedMotion = true }
    if take(", view") { container.viewFrame = try rect() }
    if take(", origin") { container.originFrame = try rect() }
    if take(", destination") { container.destinationFrame = try rect() }
    return container
  }
}
