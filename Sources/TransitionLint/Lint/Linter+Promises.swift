import TransitionKit

// What the author promised.
extension Linter {
  mutating func findBrokenPromises() {
    for contract in rules.promises {
      var check = ContractCheck(motion, contract, bounds)
      let verdict = check.verdict()
      guard let violation = verdict.failure else { continue }
      guard verdict.state == .broken else {
        add(
          .brokenPromise, .warning, nil, nil, 0...duration, size: 0, "",
          "may break a promise: \(violation.message)",
          "Promise a limit that is farther away, or make the motion less steep.")
        continue
      }
      let (kind, unit, suggestion) = contract.fault
      let (end, size) = extent(of: violation, contract)
      add(
        kind, .warning, violation.view, violation.property, violation.time...end, size: size, unit,
        "breaks a promise: \(violation.message)", suggestion, from: writers(of: violation),
        paths: violation.contributions)
    }
  }

  /// Who moves the view that breaks a promise, or all views.
  private func writers(of violation: MotionViolation) -> [Contribution] {
    let paths = Set(violation.contributions)
    return timeline.tracks.filter { track in violation.view.map { $0 == track.view } ?? true }
      .flatMap { sources($0.view, $0.property, violation.time) }
      .filter { paths.contains($0.path) }
  }

  /// Until when a promise is broken, and how far at most.
  private func extent(
    of violation: MotionViolation, _ contract: MotionContract
  ) -> (end: Double, size: Double) {
    guard let excess = excess(contract, of: violation.view) else {
      return (violation.time, abs(violation.value - violation.limit))
    }
    var (size, last) = (0.0, violation.time)
    for time in times(until: duration) where time > violation.time {
      let now = excess(time)
      guard now > 0 else {
        // What has only just begun is not far enough beyond the limit yet.
        if size == 0, time < violation.time + 1e-3 { continue }
        last = boundary(between: last, and: time) { excess($0) <= 0 }
        break
      }
      size = max(size, now)
      last = time
    }
    return (last, size > 0 ? size : abs(violation.value - violation.limit))
  }

  /// By how much a promise is broken at a time; nil for a promise about a single time.
  private func excess(_ contract: MotionContract, of view: ViewID?) -> ((Double) -> Double)? {
    let (visible, views) = (visible, views)
    switch contract.requirement {
    case .covers(let rect, let opacity):
      let area = rect ?? Rect(size: motion.container.frame.size)
      return { visible.uncoveredArea(in: area, opacity: opacity, at: $0) }
    case .disjoint(let other):
      guard let first = view.flatMap({ views.index(of: $0) }), let second = views.index(of: other)
      else { return nil }
      return { time in
        guard visible.isPresent(first, at: time), visible.isPresent(second, at: time) else {
          return 0
        }
        guard let a = views.seenPart(of: first, at: time),
          let b = views.seenPart(of: second, at: time)
        else { return 0 }
        return -a.gap(to: b)
      }
    case .viewSpeed(let limit):
      guard let index = view.flatMap({ views.index(of: $0) }) else { return nil }
      return { views.speed(of: index, at: $0) - limit }
    default: return nil
    }
  }
}

extension MotionContract {
  /// The kind of fault that it is to break it, its unit, and how to repair it.
  fileprivate var fault: (LintFinding.Kind, unit: String, suggestion: String) {
    switch requirement {
    case .covers:
      (
        .uncoveredContainer, "pt²",
        "Let one view stay in place below, let both move side by side with the same timing, or scale up what moves."
      )
    case .disjoint:
      (
        .overlappingViews, "pt",
        "Give both views the same timing, or let one leave before the other comes."
      )
    case .lasts:
      (.longTransition, "s", "Shorten it, or promise a longer time.")
    case .takenBack:
      (
        .brokenPromise, "",
        "Give both directions the same parts, and to the pop in the reverse order, or leave `onPush` and `onPop` out."
      )
    case .viewSpeed:
      (.excessiveSpeed, "pt/s", "Use a longer duration, a shorter way, or a gentler curve.")
    default: (.brokenPromise, "", "Change the motion, or the promise.")
    }
  }
}

extension VisibleViews {
  /// The area of a rectangle that no opaque view covers, in points squared.
  func uncoveredArea(in rect: Rect, opacity: Double, at time: Double) -> Double {
    guard rect.width > 0, rect.height > 0 else { return 0 }
    var left = [Polygon(rect)]
    for index in drawn where isPresent(index, at: time) && !left.isEmpty {
      guard self.opacity(of: index, at: time) >= opacity - 1e-6,
        !views.isTurnedAway(index, at: time), !views.isCutByShape(index, at: time)
      else { continue }
      // A hair between two views is no gap.
      guard let edges = views.clippedPart(of: index, at: time)?.edges(movedBy: 0.05) else {
        continue
      }
      left = left.flatMap { $0.subtracting(edges) }
    }
    return left.reduce(0) { $0 + $1.area }
  }
}

extension OutlinedViews {
  /// The speed of the fastest corner of a view at a time, in points a second.
  fileprivate func speed(of index: Int, at time: Double) -> Double {
    outline(of: index, over: Interval(time)).middle.corners.reduce(0) { fastest, corner in
      let (x, y) = (corner.x.velocity.middle, corner.y.velocity.middle)
      return max(fastest, (x * x + y * y).squareRoot())
    }
  }
}
