extension Spring {
  /// The time after which the response of the spring to a velocity of 1 stays within 1e-3 of its peak.
  package var responseDuration: Double {
    // The peak is where the slope of `odd` is 0.
    let peak: Double
    if decay < frequency {
      peak = Double.atan2(y: spread, x: decay) / spread
    } else if spread > 1e-9 * decay {
      peak = Double.log((decay + spread) / (decay - spread)) / (2 * spread)
    } else {
      peak = 1 / decay
    }
    return settlingDuration(
      target: 0, initialVelocity: 1, epsilon: 1e-3 * abs(solutions(at: peak).odd))
  }
}
