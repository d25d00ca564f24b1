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
    guard structure.contains(element), !structure.elements[element].leaves,
      !structure.elements[element].isHidden
    else { return nil }
    let index = structure.elements[element].flight ?? lift(element, number)
    holdCount += 1
    let flight = structure.flights[index]
    let slot = slot(of: flight)
    // Held again by another finger, it still has the motion that it left.
    let motion = motions.openMotion(of: slot) ?? holds[element]?.motion
    let value = motions.value(of: slot, at: age)
    motions.hold(slot, at: value, flight.curve, of: motion == nil ? flight.change : nil)
    structure.flights[index].isHeld = true
    holds[element] = FlightHold(serial: holdCount, start: value, motion: motion)
    if clock(of: flight.change) == nil { changes.setEnd(of: flight.change, to: .infinity) }
    nextEvent = -.infinity
    noteChange()
    return holdCount
  }

  /// Lets an element fly from where it is to where it is, in its parent.
  private mutating func lift(
    _ element: ElementIndex, _ number: ChangeNumber
  ) -> ListIndex<SceneFlight> {
    if motions.openMotion(of: frame(of: element)) == nil {
      motions.takeOver(frame(of: element), at: age, &changes)
    }
    let flight = SceneFlight(
      element: element, old: element, isInsertion: false,
      curve: AnimationCurve(.spring(settling.spring)), change: number)
    structure.elements[element].flight = ListIndex(structure.flights.count)
    structure.flights.append(flight)
    changes.append(
      ChangeRecord(number: number, end: .infinity, logicalEnd: .infinity, criterion: .removed))
    return ListIndex(structure.flights.count - 1)
  }

  /// Lets an element that is held, and that gets another parent, stay where it is seen.
  mutating func keepHeld(_ element: ElementIndex, at value: SIMD4<Double>) {
    guard let flight = flight(of: element), let hold = holds[element] else { return }
    let slot = slot(of: flight)
    let moved = motions.value(of: slot, at: age) - hold.start
    motions.hold(slot, at: value, flight.curve, of: flight.change)
    holds[element] = FlightHold(serial: hold.serial, start: value - moved, motion: nil)
  }

  /// Gives an element another velocity.
  ///
  /// - Parameter velocity: in points of the scene a second.
  mutating func push(
    _ element: ElementIndex, _ velocity: Translation, _ builder: inout SceneChangeBuilder
  ) {
    guard structure.contains(element), !structure.elements[element].leaves,
      holds[element] == nil, !builder.transaction.reducesMotion, velocity.dx.isFinite,
      velocity.dy.isFinite
    else { return }
    var (dx, dy) = (velocity.dx, velocity.dy)
    let above = flight(of: element)?.above
    if above == nil {
      let space = space(inside: structure.elements[element].parent)
      guard space.x.isInvertible, space.y.isInvertible else { return }
      (dx, dy) = (dx / space.x.scale.value, dy / space.y.scale.value)
    }
    let slot = above?.rect ?? frame(of: element)
    let curve =
      builder.curve(of: element, structure.elements[element].attributes)
      ?? AnimationCurve(.spring(settling.spring))
    let response = curve.response(
      afterSpring: true, movingFor: .infinity, slope: 0, settling)
    motions.push(slot, to: SIMD2(dx, dy), response, of: builder.number, at: age)
    builder.timing.note(end: motions.end(of: slot), logicalEnd: motions.end(of: slot))
    noteChange()
    nextEvent = -.infinity
  }

  /// Moves an element that is held.
  mutating func moveHeld(_ element: ElementIndex, by offset: SIMD4<Double>) {
    guard let flight = flight(of: element), let hold = holds[element] else { return }
    let offset = offset.replacing(with: 0, where: .!(offset .== offset)).clamped
    motions.moveHeld(slot(of: flight), to: (hold.start + offset).clamped)
  }

  /// Moves an element that is held so that its middle is seen at a point of the scene.
  mutating func moveHeld(_ element: ElementIndex, middleTo middle: SIMD2<Double>) {
    guard let flight = flight(of: element) else { return }
    let space = spaceOfFrame(of: element)
    guard space.x.isInvertible, space.y.isInvertible else { return }
    var value = motions.value(of: slot(of: flight), at: age)
    value.x = space.x.point(at: MovingNumber(value: middle.x)).value - value.z / 2
    value.y = space.y.point(at: MovingNumber(value: middle.y)).value - value.w / 2
    motions.moveHeld(slot(of: flight), to: value.clamped)
  }

  /// Where the middle of an element is seen, without its own effects.
  func middle(of element: ElementIndex) -> Point {
    let slot = flight(of: element)?.above?.rect ?? frame(of: element)
    let (value, space) = (motions.value(of: slot, at: age), spaceOfFrame(of: element))
    return Point(
      x: space.x.position(of: MovingNumber(value: value.x + value.z / 2)).value,
      y: space.y.position(of: MovingNumber(value: value.y + value.w / 2)).value)
  }

  /// Where the frame of an element is in the scene: that of a flight above everything is there already.
  private func spaceOfFrame(of element: ElementIndex) -> SeenSpace {
    flight(of: element)?.above == nil
      ? space(inside: structure.elements[element].parent) : SeenSpace()
  }

  /// Lets an element go that is held. Without an animation it continues on that of its flight.
  mutating func release(
    _ element: ElementIndex, velocity: SIMD4<Double>, _ animation: Animation?
  ) {
    guard let index = structure.elements[element.offset].flight, structure.flights[index].isHeld
    else { return }
    let flight = structure.flights[index]
    let motion = holds[element]?.motion
    let clock = motion?.change.flatMap { self.clock(of: $0) }
    structure.flights[index].isHeld = false
    holds[element] = nil
    let velocity = velocity.replacing(with: 0, where: .!(velocity .== velocity)).clamped
    let curve = animation.map { AnimationCurve($0) } ?? flight.curve
    var builder = SceneChangeBuilder(
      Transaction(animation: curve.animation), number: flight.change, at: age,
      settling: settling, prefersReducedMotion: false)
    let slot = slot(of: flight)
    var shown = ShownMotion(
      value: motions.value(of: slot, at: age), velocity: velocity, isSpring: true)
    shown.durations.replace(with: settling.spring.response, where: velocity .!= 0)
    if let motion, let clock {
      let end = clock.playhead.arrivalAge ?? .infinity
      motions.resume(motion, of: slot, from: shown, until: end, &builder.timing)
    } else {
      motions.settle(slot)
      var records: [ChangeRecord] = []
      motions.move(slot, from: shown, curve, delay: 0, &builder.timing, &records)
    }
    motions.updateSettledAge()
    if self.clock(of: flight.change) == nil {
      changes.setEnd(of: flight.change, to: max(builder.timing.end, age))
    }
    nextEvent = -.infinity
    noteChange()
  }

  /// The slot of the rectangle of a flight.
  private func slot(of flight: SceneFlight) -> SlotIndex {
    flight.above?.rect ?? frame(of: flight.element)
  }
}
