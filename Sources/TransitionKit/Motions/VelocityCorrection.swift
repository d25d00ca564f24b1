/// The velocity that a motion lacks where it takes over from what is shown.
///
/// Every interruption goes through this formula: that of views, rows, elements, flights, modifiers and playheads. With the
/// value p and the velocity v that are shown, a goal that starts with the velocity goal', and the slope q' with which the offset
/// of p from the goal begins to decay, it is
///
///     k = v - goal' + (p - goal) q'
///
/// A spring at rest that is hit with velocity k makes up for it. Source: DESIGN, section 6.
@inline(__always)
package func velocityCorrection<Vector: VectorArithmetic>(
  shown velocity: Vector, goal goalVelocity: Vector, offset: Vector, slope: Double
) -> Vector {
  velocity - goalVelocity + offset.scaled(by: slope)
}

extension ShownMotion {
  /// The velocity correction of a motion that takes over, in the components that move: what stands still starts as the plain
  /// motion does.
  @inline(__always)
  func velocityCorrection(
    goal goalVelocity: SIMD4<Double>, offset: SIMD4<Double>, slope: Double
  ) -> SIMD4<Double> {
    TransitionKit.velocityCorrection(
      shown: PropertyVector(lanes: velocity), goal: PropertyVector(lanes: goalVelocity),
      offset: PropertyVector(lanes: offset), slope: slope
    ).lanes.clamped.replacing(with: 0, where: .!isMoving)
  }

  /// Splits a velocity correction into those of components that have been moving for the same time, as these share a spring.
  @inline(__always)
  func forEachResponse(
    to correction: SIMD4<Double>, _ body: (_ correction: SIMD4<Double>, _ duration: Double) -> Void
  ) {
    var left = correction .!= 0
    while any(left) {
      let lane = left[0] ? 0 : left[1] ? 1 : left[2] ? 2 : 3
      let same = left .& (durations .== durations[lane])
      body(SIMD4<Double>.zero.replacing(with: correction, where: same), durations[lane])
      left .&= .!same
    }
  }
}
