/// How far a value is from the straight line between its ends while it moves along another way.
package indirect enum PathOffset: Sendable {
  /// The middle of a frame goes along a path, seen from where it ends.
  case along(MotionPathSampler, from: SIMD4<Double>, to: SIMD4<Double>)
  /// A premultiplied color goes straight in OKLab.
  case oklab(from: SIMD4<Double>, to: SIMD4<Double>)

  /// Makes the way of the middle of a frame.
  ///
  /// - Parameters:
  ///   - path: where the middle goes, seen from where it ends.
  ///   - parameterization: what progress on the path means.
  package init(_ path: MotionPath, _ parameterization: MotionPath.Parameterization) {
    let sampler = MotionPathSampler(
      ArcLengthTable(path.sanitized.path), parameterization, .translation, isReversed: false,
      isMirrored: false)
    self = .along(sampler, from: sampler.value(at: 0), to: sampler.value(at: 1))
  }

  /// Makes the way of a premultiplied color through OKLab.
  ///
  /// - Returns: nil if that is the straight line.
  init?(oklabFrom start: SIMD4<Double>, to end: SIMD4<Double>) {
    guard start != end, canMixInOKLab(start, end) else { return nil }
    self = .oklab(from: start, to: end)
  }

  /// The components that it moves.
  var isMoving: LaneMask {
    if case .along = self { return LaneMask(arrayLiteral: true, true, false, false) }
    return LaneMask(arrayLiteral: true, true, true, false)
  }

  /// The distance from the straight line: zero at both ends.
  func offset(at progress: Double) -> SIMD4<Double> {
    guard progress != 0, progress != 1 else { return .zero }
    switch self {
    case .along(let sampler, let start, let end):
      return sampler.value(at: progress) - interpolate(from: start, to: end, at: progress)
    case .oklab(let start, let end):
      return oklabMix(from: start, to: end, at: progress).value
        - interpolate(from: start, to: end, at: progress)
    }
  }

  /// The rate of change of the distance by progress.
  func rate(at progress: Double) -> SIMD4<Double> {
    switch self {
    case .along(let sampler, let start, let end):
      sampler.velocity(at: progress) - (end - start)
    case .oklab(let start, let end):
      oklabMix(from: start, to: end, at: progress).velocity - (end - start)
    }
  }
}
