import TransitionKit

// Shared elements in flight when both ends are laid out anew: SCENES, section 6.1.8.

/// Both ends of the flight of an element in the scene, before that is laid out anew.
struct FlightEnds {
  fileprivate let element: ElementIndex
  fileprivate let start: SIMD4<Double>
  fileprivate let goal: SIMD4<Double>
  /// Where it was seen as it started, if it flies in its parent.
  fileprivate var seen: SIMD4<Double>?
}

extension MovingScene {
  /// The ends of the flights of which both are known.
  var flightEnds: [FlightEnds] {
    structure.flights.compactMap { flight in
      guard let start = flight.start, !flight.isHeld else { return nil }
      if let slots = flight.above {
        return FlightEnds(element: flight.element, start: start, goal: motions[slots.rect])
      }
      let slot = structure.frame(of: flight.element)
      guard let offset = motions.offset(of: slot) else { return nil }
      return FlightEnds(
        element: flight.element, start: start,
        goal: structure.layoutRect(of: flight.element, motions.goals),
        seen: (motions[slot] + offset).mapped(by: flight.spaceAtStart(in: self)))
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
        known.contains(structure.flights[index].old)
      else { continue }
      let start = structure.layoutRect(
        of: structure.flights[index].old, motions.goals, with: changes)
      structure.flights[index].start = start
      if isAnimated { continue }
      let flight = structure.flights[index]
      if let slots = flight.above {
        motions.scaleDistance(
          of: slots.rect, from: end.start - end.goal, to: start - motions[slots.rect])
      } else if let seen = end.seen {
        end.layOut(flight, from: seen, to: start, changes, in: &self)
      }
      let slot = structure.slot(of: flight)
      if let bulge = flight.bulge, motions.paths[slot] != nil, motions.openMotion(of: slot) == nil,
        let offset = motions.offset(of: slot)
      {
        motions.paths[slot] = PathOffset(.arc(bulge), from: offset.middle)
      }
    }
    structure.noteChange()
  }
}

extension FlightEnds {
  /// Lets a flight in the parent of its element keep its progress between its ends, as they are now.
  ///
  /// - Parameters:
  ///   - seen: where it was seen as it started.
  ///   - start: where it starts now.
  ///   - changes: as for ``SceneStructure/layoutRect(of:_:with:)``.
  fileprivate func layOut(
    _ flight: SceneFlight, from seen: SIMD4<Double>, to start: SIMD4<Double>,
    _ changes: ElementMap<SceneEdit.Element>, in scene: inout MovingScene
  ) {
    let slot = scene.structure.frame(of: element)
    let next = scene.structure.layoutRect(of: element, scene.motions.goals, with: changes)
    let (distance, old) = (seen - self.start, self.start - goal)
    let scale = ((start - next) / old).replacing(with: 1, where: old .== 0)
    // What has flown from rest flies as if it had started there.
    let place = (distance * distance).sum() < 1e-12 ? start : next + (seen - goal) * scale
    guard let offset = scene.motions.offset(of: slot),
      let inside = place.mapped(into: flight.spaceAtStart(in: scene))
    else { return }
    scene.motions.scaleDistance(of: slot, from: offset, to: inside - scene.motions[slot])
  }
}

extension SceneFlight {
  /// Where the points in the parent of the element were in the scene as the flight started, as that is laid out now.
  fileprivate func spaceAtStart(in scene: MovingScene) -> SeenSpace {
    var scene = scene
    scene.age = began
    return scene.space(inside: scene.structure.elements[element].parent)
  }
}

extension SIMD4<Double> {
  /// The rectangle inside something of one in the scene; nil if nothing can be seen there.
  fileprivate func mapped(into space: SeenSpace) -> SIMD4? {
    guard space.x.isInvertible, space.y.isInvertible else { return nil }
    return SIMD4(
      space.x.point(at: MovingNumber(value: x)).value,
      space.y.point(at: MovingNumber(value: y)).value,
      z / space.x.scale.value, w / space.y.scale.value
    ).clamped
  }
}
