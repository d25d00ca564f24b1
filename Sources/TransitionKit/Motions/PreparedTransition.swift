/// A compiled transition with what an animator needs to know to start its motions, computed once.
package final class PreparedTransition: Sendable {
  package let compiled: CompiledTransition
  /// What is followed: the timeline of the transition, or that timeline at constant rates.
  package let timeline: Timeline
  package let isLinear: Bool
  let motionTimings: PreparedTimings
  let tracks: [PreparedTrack]
  /// The timing that ends last, unless it takes no time.
  let lastTiming: Int?

  package init(_ compiled: CompiledTransition, isLinear: Bool = false) {
    self.compiled = compiled
    self.isLinear = isLinear
    let timeline = isLinear ? compiled.timeline.linear() : compiled.timeline
    self.timeline = timeline
    let prepared = PreparedTimings(timeline.timings, timeline.plan)
    motionTimings = prepared
    tracks = timeline.tracks.map { PreparedTrack($0, timeline, prepared.timings) }
    let last = timeline.timings.indices.max { timeline.timings[$0].end < timeline.timings[$1].end }
    lastTiming = last.flatMap {
      timeline.timings[$0].end > timeline.timings[$0].start ? $0 : nil
    }
  }
}

extension PreparedTransition {
  package var timings: [PreparedTiming] { motionTimings.timings }

  /// Overwrites a frame with that at a time, within the timeline.
  ///
  /// Called from outside, the method of the timeline would copy the timeline in every frame.
  func sample(at time: Double, into frame: inout Timeline.Frame) {
    timeline.sample(at: min(max(time, 0), timeline.duration), into: &frame)
  }

  /// Writes the rate of change of the progress of every timing, in 1/s.
  ///
  /// Called from outside, the method of the plan would copy the plan.
  func velocities(at time: Double, into rates: inout [Double]) {
    timeline.plan.velocities(at: time, into: &rates)
  }

  /// The progress of a timing at a time in seconds.
  func progress(of timing: Int, at time: Double) -> Double {
    timeline.plan.progress(of: timing, at: time)
  }

  /// The progress of a timing at a position in seconds on the timeline, which may be reversed.
  package func progress(of timing: Int, atPosition position: Double) -> Double {
    progress(of: timing, at: timeline.isReversed ? timeline.duration - position : position)
  }

  /// The value of a track at a time in seconds. Nothing is allocated.
  package func value(of track: Int, at time: Double) -> SIMD4<Double> {
    let time = min(max(time, 0), timeline.duration)
    return timeline.tracks[track].value {
      timeline.current(of: timeline.tracks[track], at: time)
    } segment: {
      timeline.segments[$0].value(at: progress(of: timeline.segments[$0].timing, at: time))
    }
  }

  /// The rate of change of that value, in units a second; 0 where it is infinite.
  ///
  /// - Parameter rate: seconds of the timeline for each second outside; negative is backwards.
  package func velocity(
    of track: Int, at time: Double, rate: Double = 1, isBackwards: Bool = false
  ) -> SIMD4<Double> {
    let velocity = timeline.velocity(
      of: timeline.tracks[track], at: time, isBackwards: isBackwards)
    let isSteep = timeline.isSteep(
      timeline.tracks[track], at: isBackwards ? time.nextDown : time, rate: abs(rate))
    return (velocity * rate).replacing(with: 0, where: isSteep)
  }
}

// MARK: - Tracks of a change that was measured

extension PreparedTransition {
  /// How far a position is beyond an end of the timeline, if it is.
  func excess(of position: Double) -> Double? {
    position < 0 ? position : position > timeline.duration ? position - timeline.duration : nil
  }

  /// Whether a track is between its start and its end at a position.
  func moves(_ track: Int, at position: Double) -> Bool {
    guard tracks[track].lastTiming != nil else { return false }
    return tracks[track].segments.contains {
      let timing = timeline.segments[$0].timing
      return position >= timings[timing].motionStart && position < timings[timing].end
    }
  }

  /// The rate of change of a track, in units a second; 0 where it is infinite. Nil if it takes a search to find out.
  ///
  /// - Parameters:
  ///   - progress: the progress of each timing.
  ///   - rates: the rate of change of each; NaN if it is infinite.
  func velocity(of track: Int, at progress: [Double], rates: [Double]) -> SIMD4<Double>? {
    let kind = timeline.tracks[track].kind
    if kind == .replace { return nil }
    var value = SIMD4<Double>(repeating: 1)
    var velocity = SIMD4<Double>.zero
    for index in tracks[track].segments {
      guard timeline.segments[index].hasSlope else { return nil }
      let timing = timeline.segments[index].timing
      let rate = rates[timing]
      var slope = SIMD4<Double>.zero
      if rate != 0, !rate.isNaN {
        slope = timeline.segments[index].velocity(at: progress[timing]) * rate
      }
      if kind == .multiply {
        let factor = timeline.segments[index].value(at: progress[timing])
        velocity = (velocity * factor + value * slope).clamped
        value = (value * factor).clamped
      } else {
        velocity += slope
      }
    }
    return velocity.clamped
  }
}

extension PropertySegment {
  /// Whether the slope by progress is known without a search for infinite ones.
  fileprivate var hasSlope: Bool {
    switch path {
    case .straight, .quadratic, .oklab: true
    case .keyframes, .motionPath, .modifier: false
    }
  }
}
