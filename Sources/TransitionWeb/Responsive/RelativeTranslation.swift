import TransitionExport
import TransitionKit

/// The translation of one view as a CSS `translate` that follows the sizes of the container and the view.
struct RelativeTranslation {
  /// The keyframes; one for a view that does not move.
  let keyframes: [(time: Double, value: String, easing: KeyframeEasing)]

  /// Whether the values are relative to a container of CSS, which has to be declared as one.
  let needsContainer: Bool

  /// The error at the size of the reference.
  let entry: AccuracyReport.Entry

  private typealias SumKeyframe = (time: Double, sum: SizeProbe.Sum, easing: KeyframeEasing)

  /// Reads the translation of a view.
  ///
  /// - Parameters:
  ///   - base: the translation in points of the reference.
  ///   - view: the size that percentages are relative to; nil if the size of the element is not that of the view.
  /// - Returns: nil if CSS cannot express how the translation depends on sizes.
  init?(
    _ probe: SizeProbe, _ track: Timeline.Track, base: KeyframedTrack,
    _ reader: KeyframedTrackReader,
    percentagesOf view: Size?, tolerance: Tolerance
  ) {
    guard probe.hasOneDuration else { return nil }
    var sumKeyframes: [SumKeyframe] = []
    var entry = base.entry
    let sums = base.keyframes.map { key in probe.sum(of: track, at: key.time) }
    if base.keyframes.count <= 2 {
      for (key, sum) in zip(base.keyframes, sums) {
        guard let sum else { return nil }
        sumKeyframes.append((key.time, sum, key.easing))
      }
    }
    let isStraight =
      sumKeyframes.count == 1
      || sumKeyframes.count == 2
        && probe.isStraight(
          track, from: sumKeyframes[0].sum, to: sumKeyframes[1].sum,
          over: sumKeyframes[0].time...sumKeyframes[1].time)
    if !isStraight {
      guard let (baked, bakedEntry) = Self.baked(probe, track, reader, tolerance: tolerance) else {
        return nil
      }
      (sumKeyframes, entry) = (baked, bakedEntry)
    }
    var text = LengthText(lengths: probe.lengths, fills: probe.viewFillsContainer, view: view)
    var keyframes: [(time: Double, value: String, easing: KeyframeEasing)] = []
    for keyframe in sumKeyframes {
      guard let value = text.translate(keyframe.sum) else { return nil }
      keyframes.append((keyframe.time, value, keyframe.easing))
    }
    self.keyframes = keyframes
    needsContainer = text.needsContainer
    self.entry = entry.adding(text.roundingError)
  }

  /// The translation as straight lines, in each of the lengths that it is relative to.
  private static func baked(
    _ probe: SizeProbe, _ track: Timeline.Track, _ reader: KeyframedTrackReader,
    tolerance: Tolerance
  ) -> (keyframes: [SumKeyframe], entry: AccuracyReport.Entry)? {
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
    let sampler = CurveSampler(breakpoints: reader.timeline.breakpoints(of: track)) {
      packed(probe.sum(of: track, at: $0))
    } velocity: {
      packed(probe.velocity(of: track, at: $0, isBefore: $1))
    }
    let tolerances = tolerance.errors(in: sampler.range)
    let polyline = Polyline(sampler, within: tolerances)
    let baked = KeyframedTrack(
      view: timeline.view(of: track), property: track.property,
      keyframes: polyline.keyframes,
      entry: AccuracyReport.Entry(
        view: timeline.view(of: track), property: track.property,
        errors: SIMD4(repeating: polyline.error.sum()),
        tolerances: SIMD4(repeating: tolerances.sum()), time: polyline.errorTime,
        shift: polyline.shift)
    ).withSeparateTimes(over: timeline.duration)
    let keyframes = baked.keyframes.map { keyframe in
      var points = SIMD4<Double>.zero
      var factors = [SIMD4<Double>](repeating: .zero, count: probe.lengths.count)
      for (index, lane) in lanes.enumerated() {
        if lane.length < 0 {
          points[lane.axis] = keyframe.value[index]
        } else {
          factors[lane.length][lane.axis] = keyframe.value[index] / probe.lengths[lane.length].value
        }
      }
      return (
        time: keyframe.time, sum: SizeProbe.Sum(points: points, factors: factors),
        easing: keyframe.easing
      )
    }
    return (keyframes, baked.entry)
  }
}

extension SizeProbe.Sum {
  /// The factor of the length at an index; the points for -1.
  fileprivate func length(_ index: Int) -> SIMD4<Double> { index < 0 ? points : factors[index] }
}
