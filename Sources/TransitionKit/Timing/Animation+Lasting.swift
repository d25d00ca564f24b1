extension Animation {
  /// Returns an animation that moves like this one but takes a given time, delays and repetitions included.
  ///
  /// A curve gets the duration. Anything else, such as a spring or an animation with modifiers, runs faster or
  /// slower, and takes the time to within rounding.
  ///
  /// - An animation that never ends takes the time for one cycle, and does not repeat for ever. A spring
  ///   without damping has no end, so it becomes a spring without bounce.
  /// - A curve that takes no time gets its easing back. Anything else that takes no time jumps at the start,
  ///   and so does the result.
  ///
  /// - Parameter duration: the time, in seconds. One that is negative or NaN counts as 0, and one above
  ///   1,000,000 as that; compiling a transition with the animation then gives a diagnostic.
  public func lasting(_ duration: Double) -> Animation {
    let used = duration > 0 ? min(duration, Self.longestDuration) : 0
    var animation = stretched(to: used)
    animation.invalidInputs = invalidInputs
    if let invalid = InvalidInput(.duration, duration, replacedBy: used) {
      animation.invalidInputs = Annotation(invalidInputs.value + [invalid])
    }
    return animation
  }

  private func stretched(to duration: Double) -> Animation {
    if case .curve(let curve, _) = base, modifiers.isEmpty {
      return .timingCurve(curve, duration: duration)
    }
    let animation = ending
    let speed = animation.duration / duration
    // A jump, and what is so short or so long that its speed is not a number.
    guard speed > 0, speed < .infinity else {
      return .timingCurve(.steps(1, jump: .start), duration: duration)
    }
    return animation.duration == duration ? animation : animation.speed(speed)
  }
}
