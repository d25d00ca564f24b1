import TransitionKit

// The ends of springs, at which a value may jump a little. See `Spring.endJump(reaching:isLength:)`.
extension MovingComponent {
  /// How far the value may jump at a breakpoint because springs end there.
  func springEnds(at instant: Double) -> Double {
    let time = timeline.isReversed ? timeline.duration - instant : instant
    return track.segments.indices.reduce(0) { sum, index in
      let jump = springEnd(of: track.segments[index], at: time)
      return jump > 0 ? sum + jump * factor(besides: index, at: time) : sum
    }
  }

  /// What the other contributions magnify a jump of one of them by.
  private func factor(besides index: Int, at time: Double) -> Double {
    guard track.property.composition == .multiply else { return 1 }
    return track.segments.indices.reduce(1) { factor, other in
      guard other != index else { return factor }
      let segment = track.segments[other]
      let progress = timeline.timings[segment.timing].progress(at: time)
      return factor * abs(segment.value(at: progress)[lane])
    }
  }

  /// How far a contribution may jump at a time of the timings.
  private func springEnd(of segment: Timeline.Segment, at time: Double) -> Double {
    guard segment.moves else { return 0 }
    let timing = timeline.timings[segment.timing]
    var jump = 0.0
    if abs(time - timing.end) <= 2 * Self.moment {
      switch timing.animation.base {
      // Nothing is known of a custom animation, which may be a spring.
      case .spring, .custom: jump = endJump(reaching: segment.distance(in: lane))
      case .curve: break
      }
    }
    guard case .keyframes(let path) = segment.path else { return jump }
    let progress = Interval(
      between: timing.progress(at: time - 2 * Self.moment),
      and: timing.progress(at: time + 2 * Self.moment)
    ).clamped(0, 1)
    let track = path.track
    let played = (path.isReversed ? Interval.one - progress : progress) * track.duration
    return track.segments.reduce(jump) { largest, keyframe in
      guard case .spring(let spring, let velocity) = keyframe.interpolation,
        played.widened(by: Self.moment).contains(keyframe.end)
      else { return largest }
      let reach = spring.reach(
        target: (keyframe.to - keyframe.from).lanes[lane], initialVelocity: velocity.lanes[lane])
      return max(largest, endJump(reaching: reach))
    }
  }

  private func endJump(reaching reach: Double) -> Double {
    let isLength = ComponentUnit(of: track.property, lane: lane).isLength
    // A hundredth more, as a spring moves on in the moment in which it is looked at.
    return 1.01 * Spring.endJump(reaching: reach, isLength: isLength)
  }
}

extension Timeline.Segment {
  /// How far a spring has to go in a component. A path may be steeper at its end than the straight line is.
  fileprivate func distance(in lane: Int) -> Double {
    let straight = abs(end[lane] - start[lane])
    return isStraight ? straight : max(straight, abs(velocity(at: 1)[lane]))
  }
}
