/// The spring on which corrections decay where no other motion says how.
package struct SettlingSpring: Sendable {
  package let spring: Spring
  /// The time in which a correction has decayed on it, in seconds.
  let duration: Double
  /// How many of its periods the response to a velocity lasts.
  private let periods: Double

  /// Makes it of a spring; one that takes a minute or more counts as ``Spring/smooth``, as a run has to end.
  package init(_ spring: Spring) {
    let isUsable = spring.settlingDuration() < 60 && spring.responseDuration < 60
    self.spring = isUsable ? spring : .smooth
    duration = self.spring.settlingDuration()
    periods = self.spring.responseDuration / self.spring.response
  }

  /// How long the response to a velocity takes on it, in seconds.
  var responseDuration: Double { periods * spring.response }

  /// How long a displacement of a length takes to decay on it without a jump that is seen, in seconds.
  func duration(over length: Double) -> Double {
    let fraction = Spring.endFraction(ofLength: length)
    return fraction < Spring.largestEndFraction
      ? spring.settlingDuration(epsilon: fraction) : duration
  }

  /// How long a correction takes on it at most, in seconds.
  package var longestDuration: Double { max(duration, responseDuration) }

  /// The spring as quick as it has to be for a correction to take no longer than so many seconds.
  func lasting(atMost limit: Double) -> SettlingSpring {
    guard limit < .infinity, limit > 0, longestDuration > limit else { return self }
    // A little less, so that rounding does not make it longer.
    let factor = limit / longestDuration * (1 - 1e-9)
    return SettlingSpring(
      Spring(response: spring.response * factor, dampingRatio: spring.dampingRatio))
  }

  /// The period that the response to a velocity has at most: as quick as the motion was short, and as the new one starts.
  static func period(movingFor duration: Double, slope: Double) -> Double {
    min(duration, slope == 0 ? .infinity : 1 / abs(slope))
  }

  /// The spring with a period of at most so many seconds, and how long its response to a velocity lasts.
  func response(within period: Double) -> (spring: Spring, duration: Double) {
    let response = min(spring.response, period)
    let quick =
      response == spring.response
      ? spring : Spring(response: response, dampingRatio: spring.dampingRatio)
    return (quick, periods * quick.response)
  }
}
