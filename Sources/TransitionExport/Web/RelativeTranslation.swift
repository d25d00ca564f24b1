import TransitionKit

/// The move of one view as a CSS `translate` that follows the sizes of the container and the view.
struct RelativeTranslation {
  /// The one value of a view that does not move, or the keyframes.
  let keyframes: [(time: Double, value: String, easing: Motion.Easing)]

  /// Whether the values are relative to a container of CSS, which has to be declared as one.
  let needsContainer: Bool

  /// How exact the move is at the size of the reference.
  let entry: AccuracyReport.Entry

  /// Reads the move of a view.
  ///
  /// - Parameters:
  ///   - base: the move in points of the reference, as the timeline has it.
  ///   - view: what percentages can be relative to; nil if the size of the element is not that of the view.
  /// - Returns: nil if the move follows sizes in a way that CSS cannot say.
  init?(
    _ probe: SizeProbe, _ track: Track, base: Motion, _ reader: MotionReader,
    percentagesOf view: Size?, tolerance: Tolerance
  ) {
    guard probe.hasOneDuration else { return nil }
    var keys: [(time: Double, sum: SizeProbe.Sum, easing: Motion.Easing)] = []
    var entry = base.entry
    let sums = base.keys.map { key in probe.sum(of: track, at: key.time) }
    if base.keys.count <= 2 {
      for (key, sum) in zip(base.keys, sums) {
        guard let sum else { return nil }
        keys.append((key.time, sum, key.easing))
      }
    }
    let isStraight =
      keys.count == 1
      || keys.count == 2
        && probe.isStraight(
          track, from: keys[0].sum, to: keys[1].sum, over: keys[0].time...keys[1].time)
    if !isStraight {
      guard let (baked, motion) = Self.baked(probe, track, reader, tolerance: tolerance) else {
        return nil
      }
      (keys, entry) = (baked, motion)
    }
    var text = LengthText(lengths: probe.lengths, fills: probe.viewFillsContainer, view: view)
    var keyframes: [(time: Double, value: String, easing: Motion.Easing)] = []
    for key in keys {
      guard let value = text.translate(key.sum) else { return nil }
      keyframes.append((key.time, value, key.easing))
    }
    self.keyframes = keyframes
    needsContainer = text.needsContainer
    self.entry = entry.adding(text.roundingError)
  }

  /// The move by straight lines, in each of the lengths that it is relative to.
  private static func baked(
    _ probe: SizeProbe, _ track: Track, _ reader: MotionReader, tolerance: Tolerance
  ) -> (
    keys: [(time: Double, sum: SizeProbe.Sum, easing: Motion.Easing)], entry: AccuracyReport.Entry
  )? {
    let timeline = probe.reference
    let samples = (0...64).map { timeline.duration * Double($0) / 64 }
    let sums = samples.compactMap { probe.sum(of: track, at: $0) }
    guard sums.count == samples.count else { return nil }
    // Each lane is one direction in one length, or in points.
    let lanes = (0..<3).flatMap { axis in
      (-1..<probe.lengths.count).map { (axis: axis, length: $0) }
    }.filter { lane in
      sums.contains { ($0.length(lane.length)[lane.axis]) != 0 }
    }
    guard (1...4).contains(lanes.count) else { return nil }
    func packed(_ sum: SizeProbe.Sum?) -> SIMD4<Double> {
      var vector = SIMD4<Double>.zero
      for (index, lane) in lanes.enumerated() {
        let size = lane.length < 0 ? 1 : probe.lengths[lane.length].value
        vector[index] = (sum?.length(lane.length)[lane.axis] ?? 0) * size
      }
      return vector
    }
    let sampler = CurveSampler(breakpoints: reader.breakpoints(of: track)) {
      packed(probe.sum(of: track, at: $0))
    } velocity: {
      packed(probe.velocity(of: track, at: $0, isBefore: $1))
    }
    let tolerances = tolerance.errors(in: sampler.range)
    let polyline = Polyline(sampler, within: tolerances)
    let motion = Motion(
      view: timeline.view(of: track), property: track.property,
      keys: polyline.knots.map { Motion.Key(time: $0.time, value: $0.value) },
      entry: AccuracyReport.Entry(
        view: timeline.view(of: track), property: track.property,
        errors: SIMD4(repeating: polyline.error.sum()),
        tolerances: SIMD4(repeating: tolerances.sum()), time: polyline.errorTime,
        shift: polyline.shift)
    ).withSeparateKeys(over: timeline.duration)
    let keys = motion.keys.map { key in
      var points = SIMD4<Double>.zero
      var shares = [SIMD4<Double>](repeating: .zero, count: probe.lengths.count)
      for (index, lane) in lanes.enumerated() {
        if lane.length < 0 {
          points[lane.axis] = key.value[index]
        } else {
          shares[lane.length][lane.axis] = key.value[index] / probe.lengths[lane.length].value
        }
      }
      return (
        time: key.time, sum: SizeProbe.Sum(points: points, shares: shares), easing: key.easing
      )
    }
    return (keys, motion.entry)
  }
}

extension SizeProbe.Sum {
  /// The share of a length, by its number; the points for -1.
  fileprivate func length(_ index: Int) -> SIMD4<Double> { index < 0 ? points : shares[index] }
}

/// Writes sums of lengths as CSS.
private struct LengthText {
  let lengths: [(length: SizeProbe.Length, value: Double)]
  let fills: Bool
  /// The size of the element, as shares of the view; nil if it is not laid out at the size of the view.
  let view: Size?
  private(set) var needsContainer = false
  /// The largest distance between a number and what is written of it, in points of the reference.
  private(set) var roundingError = 0.0

  init(lengths: [(length: SizeProbe.Length, value: Double)], fills: Bool, view: Size?) {
    self.lengths = lengths
    self.fills = fills
    self.view = view
  }

  /// The value of `translate`; nil if a length cannot be written.
  mutating func translate(_ sum: SizeProbe.Sum) -> String? {
    var texts: [String] = []
    for axis in 0..<3 {
      var operands: [String] = []
      var error = 0.0
      for (index, length) in lengths.enumerated() where sum.shares[index][axis] != 0 {
        guard let (factor, unit) = unit(of: length.length, axis: axis) else { return nil }
        let share = sum.shares[index][axis] * factor
        let text = decimal(share * 100, 8)
        error += abs(share - (Double(text) ?? 0) / 100) / factor * length.value
        if text != "0" { operands.append(text + unit) }
      }
      let points = decimal(sum.points[axis])
      error += abs(sum.points[axis] - (Double(points) ?? 0))
      if points != "0" { operands.append(points + "px") }
      roundingError = max(roundingError, error)
      let first = operands.first ?? "0"
      texts.append(
        operands.count > 1 ? "calc(\(operands.joined(separator: " + ")))" : first)
    }
    return texts.dropLast(texts[2] == "0" ? 1 : 0).joined(separator: " ")
  }

  /// The unit of a length along an axis, and how many times the length it is a hundred of.
  private mutating func unit(of length: SizeProbe.Length, axis: Int) -> (Double, String)? {
    let (isWidth, isOfContainer) =
      switch length {
      case .containerWidth: (true, true)
      case .containerHeight: (false, true)
      case .viewWidth: (true, false)
      case .viewHeight: (false, false)
      }
    // Percentages in a translation are of the element itself, and along the same axis only.
    if let view, axis == (isWidth ? 0 : 1), !isOfContainer || fills {
      let size = isWidth ? view.width : view.height
      if size > 0 { return (1 / size, "%") }
    }
    guard isOfContainer else { return nil }
    needsContainer = true
    return (1, isWidth ? "cqw" : "cqh")
  }
}
