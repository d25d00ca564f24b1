import TransitionKit

/// A presentation as it is written in a document.
struct TimelineDocument: Codable {
  static let format = "transitionkit.timeline"
  static let version = 1

  /// Beyond this many seconds a double cannot tell one frame from the next.
  static let greatestTime = 1e15

  struct Header: Codable {
    let format: String
    let version: DocumentInt
  }

  struct View: Codable {
    let id: String
    let operation: String
    /// The id of the view that it is a piece of, and the part of its content that it shows.
    var parent: String?
    var region: ContainerDocument.RectDocument?
  }

  struct TimingDocument: Codable {
    let start: DocumentDouble
    let end: DocumentDouble
    let rate: DocumentDouble
    let shape: CurveDocument
    let animation: AnimationDocument
  }

  struct TermDocument: Codable {
    let initial: [DocumentDouble]
    let animation: [DocumentDouble]
    let completion: [DocumentDouble]
    let timing: DocumentInt
    let keyframes: KeyframesDocument?
    let bow: [DocumentDouble]?
  }

  struct TrackDocument: Codable {
    let view: String
    let property: String
    /// Of a custom property its place in the list of them, as names can be the same.
    let custom: DocumentInt?
    let terms: [TermDocument]
  }

  let format: String
  let version: DocumentInt
  let name: String
  let container: ContainerDocument
  let duration: DocumentDouble
  let isReversed: Bool
  let views: [View]
  let drawingOrder: [String]
  let customProperties: [CustomPropertyDocument]?
  let timings: [TimingDocument]
  let tracks: [TrackDocument]
}

// MARK: - Writing

extension TimelineDocument {
  /// - Parameter baking: that of the timeline of the presentation.
  init(_ presentation: Presentation, _ baking: Baking) {
    let timeline = presentation.timeline
    format = Self.format
    version = DocumentInt(Self.version)
    name = presentation.name
    container = ContainerDocument(presentation.container)
    duration = DocumentDouble(clamped: timeline.duration)
    isReversed = timeline.isReversed
    views = timeline.layout.targets.map { target in
      View(
        id: "\(target.id)", operation: "\(target.operation)",
        parent: target.parent.map { "\(timeline.layout.targets[$0].id)" },
        region: target.region.map { ContainerDocument.RectDocument($0) })
    }
    drawingOrder = timeline.layout.drawingOrder.map { "\(timeline.layout.targets[$0].id)" }
    // What no document can hold goes by the clock, on a timing of its own.
    let baked = baking.paths
    var own: [Int: Int] = [:]
    for index in baked.keys.sorted() {
      own[index] = timeline.timings.count + own.count
    }
    let ownTimings = baked.keys.sorted().compactMap { baked[$0]?.timing }
    timings = (timeline.timings + ownTimings).enumerated().map {
      index, timing in
      TimingDocument(
        start: DocumentDouble(clamped: timing.start), end: DocumentDouble(clamped: timing.end),
        rate: DocumentDouble(clamped: timing.rate), shape: CurveDocument(timing.shape),
        animation: AnimationDocument(
          timing.animation,
          baked: baking.animations.indices.contains(index) ? baking.animations[index] : nil))
    }
    let custom = CustomPropertyDocument.properties(of: timeline)
    customProperties =
      custom.isEmpty ? nil : custom.compactMap { $0.custom.map { CustomPropertyDocument($0) } }
    tracks = timeline.tracks.filter {
      $0.property.custom == nil || custom.contains($0.property)
    }.map { track in
      func components(_ vector: SIMD4<Double>) -> [DocumentDouble] {
        PropertyValue(vector, of: track.property).components.map { DocumentDouble(clamped: $0) }
      }
      return TrackDocument(
        view: "\(timeline.view(of: track))", property: track.property.name,
        custom: custom.firstIndex(of: track.property).map { DocumentInt($0) },
        terms: track.segments.indices.map { index in
          let segment = track.segments[index]
          var keyframes = baked[index]?.path
          var offset: SIMD4<Double>?
          switch segment.path {
          case .straight, .motionPath, .modifier: break
          case .quadratic(let controlOffset): offset = controlOffset
          case .keyframes(let path): keyframes = path
          }
          return TermDocument(
            initial: components(segment.start), animation: components(segment.end),
            completion: components(segment.completion),
            timing: DocumentInt(own[index] ?? segment.timing),
            keyframes: keyframes.map { KeyframesDocument($0, of: track.property) },
            bow: offset.map(components))
        })
    }
  }
}

extension BakedAnimation {
  /// Bakes the animation of a timing, as far as the timing shows it.
  init(_ animation: AnyCustomAnimation, timing: Timing) {
    let speed = timing.animation.modifiers.reduce(timing.rate) { speed, modifier in
      if case .speed(let factor) = modifier { return speed * sanitized(speed: factor) }
      return speed
    }
    let delay = timing.animation.modifiers.reduce(0) { delay, modifier in
      if case .delay(let seconds) = modifier { return delay + abs(sanitized(delay: seconds)) }
      return delay
    }
    // A delay inside a speed is in faster seconds; so this is long enough whatever their order.
    let horizon = (timing.end - timing.start + delay) * max(speed, 1) + delay
    self.init(animation, horizon: min(horizon, TimelineDocument.greatestTime))
    if speed > 0 { shiftOnTimeline = shift / speed }
  }
}

// MARK: - Reading

extension TimelineDocument {
  func presentation() throws(TimelineJSONError) -> Presentation {
    Presentation(
      try timeline(), in: try container.container(at: .document["container"]), named: name)
  }

  private func timeline() throws(TimelineJSONError) -> Timeline {
    let duration = try DocumentPlace.document["duration"].number(
      duration.value, in: 0...Self.greatestTime, "seconds")
    let targets = try TargetReader(views).targets
    let places = Dictionary(
      targets.enumerated().map { ("\($0.element.id)", $0.offset) }, uniquingKeysWith: { $1 })
    let custom = try CustomPropertyDocument.properties(customProperties ?? [])
    let timings = try timings(endingBy: duration)
    var segments: [Segment] = []
    var tracks: [(view: Int, property: Property, segments: Range<Int>)] = []
    var known: [[Property]] = targets.map { _ in [] }
    for (index, track) in self.tracks.enumerated() {
      let place = DocumentPlace.document["tracks"][index]
      guard let view = places[track.view] else {
        throw place["view"].error("\"\(track.view)\"", expected: words(for: targets))
      }
      let property = try track.property(of: custom, at: place)
      let start = segments.count
      segments += try track.segments(of: property, timings: timings, at: place)
      guard !known[view].contains(property) else {
        throw place.error(
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

  /// What the id of a view may be, in words.
  private func words(for targets: [Target]) -> String {
    guard targets.contains(where: { $0.parent != nil }) else {
      return "one of " + targets.map { "\"\($0.id)\"" }.joined(separator: ", ")
    }
    return "the id of one of \(targets.count) views"
  }

  private func drawingOrder(of targets: [Target]) throws(TimelineJSONError) -> [Int] {
    var order: [Int] = []
    let roots = targets.indices.filter { targets[$0].parent == nil }
    for (index, view) in drawingOrder.enumerated() {
      let place = DocumentPlace.document["drawingOrder"][index]
      let target = try place.choice(
        view, of: roots, named: { "\(targets[$0].id)" })
      guard !order.contains(target) else {
        throw place.error("\"\(view)\" once more", expected: "each view once")
      }
      order.append(target)
    }
    guard order.count == roots.count else {
      throw DocumentPlace.document["drawingOrder"].error(
        "\(drawingOrder)", expected: "each of \(roots.count) view(s) once")
    }
    return order
  }

  private func timings(endingBy duration: Double) throws(TimelineJSONError) -> [Timing] {
    var timings: [Timing] = []
    for (index, timing) in self.timings.enumerated() {
      let place = DocumentPlace.document["timings"][index]
      let start = try place["start"].number(timing.start.value, in: 0...duration, "seconds")
      timings.append(
        Timing(
          start: start,
          end: try place["end"].number(timing.end.value, in: start...duration, "seconds"),
          animation: try timing.animation.animation(at: place["animation"]),
          rate: try place["rate"].number(timing.rate.value, in: 0 ... .greatestFiniteMagnitude),
          shape: try timing.shape.curve(at: place["shape"])))
    }
    return timings
  }
}

extension TimelineDocument.TrackDocument {
  fileprivate func property(
    of custom: [Property], at place: DocumentPlace
  ) throws(TimelineJSONError) -> Property {
    guard let index = self.custom?.value else {
      return try place["property"].choice(property, of: Property.allCases)
    }
    guard custom.indices.contains(index) else {
      throw place["custom"].error(
        "\(index)", expected: "the index of one of \(custom.count) custom properties")
    }
    guard custom[index].name == property else {
      throw place["property"].error("\"\(property)\"", expected: "\"\(custom[index].name)\"")
    }
    return custom[index]
  }

  fileprivate func segments(
    of property: Property, timings: [Timing], at place: DocumentPlace
  ) throws(TimelineJSONError) -> [Segment] {
    guard !terms.isEmpty else {
      throw place["terms"].error("[]", expected: "at least one term")
    }
    if property.composition == .constant, terms.count > 1 {
      throw place["terms"].error(
        "\(terms.count) terms", expected: "one term, as \(property.name) does not move")
    }
    var all: [Segment] = []
    for (index, term) in terms.enumerated() {
      let made = try term.segment(of: property, timings: timings, at: place["terms"][index])
      if property.composition == .replace, let last = all.last,
        timings[made.timing].start < timings[last.timing].start
      {
        throw place["terms"][index]["timing"].error(
          "\(made.timing), which starts at \(timings[made.timing].start)",
          expected: "a timing that starts no earlier than that of the term before it")
      }
      all.append(made)
    }
    return all
  }
}

extension TimelineDocument.TermDocument {
  fileprivate func segment(
    of property: Property, timings: [Timing], at place: DocumentPlace
  ) throws(TimelineJSONError) -> Segment {
    guard timings.indices.contains(timing.value) else {
      throw place["timing"].error(
        "\(timing.value)", expected: "the index of one of \(timings.count) timing(s)")
    }
    let initial = try place["initial"].value(initial, of: property)
    let animation = try place["animation"].value(animation, of: property)
    if property.composition == .constant {
      guard initial == animation else {
        throw place["animation"].error(
          "\(self.animation.map(\.value))",
          expected: "the same as initial, as \(property.name) does not move")
      }
      for (key, isThere) in [("keyframes", keyframes != nil), ("bow", bow != nil)] where isThere {
        throw place[key].error(
          "a way", expected: "nothing, as \(property.name) does not move")
      }
    }
    let path = try keyframes.map { keyframes throws(TimelineJSONError) in
      try keyframes.path(of: property, at: place["keyframes"])
    }
    let parabola = try parabola(of: property, at: place)
    return Segment(
      start: initial, end: animation,
      completion: try place["completion"].value(completion, of: property), timing: timing.value,
      path: path.map { .keyframes($0) } ?? parabola ?? .straight)
  }

  private func parabola(
    of property: Property, at place: DocumentPlace
  ) throws(TimelineJSONError) -> ValuePath? {
    guard let bow else { return nil }
    if keyframes != nil {
      throw place["bow"].error("a second way", expected: "either keyframes or a bow")
    }
    var vector = try place["bow"].value(bow, of: property)
    for lane in property.componentCount..<4 { vector[lane] = 0 }
    return .quadratic(controlOffset: vector)
  }
}
