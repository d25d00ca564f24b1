extension TransitionAnimator {
  /// Explains the current value of a property of a view: which contributions and which corrections make it up.
  ///
  /// The value equals that of ``frame`` to the bit. After the end of the run it explains the last value of the transition.
  ///
  /// - Parameters:
  ///   - view: the view, or a piece of one.
  ///   - property: the property; one that is not written is explained as at rest.
  public func explain(_ view: ViewID, _ property: ViewProperty) -> Explanation {
    guard case .finished(let position) = state, position != .current else {
      return run.explain(view, property)
    }
    let duration = compiled.timeline.duration
    if position == .end { return compiled.explain(view, property, at: duration.nextUp) }
    return Explanation(restOf: view, property, at: 0)
  }
}

extension TransitionRun {
  func explain(_ view: ViewID, _ property: ViewProperty) -> Explanation {
    guard let index = motions.table.layout.index(of: view),
      motions.table.layout.written[index].contains(property)
    else { return Explanation(restOf: view, property, at: position) }
    let slot = motions.table.layout.slot(of: property, of: index)
    guard !motions.table.isEmpty else {
      return explanation(
        of: view, property, following: slot, of: 0,
        value: motions.table.changes[0].value(of: slot, at: clock.age))
    }
    let value = motions.table.value(of: slot, at: clock.age)
    var corrections: [Explanation.Correction] = []
    motions.table.motions.forEachTerm(of: SlotIndex(slot)) { amplitude, curve in
      corrections.append(
        Explanation.Correction(
          amplitude, on: motions.table.motions.curves.list[curve], property, at: clock.age))
    }
    switch motions.table.properties[slot].goal {
    case .value:
      let operand = Explanation.Operand(
        contribution: nil, timing: "a constant", progress: 1,
        value: PropertyValue(
          property.unpremultiplied(motions.table.motions.goals[slot]), of: property), counts: true
      )
      return Explanation(
        view: view, property: property, time: position, rule: .compose, operands: [operand],
        lost: [], corrections: corrections,
        value: PropertyValue(property.unpremultiplied(value), of: property))
    case .track(let change, let track):
      return explanation(
        of: view, property, following: Int(track), of: Int(change), corrections, value: value)
    }
  }

  private func explanation(
    of view: ViewID, _ property: ViewProperty, following track: Int, of change: Int,
    _ corrections: [Explanation.Correction] = [], value: SIMD4<Double>
  ) -> Explanation {
    let prepared = motions.table.changes[change].prepared
    let position = motions.table.changes[change].position(at: clock.age)
    let time = min(max(position, 0), prepared.timeline.duration)
    let goal = prepared.compiled.explain(
      prepared.timeline.tracks[track].view, property, at: time, in: prepared.timeline)
    var corrections = corrections
    if time != position {
      let inside = prepared.value(of: track, at: time)
      corrections.insert(
        Explanation.Correction(
          kind: .overscroll,
          value: PropertyValue(
            motions.table.changes[change].value(of: track, at: clock.age) - inside, of: property),
          timing: "\(number: position - time) s beyond the timeline"), at: 0)
    }
    return Explanation(
      view: view, property: property, time: position, rule: goal.rule, operands: goal.operands,
      lost: goal.lost, corrections: corrections,
      value: PropertyValue(property.unpremultiplied(value), of: property))
  }
}

extension Explanation.Correction {
  /// What a term of a slot adds at an age.
  fileprivate init(
    _ amplitude: SIMD4<Double>, on curve: MotionCurve, _ property: ViewProperty, at age: Double
  ) {
    let kind: Kind
    let timing: String
    switch curve.kind {
    case .timing(let timings, let index):
      kind = .value
      timing = "with \(timings.sources[Int(index)])"
    case .component(_, _, let lane, _, _):
      kind = .value
      timing = "with the progress of \(property.componentNames[Int(lane)])"
    case .spring(let spring):
      kind = .value
      timing = "on \(spring)"
    case .response(let spring):
      kind = .velocity
      timing = "on \(spring)"
    case .held:
      kind = .value
      timing = "until the end of a delay"
    }
    self.init(
      kind: kind, value: PropertyValue(amplitude * curve.factor(at: age), of: property),
      timing: timing)
  }
}

extension Explanation {
  /// The explanation of a property that no one moves.
  fileprivate init(restOf view: ViewID, _ property: ViewProperty, at time: Double) {
    self.init(
      view: view, property: property, time: time, rule: .compose, operands: [], lost: [],
      corrections: [], value: property.identity)
  }
}
