extension Timing {
  /// The times between its start and its end at which the progress may jump or change its velocity
  /// abruptly, in order.
  ///
  /// If there are thousands, there are none in the list: such a progress is as good as smooth.
  public var breakpoints: [Double] {
    let base = animation.breakpoints.map { start + $0 / rate }
    let switches =
      easingOverride == .linear
      ? []
      : crossings(of: easingOverride.breakpoints, between: [start] + base + [end]) {
        animation.value(at: ($0 - start) * rate)
      }
    return (base + switches).filter { $0 > start && $0 < end }.sorted()
  }

  /// The times between its start and its end at which the progress crosses one of some levels.
  ///
  /// - Parameter levels: the values of the progress, in any order.
  package func times(at levels: [Double]) -> [Double] {
    if easingOverride == .linear, let plainCurve, plainCurve.curve == .linear {
      return levels.map { plainCurve.start + $0 * (plainCurve.end - plainCurve.start) }
    }
    guard !levels.isEmpty else { return [] }
    // A spring may swing often before it comes to rest.
    return crossings(of: levels, between: [start] + breakpoints + [end], cells: 1024) {
      progress(at: $0)
    }
  }

  /// The times at which a value over time crosses one of some levels.
  private func crossings(
    of levels: [Double], between instants: [Double], cells: Int = 64,
    _ value: (Double) -> Double
  ) -> [Double] {
    var found: [Double] = []
    for (a, b) in zip(instants, instants.dropFirst()) where b > a {
      let times = (0...cells).map { a + (b - a) * Double($0) / Double(cells) }
      let values = times.map(value)
      for level in levels {
        for index in 1...cells where (values[index - 1] < level) != (values[index] < level) {
          found.append(crossing(of: level, between: times[index - 1], and: times[index], value))
        }
      }
    }
    return found
  }

  /// The first time that lies on the same side of a level as `after`, by bisection.
  private func crossing(
    of level: Double, between before: Double, and after: Double, _ value: (Double) -> Double
  ) -> Double {
    func isBelow(_ time: Double) -> Bool { value(time) < level }
    let isRising = isBelow(before)
    var (low, high) = (before, after)
    while case let middle = (low + high) / 2, middle > low, middle < high {
      if isBelow(middle) == isRising { low = middle } else { high = middle }
    }
    return high
  }

  /// The curve that the progress follows between two times, if it is an unchanged one.
  package var plainCurve: (start: Double, end: Double, curve: UnitCurve)? {
    guard easingOverride == .linear, case .curve(let curve, let duration) = animation.base,
      end > start,
      rate > 0
    else { return nil }
    // A time of the curve is `speed` times a time of the timeline, less `wait`.
    var speed = rate
    var wait = rate * start
    for modifier in animation.modifiers.reversed() {
      switch modifier {
      case .delay(let delay): wait += delay
      case .speed(let factor):
        speed *= factor
        wait *= factor
      case .logicalCompletion: break
      case .repetition: return nil
      }
    }
    let (first, last) = (wait / speed, (wait + duration) / speed)
    let slack = 1e-9 * (end - start)
    guard first >= start - slack, abs(last - end) <= slack, last > first else { return nil }
    return (max(first, start), end, curve)
  }
}

extension Animation {
  /// The times at which the progress may jump or change its velocity abruptly.
  var breakpoints: [Double] {
    AnimationSpan(base, modifiers[...], withBreakpoints: true).breakpoints ?? []
  }
}

extension UnitCurve {
  /// The progresses at which the curve may jump or bend abruptly, its ends left out.
  public var breakpoints: [Double] {
    switch shape {
    case .steps(let count, _) where count <= 1024:
      (1..<max(count, 2)).map { Double($0) / Double(count) }
    case .piecewiseLinear(let points) where points.count <= 4096:
      points.map { $0.x }.filter { $0 > 0 && $0 < 1 }
    case .circularEaseInOut, .circularEaseOutIn: [0.5]
    case .linear, .bezier, .circularEaseIn, .circularEaseOut, .steps, .piecewiseLinear: []
    }
  }
}
