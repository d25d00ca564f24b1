import TransitionKit

// Shared elements that a finger holds in flight.

/// How a finger holds an element.
struct FlightHold: Sendable {
  /// A number that no other hold has.
  let serial: Int
  /// Where the element was when the finger touched it.
  let start: SIMD4<Double>
  /// The motion that it left on the clock of an open change; nil if it was on that of the animator.
  var way: CellWay?
}

extension SceneState {
  /// Holds an element in flight, and returns the number of the hold; nil if it does not fly.
  mutating func hold(_ element: Int) -> Int? {
    guard element < structure.elements.count, !structure.elements[element].leaves,
      case let index = Int(structure.elements[element].flight), index >= 0
    else { return nil }
    holdCount += 1
    let flight = structure.flights[index]
    // Its animation never begins.
    let age = age
    var value = SIMD4<Double>.zero
    // Held again by another finger, it still has the motion that it left.
    var way = flight.hold?.way
    changeFlight(flight) { motions, cell in
      way = motions.way(of: cell) ?? way
      let curve = CellCurve(
        kind: .animation(flight.curve), change: way?.restNumber ?? flight.change,
        start: .infinity, end: .infinity)
      value = motions.value(of: cell, at: age)
      motions.setRow(of: cell, from: value, on: motions.addCurve(curve))
      motions.settledAge = .infinity
    }
    structure.flights[index].hold = FlightHold(serial: holdCount, start: value, way: way)
    if clock(of: flight.change) == nil { changes.setEnd(of: flight.change, to: .infinity) }
    nextEvent = -.infinity
    noteChange()
    return holdCount
  }

  /// How an element is held; nil if it is not.
  func hold(of element: Int) -> FlightHold? {
    element < structure.elements.count ? flight(of: element)?.hold : nil
  }

  /// Moves an element that is held.
  mutating func moveHeld(_ element: Int, by offset: SIMD4<Double>) {
    guard let flight = flight(of: element), let hold = flight.hold else { return }
    let offset = offset.replacing(with: 0, where: .!(offset .== offset)).clamped
    changeFlight(flight) { motions, cell in
      guard let row = motions.row(of: cell) else { return }
      motions.starts[row] = (hold.start + offset).clamped
      motions.checkRange(motions.starts[row])
    }
  }

  /// Lets an element go that is held.
  mutating func release(_ element: Int, velocity: SIMD4<Double>) {
    let index = Int(structure.elements[element].flight)
    guard index >= 0, structure.flights[index].hold != nil else { return }
    let flight = structure.flights[index]
    let way = flight.hold?.way.flatMap { clock(of: $0.curve.change) == nil ? nil : $0 }
    let end = way.flatMap { clock(of: $0.curve.change)?.playhead.arrivalAge } ?? .infinity
    structure.flights[index].hold = nil
    let velocity = velocity.replacing(with: 0, where: .!(velocity .== velocity)).clamped
    var builder = SceneChangeBuilder(
      Transaction(animation: flight.curve.animation), number: flight.change, at: age,
      settling: settling, prefersReducedMotion: false)
    var records = changes
    let (age, settling) = (age, settling)
    changeFlight(flight) { motions, cell in
      var shown = ShownMotion(
        value: motions.value(of: cell, at: age), velocity: velocity, isSpring: true)
      shown.durations.replace(with: settling.spring.response, where: velocity .!= 0)
      if let way {
        motions.resume(way, of: cell, from: shown, until: end, &builder.timing)
      } else {
        motions.settle(cell)
        motions.move(cell, from: shown, flight.curve, delay: 0, &builder.timing, &records)
      }
      motions.updateSettledAge()
    }
    if clock(of: flight.change) == nil {
      changes.setEnd(of: flight.change, to: max(builder.timing.end, age))
    }
    nextEvent = -.infinity
    noteChange()
  }

  /// Changes the motion of the rectangle of a flight.
  private mutating func changeFlight(
    _ flight: SceneFlight, _ change: (inout CellMotions, Int) -> Void
  ) {
    if flight.isAbove {
      change(&flightCells.motions, Int(flight.cell))
    } else {
      change(&frames, Int(flight.element))
    }
  }
}
