import TransitionKit

// Elements that a finger holds, and that it lets go with a velocity.

/// How a finger holds an element.
struct FlightHold: Sendable {
  /// A number that no other hold has.
  let serial: Int
  /// Where the element was when the finger touched it.
  let start: SIMD4<Double>
  /// The motion that it left on the clock of an open change; nil if it was on that of the animator.
  var motion: OpenMotion?
}

extension SceneState {
  /// Holds an element, and returns the number of the hold; nil if it is not on screen, leaves or is hidden.
  ///
  /// - Parameter number: that of a change, to which the motion of an element belongs that does not fly.
  mutating func hold(_ element: ElementIndex, _ number: ChangeNumber) -> Int? {
    guard scene.structure.contains(element), !scene.structure.elements[element].leaves,
      !scene.structure.elements[element].isHidden
    else { return nil }
    let index = scene.structure.elements[element].flight ?? lift(element, number)
    holdCount += 1
    let flight = scene.structure.flights[index]
    let slot = scene.structure.slot(of: flight)
    // Held again by another finger, it still has the motion that it left.
    let motion = scene.motions.openMotion(of: slot) ?? holds[element]?.motion
    let value = scene.motions.value(of: slot, at: scene.age)
    scene.motions.hold(slot, at: value, flight.curve, of: motion == nil ? flight.change : nil)
    scene.structure.flights[index].isHeld = true
    holds[element] = FlightHold(serial: holdCount, start: value, motion: motion)
    if scene.motions.curves.clock(of: flight.change) == nil {
      changes.setEnd(of: flight.change, to: .infinity)
    }
    nextEvent = -.infinity
    scene.structure.noteChange()
    return holdCount
  }

  /// Lets an element fly from where it is to where it is, in its parent.
  private mutating func lift(
    _ element: ElementIndex, _ number: ChangeNumber
  ) -> ListIndex<SceneFlight> {
    if scene.motions.openMotion(of: scene.structure.frame(of: element)) == nil {
      scene.motions.takeOver(scene.structure.frame(of: element), at: scene.age, &changes)
    }
    let flight = SceneFlight(
      element: element, old: element, began: scene.age, isInsertion: false,
      curve: AnimationCurve(.spring(scene.settling.spring)), change: number)
    scene.structure.elements[element].flight = ListIndex(scene.structure.flights.count)
    scene.structure.flights.append(flight)
    changes.append(
      ChangeRecord(number: number, end: .infinity, logicalEnd: .infinity, criterion: .removed))
    return ListIndex(scene.structure.flights.count - 1)
  }

  /// Lets an element that is held, and that gets another parent, stay where it is seen.
  mutating func keepHeld(_ element: ElementIndex, at value: SIMD4<Double>) {
    guard let flight = scene.structure.flight(of: element), let hold = holds[element] else {
      return
    }
    let slot = scene.structure.slot(of: flight)
    let moved = scene.motions.value(of: slot, at: scene.age) - hold.start
    scene.motions.hold(slot, at: value, flight.curve, of: flight.change)
    holds[element] = FlightHold(serial: hold.serial, start: value - moved, motion: nil)
  }

  /// Gives an element another velocity.
  ///
  /// - Parameter velocity: in points of the scene a second.
  mutating func push(
    _ element: ElementIndex, _ velocity: Translation, _ builder: inout SceneChangeBuilder
  ) {
    guard scene.structure.contains(element), !scene.structure.elements[element].leaves,
      holds[element] == nil, !builder.transaction.reducesMotion, velocity.dx.isFinite,
      velocity.dy.isFinite
    else { return }
    var (dx, dy) = (velocity.dx, velocity.dy)
    let above = scene.structure.flight(of: element)?.above
    if above == nil {
      let space = scene.space(inside: scene.structure.elements[element].parent)
      guard space.x.isInvertible, space.y.isInvertible else { return }
      (dx, dy) = (dx / space.x.scale.value, dy / space.y.scale.value)
    }
    let slot = above?.rect ?? scene.structure.frame(of: element)
    let curve =
      builder.curve(of: element, scene.structure.elements[element].attributes)
      ?? AnimationCurve(.spring(scene.settling.spring))
    let response = curve.response(afterSpring: true, movingFor: .infinity, slope: 0, scene.settling)
    scene.motions.push(slot, to: SIMD2(dx, dy), response, of: builder.number, at: scene.age)
    builder.timing.note(end: scene.motions.end(of: slot), logicalEnd: scene.motions.end(of: slot))
    scene.structure.noteChange()
    nextEvent = -.infinity
  }

  /// Moves an element that is held.
  mutating func moveHeld(_ element: ElementIndex, by offset: SIMD4<Double>) {
    guard let flight = scene.structure.flight(of: element), let hold = holds[element] else {
      return
    }
    let offset = offset.replacing(with: 0, where: .!(offset .== offset)).clamped
    scene.motions.moveHeld(scene.structure.slot(of: flight), to: (hold.start + offset).clamped)
  }

  /// Moves an element that is held so that its middle is seen at a point of the scene.
  mutating func moveHeld(_ element: ElementIndex, middleTo middle: SIMD2<Double>) {
    guard let flight = scene.structure.flight(of: element) else { return }
    let space = scene.spaceOfFrame(of: element)
    guard space.x.isInvertible, space.y.isInvertible else { return }
    var value = scene.motions.value(of: scene.structure.slot(of: flight), at: scene.age)
    value.x = space.x.point(at: MovingNumber(value: middle.x)).value - value.z / 2
    value.y = space.y.point(at: MovingNumber(value: middle.y)).value - value.w / 2
    scene.motions.moveHeld(scene.structure.slot(of: flight), to: value.clamped)
  }

  /// Lets an element go that is held. Without an animation it continues on that of its flight.
  mutating func release(
    _ element: ElementIndex, velocity: SIMD4<Double>, _ animation: Animation?
  ) {
    guard let index = scene.structure.elements[element.offset].flight,
      scene.structure.flights[index].isHeld
    else { return }
    let flight = scene.structure.flights[index]
    let motion = holds[element]?.motion
    let clock = motion?.change.flatMap { scene.motions.curves.clock(of: $0) }
    scene.structure.flights[index].isHeld = false
    holds[element] = nil
    let velocity = velocity.replacing(with: 0, where: .!(velocity .== velocity)).clamped
    let curve = animation.map { AnimationCurve($0) } ?? flight.curve
    var builder = SceneChangeBuilder(
      Transaction(animation: curve.animation), number: flight.change, at: scene.age,
      settling: scene.settling, prefersReducedMotion: false)
    let slot = scene.structure.slot(of: flight)
    var shown = ShownMotion(
      value: scene.motions.value(of: slot, at: scene.age), velocity: velocity, isSpring: true)
    shown.durations.replace(with: scene.settling.spring.response, where: velocity .!= 0)
    if let motion, let clock {
      let end = clock.playhead.arrivalAge ?? .infinity
      scene.motions.resume(motion, of: slot, from: shown, until: end, &builder.timing)
    } else {
      scene.motions.settle(slot)
      var records: [ChangeRecord] = []
      scene.motions.move(slot, from: shown, curve, delay: 0, &builder.timing, &records)
    }
    scene.motions.updateSettledAge()
    if scene.motions.curves.clock(of: flight.change) == nil {
      changes.setEnd(of: flight.change, to: max(builder.timing.end, scene.age))
    }
    nextEvent = -.infinity
    scene.structure.noteChange()
  }
}
