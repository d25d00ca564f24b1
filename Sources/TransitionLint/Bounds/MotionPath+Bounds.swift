import TransitionKit

extension MotionPathSampler {
  /// The bounds of the value while the progress lies between two numbers, by progress.
  func bounds(over progress: Interval) -> LaneJets {
    let position = isReversed ? Interval.one - progress : progress
    let jets: LaneJets
    switch part {
    case .translation: jets = place(over: position)
    case .rotation: jets = turn(over: position)
    }
    return LaneJets { lane in
      let jet = isReversed ? jets[lane].atRate(-1) : jets[lane]
      let isFlipped = isMirrored && (part == .translation ? lane < 2 : lane == 2)
      return isFlipped ? jet * -1 : jet
    }
  }

  /// The path is continuous, so its values follow from its velocity.
  private func place(over position: Interval) -> LaneJets {
    let middle = pathMotion(at: position.middle).point
    let parts = parts(from: position.lower, to: position.upper)
    let known = parts.map { bounds(of: $0) }
    let jumps = parts.contains { $0.startsWithJump }
    return LaneJets { lane in
      guard lane < 2, let first = known.first else { return .zero }
      var (velocity, acceleration) = (first.velocity(lane), first.acceleration(lane))
      for part in known.dropFirst() {
        velocity = velocity.union(part.velocity(lane))
        acceleration = acceleration.union(part.acceleration(lane))
      }
      return IntervalJet(
        Interval(middle[lane]) + velocity * (position - Interval(position.middle)),
        velocity: velocity, acceleration: jumps ? .everything : acceleration)
    }
  }

  private func turn(over position: Interval) -> LaneJets {
    let parts = parts(from: position.lower, to: position.upper)
    var found: IntervalJet?
    for part in parts {
      let bounds = bounds(of: part)
      var jet = IntervalJet(
        bounds.heading - Interval(endHeading), velocity: bounds.turnRate,
        acceleration: bounds.turnChange)
      if let before = found {
        jet.value = jet.value.union(before.value)
        jet.velocity = part.startsWithJump ? .everything : jet.velocity.union(before.velocity)
        jet.acceleration =
          part.startsWithJump || part.startsWithBend
          ? .everything : jet.acceleration.union(before.acceleration)
      }
      found = jet
    }
    let jet = found ?? .zero
    return LaneJets { $0 == 2 ? jet : .zero }
  }

  private func bounds(of part: MotionPathPart) -> PathPartBounds {
    let middle = (part.from + part.to) / 2
    let span = Interval(part.from, part.to) - Interval(middle)
    let heading = Interval(pathMotion(at: middle).heading)
    switch part.shape {
    case .circular(let speed, let turnRate):
      return PathPartBounds(
        heading: heading + span * turnRate, turnRate: Interval(turnRate), turnChange: .zero,
        speed: Interval(speed))
    case .curve(let legs, let from, let to):
      let u = Interval(from, to)
      let first = (0..<2).map {
        BernsteinPolynomial([3 * legs[0][$0], 3 * legs[1][$0], 3 * legs[2][$0]])
      }
      let (x1, y1) = (first[0].range(over: u), first[1].range(over: u))
      let (x2, y2) = (first[0].derivative.range(over: u), first[1].derivative.range(over: u))
      let speed = (x1.squared + y1.squared).squareRoot
      let square = speed.squared
      let turn = (x1 * y2 - y1 * x2) / square
      // The third derivative is constant.
      let (x3, y3) = (
        first[0].derivative.derivative.range(over: u), first[1].derivative.derivative.range(over: u)
      )
      let along = (x1 * x2 + y1 * y2) / square
      let turnChange = (x1 * y3 - y1 * x3) / square - turn * along * 2
      if let length = uniformLength {
        let rate = Interval(length) / speed
        let turnRate = turn * rate
        return PathPartBounds(
          heading: heading + turnRate * span, turnRate: turnRate,
          turnChange: rate.squared * (turnChange - turn * along), speed: Interval(length))
      }
      let count = Double(segmentCount)
      let turnRate = turn * count
      return PathPartBounds(
        heading: heading + turnRate * span, turnRate: turnRate,
        turnChange: turnChange * (count * count), speed: speed * count,
        // The derivatives of the curve need no direction, so that they are known at a cusp, too.
        velocities: [x1 * count, y1 * count],
        accelerations: [x2 * (count * count), y2 * (count * count)])
    }
  }
}

/// The bounds of the direction and the speed on a part of a path, by progress.
private struct PathPartBounds {
  let heading: Interval
  let turnRate: Interval
  let turnChange: Interval
  let speed: Interval
  /// Those of each coordinate, if they are known.
  var velocities: [Interval]?
  var accelerations: [Interval]?

  func velocity(_ lane: Int) -> Interval {
    velocities?[lane] ?? speed * (lane == 0 ? heading.cosine : heading.sine)
  }

  func acceleration(_ lane: Int) -> Interval {
    if let accelerations { return accelerations[lane] }
    // At a constant speed it points across the path.
    return speed * turnRate * (lane == 0 ? -heading.sine : heading.cosine)
  }
}
