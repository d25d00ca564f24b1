extension Compiler {
  /// Replaces the movement that was written since a scope was opened by one fade for each view that comes or leaves.
  mutating func reduceMotion(from start: Int) {
    var longest: [Int: WrittenSegment] = [:]
    var fading: Set<Int> = []
    for contribution in written[start...] where contribution.segment.moves {
      if contribution.property == .opacity { fading.insert(contribution.target) }
      guard isMovement(contribution) else { continue }
      if longest[contribution.target].map({ length(of: contribution) > length(of: $0) }) ?? true {
        longest[contribution.target] = contribution
      }
    }
    var fades: [WrittenSegment] = []
    // A piece fades with the view that it belongs to, if that does.
    let fadingViews = fading.union(longest.keys)
    for target in longest.keys.sorted()
    where !fading.contains(target) && !isInside(fadingViews, target) && !container.keepsView {
      guard let longest = longest[target] else { continue }
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
  private func isInside(_ views: Set<Int>, _ target: Int) -> Bool {
    var parent = targets[target].parent
    while let view = parent {
      if views.contains(view) { return true }
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
}
