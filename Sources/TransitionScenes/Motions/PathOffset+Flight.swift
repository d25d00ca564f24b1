import TransitionKit

extension PathOffset {
  /// Makes the path of the middle of a frame.
  ///
  /// - Parameter displacement: where the middle starts, seen from where it ends.
  /// - Returns: nil for a straight line.
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
    self.init(motionPath, parameterization)
  }
}
