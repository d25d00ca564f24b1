import TransitionKit

// What was under way stands still while a finger sets the progress of an open change: SCENES, section 9.
extension SceneState {
  /// Lets what an open change moves stand still where it is seen.
  ///
  /// - Parameters:
  ///   - driving: the element that the finger holds; nil for the one with the longest way.
  ///   - progress: where the clock of the change is from now on; nil for where the driving element is seen.
  mutating func catchMotions(
    of change: ChangeNumber, driving: ElementIndex? = nil, at progress: Double? = nil
  ) {
    guard let clock = clock(of: change) else { return }
    stopElements(of: change)
    let slots = motions.values(movedBy: change, at: age)
    let values = effects.values(movedBy: change, at: age)
    let start = progress ?? startingProgress(of: change, driving: driving)
    let duration = clock.playhead.duration
    move(clockOf: change, .held, from: min(max(start, 0), 1) * duration)
    motions.hold(slots, of: change, at: age)
    effects.hold(values, at: age)
    noteChange()
  }

  /// Lets what a finger has held die down from now on.
  mutating func releaseHeld(of change: ChangeNumber) {
    motions.releaseHeld(of: change, at: age, settling)
    effects.releaseHeld(of: change, at: age)
    motions.updateSettledAge()
  }
}

extension SceneState {
  /// Lets everything of the elements that an open change moves stand still, also what it does not move.
  private mutating func stopElements(of change: ChangeNumber) {
    guard !motions.isIdle || !effects.isEmpty else { return }
    let still = AnimationCurve(.spring(settling.spring))
    for element in structure.order {
      var slots = slots(of: element)
      if let above = flight(of: element)?.above { slots += [above.rect, above.factors] }
      let record = structure.elements[element]
      let effect = record.transition.map { effects.list[$0] }
      guard
        effect.map({ $0.isOpen && $0.change == change }) ?? false
          || slots.contains(where: { motions.moves($0, with: change) })
      else { continue }
      for slot in slots where motions.functions[slot] == nil {
        motions.stop(slot, for: change, on: still, at: age, &changes)
      }
      if let index = record.transition, !effects.list[index].isOpen, effects.list[index].end > age {
        effects.stop(index, for: change, at: age)
      }
    }
  }
}

// MARK: - Progress

extension SceneState {
  /// The progress of an open change at which an element comes nearest to a point of the scene; nil if the change does not move
  /// it.
  func progress(of change: ChangeNumber, _ element: ElementIndex, nearestTo point: SIMD2<Double>)
    -> Double?
  {
    guard let clock = clock(of: change), isOnScreen(element) else { return nil }
    let ways = ways(of: element, change)
    guard ways.contains(where: { $0.kind != .other }) else { return nil }
    let isAbove = flight(of: element)?.isAbove ?? false
    let space = isAbove ? SeenSpace() : space(inside: structure.elements[element].parent)
    let target = SIMD2(
      space.x.isInvertible ? space.x.point(at: MovingNumber(value: point.x)).value : point.x,
      space.y.isInvertible ? space.y.point(at: MovingNumber(value: point.y)).value : point.y)
    let frame = motions.value(of: frame(of: element), at: age).middle
    return clock.progress { age in
      var middle = frame
      for way in ways {
        let value = value(of: way, at: age)
        switch way.kind {
        case .frame: middle = value.middle
        case .translation: middle += SIMD2(value.x, value.y)
        case .other: break
        }
      }
      let distance = middle - target
      return (distance * distance).sum()
    }
  }

  /// The progress at which the driving element of an open change is seen, or the one with the longest way.
  private func startingProgress(of change: ChangeNumber, driving: ElementIndex?) -> Double {
    guard let clock = clock(of: change) else { return 0 }
    var (longest, length): (ElementWay?, Double) = (nil, 0)
    for element in structure.order where driving == nil || driving == element {
      for way in ways(of: element, change) {
        let next = way.distance(
          value(of: way, at: clock.age(at: 0)), value(of: way, at: clock.age(at: 1)))
        if next > length { (longest, length) = (way, next) }
      }
    }
    guard let longest, longest.shown != value(of: longest, at: clock.age(at: 0)) else { return 0 }
    return clock.progress { age in
      let distance = value(of: longest, at: age) - longest.shown
      return (distance * distance).sum()
    }
  }

  /// How an open change moves an element.
  private func ways(of element: ElementIndex, _ change: ChangeNumber) -> [ElementWay] {
    var ways: [ElementWay] = []
    func add(_ slot: SlotIndex, _ kind: ElementWay.Kind) {
      guard motions.moves(slot, with: change) else { return }
      ways.append(
        ElementWay(kind: kind, shown: motions.value(of: slot, at: age), slot: slot, effect: nil))
    }
    add(flight(of: element)?.above?.rect ?? frame(of: element), .frame)
    for state in structure.states(of: element) {
      add(state.slot, state.property == .translation ? .translation : .other)
    }
    guard let index = structure.elements[element].transition, effects.list[index].isOpen,
      effects.list[index].change == change
    else { return ways }
    let layout = effects.list[index].timeline.layout
    let view = effects.list[index].view
    for property in layout.written[view] where property.isAnimatable {
      guard let shown = effects.shown(property, of: index, at: age)?.value else { continue }
      ways.append(
        ElementWay(
          kind: property == .translation ? .translation : .other, shown: shown,
          slot: SlotIndex(layout.slot(of: property, of: view)), effect: index))
    }
    return ways
  }

  /// Where a way is at an age of the clock of its change.
  private func value(of way: ElementWay, at age: Double) -> SIMD4<Double> {
    guard let effect = way.effect else { return motions.way(of: way.slot, at: age) }
    let position = age - effects.list[effect].start
    return effects.list[effect].prepared.value(
      of: way.slot.offset, at: min(max(position, 0), effects.list[effect].timeline.duration))
  }
}

/// How something of an element moves with an open change.
private struct ElementWay {
  enum Kind { case frame, translation, other }

  let kind: Kind
  let shown: SIMD4<Double>
  /// The slot in the table of the scene, or in that of an effect.
  let slot: SlotIndex
  let effect: EffectIndex?

  /// How far it is from one value to another.
  func distance(_ start: SIMD4<Double>, _ end: SIMD4<Double>) -> Double {
    let way = end - start
    let middle = end.middle - start.middle
    return kind == .frame ? (middle * middle).sum() : (way * way).sum()
  }
}

extension ChangeClock {
  /// The age of the clock at a progress.
  fileprivate func age(at progress: Double) -> Double { start + progress * playhead.duration }

  /// The first progress at which a function of the age of the clock is least, but for what is between 64 steps.
  fileprivate func progress(minimizing distance: (_ age: Double) -> Double) -> Double {
    let steps = 64
    func value(_ progress: Double) -> Double { distance(age(at: progress)) }
    var best = (progress: 0.0, value: value(0))
    for step in 1...steps {
      let progress = Double(step) / Double(steps)
      let next = value(progress)
      if next < best.value { best = (progress, next) }
    }
    // The golden section.
    var low = max(best.progress - 1 / Double(steps), 0)
    var high = min(best.progress + 1 / Double(steps), 1)
    let ratio = 0.618_033_988_749_894_9
    for _ in 0..<48 {
      let (left, right) = (high - (high - low) * ratio, low + (high - low) * ratio)
      if value(left) <= value(right) { high = right } else { low = left }
    }
    let middle = (low + high) / 2
    return value(middle) < best.value ? middle : best.progress
  }
}

// MARK: - Back at the start

/// What is left, when an open change is back at its start, of what was under way when it began.
struct CaughtMotions {
  fileprivate struct Rest {
    let element: ElementIndex
    /// The property of its state; nil if it is in a slot of the state without the change.
    let property: ViewProperty?
    let slot: SlotIndex
    var offset = SIMD4<Double>.zero
    var velocity = SIMD4<Double>.zero
  }

  fileprivate var rests: [Rest] = []
  fileprivate var effects: [CaughtEffect] = []
}

extension SceneState {
  /// Lets what an open change has caught stand still in the state without it, so that nothing of it ends meanwhile.
  mutating func stop(caughtBy change: ChangeNumber, in open: SceneState) {
    for index in effects.indices where effects.list[index].kind != .emphasis {
      let element = effects.list[index].element
      guard open.isCaught(element, by: change) else { continue }
      if let waiting = effects.waiting.removeValue(forKey: element) {
        effects.list[index].kind = waiting.kind
      }
      effects.stop(index, for: change)
    }
    for flight in structure.flights where !flight.isHeld {
      guard let slots = flight.above, open.flightRest(of: flight, change) != nil else { continue }
      for slot in [slots.rect, slots.factors] {
        motions.hold(
          slot, at: motions.value(of: slot, at: age), flight.curve, of: flight.change)
      }
    }
    nextEvent = -.infinity
  }

  /// What is left of what an open change has caught, by the slots of the state without it.
  func caughtMotions(of change: ChangeNumber, in before: SceneState) -> CaughtMotions {
    var caught = CaughtMotions()
    func add(
      _ slot: SlotIndex, _ element: ElementIndex, _ property: ViewProperty?, as other: SlotIndex
    ) {
      guard motions.moves(slot, with: change) else { return }
      let (offset, velocity) = motions.rest(of: slot, at: age)
      caught.rests.append(
        CaughtMotions.Rest(
          element: element, property: property, slot: other, offset: offset, velocity: velocity))
    }
    for element in before.structure.order where isOnScreen(element) {
      add(frame(of: element), element, nil, as: before.frame(of: element))
      for state in structure.states(of: element) {
        add(state.slot, element, state.property, as: state.slot)
      }
    }
    for flight in before.structure.flights where !flight.isHeld {
      guard let slots = flight.above, before.motions.isHeld(slots.rect) else { continue }
      if let own = flightRest(of: flight, change) {
        add(own.rect, flight.element, nil, as: slots.rect)
        add(own.factors, flight.element, nil, as: slots.factors)
      } else {
        // It has landed by now, and nothing is left.
        for slot in [slots.rect, slots.factors] {
          caught.rests.append(
            CaughtMotions.Rest(element: flight.element, property: nil, slot: slot))
        }
      }
    }
    for effect in before.effects.list where effect.stopped != nil && effect.change == change {
      caught.effects.append(effects.caught(effect.element, by: change))
    }
    return caught
  }

  /// Lets what is left of what an open change has caught settle, now that the change is gone.
  mutating func settle(_ caught: CaughtMotions) {
    for rest in caught.rests {
      var slot = rest.slot
      if let property = rest.property {
        guard
          rest.offset != .zero || rest.velocity != .zero
            || structure.slot(of: property, rest.element) != nil
        else { continue }
        slot = self.slot(of: property, rest.element)
      }
      motions.settle(slot, from: rest.offset, velocity: rest.velocity, at: age, settling)
    }
    for effect in caught.effects {
      guard let index = structure.elements[effect.element].transition else { continue }
      let end = effects.settle(index, by: effect, at: age)
      changes.extend(effects.list[index].change, to: end)
    }
    for flight in structure.flights {
      guard let slots = flight.above, clock(of: flight.change) == nil else { continue }
      changes.extend(
        flight.change, to: max(motions.end(of: slots.rect), motions.end(of: slots.factors)))
    }
    motions.updateSettledAge()
    // What has nothing left is over.
    endEffects()
    endFlights()
    hideSources()
    motions.collect(at: age)
    finishUpdate()
  }

  private func isCaught(_ element: ElementIndex, by change: ChangeNumber) -> Bool {
    effects.list.contains { $0.element == element && $0.isOpen && $0.change == change }
  }

  /// The slots of the flight with which an open change moves what has been flying.
  private func flightRest(of flight: SceneFlight, _ change: ChangeNumber) -> SceneFlight.Slots? {
    let own = structure.flights.first {
      ($0.element == flight.element || $0.old == flight.element) && $0.above != nil
    }
    return own?.above.flatMap { motions.moves($0.rect, with: change) ? $0 : nil }
  }
}
