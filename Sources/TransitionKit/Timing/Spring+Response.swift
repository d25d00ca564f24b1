extension Spring {
  /// The time after which the response of the spring to a velocity of 1 stays within ``largestEndFraction`` of its peak.
  package var responseDuration: Double { responseDuration(within: Spring.largestEndFraction) }

  /// The time after which the response to the velocity of a length makes no jump that is seen: see ``endFraction(ofLength:)``.
  ///
  /// - Parameter velocity: in points a second.
  func responseDuration(toLength velocity: Double) -> Double {
    // It is not thrown as far as without damping.
    guard velocity > frequency * Spring.largestEndLength / Spring.largestEndFraction else {
      return responseDuration
    }
    return responseDuration(within: Spring.endFraction(ofLength: velocity * responsePeak))
  }

  private func responseDuration(within fraction: Double) -> Double {
    settlingDuration(target: 0, initialVelocity: 1, epsilon: fraction * responsePeak)
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
