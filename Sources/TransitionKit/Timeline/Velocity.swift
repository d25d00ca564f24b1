extension Timeline {
  /// How fast a property of a view moves at a time, in units of the property a second.
  ///
  /// It is the analytic derivative: of what starts at that time to the right, and zero before 0, from the
  /// end on, and of constant properties.
  ///
  /// - Parameters:
  ///   - view: the view; one that the timeline does not know does not move.
  ///   - property: the property.
  ///   - time: a time in seconds.
  public func velocity(of view: ViewID, _ property: ViewProperty, at time: Double) -> PropertyValue
  {
    let found = tracks.first { $0.view == view && $0.property == property }
    let velocity = found.map { track in
      guard property.isColor else { return self.velocity(of: track, at: time) }
      return property.unpremultiplied(
        velocity: self.velocity(of: track, at: time),
        at: value(of: track, at: min(max(time, 0), duration)))
    }
    return PropertyValue(velocity ?? .zero, of: property)
  }

  /// The rate of change of one track at a time, in the units of its segments a second.
  ///
  /// - Parameters:
  ///   - track: the track.
  ///   - time: a time in seconds; before 0 and after the duration the rate is 0.
  ///   - isBackwards: whether time goes back, so that the derivative to the left counts.
  /// - Precondition: the track is one of ``tracks``.
  public func velocity(
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
      let timing = track.segments[index].timing
      let progress = plan.progress(of: timing, at: time)
      return (
        track.segments[index].value(at: progress),
        track.segments[index].velocity(at: progress) * plan.velocity(of: timing, at: time)
      )
    }
    switch track.kind {
    case .constant: return .zero
    case .single: return motion(track.segments.startIndex).velocity.clamped
    case .replace: return motion(current(of: track, at: time)).velocity.clamped
    case .add: return track.segments.indices.reduce(.zero) { $0 + motion($1).velocity }.clamped
    case .multiply:
      var value = SIMD4<Double>(repeating: 1)
      var velocity = SIMD4<Double>.zero
      for index in track.segments.indices {
        let factor = motion(index)
        velocity = (velocity * factor.value + value * factor.velocity).clamped
        value = (value * factor.value).clamped
      }
      return velocity
    }
  }

  /// The lanes in which something that makes up a track moves infinitely fast, or as good as that: as fast as
  /// ``infiniteRate`` in comparison with how far it moves.
  ///
  /// - Parameter rate: seconds of the timeline for each second outside; negative is backwards.
  func isSteep(
    _ track: Track, at time: Double, rate: Double
  ) -> SIMDMask<SIMD4<Int64>> {
    var isSteep = SIMDMask<SIMD4<Int64>>(repeating: false)
    guard track.kind != .constant, rate != 0 else { return isSteep }
    let local = isReversed ? (duration - time).nextDown : rate < 0 ? time.nextDown : time
    let current = track.kind == .replace ? current(of: track, at: local) : nil
    for index in track.segments.indices where current.map({ $0 == index }) ?? true {
      let segment = track.segments[index]
      let speed = abs(plan.velocity(of: segment.timing, at: local) * rate)
      let slope = segment.velocity(at: plan.progress(of: segment.timing, at: local))
      for lane in 0..<4 {
        let straight = abs(segment.end[lane] - segment.start[lane])
        // Only a path can go farther, and finding out how far takes longer.
        if abs(slope[lane]) * speed <= infiniteRate * straight { continue }
        let limit = infiniteRate * segment.extent(in: lane)
        if !(abs(slope[lane]) * speed <= limit) { isSteep[lane] = true }
      }
    }
    return isSteep
  }

  /// When everything counts as complete, in seconds: what moves on a spring after the spring's perceptual
  /// duration.
  public var logicalDuration: Double {
    timings.reduce(0) { max($0, $1.logicalEnd) }
  }

  /// The animation of the longest segment, for a part of the timeline in seconds.
  func animation(over seconds: Double) -> Animation {
    let longest = timings.max { $0.end - $0.start < $1.end - $1.start }
    guard let animation = longest?.animation else { return .linear(duration: seconds) }
    if animation.isSpring { return animation }
    return animation.plainCurve.map { .timingCurve($0, duration: seconds) }
      ?? .easeInOut(duration: seconds)
  }
}

/// The rate from which on a slope counts as infinite, in progress a second: the whole range in a microsecond.
let infiniteRate = 1e6

extension PropertySegment {
  /// How far it moves in a lane, at least.
  fileprivate func extent(in lane: Int) -> Double {
    if isStraight { return abs(end[lane] - start[lane]) }
    let steps = 16
    return (0...steps).reduce(0) { extent, step in
      max(extent, abs(value(at: Double(step) / Double(steps))[lane] - start[lane]))
    }
  }
}
