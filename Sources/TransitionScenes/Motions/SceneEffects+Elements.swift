import TransitionKit

// How the effects of elements begin and end.
extension SceneEffects {
  /// Starts an effect, from what is shown if another one of its kind is under way, and returns when it ends.
  mutating func start(
    _ effect: SceneEffect, at age: Double, in structure: inout SceneStructure,
    _ changes: inout [ChangeRecord]
  ) -> Double {
    let record = structure.elements[effect.element]
    // An emphasis never waits.
    if effect.kind != .emphasis, let waiting = waiting.removeValue(forKey: effect.element) {
      changes.takeOver(waiting.change)
    }
    if let known = effect.kind == .emphasis ? record.emphasis : record.transition {
      changes.takeOver(list[known].change)
      if effect.start > age {
        waiting[effect.element] = effect
        return effect.end
      }
    }
    return begin(effect, at: age, in: &structure)
  }

  /// Lets an effect begin, and returns when it ends.
  mutating func begin(
    _ effect: SceneEffect, at age: Double, in structure: inout SceneStructure
  ) -> Double {
    let record = structure.elements[effect.element]
    guard let known = effect.kind == .emphasis ? record.emphasis : record.transition else {
      add(effect, to: &structure)
      return effect.end
    }
    retarget(known, to: effect, at: age)
    return list[known].end
  }

  /// Takes the effects of elements away.
  mutating func end(
    of elements: Set<ElementIndex>, withEmphases: Bool, in structure: inout SceneStructure,
    _ changes: inout [ChangeRecord]
  ) {
    guard !elements.isEmpty, !isEmpty || !waiting.isEmpty else { return }
    func ends(_ effect: SceneEffect) -> Bool {
      elements.contains(effect.element) && (withEmphases || effect.kind != .emphasis)
    }
    for effect in list where ends(effect) { changes.takeOver(effect.change) }
    removeAll(from: &structure) { ends($1) }
    for element in elements {
      if let waiting = waiting.removeValue(forKey: element) { changes.takeOver(waiting.change) }
    }
  }

  /// Compiles effects anew whose container or view has another size.
  mutating func resize(
    in structure: SceneStructure, _ goals: [SIMD4<Double>], at age: Double,
    keeping kept: KeptInResizing
  ) {
    for index in indices {
      let container = structure.container(of: list[index].element, goals)
      if SceneEffect.Sizes(container) != list[index].sizes {
        resize(index, to: container, at: age, keeping: kept)
      }
    }
    for element in Array(waiting.keys) {
      let container = structure.container(of: element, goals)
      waiting[element]?.compile(for: container)
    }
  }

  /// Moves the time of all effects on, and returns whether any begins that has waited.
  mutating func advance(
    from before: Double, to age: Double, in structure: inout SceneStructure
  ) -> Bool {
    var from = before
    let due = waiting.isEmpty ? [] : waiting.due { $0.start <= age ? $0.start : nil }
    for next in due { waiting[next.key] = nil }
    for (_, effect, begins) in due {
      let start = max(begins, from)
      advance(from: from, to: start)
      from = start
      _ = begin(effect, at: start, in: &structure)
    }
    if !due.isEmpty { structure.noteChange() }
    advance(from: from, to: age)
    return !due.isEmpty
  }

  /// The age from which on none plays or waits.
  var settledAge: Double {
    var end = -Double.infinity
    for index in indices {
      let effect = list[index]
      let isOpen = isWaiting(index) || effect.turnAge < .infinity
      end = max(end, effect.end + (isOpen ? longestCorrection(effect) : 0))
    }
    for (_, effect) in waiting { end = max(end, effect.end + longestCorrection(effect)) }
    return end
  }

  /// How long the corrections of an effect may take that are not known yet.
  private func longestCorrection(_ effect: SceneEffect) -> Double {
    effect.prepared.timings.reduce(settling.spring.longestDuration()) {
      max($0, $1.spring?.longestDuration() ?? 0)
    }
  }
}
