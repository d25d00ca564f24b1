import TransitionKit

extension TimelineDocument {
  func presentation() throws(TimelineJSONError) -> Presentation {
    Presentation(
      try timeline(), in: try container.container(at: .document["container"]),
      placements: try elementPlacements(), named: name)
  }

  private func timeline() throws(TimelineJSONError) -> Timeline {
    let duration = try DocumentLocation.document["duration"].number(
      duration.value, in: 0...Self.greatestTime, "seconds")
    let targets = try TargetReader(views).targets
    let viewIndices = Dictionary(
      firstOf: targets.enumerated().map { ($0.element.id.documentName, $0.offset) })
    let custom = try CustomPropertyDocument.properties(customProperties ?? [])
    let timings = try timings(endingBy: duration)
    var segments: [Timeline.Segment] = []
    var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []
    var known: [[ViewProperty]] = targets.map { _ in [] }
    for (index, track) in self.tracks.enumerated() {
      let location = DocumentLocation.document["tracks"][index]
      guard let view = viewIndices[track.view] else {
        throw location["view"].error("\"\(track.view)\"", expected: words(for: targets))
      }
      let property = try track.property(of: custom, at: location)
      let start = segments.count
      segments += try track.segments(of: property, timings: timings, at: location)
      guard !known[view].contains(property) else {
        throw location.error(
          "a second track for \(track.view).\(track.property)",
          expected: "one track for each property of a view")
      }
      known[view].append(property)
      tracks.append((view, property, start..<segments.count))
    }
    return Timeline(
      targets: targets, drawingOrder: try drawingOrder(of: targets), duration: duration,
      isReversed: isReversed, timings: timings, segments: segments, tracks: tracks)
  }

  /// The possible ids of a view, in words.
  private func words(for targets: [TransitionTarget]) -> String {
    guard targets.count > 16 || targets.contains(where: { $0.parent != nil }) else {
      return "one of " + targets.map { "\"\($0.id.documentName)\"" }.joined(separator: ", ")
    }
    return "the id of one of \(targets.count) views"
  }

  private func drawingOrder(of targets: [TransitionTarget]) throws(TimelineJSONError) -> [Int] {
    var order: [Int] = []
    let roots = targets.indices.filter { targets[$0].parent == nil }
    var indices = Dictionary(
      firstOf: roots.map { (targets[$0].id.documentName, $0) })
    for (index, view) in drawingOrder.enumerated() {
      let location = DocumentLocation.document["drawingOrder"][index]
      guard let target = indices.removeValue(forKey: view) else {
        let isKnown = order.contains { targets[$0].id.documentName == view }
        guard !isKnown else {
          throw location.error("\"\(view)\" once more", expected: "each view once")
        }
        throw location.error("\"\(view)\"", expected: words(for: roots.map { targets[$0] }))
      }
      order.append(target)
    }
    guard order.count == roots.count else {
      throw DocumentLocation.document["drawingOrder"].error(
        "\(drawingOrder)", expected: "each of \(roots.count) view(s) once")
    }
    return order
  }

  private func timings(endingBy duration: Double) throws(TimelineJSONError) -> [Timing] {
    var timings: [Timing] = []
    for (index, timing) in self.timings.enumerated() {
      let location = DocumentLocation.document["timings"][index]
      let start = try location["start"].number(timing.start.value, in: 0...duration, "seconds")
      timings.append(
        Timing(
          start: start,
          end: try location["end"].number(timing.end.value, in: start...duration, "seconds"),
          animation: try timing.animation.animation(at: location["animation"]),
          rate: try location["rate"].number(timing.rate.value, in: 0 ... .greatestFiniteMagnitude),
          easingOverride: try timing.shape.curve(at: location["shape"])))
    }
    return timings
  }
}
