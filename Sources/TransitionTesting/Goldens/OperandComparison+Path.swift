import TransitionKit

extension OperandComparison {
  /// Finds how the path from the start to the end differs.
  mutating func comparePath(_ new: GoldenOperand, with old: GoldenOperand) {
    switch (new.path, old.path) {
    case (.straight, .straight): return
    case (.parabola(let a), .parabola(let b)): compare(offset: a, with: b)
    case (.keyframes(let a), .keyframes(let b)): compare(a, with: b, of: new, old)
    case (.samples(let a), .samples(let b)): compare(a, with: b, new.path, old.path)
    default: addVague(.path, "moves \(new.path.words) instead of \(old.path.words)")
    }
  }

  private mutating func compare(offset new: SIMD4<Double>, with old: SIMD4<Double>) {
    let (now, before) = (components.numbers(ofDelta: new), components.numbers(ofDelta: old))
    for lane in now.indices
    where !tolerance.areSame(
      now[lane], before[lane], range: 0, isLength: components.isLength(lane))
    {
      let change = components.change(to: now[lane], from: before[lane], lane)
      add(.path, lane: lane, "is off the straight line by \(change) half-way")
    }
  }

  private mutating func compare(
    _ new: [GoldenPath.Sample], with old: [GoldenPath.Sample], _ path: GoldenPath,
    _ oldPath: GoldenPath
  ) {
    let progresses = (new + old).map(\.progress)
    let now = progresses.map { components.numbers(of: path.sampled(at: $0)) }
    let before = progresses.map { components.numbers(of: oldPath.sampled(at: $0)) }
    // Where an end differs, all of the path does.
    let known = Set(findings.compactMap(\.lane))
    for lane in 0..<components.count where !known.contains(lane) {
      let range = range(of: (now + before).map { $0[lane] })
      let differing = progresses.indices.filter {
        !tolerance.areSame(
          now[$0][lane], before[$0][lane], range: range, isLength: components.isLength(lane))
      }
      let worst = differing.max {
        abs(now[$0][lane] - before[$0][lane]) < abs(now[$1][lane] - before[$1][lane])
      }
      guard let worst else { continue }
      let change = components.change(to: now[worst][lane], from: before[worst][lane], lane)
      add(
        .path, lane: lane, "differs most after \(percent(progresses[worst])) of its path: \(change)"
      )
    }
  }

  private func range(of numbers: [Double]) -> Double {
    (numbers.max() ?? 0) - (numbers.min() ?? 0)
  }

  private mutating func compare(
    _ new: KeyframePath, with old: KeyframePath, of operand: GoldenOperand,
    _ oldOperand: GoldenOperand
  ) {
    if new.isReversed != old.isReversed {
      add(.path, "runs through its keyframes \(new.isReversed ? "backwards" : "forwards")")
    }
    let (steps, oldSteps) = (new.track.segments, old.track.segments)
    guard steps.count == oldSteps.count else {
      addVague(.path, "has \(counted(steps.count, "keyframe")) instead of \(oldSteps.count)")
      return
    }
    let count = findings.count
    compareValues(
      [new.track.initialValue] + steps.map(\.to),
      with: [old.track.initialValue] + oldSteps.map(\.to),
      areEndsKnown: findings.contains { $0.kind == .start || $0.kind == .end })
    compareDurations(steps.map(\.duration), with: oldSteps.map(\.duration))
    for (index, (step, oldStep)) in zip(steps, oldSteps).enumerated() {
      compare(step.interpolation, with: oldStep.interpolation, to: " to keyframe \(index + 1)")
    }
    // Velocities mostly follow from values and durations.
    guard findings.count == count else { return }
    for (index, (step, oldStep)) in zip(steps, oldSteps).enumerated() {
      compareVelocities(step.interpolation, with: oldStep.interpolation, at: index + 1)
    }
  }

  private mutating func compareValues(
    _ new: [PropertyVector], with old: [PropertyVector], areEndsKnown: Bool
  ) {
    let now = new.map { components.numbers(of: $0.lanes) }
    let before = old.map { components.numbers(of: $0.lanes) }
    for lane in 0..<components.count {
      let range = range(of: (now + before).map { $0[lane] })
      let differing = now.indices.filter {
        !tolerance.areSame(
          now[$0][lane], before[$0][lane], range: range, isLength: components.isLength(lane))
          && !(areEndsKnown && ($0 == 0 || $0 == now.count - 1))
      }
      let worst = differing.max {
        abs(now[$0][lane] - before[$0][lane]) < abs(now[$1][lane] - before[$1][lane])
      }
      guard let worst else { continue }
      let change = components.change(to: now[worst][lane], from: before[worst][lane], lane)
      let place = worst == 0 ? "before its keyframes" : "at keyframe \(worst)"
      add(.path, lane: lane, "is \(change) \(place)\(others(differing.count))")
    }
  }

  private mutating func compareDurations(_ new: [Double], with old: [Double]) {
    let differing = new.indices.filter { !tolerance.areSame(times: new[$0], old[$0]) }
    guard let worst = differing.max(by: { abs(new[$0] - old[$0]) < abs(new[$1] - old[$1]) }) else {
      return
    }
    add(
      .path,
      "takes \(golden: new[worst]) s instead of \(golden: old[worst]) s to keyframe "
        + "\(worst + 1)\(others(differing.count))")
  }

  private func others(_ count: Int) -> String {
    count > 1 ? ", and differs at \(counted(count - 1, "other keyframe"))" : ""
  }

  private mutating func compare(
    _ new: KeyframeTrack<PropertyVector>.Interpolation,
    with old: KeyframeTrack<PropertyVector>.Interpolation, to goal: String
  ) {
    switch (new, old) {
    case (.hold, .hold), (.cubic, .cubic): return
    case (.linear(let a), .linear(let b)): compare(a, with: b, to: goal)
    case (.spring(let a, _), .spring(let b, _)): compare(a, with: b, to: goal)
    default: add(.path, "moves\(goal) \(new.words) instead of \(old.words)")
    }
  }

  private mutating func compareVelocities(
    _ new: KeyframeTrack<PropertyVector>.Interpolation,
    with old: KeyframeTrack<PropertyVector>.Interpolation, at number: Int
  ) {
    let (now, before) = (new.velocities, old.velocities)
    for (index, (velocity, oldVelocity)) in zip(now, before).enumerated() {
      let (a, b) = (
        components.numbers(ofDelta: velocity.lanes), components.numbers(ofDelta: oldVelocity.lanes)
      )
      for lane in a.indices where !tolerance.areSame(a[lane], b[lane]) {
        let change = components.change(to: a[lane], from: b[lane], lane)
        add(
          .path, lane: lane,
          "\(index == 0 ? "sets out to" : "arrives at") keyframe \(number) with \(change) a second")
      }
    }
  }
}

extension GoldenPath {
  fileprivate var words: String {
    switch self {
    case .straight: "straight"
    case .parabola: "along a parabola"
    case .keyframes(let path): "through \(counted(path.track.segments.count, "keyframe"))"
    case .samples: "along a path"
    }
  }
}

extension KeyframeTrack<PropertyVector>.Interpolation {
  fileprivate var words: String {
    switch self {
    case .linear(let curve): "on \(AnimationText.golden.text(of: curve))"
    case .cubic: "along a cubic curve"
    case .spring: "on a spring"
    case .hold: "with a jump"
    }
  }

  fileprivate var velocities: [PropertyVector] {
    switch self {
    case .linear, .hold: []
    case .cubic(let start, let end): [start, end]
    case .spring(_, let start): [start]
    }
  }
}
