import TransitionKit
import TransitionScenes

/// Reads a model from text.
struct GoldenReader {
  private var lines: ArraySlice<TextLine>
  private var duration: Double?
  private var container: Container?
  private var model = GoldenModel(duration: 0, container: Container(size: .zero))
  private var indices: [ViewID: Int] = [:]

  static func model(from text: String) throws(MotionTextError) -> GoldenModel {
    let rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    try checkConflicts(rows)
    var reader = GoldenReader(lines: TextLine.lines(of: text, isRounded: true)[...])
    try reader.read(lineCount: rows.count)
    return reader.model
  }

  private init(lines: ArraySlice<TextLine>) { self.lines = lines }

  /// Says where git has left both sides of a merge in the text.
  private static func checkConflicts(_ rows: [Substring.UnicodeScalarView]) throws(MotionTextError)
  {
    let markers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
    for (index, row) in rows.enumerated() {
      guard let marker = markers.first(where: { row.starts(with: $0.unicodeScalars) }) else {
        continue
      }
      throw MotionTextError(
        line: index + 1, value: marker,
        reason: "is a conflict marker of git: resolve the conflict, or record the golden again")
    }
  }

  private mutating func read(lineCount: Int) throws(MotionTextError) {
    guard var first = lines.popFirst() else {
      throw MotionTextError(line: 1, message: "the golden is empty")
    }
    try first.expect("motion golden")
    let opening = first
    guard try first.count("the version of the format") == GoldenWriter.version else {
      throw opening.error(expected: "version \(GoldenWriter.version)")
    }
    try first.expectEnd()
    while let line = lines.first, line.indentation == 0, try readHeader(line) {
      lines.removeFirst()
    }
    guard let duration, let container else {
      throw MotionTextError(
        line: lines.first?.number ?? lineCount,
        message: "expected the \(duration == nil ? "duration" : "container") before this line")
    }
    (model.duration, model.container) = (duration, container)
    while let line = lines.popFirst() { try readView(line) }
  }

  /// Whether a line belongs to the header.
  private mutating func readHeader(_ line: TextLine) throws(MotionTextError) -> Bool {
    var line = line
    if line.take("duration") {
      duration = try line.seconds()
    } else if line.take("played backwards") {
      model.playsBackwards = true
    } else if line.take("container") {
      container = try readContainer(&line)
    } else if line.take("frame of") {
      try readFrame(&line)
    } else if line.take("drawn from back to front") {
      let time = line.take("from") ? try line.seconds(in: -1e15...1e15) : 0
      try line.expect(":")
      model.orders.append(GoldenModel.Order(time: time, views: try readViews(&line)))
    } else if line.take("code looked at") {
      model.lookCount = try line.count("how often code was looked at")
      try line.expect("times")
    } else if line.take("property") {
      model.properties.append(try line.customProperty())
    } else if line.take("rest of") {
      model.placements.append(try readPlacement(&line))
    } else {
      return false
    }
    try line.expectEnd()
    return true
  }

  private func readContainer(
    _ line: inout TextLine
  ) throws(MotionTextError) -> Container {
    let frame = try line.rect()
    try line.expect(",")
    var container = Container(frame: frame)
    if !line.take("left to right") {
      try line.expect("right to left")
      container.layoutDirection = .rightToLeft
    }
    if line.take(",") {
      try line.expect("reduced motion")
      container.prefersReducedMotion = true
    }
    return container
  }

  private mutating func readFrame(_ line: inout TextLine) throws(MotionTextError) {
    let opening = line
    let view = try line.view()
    try line.expect(":")
    let frame = try line.rect()
    guard container != nil else { throw opening.error(expected: "the container before this line") }
    switch view {
    case .view: container?.viewFrame = frame
    case .origin: container?.originFrame = frame
    case .destination: container?.destinationFrame = frame
    default: throw opening.error(expected: "view, origin or destination")
    }
  }

  private func readViews(_ line: inout TextLine) throws(MotionTextError) -> [ViewID] {
    guard !line.isAtEnd else { return [] }
    var views: [ViewID] = []
    repeat { views.append(try line.view()) } while line.take(",")
    return views
  }

  private func readPlacement(
    _ line: inout TextLine
  ) throws(MotionTextError) -> ElementPlacement {
    let view = try line.view()
    try line.expect(":")
    let frame = try line.rect()
    let parent = line.take("in") ? try line.view() : nil
    return ElementPlacement(view: view, parent: parent, frame: frame, clips: line.take(", clips"))
  }

  private mutating func readView(_ line: TextLine) throws(MotionTextError) {
    guard line.indentation == 0 else {
      throw line.error(expected: "the name of a view without spaces before it")
    }
    let opening = line
    var line = line
    let id = try line.view()
    guard indices[id] == nil else { throw opening.error(expected: "each view once") }
    try line.expect(",")
    let change = GoldenView.Change.allCases.first { line.take($0.rawValue) }
    guard let change else { throw line.error(expected: "insertion, removal or stays") }
    var view = GoldenView(id: id, change: change)
    if line.take(",") {
      try line.expect("region")
      view.region = try line.rect()
    }
    try line.expectEnd()
    while let next = lines.first, next.indentation > 0 {
      lines.removeFirst()
      try readDetail(next, of: &view)
    }
    indices[id] = model.views.count
    model.views.append(view)
  }

  private mutating func readDetail(
    _ line: TextLine, of view: inout GoldenView
  ) throws(MotionTextError) {
    guard line.indentation < 4 else { throw line.error(expected: "a property with two spaces") }
    var line = line
    if line.take("present") {
      view.presence = try readPresence(&line)
      return try line.expectEnd()
    }
    let property = try line.property(of: model.properties)
    var points: [TextLine] = []
    while let next = lines.first, next.indentation >= 4 {
      points.append(next)
      lines.removeFirst()
    }
    let operand = try line.operand(of: property, points)
    if let index = view.tracks.firstIndex(where: { $0.property == property }) {
      view.tracks[index].operands.append(operand)
    } else {
      view.tracks.append(GoldenTrack(property: property, operands: [operand]))
    }
  }

  private func readPresence(
    _ line: inout TextLine
  ) throws(MotionTextError) -> [ClosedRange<Double>] {
    if line.take("never") { return [] }
    var presence: [ClosedRange<Double>] = []
    repeat {
      let start = try line.seconds(in: -1e15...1e15)
      try line.expect("to")
      presence.append(start...(try line.seconds(in: start...1e15)))
    } while line.take(",")
    return presence
  }
}
