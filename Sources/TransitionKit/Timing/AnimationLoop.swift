/// How one cycle of something repeats for ever.
package struct AnimationLoop: Sendable, Hashable {
  /// When the first cycle begins, in seconds from the start of its timing.
  package let delay: Double
  /// How long a cycle takes, in seconds; 0 if what repeats is not one cycle by itself.
  package let duration: Double
  /// Whether every second cycle goes back.
  package let autoreverses: Bool
  /// Whether it repeats even if the user prefers reduced motion.
  package let isEssential: Bool

  package init(
    delay: Double = 0, duration: Double, autoreverses: Bool = false, isEssential: Bool
  ) {
    self.delay = delay
    self.duration = duration
    self.autoreverses = autoreverses
    self.isEssential = isEssential
  }
}

extension Animation {
  /// How its first cycle repeats for ever; nil if it does not.
  ///
  /// What begins in the middle, or repeats several cycles as one, is not one cycle by itself.
  package var loop: AnimationLoop? {
    guard isLoop, let inner = modifiers.firstIndex(where: { $0.isEndless }),
      case .repetition(_, let autoreverses) = modifiers[inner]
    else { return nil }
    var (delay, rate, isOneCycle) = (0.0, 1.0, true)
    for modifier in modifiers[(inner + 1)...].reversed() {
      switch modifier {
      case .delay(let seconds): delay += seconds / rate
      case .speed(let speed): rate *= speed
      case .repetition(let count, _): if count != nil { isOneCycle = false }
      case .logicalCompletion: break
      }
    }
    let cycle = Animation(base: base, modifiers: Array(modifiers[..<inner]))
    return AnimationLoop(
      delay: delay, duration: isOneCycle && delay >= 0 ? cycle.duration / rate : 0,
      autoreverses: autoreverses, isEssential: isEssential)
  }

  /// The index of the modifier that would repeat it for ever, of one cycle as it ends; nil if it has none.
  package var cycleModifier: Int? {
    modifiers.lastIndex {
      if case .repetition(1, _) = $0 { return true }
      return false
    }
  }

  /// What one cycle moves like, with the delays around what repeats: the animation without what makes it repeat for ever.
  package var cycle: Animation {
    Animation(
      base: base,
      modifiers: modifiers.filter {
        switch $0 {
        case .repetition(nil, _), .repetition(1, _): false
        default: true
        }
      })
  }
}
