import TransitionKit

extension GoldenWriter {
  /// An operand in one line, and a line for each point of its path.
  func lines(of operand: GoldenOperand, of property: ViewProperty, named name: String) -> [String] {
    let components = GoldenComponents(property)
    let (start, end) = (components.numbers(of: operand.start), components.numbers(of: operand.end))
    let reached = operand.path.reachedNumbers(components)
    let identity = components.identity
    func isShown(_ lane: Int) -> Bool {
      start[lane] != identity[lane] || end[lane] != identity[lane]
        || reached.contains { $0[lane] != identity[lane] }
    }
    let some = (0..<components.count).filter(isShown)
    let shown = some.isEmpty ? Array(0..<components.count) : some
    let values = shown.map { lane -> String in
      let label = components.labels[lane]
      let subject = label.isEmpty ? name : "\(name).\(label)"
      let moves = start[lane] != end[lane] || reached.contains { $0[lane] != start[lane] }
      let value = "\(golden: start[lane])\(components.unit)"
      return "\(subject) \(value)"
        + (moves ? " -> \(golden: end[lane])\(components.unit)" : "")
    }
    var parts = [values.joined(separator: ", ")]
    parts += operand.path.text(components).map { [$0] } ?? []
    if start != end || !operand.path.isStraight {
      parts.append(operand.timing.goldenText)
    } else if operand.timing.start > GoldenNumber.noise, property.composition == .replace {
      // Of values that replace each other it matters when one takes over.
      parts.append("at \(golden: operand.timing.start) s")
    }
    let completion = components.numbers(of: operand.completion)
    if completion != identity {
      parts.append("afterwards \(components.text(of: completion, base: identity))")
    }
    return ["  " + parts.joined(separator: "; ")]
      + operand.path.lines(components).map { "    " + $0 }
  }
}

extension GoldenComponents {
  /// The numbers of the components that differ from a base, with their labels.
  func text(of numbers: [Double], base: [Double]) -> String {
    if labels == [""] { return "\(golden: numbers[0])\(unit)" }
    let shown = numbers.indices.filter { numbers[$0] != base[$0] }
    if shown.isEmpty { return "rest" }
    return shown.map { "\(labels[$0]) \(golden: numbers[$0])\(unit)" }.joined(separator: ", ")
  }

  fileprivate func text(ofValue value: SIMD4<Double>) -> String {
    text(of: numbers(of: value), base: identity)
  }

  fileprivate func text(ofDelta delta: SIMD4<Double>) -> String {
    text(of: numbers(ofDelta: delta), base: [Double](repeating: 0, count: count))
  }
}

extension GoldenPath {
  var isStraight: Bool {
    if case .straight = self { return true }
    return false
  }

  /// Numbers that the path reaches between its ends; of a parabola they only tell what moves.
  fileprivate func reachedNumbers(_ components: GoldenComponents) -> [[Double]] {
    switch self {
    case .straight: []
    case .parabola(let offset):
      [zip(components.numbers(ofDelta: offset), components.identity).map(+)]
    case .keyframes(let path):
      ([path.track.initialValue] + path.track.segments.map(\.to)).map {
        components.numbers(of: $0.lanes)
      }
    case .samples(let samples): samples.map { components.numbers(of: $0.value) }
    }
  }

  fileprivate func text(_ components: GoldenComponents) -> String? {
    switch self {
    case .straight: nil
    case .parabola(let offset): "parabola off by \(components.text(ofDelta: offset))"
    case .keyframes(let path): path.isReversed ? "keyframes backwards" : "keyframes"
    case .samples: "path"
    }
  }

  fileprivate func lines(_ components: GoldenComponents) -> [String] {
    switch self {
    case .straight, .parabola: return []
    case .samples(let samples):
      return samples.map { "\(golden: $0.progress): \(components.text(ofValue: $0.value))" }
    case .keyframes(let path):
      let start = "from \(components.text(ofValue: path.track.initialValue.lanes))"
      return [start] + path.track.segments.map { $0.goldenText(components) }
    }
  }
}

extension KeyframeTrack<PropertyVector>.Segment {
  fileprivate func goldenText(_ components: GoldenComponents) -> String {
    let goal =
      "to \(components.text(ofValue: to.lanes)) in \(golden: duration) s"
    return switch interpolation {
    case .hold: "hold \(goal)"
    case .linear(let curve): "\(AnimationText.golden.text(of: curve)) \(goal)"
    case .cubic(let start, let end):
      "cubic \(goal); velocity \(components.text(ofDelta: start.lanes)) -> "
        + components.text(ofDelta: end.lanes)
    case .spring(let spring, let start):
      "\(AnimationText.golden.text(of: spring)) \(goal); velocity "
        + components.text(ofDelta: start.lanes)
    }
  }
}
