/// How far a cell is from the straight line, as a function of the progress on it: the way of a shared element.
struct CellPath: Sendable {
  let sampler: MotionPathSampler
  private let start: SIMD4<Double>
  private let end: SIMD4<Double>

  /// Makes the way of the middle of a frame.
  ///
  /// - Parameter displacement: where the middle starts, seen from where it ends.
  /// - Returns: nil for a straight way.
  init?(_ path: FlightPath, from displacement: SIMD2<Double>) {
    let motionPath: MotionPath
    var parameterization = MotionPath.Parameterization.constantSpeed
    switch path {
    case .straight: return nil
    case .circularArc(let bulge):
      guard displacement != .zero else { return nil }
      motionPath = MotionPath(from: Point(x: displacement.x, y: displacement.y)) {
        $0.addArc(to: .zero, bulge: bulge)
      }
    case .along(let path, let chosen): (motionPath, parameterization) = (path, chosen)
    }
    sampler = MotionPathSampler(
      ArcLengthTable(motionPath.sanitized.path), parameterization, .translation, isReversed: false,
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
