import TransitionKit

extension UnitCurve {
  /// The value and the velocity at a progress, which are computed together.
  public func valueAndVelocity(at progress: Double) -> (value: Double, velocity: Double) {
    motion(at: progress)
  }
}

extension Spring {
  /// The value and the velocity at a time on the way from 0 to 1, which are computed together.
  public func valueAndVelocity(at time: Double) -> (value: Double, velocity: Double) {
    motion(at: time)
  }
}
