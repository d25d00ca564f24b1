import TransitionKit

extension TimelineDocument.TrackDocument {
  func property(
    of custom: [ViewProperty], at location: DocumentLocation
  ) throws(TimelineJSONError) -> ViewProperty {
    guard let index = self.custom?.value else {
      return try location["property"].choice(property, of: ViewProperty.allCases) { $0.name }
    }
    guard custom.indices.contains(index) else {
      throw location["custom"].error(
        "\(index)", expected: "the index of one of \(custom.count) custom properties")
    }
    guard custom[index].name == property else {
      throw location["property"].error("\"\(property)\"", expected: "\"\(custom[index].name)\"")
    }
    return custom[index]
  }

  func segments(
    of property: ViewProperty, timings: [Timing], at location: DocumentLocation
  ) throws(TimelineJSONError) -> [Timeline.Segment] {
    guard !terms.isEmpty else {
      throw location["terms"].error("[]", expected: "at least one term")
    }
    if property.composition == .constant, terms.count > 1 {
      throw location["terms"].error(
        "\(terms.count) terms", expected: "one term, as \(property.name) does not move")
    }
    var all: [Timeline.Segment] = []
    for (index, term) in terms.enumerated() {
      let made = try term.segment(of: property, timings: timings, at: location["terms"][index])
      if property.composition == .replace, let last = all.last,
        timings[made.timing].start < timings[last.timing].start
      {
        throw location["terms"][index]["timing"].error(
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
    of property: ViewProperty, timings: [Timing], at location: DocumentLocation
  ) throws(TimelineJSONError) -> Timeline.Segment {
    guard timings.indices.contains(timing.value) else {
      throw location["timing"].error(
        "\(timing.value)", expected: "the index of one of \(timings.count) timing(s)")
    }
    let initial = try location["initial"].value(initial, of: property)
    let animation = try location["animation"].value(animation, of: property)
    if property.composition == .constant {
      guard initial == animation else {
        throw location["animation"].error(
          "\(self.animation.map { $0.value })",
          expected: "the same as initial, as \(property.name) does not move")
      }
      for (key, isThere) in [("keyframes", keyframes != nil), ("bow", bow != nil)] where isThere {
        throw location[key].error(
          "a path", expected: "nothing, as \(property.name) does not move")
      }
    }
    let path = try keyframes.map { keyframes throws(TimelineJSONError) in
      try keyframes.path(of: property, at: location["keyframes"])
    }
    let parabola = try parabola(of: property, at: location)
    return Timeline.Segment(
      start: initial, end: animation,
      completion: try location["completion"].value(completion, of: property), timing: timing.value,
      path: path.map { .keyframes($0) } ?? parabola ?? .straight)
  }

  private func parabola(
    of property: ViewProperty, at location: DocumentLocation
  ) throws(TimelineJSONError) -> ValuePath? {
    guard let bow else { return nil }
    if keyframes != nil {
      throw location["bow"].error("a second path", expected: "either keyframes or a bow")
    }
    var vector = try location["bow"].value(bow, of: property)
    for lane in property.componentCount..<4 { vector[lane] = 0 }
    return .quadratic(controlOffset: vector)
  }
}
