extension MotionTable {
  /// The ages in a range at which something that is shown may jump or bend, in order.
  ///
  /// A motion that waits begins at one of them, and has its own from then on.
  package func breakpoints(in ages: ClosedRange<Double>) -> [Double] {
    var found: Set<Double> = []
    for change in changes {
      for position in change.prepared.timeline.breakpoints {
        found.formUnion(change.playhead.ages(at: position, in: ages))
      }
      found.formUnion(change.playhead.breakpoints)
    }
    found.formUnion(motions.breakpoints(in: ages))
    found.formUnion(outgoing.map { $0.end })
    let start = nextStart(after: ages.lowerBound)
    if start < .infinity { found.insert(start) }
    return found.filter { ages.contains($0) }.sorted()
  }

  /// Whether code makes up what is shown after an age, so that it may jump or bend at any time.
  package func hasCode(after age: Double) -> Bool {
    changes.contains { $0.prepared.timeline.hasCode } || motions.curves.hasCode(after: age)
  }
}

extension Motions {
  /// The ages in a range at which a curve may jump or bend: one of those that move some slots, or any.
  package func breakpoints(
    in ages: ClosedRange<Double>, of slots: [SlotIndex]? = nil
  ) -> Set<Double> {
    var found: Set<Double> = []
    for curve in slots?.flatMap(curves(moving:)) ?? curves.list {
      if let clock = curves.clocks.first(where: { $0.change == curve.change }) {
        for age in curve.breakpoints {
          found.formUnion(clock.playhead.ages(at: age - clock.start, in: ages))
        }
      } else {
        found.formUnion(curve.breakpoints)
      }
    }
    for clock in curves.clocks { found.formUnion(clock.playhead.breakpoints) }
    return found
  }

  private func curves(moving slot: SlotIndex) -> [MotionCurve] {
    guard let row = row(of: slot) else { return [] }
    var found = [curve(of: row)]
    rows.forEachCorrection(of: row) { found.append(curves.list[rows.correctionCurves[$0]]) }
    return found
  }
}

extension MotionCurves {
  /// Whether code makes up what is shown after an age.
  package func hasCode(after age: Double) -> Bool { list.contains { $0.end > age && $0.hasCode } }
}

extension MotionCurve {
  fileprivate var hasCode: Bool {
    switch kind {
    case .timing(let timings, let index): timings.sources[Int(index)].animation.isOpaque
    case .component(let prepared, _, _, _, _): prepared.timeline.hasCode
    case .spring, .response, .held: false
    }
  }

  /// The ages at which it may jump or bend.
  fileprivate var breakpoints: [Double] {
    switch kind {
    case .timing(let timings, let index):
      let timing = timings.sources[Int(index)]
      return [start + timing.start, motionStart, end] + timing.breakpoints.map { start + $0 }
    case .component(let prepared, let track, _, _, _):
      let timeline = prepared.timeline
      return [start, end] + timeline.breakpoints(of: timeline.tracks[Int(track)]).map { start + $0 }
    case .spring, .response, .held: return [start, end]
    }
  }
}

extension Playhead {
  /// The ages in a range at which the playhead passes a position.
  package func ages(at target: Double, in ages: ClosedRange<Double>) -> [Double] {
    guard !isHeld, ages.upperBound > ages.lowerBound else { return [] }
    // A spring may pass it several times.
    let count = isAnimated ? 64 : 1
    let width = (ages.upperBound - ages.lowerBound) / Double(count)
    var found: [Double] = []
    for cell in 0..<count {
      var (low, high) = (
        ages.lowerBound + Double(cell) * width, ages.lowerBound + Double(cell + 1) * width
      )
      let isBelow = position(at: low) < target
      guard isBelow != (position(at: high) < target) else { continue }
      while case let middle = low + (high - low) / 2, middle > low, middle < high {
        if (position(at: middle) < target) == isBelow { low = middle } else { high = middle }
      }
      found.append(high)
    }
    return found
  }
}
