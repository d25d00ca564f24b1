extension Timeline {
  /// How fast a property of a view moves at a time, in units of the property a second.
  ///
  /// It is the analytic derivative: of what starts at that time to the right, and zero before 0, from the
  /// end on, and of constant properties.
  public func velocity(of view: ViewID, _ property: Property, at time: Double) -> PropertyValue {
    let found = tracks.first { layout.targets[$0.view].id == view && $0.property == property }
    let velocity = found.map { track in
      guard property.isColor else { return self.velocity(of: track, at: time) }
      return property.unpremultiplied(
        velocity: self.velocity(of: track, at: time),
        at: value(of: track, at: min(max(time, 0), duration)))
    }
    return PropertyValue(velocity ?? .zero, of: property)
  }

  /// - Parameter isBackwards: whether time goes back, so that the derivative to the left counts.
  package func velocity(
    of track: Track, at time: Double, isBackwards: Bool = false
  ) -> SIMD4<Double> {
    if isReversed {
      guard time >= 0, time < duration else { return .zero }
      return -forwardVelocity(of: track, at: (duration - time).nextDown)
    }
    let time = isBackwards ? time.nextDown : time
    return time >= 0 && time < duration ? forwardVelocity(of: track, at: time) : .zero
  }

  private func forwardVelocity(of track: Track, at time: Double) -> SIMD4<Double> {
    func motion(_ index: Int) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
      let timing = timings[terms[index].timing]
      let progress = timing.progress(at: time)
      return (
        terms[index].value(at: progress),
        terms[index].velocity(at: progress) * timing.velocity(at: time)
      )
    }
    switch track.kind {
    case .still: return .zero
    case .single: return motion(track.terms.lowerBound).velocity.limited
    case .replace: return motion(current(of: track, at: time)).velocity.limited
    case .add: return track.terms.reduce(.zero) { $0 + motion($1).velocity }.limited
    case .multiply:
      var value = SIMD4<Double>(repeating: 1)
      var velocity = SIMD4<Double>.zero
      for index in track.terms {
        let factor = motion(index)
        velocity = (velocity * factor.value + value * factor.velocity).limited
        value = (value * factor.value).limited
      }
      return velocity
    }
  }

  /// When everything counts as complete, in seconds: what moves on a spring after the spring's perceptual
  /// duration.
  public var logicalDuration: Double {
    timings.reduce(0) { max($0, min($1.start + $1.animation.logicalDuration / $1.rate, $1.end)) }
  }

  /// The pace of what moves longest, for a part of the timeline in seconds.
  func pace(over seconds: Double) -> Animation {
    let longest = timings.max { $0.end - $0.start < $1.end - $1.start }
    guard let animation = longest?.animation else { return .linear(duration: seconds) }
    if animation.isSpring { return animation }
    return animation.plainCurve.map { .timingCurve($0, duration: seconds) }
      ?? .easeInOut(duration: seconds)
  }
}
