extension Animation {
  /// The longest duration that is run, in seconds; what takes longer counts as endless.
  ///
  /// It is eleven and a half days: no caller waits for more, and clocks of animators have room for it.
  package static let longestDuration = 1e6

  /// The animation, or what one cycle of it moves like if it never ends: without its endless repetitions,
  /// then without any modifier. Of a spring without damping one cycle is one ``Spring/response``. A curve
  /// that is too long has no cycle; ``smooth`` is used.
  var firstCycle: Animation {
    if case .spring = base, modifiers.isEmpty { return self }
    guard duration > Self.longestDuration else { return self }
    let once = Animation(
      base: base,
      modifiers: modifiers.map {
        if case .repetition(nil, let autoreverses) = $0 {
          return .repetition(count: 1, autoreverses: autoreverses)
        }
        return $0
      })
    guard once.duration > Self.longestDuration else { return once }
    let plain = Animation(base: base)
    if case .spring = base { return plain }
    return plain.duration > Self.longestDuration ? .smooth : plain
  }

  /// Whether it repeats for ever something that ends.
  package var isLoop: Bool {
    duration > Self.longestDuration && modifiers.contains { $0.isEndless } && cycleDuration > 0
      && firstCycle.duration <= Self.longestDuration
  }

  /// How long one cycle of something endless takes, in seconds.
  var cycleDuration: Double {
    let cycle = firstCycle
    let duration = cycle.duration
    guard duration > Self.longestDuration, case .spring(let spring, _) = cycle.base else {
      return duration
    }
    return min(spring.response, Self.longestDuration)
  }

  /// The animation, or one that ends if it never does: its first cycle, or a spring without bounce for one
  /// without damping.
  package var ending: Animation {
    let cycle = firstCycle
    guard cycle.duration > Self.longestDuration else { return cycle }
    guard case .spring(let spring, let velocity) = cycle.base else { return .smooth }
    let damped = Animation.interpolatingSpring(
      Spring(response: spring.response, dampingRatio: 1), initialVelocity: velocity)
    return damped.duration > Self.longestDuration ? .smooth : damped
  }
}

extension Animation {
  /// Whether a delay lets it start in the middle.
  var hasNegativeDelay: Bool {
    modifiers.contains {
      if case .delay(let delay) = $0 { return delay < 0 }
      return false
    }
  }

  /// The animation, or one that ends at its goal: where it would end back at its start, after an even number of runs there and back,
  /// it goes there once more.
  package var arriving: Animation {
    guard !isPlain, modifiers.contains(where: { $0.endsAtItsStart }) else { return self }
    var arriving = Animation(
      base: base,
      modifiers: modifiers.map {
        guard $0.endsAtItsStart, case .repetition(let count?, _) = $0 else { return $0 }
        return .repetition(count: count + 1, autoreverses: true)
      })
    (arriving.isEssential, arriving.invalidInputs) = (isEssential, invalidInputs)
    return arriving
  }
}

extension Animation.Modifier {
  /// Whether it runs an even number of times, there and back.
  fileprivate var endsAtItsStart: Bool {
    if case .repetition(let count?, true) = self { return count.isMultiple(of: 2) }
    return false
  }

  var isEndless: Bool {
    if case .repetition(nil, _) = self { return true }
    return false
  }
}
