extension Spring {
  /// The time after which the response of the spring to a velocity of 1 stays within ``largestEndFraction`` of its peak.
  package var responseDuration: Double {
    settlingDuration(
      target: 0, initialVelocity: 1,
      epsilon: Spring.endJump(reaching: responsePeak, isLength: false))
  }

  /// How far a velocity of 1 throws the spring at rest.
  var responsePeak: Double {
    // The peak is where the slope of `odd` is 0.
    let peak: Double
    if decay < frequency {
      peak = Double.atan2(y: spread, x: decay) / spread
    } else if spread > 1e-9 * decay {
      peak = Double.log((decay + spread) / (decay - spread)) / (2 * spread)
    } else {
      peak = 1 / decay
    }
    return abs(solutions(at: peak).odd)
  }
}
