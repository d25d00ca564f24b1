import TransitionKit

extension OperandComparison {
  private var golden: AnimationText { .golden }

  /// Finds how the timing of what moves differs.
  mutating func compare(_ new: Timing, with old: Timing) {
    let (plain, oldPlain) = (new.goldenCurve, old.goldenCurve)
    let (start, oldStart) = (plain?.start ?? new.start, oldPlain?.start ?? old.start)
    let isAtOnce = !(new.end > new.start)
    let wasAtOnce = !(old.end > old.start)
    if isAtOnce, !wasAtOnce { return add(.timing, "jumps, instead of moving on \(name(of: old))") }
    if !isAtOnce, wasAtOnce { return add(.timing, "moves on \(name(of: new)), instead of jumping") }
    if isAtOnce {
      if !tolerance.areSame(times: new.end, old.end) {
        add(.arrival, "jumps \(laterOrEarlier(new.end - old.end))")
      }
      return
    }
    if let plain, let oldPlain {
      compare(plain.curve, with: oldPlain.curve)
    } else if plain == nil, oldPlain == nil {
      compareGeneral(new, with: old)
    } else {
      addVague(.timing, "moves on \(name(of: new)) instead of \(name(of: old))")
    }
    if !tolerance.areSame(times: start, oldStart) {
      add(.departure, "starts to move \(laterOrEarlier(start - oldStart))")
    }
    if !tolerance.areSame(times: new.end, old.end) {
      add(.arrival, "arrives \(laterOrEarlier(new.end - old.end))")
    }
  }

  private func name(of timing: Timing) -> String {
    if let plain = timing.goldenCurve { return golden.text(of: plain.curve) }
    switch timing.animation.base {
    case .spring(let spring, let velocity):
      return golden.text(of: spring, initialVelocity: velocity)
    case .curve, .custom: return timing.goldenText
    }
  }

  /// Finds how a curve differs.
  ///
  /// - Parameter goal: where the curve goes to, such as ` to keyframe 2`.
  mutating func compare(_ new: UnitCurve, with old: UnitCurve, to goal: String = "") {
    let kind: MotionDifference.Kind = goal.isEmpty ? .timing : .path
    switch (new.shape, old.shape) {
    case (.bezier(let a), .bezier(let b)):
      let numbers = [
        (a.start.x, b.start.x), (a.start.y, b.start.y), (a.end.x, b.end.x), (a.end.y, b.end.y),
      ]
      if numbers.allSatisfy({ tolerance.areSame($0.0, $0.1) }) { return }
    case (.piecewiseLinear(let a), .piecewiseLinear(let b)):
      return comparePoints(a, with: b, to: goal)
    default: if new == old { return }
    }
    add(kind, "moves\(goal) on \(golden.text(of: new)) instead of \(golden.text(of: old))")
  }

  private mutating func comparePoints(_ new: [Point], with old: [Point], to goal: String) {
    let isSame =
      new.count == old.count
      && zip(new, old).allSatisfy {
        tolerance.areSame($0.x, $1.x) && tolerance.areSame($0.y, $1.y, range: 1, isLength: false)
      }
    guard !isSame else { return }
    let (now, before) = (UnitCurve.piecewiseLinear(new), UnitCurve.piecewiseLinear(old))
    let progresses = (new + old).map { min(max($0.x, 0), 1) }
    func error(_ progress: Double) -> Double {
      abs(now.value(at: progress) - before.value(at: progress))
    }
    guard let worst = progresses.max(by: { error($0) < error($1) }),
      !tolerance.areSame(now.value(at: worst), before.value(at: worst))
    else { return add(.timing, "moves\(goal) on a line with other points") }
    add(
      goal.isEmpty ? .timing : .path,
      "moves\(goal) on a line that differs most after \(percent(worst)) of the time: "
        + "\(golden: now.value(at: worst)) instead of \(golden: before.value(at: worst))")
  }

  /// Finds how a spring differs.
  mutating func compare(_ new: Spring, with old: Spring, to goal: String = "") {
    let kind: MotionDifference.Kind = goal.isEmpty ? .timing : .path
    if !tolerance.areSame(times: new.duration, old.duration) {
      add(
        kind,
        "moves\(goal) on a spring of \(golden: new.duration) s instead of \(golden: old.duration) s"
      )
    }
    if !tolerance.areSame(new.bounce, old.bounce) {
      add(
        kind,
        "moves\(goal) on a spring that bounces \(golden: new.bounce) instead of "
          + "\(golden: old.bounce)")
    }
  }

  private mutating func compareGeneral(_ new: Timing, with old: Timing) {
    switch (new.animation.base, old.animation.base) {
    case (.spring(let a, let velocity), .spring(let b, let oldVelocity)):
      compare(a, with: b)
      if !tolerance.areSame(velocity, oldVelocity) {
        add(
          .timing,
          "moves on a spring with the initial velocity \(golden: velocity) instead of "
            + "\(golden: oldVelocity)")
      }
    case (.curve(let a, let duration), .curve(let b, let oldDuration)):
      compare(a, with: b)
      if !tolerance.areSame(times: duration, oldDuration) {
        add(
          .timing, "moves on a curve of \(golden: duration) s instead of \(golden: oldDuration) s")
      }
    default: return addVague(.timing, "moves on \(name(of: new)) instead of \(name(of: old))")
    }
    compareModifiers(new, with: old)
    if !tolerance.areSame(new.rate, old.rate) {
      add(.timing, "moves at rate \(golden: new.rate) instead of \(golden: old.rate)")
    }
    if new.easingOverride != old.easingOverride {
      add(
        .timing,
        "is eased by \(golden.text(of: new.easingOverride)) instead of "
          + golden.text(of: old.easingOverride))
    }
  }

  private mutating func compareModifiers(_ new: Timing, with old: Timing) {
    let (modifiers, oldModifiers) = (new.animation.modifiers, old.animation.modifiers)
    guard modifiers.count == oldModifiers.count else {
      return addVague(.timing, "moves with \(new.goldenText) instead of \(old.goldenText)")
    }
    for (modifier, oldModifier) in zip(modifiers, oldModifiers) {
      guard !areSame(modifier, oldModifier) else { continue }
      add(.timing, "is \(golden.text(of: modifier)) instead of \(golden.text(of: oldModifier))")
    }
  }

  private func areSame(_ new: Animation.Modifier, _ old: Animation.Modifier) -> Bool {
    switch (new, old) {
    case (.delay(let a), .delay(let b)), (.logicalCompletion(let a), .logicalCompletion(let b)):
      tolerance.areSame(times: a, b)
    case (.speed(let a), .speed(let b)): tolerance.areSame(a, b)
    default: new == old
    }
  }
}

/// A fraction in percent, such as `45 %`.
func percent(_ fraction: Double) -> String {
  GoldenNumber(fraction * 100).text(digits: 3) + " %"
}
