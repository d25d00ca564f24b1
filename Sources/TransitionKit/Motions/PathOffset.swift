/// How far something is from the straight line, as a function of the progress: the path of a shared element.
package struct PathOffset: Sendable {
  package let sampler: MotionPathSampler
  private let start: SIMD4<Double>
  private let end: SIMD4<Double>

  /// - Parameters:
  ///   - path: where the middle of a frame goes, seen from where it ends.
  ///   - parameterization: what progress on the path means.
  package init(_ path: MotionPath, _ parameterization: MotionPath.Parameterization) {
    sampler = MotionPathSampler(
      ArcLengthTable(path.sanitized.path), parameterization, .translation, isReversed: false,
      isMirrored: false)
    start = sampler.value(at: 0)
    end = sampler.value(at: 1)
  }

  /// The components that it moves.
  var isMoving: LaneMask { LaneMask(arrayLiteral: true, true, false, false) }

  /// The distance from the straight line: zero at both ends.
  func offset(at progress: Double) -> SIMD4<Double> {
    guard progress != 0, progress != 1 else { return .zero }
    return sampler.value(at: progress) - interpolate(from: start, to: end, at: progress)
  }

  /// The rate of change of the distance by progress.
  func rate(at progress: Double) -> SIMD4<Double> {
    sampler.velocity(at: progress) - (end - start)
  }
}
