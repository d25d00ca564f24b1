import TransitionKit

// Shared elements in flight when both ends are laid out anew: SCENES, section 6.1.8.

/// Both ends of the flight of an element, before the scene is laid out anew.
struct FlightEnds {
  fileprivate let element: ElementIndex
  fileprivate let start: SIMD4<Double>
  fileprivate let goal: SIMD4<Double>
}

extension MovingScene {
  /// The ends of the flights in front of everything of which both are known.
  var flightEnds: [FlightEnds] {
    structure.flights.compactMap { flight in
      guard let start = flight.start, let slots = flight.above, !flight.isHeld else { return nil }
      return FlightEnds(element: flight.element, start: start, goal: motions[slots.rect])
    }
  }

  /// Lets elements that fly keep their progress between both ends.
  ///
  /// - Parameters:
  ///   - edit: what distinguishes the new layout of everything on screen, with the old ends, from the current scene.
  ///   - isAnimated: whether they continue from what is shown, as the layout has let them do already.
  mutating func layOut(_ ends: [FlightEnds], _ edit: SceneEdit, isAnimated: Bool) {
    var changes: ElementMap<SceneEdit.Element> = [:]
    for change in edit.changes { changes[change.number] = change }
    let known = Set(edit.order)
    for end in ends {
      // The new layout may have ended the flight.
      guard structure.flights.contains(where: { $0.element == end.element }),
        let index = structure.elements[end.element].flight,
        known.contains(structure.flights[index].old),
        let slots = structure.flights[index].above
      else { continue }
      let start = structure.layoutRect(
        of: structure.flights[index].old, motions.goals, with: changes)
      structure.flights[index].start = start
      if isAnimated { continue }
      motions.scaleDistance(
        of: slots.rect, from: end.start - end.goal, to: start - motions[slots.rect])
    }
    structure.noteChange()
  }
}
