/// The move of one property from a start to an end: its values, its timing and its path.
///
/// Values are vectors in the order of ``ViewProperty/componentNames``, as the engine composes them: colors are
/// premultiplied, and lanes beyond the components are neutral.
///
/// You need it to write a timeline in a format of your own:
///
/// ```swift
/// for track in compiled.timeline.tracks {
///   for segment in track.segments where segment.moves {
///     let timing = compiled.timeline.timings[segment.timing]
///     print(track.view, track.property, segment.start, segment.end, timing.start, timing.end)
///   }
/// }
/// ```
public struct PropertySegment: Sendable {
  /// The value until it moves.
  public package(set) var start: SIMD4<Double>

  /// The value from its end on, until the timeline is over.
  public package(set) var end: SIMD4<Double>

  /// The value after the timeline.
  public internal(set) var completion: SIMD4<Double>

  /// When and how it moves: the index of a timing of the timeline, see ``Timeline/timings``.
  public package(set) var timing: Int

  /// How the value gets from the start to the end.
  package var path: ValuePath

  /// The contribution that it came from; nil for a value that a merge policy put there.
  var contribution: Int?

  package init(
    start: SIMD4<Double>, end: SIMD4<Double>, completion: SIMD4<Double>, timing: Int,
    path: ValuePath = .straight
  ) {
    self.start = start
    self.end = end
    self.completion = completion
    self.timing = timing
    self.path = path
  }
}

extension PropertySegment {
  /// Whether the value changes while it is animated.
  public var moves: Bool { start != end || !isStraight }

  /// Whether the path is the straight line.
  public var isStraight: Bool {
    if case .straight = path { return true }
    return false
  }

  /// The value at a progress, which may lie beyond 0...1. At 0 and 1 it is exactly the start and the end.
  ///
  /// - Parameter progress: the fraction from the start to the end, which a spring or a curve may take beyond 0...1.
  public func value(at progress: Double) -> SIMD4<Double> {
    switch path {
    case .straight: interpolate(from: start, to: end, at: progress)
    case .quadratic(let offset):
      interpolate(from: start, to: end, controlOffset: offset, at: progress)
    case .oklab: oklabMix(from: start, to: end, at: progress).value
    case .keyframes(let path): path.sampler.value(at: progress)
    case .motionPath(let path): path.sampler.value(at: progress)
    case .modifier(let path): path.sampler.value(at: progress)
    }
  }

  /// The rate of change by progress.
  ///
  /// - Parameter progress: the fraction from the start to the end, which a spring or a curve may take beyond 0...1.
  public func velocity(at progress: Double) -> SIMD4<Double> {
    switch path {
    case .straight: end - start
    case .quadratic(let offset): end - start + offset * (4 - 8 * progress)
    case .oklab: oklabMix(from: start, to: end, at: progress).velocity
    case .keyframes(let path): path.sampler.velocity(at: progress)
    case .motionPath(let path): path.sampler.velocity(at: progress)
    case .modifier(let path): path.sampler.velocity(at: progress)
    }
  }

  /// The magnitude of the progress up to which a straight segment stays within ``valueLimit``; short of it by more than rounding
  /// can add.
  var progressLimit: Double {
    (0..<4).reduce(.infinity) { limit, lane in
      let distance = abs(end[lane] - start[lane])
      return distance == 0
        ? limit : min(limit, 0.999 * (valueLimit - abs(start[lane])) / distance)
    }
  }
}

extension PropertySegment: CustomStringConvertible {
  /// The values of the ends, and the path if it is not straight.
  public var description: String {
    let ends = "\(PropertyVector(lanes: start)) -> \(PropertyVector(lanes: end))"
    return isStraight ? ends : "\(ends), \(path)"
  }
}
