import TransitionKit

// Emphases that repeat for ever.

extension SceneEffect {
  /// How long one cycle takes, in seconds.
  var cycleDuration: Double { (returns ? 2 : 1) * timeline.duration }

  /// When the cycle of an age began. It is a multiple of the cycle rather than a running sum, so that it does not drift.
  func cycleStart(at age: Double) -> Double {
    repeats ? start + spans(of: cycleDuration, by: age) * cycleDuration : start
  }

  /// How many spans of some seconds are over since its start, whatever the rounding of a quotient.
  fileprivate func spans(of span: Double, by age: Double) -> Double {
    guard age > start, span > 0 else { return 0 }
    let count = ((age - start) / span).rounded(.down)
    if start + count * span > age { return count - 1 }
    return start + (count + 1) * span <= age ? count + 1 : count
  }

  /// The time since its start, or since that of the cycle.
  func localTime(at age: Double) -> Double { age - cycleStart(at: age) }

  /// Whether it is on its way back just before an age.
  func isBack(at age: Double) -> Bool {
    guard returns else { return false }
    let time = localTime(at: age)
    return time > timeline.duration || repeats && time <= 0 && age > start
  }
}

extension SceneEffects {
  /// Moves the clock of an interrupted effect on that repeats: at each end of its timeline it turns, or begins again.
  mutating func advanceLoop(_ index: EffectIndex, from before: Double, to age: Double) {
    let (effect, motions) = (list[index], list[index].motions)
    let duration = effect.timeline.duration
    var from = before
    // What lies between two ends of a long step shows nothing.
    let count = effect.spans(of: duration, by: age)
    let end = effect.start + count * duration
    if count > 0, end > before {
      interrupted[motions].advance(from: before, to: end)
      let isBack = effect.returns && count.truncatingRemainder(dividingBy: 2) == 1
      interrupted[motions].move(
        .steady(rate: isBack ? -1 : 1), at: end, from: isBack ? duration : 0)
      from = end
    }
    interrupted[motions].advance(from: from, to: age)
  }

  /// Takes out the emphases that repeat, but for those that are essential.
  mutating func endLoopingEmphases(in structure: inout SceneStructure) {
    func ends(_ effect: SceneEffect) -> Bool {
      effect.repeats && effect.loop?.isEssential == false
    }
    if list.contains(where: ends) { removeAll(from: &structure) { ends($1) } }
  }
}
