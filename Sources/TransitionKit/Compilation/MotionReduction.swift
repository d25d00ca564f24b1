extension Compiler {
  /// Replaces the movement that was written since a scope was opened by one fade for each view that comes or leaves.
  mutating func reduceMotion(from start: Int) {
    // For each view its longest movement, by the index among what was written, and whether it fades or moves.
    var longest = [Int?](repeating: nil, count: targets.count)
    var fading = [Bool](repeating: false, count: targets.count)
    var isFadingView = fading
    for index in written.indices[start...] where written[index].segment.moves {
      let target = written[index].target
      if written[index].property == .opacity {
        fading[target] = true
        isFadingView[target] = true
      }
      guard isMovement(written[index]) else { continue }
      isFadingView[target] = true
      if longest[target].map({ length(of: written[index]) > length(of: written[$0]) }) ?? true {
        longest[target] = index
      }
    }
    forgetTimes(from: start)
    var fades: [WrittenSegment] = []
    for target in targets.indices {
      // A piece fades with the view that it belongs to, if that does.
      guard let index = longest[target], !fading[target], !isInside(isFadingView, target),
        !container.keepsView
      else { continue }
      let longest = written[index]
      let isInsertion = targets[target].operation == .insertion
      let (seen, hidden) = (SIMD4<Double>(1, 1, 1, 1), SIMD4<Double>(0, 1, 1, 1))
      origins.append(
        ProvenanceTable.Origin(
          source: Source({ "fade" }, replacing: origins[longest.origin].source),
          position: origins[longest.origin].position))
      fades.append(
        WrittenSegment(
          slot: Slot(target: target, property: .opacity),
          segment: PropertySegment(
            start: isInsertion ? hidden : seen, end: isInsertion ? seen : hidden,
            completion: seen, timing: longest.segment.timing),
          origin: origins.count - 1))
    }
    for index in written.indices[start...] {
      leastDuration = max(leastDuration, timings[written[index].segment.timing].end)
      written[index] = withoutMovement(written[index])
    }
    let constant = written[start...].filter { !(isMovement($0) && $0.isAtRest) }
    written.replaceSubrange(start..., with: constant + fades)
  }

  /// Takes the movement out of a contribution.
  mutating func withoutMovement(_ contribution: WrittenSegment) -> WrittenSegment {
    var contribution = contribution
    if isMovement(contribution) {
      // An inserted view is at its end from the start, and a removed one stays at its start.
      contribution.segment.path = .straight
      switch targets[contribution.target].operation {
      case .insertion: contribution.segment.start = contribution.segment.end
      case .removal: contribution.segment.end = contribution.segment.start
      }
    } else if contribution.property == .opacity,
      timings[contribution.segment.timing].easingOverride != .linear
    {
      // What switches half-way fades instead.
      var timing = timings[contribution.segment.timing]
      timing.easingOverride = .linear
      contribution.segment.timing = index(of: timing)
    }
    return contribution
  }

  /// Whether a view is a piece of one of some views.
  private func isInside(_ views: [Bool], _ target: Int) -> Bool {
    var parent = targets[target].parent
    while let view = parent {
      if views[view] { return true }
      parent = targets[view].parent
    }
    return false
  }

  /// Whether reducing motion takes a contribution out.
  func isMovement(_ contribution: WrittenSegment) -> Bool {
    origins[contribution.origin].source.hasMotion
      && (PropertySet.movement.contains(contribution.property)
        || contribution.property.shapeClip != nil)
  }

  func length(of contribution: WrittenSegment) -> Double {
    timings[contribution.segment.timing].end - timings[contribution.segment.timing].start
  }

  /// Forgets the times of contributions from an index on, which are changed.
  mutating func forgetTimes(from index: Int) {
    if let known = writtenTimes, known.range.upperBound > index { writtenTimes = nil }
  }
}
