extension Spring {
  /// The time after which the response of the spring to a velocity of 1 stays within ``largestEndFraction`` of its peak.
  package var responseDuration: Double { responseDuration(within: Spring.largestEndFraction) }

  /// How long the response to the velocity of a length takes so that no jump is seen at its end, if that is longer than
  /// ``responseDuration``: see ``endFraction(ofLength:)``. Else it is nil, as to compute it takes longer than all else of a motion.
  ///
  /// - Parameter velocity: in points a second.
  func longerResponseDuration(toLength velocity: Double) -> Double? {
    // It is not thrown as far as without damping.
    guard velocity > frequency * Spring.largestEndLength / Spring.largestEndFraction else {
      return nil
    }
    let fraction = Spring.endFraction(ofLength: velocity * responsePeak)
    return fraction < Spring.largestEndFraction ? responseDuration(within: fraction) : nil
  }

  /// How long a displacement of a length, or the velocity of one a second, takes to die down at most, in seconds.
  ///
  /// - Parameter length: in points; by default that of the largest value there is.
  package func longestDuration(over length: Double = valueLimit) -> Double {
    max(
      settlingDuration(epsilon: Spring.endFraction(ofLength: length)),
      longerResponseDuration(toLength: length) ?? responseDuration)
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
