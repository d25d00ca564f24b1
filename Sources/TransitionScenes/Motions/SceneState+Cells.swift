import TransitionKit

// How frames move, and how the motions of an element end.
extension SceneState {
  /// Changes the model value of an element's frame.
  mutating func moveFrame(
    of element: Int, to truth: SIMD4<Double>, _ builder: inout SceneChangeBuilder
  ) {
    let attributes = structure.elements[element].attributes
    let curve =
      builder.transaction.reducesMotion || builder.crossfades(Int32(element))
      ? nil : builder.curve(of: Int32(element), attributes)
    var lanes = LaneMask(repeating: true)
    if attributes?.values.resizing == Resizing.none { (lanes[2], lanes[3]) = (false, false) }
    frames.move(
      element, to: truth, lanes: lanes, curve, delay: builder.delay(of: Int32(element), .moved),
      &builder.timing, &changes)
  }

  /// Puts an element at its model values, with no effect on top.
  mutating func endMotions(of element: Int) {
    takeOverMotions(of: element)
    frames.end(element)
    endFlight(of: element)
    endFade(of: element)
    var cell = Int(structure.elements[element].firstState)
    while cell >= 0 {
      states.end(cell)
      cell = Int(structure.stateCells[cell].next)
    }
    if structure.elements[element].modifier >= 0 {
      modifiers.settle(Int(structure.elements[element].modifier))
    }
    endEffects(of: [Int32(element)], withEmphases: true)
  }

  /// Notes that an update takes over all running motions of an element.
  mutating func takeOverMotions(of element: Int) {
    guard !changes.isEmpty else { return }
    let number = Int32(element)
    var taken = [frames.change(of: element, at: age), frames.waiting[number]?.change]
    var cell = Int(structure.elements[element].firstState)
    while cell >= 0 {
      taken += [states.change(of: cell, at: age), states.waiting[Int32(cell)]?.change]
      cell = Int(structure.stateCells[cell].next)
    }
    let record = structure.elements[element]
    if record.modifier >= 0 {
      let row = modifiers.rows[Int(record.modifier)]
      taken += [row.change(at: age), row.waiting?.curve.change]
    }
    for effect in [record.transition, record.emphasis] where effect >= 0 {
      let effect = effects.list[Int(effect)]
      if effect.end > age { taken.append(effect.change) }
    }
    taken.append(effects.waiting[number]?.change)
    for change in taken { if let change { changes.takeOver(change) } }
    takeOverFlight(of: element)
    takeOverFade(of: element)
  }

  /// Notes that an update takes over the flight of an element.
  mutating func takeOverFlight(of element: Int) {
    guard !changes.isEmpty, let flight = flight(of: element), flight.isAbove else { return }
    for cell in [flight.cell, flight.factors] { takeOverMotion(ofFlightCell: cell) }
  }

  /// Notes that an update takes over the old content of an element that fades out.
  mutating func takeOverFade(of element: Int) {
    let fade = Int(structure.elements[element].fade)
    guard !changes.isEmpty, fade >= 0, structure.fades[fade].cell >= 0 else { return }
    takeOverMotion(ofFlightCell: structure.fades[fade].cell)
  }

  private mutating func takeOverMotion(ofFlightCell cell: Int32) {
    let change = flightCells.motions.change(of: Int(cell), at: age)
    let next = flightCells.motions.waiting[cell]?.change
    for change in [change, next] { if let change { changes.takeOver(change) } }
  }
}
