import TransitionKit

extension Timeline.Segment {
  /// The bounds of the value while the progress lies between two numbers, by progress.
  func bounds(over progress: Interval) -> LaneJets {
    switch path {
    case .straight:
      return LaneJets { lane in
        line(in: lane, over: progress)
      }
    case .quadratic(let offset):
      return LaneJets { lane in
        let straight = line(in: lane, over: progress)
        // 4 p (1 - p) is 1 - (2 p - 1)², which is tight.
        let height = Interval.one - (progress * 2 - .one).squared
        return straight
          + IntervalJet(
            height * offset[lane], velocity: (Interval(4) - progress * 8) * offset[lane],
            acceleration: Interval(-8 * offset[lane]))
      }
    case .keyframes(let path): return path.bounds(over: progress)
    case .motionPath(let sampler): return sampler.bounds(over: progress)
    case .oklab, .modifier:
      return LaneJets { lane in IntervalJet(sampled: progress) { value(at: $0)[lane] } }
    }
  }

  private func line(in lane: Int, over progress: Interval) -> IntervalJet {
    let (from, to) = (start[lane], end[lane])
    guard from != to else { return IntervalJet(from) }
    return IntervalJet(
      Interval(from) + progress * (to - from), velocity: Interval(to - from))
  }

  /// Whether nothing is known of the path but its values.
  package var isOpaque: Bool {
    switch path {
    case .straight, .quadratic, .keyframes, .motionPath: false
    case .oklab, .modifier: true
    }
  }
}

extension KeyframePath {
  /// The bounds of the value while the progress lies between two numbers, by progress.
  fileprivate func bounds(over progress: Interval) -> LaneJets {
    let (first, last) = (value(at: 0), value(at: 1))
    guard track.duration > 0 else {
      return LaneJets(first).followed(by: LaneJets(last), isContinuous: first == last)
    }
    if progress.upper <= 0 { return LaneJets(first) }
    if progress.lower >= 1 { return LaneJets(last) }
    let inner = progress.clamped(0, 1)
    let time = (isReversed ? Interval.one - inner : inner) * track.duration
    let rate = isReversed ? -track.duration : track.duration
    let moving = bounds(overTime: time)
    var jets = LaneJets { moving[$0].atRate(rate) }
    // Whatever jumps a keyframe makes right there.
    if progress.lower < 0 { jets = LaneJets(first).followed(by: jets, isContinuous: false) }
    if progress.upper > 1 { jets = jets.followed(by: LaneJets(last), isContinuous: false) }
    return jets
  }

  private func bounds(overTime time: Interval) -> LaneJets {
    var found: LaneJets?
    var isContinuous = true
    for segment in track.segments where segment.end >= time.lower && segment.start <= time.upper {
      let span = Interval(max(time.lower, segment.start), min(time.upper, segment.end))
      if segment.duration == 0 {
        // A jump inside the span; one at its edge is not in it.
        if segment.from != segment.to, time.lower < segment.start, segment.start < time.upper {
          isContinuous = false
        }
        continue
      }
      // Only touched.
      if span.width == 0, time.width > 0 { continue }
      let jets = segment.bounds(over: span - Interval(segment.start))
      found = found?.followed(by: jets, isContinuous: isContinuous) ?? jets
      isContinuous = segment.endsContinuously
    }
    return found ?? LaneJets(value(at: time.middle / track.duration))
  }
}

extension KeyframeTrack<PropertyVector>.Segment {
  /// Whether the value arrives at the end without a jump.
  fileprivate var endsContinuously: Bool {
    switch interpolation {
    case .linear(let curve): !curve.jumpsAtEnd && !curve.jumpsAtStart
    case .cubic: true
    case .spring, .hold: false
    }
  }

  fileprivate func bounds(over time: Interval) -> LaneJets {
    LaneJets { lane in
      let (a, b) = (from.lanes[lane], to.lanes[lane])
      switch interpolation {
      case .hold: return IntervalJet(b)
      case .linear(let curve):
        guard a != b else { return IntervalJet(a) }
        return curve.bounds(over: time * (1 / duration)).atRate(1 / duration) * (b - a) + a
      case .cubic(let v0, let v1):
        let polynomial = BernsteinPolynomial([
          a, a + v0.lanes[lane] * duration / 3, b - v1.lanes[lane] * duration / 3, b,
        ])
        let slope = polynomial.derivative
        let s = time * (1 / duration)
        return IntervalJet(
          polynomial.range(over: s), velocity: slope.range(over: s),
          acceleration: slope.derivative.range(over: s)
        ).atRate(1 / duration)
      case .spring(let spring, let v0):
        return spring.distanceBounds(distance: a - b, velocity: v0.lanes[lane], over: time) + b
      }
    }
  }
}
