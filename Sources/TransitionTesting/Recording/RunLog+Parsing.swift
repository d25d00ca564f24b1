import TransitionKit

extension RunLog {
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
    let lines = textLines(of: text)
    guard var head = lines.first else {
      throw MotionTextError(line: 1, value: "", reason: "does not name a transition")
    }
    self.init(of: try head.takeName())
    if head.take(", settling on ") || head.take(",settling on ") {
      settling = try head.takeSpring()
    }
    try head.finish()
    for line in lines.dropFirst() {
      var line = line
      let time = try line.takeTime(allowsInfinity: true)
      entries.append(Entry(time, try Call(&line, animations)))
      try line.finish()
    }
  }
}

extension RunLog.Call {
  fileprivate init(
    _ line: inout TextLine, _ animations: [String: Animation]
  ) throws(MotionTextError) {
    let word = line.takeWord()
    switch word {
    case "start": self = .start
    case "advance": self = .advance
    case "pause": self = .pause
    case "resume": self = .resume
    case "reverse": self = .reverse(line.take("retimed") ? .retimed : .mirrored)
    case "stop":
      self = .stop(
        at: line.take("at the end") ? .end : line.take("at the start") ? .start : .current)
    case "scrub":
      try line.expect("to ")
      let progress = try line.takeNumber(allowsInfinity: true)
      let isLinear = line.take("linearly")
      self = .scrub(to: progress, linearly: isLinear, overscroll: line.take("with overscroll"))
    case "finish", "cancel":
      let velocity =
        line.take("with velocity ") ? try line.takeNumber(allowsInfinity: true) : nil
      let animation = line.take("by ") ? try line.takeAnimation(animations) : nil
      self =
        word == "finish"
        ? .finish(velocity: velocity, animation: animation)
        : .cancel(velocity: velocity, animation: animation)
    case "retarget":
      try line.expect("to ")
      let name = try line.takeName()
      self = .retarget(to: name, matching: line.take(", where") ? try line.takeMatching() : nil)
    case "resize":
      try line.expect("to ")
      self = .resize(to: try line.takeContainer())
    default: throw line.error(word, "is not a call of an animator")
    }
  }
}

extension TextLine {
  fileprivate mutating func takeMatching() throws(MotionTextError) -> ViewMatching {
    var older: [ViewID: ViewID] = [:]
    while !isEmpty {
      let view = try takeView(until: " was ")
      older[view] = try takeView(until: ",")
      guard take(",") || isEmpty else { throw error(text, "is not a view") }
    }
    return ViewMatching(older)
  }

  private mutating func takeView(until end: String) throws(MotionTextError) -> ViewID {
    let name = try takeName(until: end)
    guard let view = ViewID(text: name) else { throw error(name, "is not a view") }
    if end == " was " { try expect("was ") }
    return view
  }

  fileprivate mutating func takeContainer() throws(MotionTextError) -> Container {
    var container = Container(frame: try takeRect())
    if take(", right to left") { container.layoutDirection = .rightToLeft }
    if take(", reduced motion") { container.prefersReducedMotion = true }
    if take(", view ") { container.viewFrame = try takeRect() }
    if take(", origin ") { container.originFrame = try takeRect() }
    if take(", destination ") { container.destinationFrame = try takeRect() }
    return container
  }

  private mutating func takeRect() throws(MotionTextError) -> Rect {
    let width = try takeNumber(allowsInfinity: true)
    try expect("x ")
    let size = Size(width: width, height: try takeNumber(allowsInfinity: true))
    guard take("at (") else { return Rect(size: size) }
    let x = try takeNumber(allowsInfinity: true)
    try expect(",")
    let origin = Point(x: x, y: try takeNumber(allowsInfinity: true))
    try expect(")")
    return Rect(origin: origin, size: size)
  }
}

extension ViewID {
  /// Reads a view from its ``text``.
  fileprivate init?(text: String) {
    switch text {
    case "view": self = .view
    case "origin": self = .origin
    case "destination": self = .destination
    default:
      if let name = text.dropping("element ") {
        self = .element(name)
      } else if let rest = text.dropping("interrupted "), let view = ViewID(text: rest) {
        self = .interrupted(view)
      } else if let number = text.dropping("outgoing ").flatMap({ Int($0) }) {
        self = .outgoing(number)
      } else if let rest = text.dropping("piece "),
        let blank = rest.firstIndex(of: " "), let number = Int(rest[..<blank]),
        let name = String(rest[blank...]).dropping(" of "), let view = ViewID(text: name)
      {
        self = .piece(of: view, number)
      } else {
        return nil
      }
    }
  }
}

extension String {
  /// The rest after a prefix; nil if the text does not have it.
  fileprivate func dropping(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
