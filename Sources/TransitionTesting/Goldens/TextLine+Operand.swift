import TransitionKit

extension TextLine {
  /// An operand after the name of its property.
  ///
  /// - Parameter points: the lines of its path.
  mutating func operand(
    of property: ViewProperty, _ points: [TextLine]
  ) throws(MotionTextError) -> GoldenOperand {
    let components = GoldenComponents(property)
    let (start, end) = try ends(of: property, components)
    var operand = GoldenOperand(
      start: components.value(of: start), end: components.value(of: end),
      completion: property.identityVector,
      timing: Timing(start: 0, end: 0, animation: .linear(duration: 0)))
    var rest = points[...]
    while take(";") {
      if take("parabola off by") {
        operand.path = .parabola(
          components.delta(of: try numbers(components, over: components.zero)))
      } else if take("keyframes backwards") {
        operand.path = .keyframes(try keyframes(components, &rest, isReversed: true))
      } else if take("keyframes") {
        operand.path = .keyframes(try keyframes(components, &rest, isReversed: false))
      } else if take("path") {
        operand.path = .samples(try samples(components, &rest))
      } else if take("afterwards") {
        operand.completion = components.value(
          of: try numbers(components, over: components.identity))
      } else {
        operand.timing = try timing()
      }
    }
    try expectEnd()
    if let line = rest.first { throw line.error(expected: "a property with two spaces before it") }
    return operand
  }

  /// The numbers at the start and at the end.
  private mutating func ends(
    of property: ViewProperty, _ components: GoldenComponents
  ) throws(MotionTextError) -> (start: [Double], end: [Double]) {
    let labels = components.labels
    var (start, end) = (components.identity, components.identity)
    var isFirst = true
    repeat {
      if !isFirst {
        let opening = self
        // Which property it is has been read once, with all that could be wrong with it.
        guard takeName(of: property) else {
          throw opening.error(expected: "the property that the line began with")
        }
      }
      isFirst = false
      var lane = 0
      if labels != [""] {
        try expect(".")
        lane = try self.lane(of: labels)
      }
      start[lane] = try number("a number", of: components)
      end[lane] = take("->") ? try number("a number", of: components) : start[lane]
    } while take(",")
    return (start, end)
  }

  private mutating func takeName(of property: ViewProperty) -> Bool {
    guard property.isCustom else { return take(property.name) }
    guard isAtQuotation, (try? quotation("a name")) == property.name else { return false }
    if take("#") { return (try? count("a number")) != nil }
    return true
  }

  private func samples(
    _ components: GoldenComponents, _ lines: inout ArraySlice<TextLine>
  ) throws(MotionTextError) -> [GoldenPath.Sample] {
    var samples: [GoldenPath.Sample] = []
    while var line = lines.popFirst() {
      let progress = try line.number(
        "a progress that is no less than the one before", in: (samples.last?.progress ?? 0)...1)
      try line.expect(":")
      let numbers = try line.numbers(components, over: components.identity)
      try line.expectEnd()
      samples.append(GoldenPath.Sample(progress: progress, value: components.value(of: numbers)))
    }
    guard !samples.isEmpty else { throw error(expected: "the values of the path below") }
    return samples
  }

  private func keyframes(
    _ components: GoldenComponents, _ lines: inout ArraySlice<TextLine>, isReversed: Bool
  ) throws(MotionTextError) -> KeyframePath {
    guard var first = lines.popFirst() else {
      throw error(expected: "keyframes below this line")
    }
    try first.expect("from")
    let start = try first.vector(components)
    try first.expectEnd()
    var steps:
      [(
        duration: Double, value: PropertyVector,
        interpolation: KeyframeTrack<PropertyVector>.Interpolation
      )] = []
    while var line = lines.popFirst() {
      steps.append(try line.keyframe(components))
      try line.expectEnd()
    }
    return KeyframePath(KeyframeTrack(from: start, steps: steps), isReversed: isReversed)
  }

  private mutating func keyframe(
    _ components: GoldenComponents
  ) throws(MotionTextError) -> (
    duration: Double, value: PropertyVector,
    interpolation: KeyframeTrack<PropertyVector>.Interpolation
  ) {
    let isHeld = take("hold")
    let isCubic = !isHeld && take("cubic")
    let spring = !isHeld && !isCubic && isAtSpring ? try spring() : nil
    let curve = isHeld || isCubic || spring != nil ? nil : try curve()
    try expect("to")
    let value = try vector(components)
    try expect("in")
    let duration = try seconds()
    if isHeld { return (duration, value, .hold) }
    if let curve { return (duration, value, .linear(curve)) }
    try expect("; velocity")
    let start = try velocity(components)
    if let spring { return (duration, value, .spring(spring, startVelocity: start)) }
    try expect("->")
    return (
      duration, value, .cubic(startVelocity: start, endVelocity: try velocity(components))
    )
  }

  private mutating func vector(
    _ components: GoldenComponents
  ) throws(MotionTextError) -> PropertyVector {
    PropertyVector(lanes: components.value(of: try numbers(components, over: components.identity)))
  }

  private mutating func velocity(
    _ components: GoldenComponents
  ) throws(MotionTextError) -> PropertyVector {
    PropertyVector(lanes: components.delta(of: try numbers(components, over: components.zero)))
  }
}

extension GoldenComponents {
  fileprivate var zero: [Double] { [Double](repeating: 0, count: count) }
}
