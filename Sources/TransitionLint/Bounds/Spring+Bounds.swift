import TransitionKit

extension Spring {
  /// The bounds of the distance to the target on a span of time, which begins at 0 or later.
  func distanceBounds(
    distance: Double, velocity: Double, over time: Interval
  ) -> IntervalJet {
    let fundamental = solutionBounds(over: time)
    // Value, velocity and acceleration are sums of the two fundamental solutions.
    let (d0, d1) = (distance, velocity + decay * distance)
    let (v0, v1) = (velocity, -(frequency * frequency * distance + decay * velocity))
    let (a0, a1) = (
      -2 * decay * v0 - frequency * frequency * d0, -2 * decay * v1 - frequency * frequency * d1
    )
    return IntervalJet(
      fundamental(d0, d1), velocity: fundamental(v0, v1), acceleration: fundamental(a0, a1))
  }

  /// Bounds `even · a + odd · b`, where even and odd are the solutions that start at (1, -β) and (0, 1).
  private func solutionBounds(over time: Interval) -> (Double, Double) -> Interval {
    if decay < frequency {
      let envelope = (time * -decay).exponential
      let phase = time * spread
      return { a, b in
        let (even, odd) = (a, b / spread)
        let amplitude = (even * even + odd * odd).squareRoot()
        guard amplitude.isFinite else { return .everything }
        let angle = Double.atan2(y: odd, x: even)
        return envelope * (phase - Interval(angle)).cosine * amplitude
      }
    }
    let slow = (time * -(frequency * frequency / (decay + spread))).exponential
    let fading = (time * (-2 * spread)).exponential
    // (1 - exp(-2 s t)) / 2 s rises; its slope at 0 is 1.
    func rising(_ t: Double) -> Double {
      let phase = 2 * spread * t
      return phase > 1e-12 ? -Double.expMinusOne(-phase) / (2 * spread) : t
    }
    let even = slow * (fading + .one) * 0.5
    let odd = slow * Interval(rising(time.lower), rising(time.upper))
    return { a, b in even * a + odd * b }
  }
}
