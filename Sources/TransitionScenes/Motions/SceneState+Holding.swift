import TransitionKit

// Shared elements that a finger holds in flight.

/// How a finger holds an element.
struct FlightHold: Sendable {
  /// A number that no other hold has.
  let serial: Int
  /// Where the element was when the finger touched it.
  let start: SIMD4<Double>
  /// The motion that it left on the clock of an open change; nil if it was on that of the animator.
  var way: OpenMotion?
}

extension SceneState {
  /// Holds an element in flight, and returns the number of the hold; nil if it does not fly.
  mutating func hold(_ element: ElementIndex) -> Int? {
    guard structure.contains(element), !structure.elements[element].leaves,
      let index = structure.elements[element].flight
    else { return nil }
    holdCount += 1
    let flight = structure.flights[index]
    let slot = slot(of: flight)
    // Held again by another finger, it still has the motion that it left.
    let way = motions.openMotion(of: slot) ?? holds[element]?.way
    let value = motions.value(of: slot, at: age)
    motions.hold(slot, at: value, flight.curve, of: way == nil ? flight.change : nil)
    structure.flights[index].isHeld = true
    holds[element] = FlightHold(serial: holdCount, start: value, way: way)
    if clock(of: flight.change) == nil { changes.setEnd(of: flight.change, to: .infinity) }
    nextEvent = -.infinity
    noteChange()
    return holdCount
  }

  /// Moves an element that is held.
  mutating func moveHeld(_ element: ElementIndex, by offset: SIMD4<Double>) {
    guard let flight = flight(of: element), let hold = holds[element] else { return }
    let offset = offset.replacing(with: 0, where: .!(offset .== offset)).clamped
    motions.moveHeld(slot(of: flight), to: (hold.start + offset).clamped)
  }

  /// Lets an element go that is held.
  mutating func release(_ element: ElementIndex, velocity: SIMD4<Double>) {
    guard let index = structure.elements[element].flight, structure.flights[index].isHeld
    else { return }
    let flight = structure.flights[index]
    let way = holds[element]?.way
    let clock = way?.change.flatMap { self.clock(of: $0) }
    structure.flights[index].isHeld = false
    holds[element] = nil
    let velocity = velocity.replacing(with: 0, where: .!(velocity .== velocity)).clamped
    var builder = SceneChangeBuilder(
      Transaction(animation: flight.curve.animation), number: flight.change, at: age,
      settling: settling, prefersReducedMotion: false)
    let slot = slot(of: flight)
    var shown = ShownMotion(
      value: motions.value(of: slot, at: age), velocity: velocity, isSpring: true)
    shown.durations.replace(with: settling.spring.response, where: velocity .!= 0)
    if let way, let clock {
      let end = clock.playhead.arrivalAge ?? .infinity
      motions.resume(way, of: slot, from: shown, until: end, &builder.timing)
    } else {
      motions.settle(slot)
      var records: [ChangeRecord] = []
      motions.move(slot, from: shown, flight.curve, delay: 0, &builder.timing, &records)
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
