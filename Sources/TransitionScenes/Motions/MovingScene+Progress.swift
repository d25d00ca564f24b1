import TransitionKit

// Where open changes begin, and where elements come nearest to a finger.

extension MovingScene {
  /// The progress of an open change at which an element comes nearest to a point of the scene; nil if the change does not move
  /// it.
  func progress(of change: ChangeNumber, _ element: ElementIndex, nearestTo point: SIMD2<Double>)
    -> Double?
  {
    guard let clock = motions.curves.clock(of: change), structure.contains(element) else {
      return nil
    }
    let values = movingValues(of: element, change)
    guard values.contains(where: { $0.kind != .other }) else { return nil }
    let isAbove = structure.flight(of: element)?.isAbove ?? false
    let space = isAbove ? SeenSpace() : space(inside: structure.elements[element].parent)
    let target = SIMD2(
      space.x.isInvertible ? space.x.point(at: MovingNumber(value: point.x)).value : point.x,
      space.y.isInvertible ? space.y.point(at: MovingNumber(value: point.y)).value : point.y)
    let frame = motions.value(of: structure.frame(of: element), at: age).middle
    return clock.progress { age in
      var middle = frame
      for moving in values {
        let value = value(of: moving, at: age)
        switch moving.kind {
        case .frame: middle = value.middle
        case .translation: middle += SIMD2(value.x, value.y)
        case .other: break
        }
      }
      let distance = middle - target
      return (distance * distance).sum()
    }
  }

  /// The progress at which the driving element of an open change is seen, or the one that moves farthest.
  func startingProgress(of change: ChangeNumber, driving: ElementIndex?) -> Double {
    guard let clock = motions.curves.clock(of: change) else { return 0 }
    var (longest, length): (MovingValue?, Double) = (nil, 0)
    for element in structure.order where driving == nil || driving == element {
      for moving in movingValues(of: element, change) {
        let next = moving.distance(
          value(of: moving, at: clock.age(at: 0)), value(of: moving, at: clock.age(at: 1)))
        if next > length { (longest, length) = (moving, next) }
      }
    }
    guard let longest, longest.shown != value(of: longest, at: clock.age(at: 0)) else { return 0 }
    return clock.progress { age in
      let distance = value(of: longest, at: age) - longest.shown
      return (distance * distance).sum()
    }
  }

  /// How an open change moves an element.
  private func movingValues(of element: ElementIndex, _ change: ChangeNumber) -> [MovingValue] {
    var values: [MovingValue] = []
    func add(_ slot: SlotIndex, _ kind: MovingValue.Kind) {
      guard motions.moves(slot, with: change) else { return }
      values.append(
        MovingValue(kind: kind, shown: motions.value(of: slot, at: age), slot: slot, effect: nil))
    }
    add(structure.flight(of: element)?.above?.rect ?? structure.frame(of: element), .frame)
    for state in structure.states(of: element) {
      add(state.slot, state.property == .translation ? .translation : .other)
    }
    guard let index = structure.elements[element].transition, effects.list[index].isOpen,
      effects.list[index].change == change
    else { return values }
    let layout = effects.list[index].timeline.layout
    let view = effects.list[index].view
    for property in layout.written[view] where property.isAnimatable {
      guard let shown = effects.shown(property, of: index, at: age)?.value else { continue }
      values.append(
        MovingValue(
          kind: property == .translation ? .translation : .other, shown: shown,
          slot: SlotIndex(layout.slot(of: property, of: view)), effect: index))
    }
    return values
  }

  /// What something that moves is at an age of the clock of its change.
  private func value(of moving: MovingValue, at age: Double) -> SIMD4<Double> {
    guard let effect = moving.effect else {
      return motions.uncorrectedValue(of: moving.slot, at: age)
    }
    let position = age - effects.list[effect].start
    return effects.list[effect].prepared.value(
      of: moving.slot.offset, at: min(max(position, 0), effects.list[effect].timeline.duration))
  }
}

/// How something of an element moves with an open change.
private struct MovingValue {
  enum Kind { case frame, translation, other }

  let kind: Kind
  let shown: SIMD4<Double>
  /// The slot in the table of the scene, or in that of an effect.
  let slot: SlotIndex
  let effect: EffectIndex?

  /// How far it is from one value to another.
  func distance(_ start: SIMD4<Double>, _ end: SIMD4<Double>) -> Double {
    let difference = end - start
    let middle = end.middle - start.middle
    return kind == .frame ? (middle * middle).sum() : (difference * difference).sum()
  }
}

extension ChangeClock {
  /// The age of the clock at a progress.
  func age(at progress: Double) -> Double { start + progress * playhead.duration }

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
