import TransitionKit

// Shared elements in flight when both ends are laid out anew: SCENES, section 6.1.8.

/// Both ends of the flight of an element in the scene, before that is laid out anew.
struct FlightEnds {
  fileprivate let element: ElementIndex
  fileprivate let start: SIMD4<Double>
  fileprivate let goal: SIMD4<Double>
  /// Where it was seen as it started.
  fileprivate let seen: SIMD4<Double>
}

extension FlightEnds {
  /// The ends of the flights of a scene of which both are known.
  static func all(in scene: inout MovingScene) -> [FlightEnds] {
    var ends: [FlightEnds] = []
    for flight in scene.structure.flights {
      let slot = scene.structure.slot(of: flight)
      guard let start = flight.start, !flight.isHeld, let offset = scene.motions.offset(of: slot)
      else { continue }
      let frame = scene.motions[slot] + offset
      ends.append(
        FlightEnds(
          element: flight.element, start: start, goal: flight.goal(in: scene),
          seen: frame.mapped(by: flight.spaceAtStart(in: &scene))))
    }
    return ends
  }
}

extension MovingScene {
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
        let index = structure.elements[end.element].flight
      else { continue }
      let flight = structure.flights[index]
      guard known.contains(flight.old) else { continue }
      let start = structure.layoutRect(of: flight.old, motions.goals, with: changes)
      structure.flights[index].start = start
      if !isAnimated { flight.layOut(from: start, changes, end, in: &self) }
    }
    structure.noteChange()
  }
}

extension SceneFlight {
  /// Where it ends in the scene.
  ///
  /// - Parameter changes: as for ``SceneStructure/layoutRect(of:_:with:)``.
  fileprivate func goal(
    in scene: MovingScene, with changes: ElementMap<SceneEdit.Element> = [:]
  ) -> SIMD4<Double> {
    above.map { scene.motions[$0.rect] }
      ?? scene.structure.layoutRect(of: element, scene.motions.goals, with: changes)
  }

  /// Where the points in which its frame is were in the scene as it started, as that is laid out now.
  fileprivate func spaceAtStart(in scene: inout MovingScene) -> SeenSpace {
    if isAbove { return SeenSpace() }
    let parent = scene.structure.elements[element].parent
    if let change = scene.motions.openMotion(of: scene.structure.frame(of: element))?.change {
      return scene.space(inside: parent, at: .start(of: change))
    }
    let now = scene.age
    defer { scene.age = now }
    scene.age = began
    return scene.space(inside: parent)
  }

  /// Keeps its progress between both ends, which are others now.
  ///
  /// - Parameters:
  ///   - start: where it starts in the scene.
  ///   - changes: as for ``goal(in:with:)``.
  ///   - known: its ends before.
  fileprivate func layOut(
    from start: SIMD4<Double>, _ changes: ElementMap<SceneEdit.Element>, _ known: FlightEnds,
    in scene: inout MovingScene
  ) {
    let slot = scene.structure.slot(of: self)
    let open = scene.motions.openMotion(of: slot)
    // The start of an open change has been laid out anew already, but for what flies in its parent.
    if isAbove, open != nil { return }
    let (goal, old) = (goal(in: scene, with: changes), known.start - known.goal)
    let distance = known.seen - known.start
    let isFromRest = (distance * distance).sum() < 1e-12
    var seen = start
    if !isFromRest {
      let scale = ((start - goal) / old).replacing(with: 1, where: old .== 0)
      seen = goal + (known.seen - known.goal) * scale
      scene.motions.scaleDistance(of: slot, from: old, to: start - goal)
    }
    let space = spaceAtStart(in: &scene)
    guard space.x.isInvertible, space.y.isInvertible, let offset = scene.motions.offset(of: slot)
    else { return }
    let own = seen.mapped(into: space)
    if let change = open?.change { return scene.motions.setOrigin(of: slot, change, to: own) }
    scene.motions.scaleDistance(of: slot, from: offset, to: own - scene.motions[slot])
    guard isFromRest, let bulge, scene.motions.paths[slot] != nil else { return }
    scene.motions.paths[slot] = PathOffset(.arc(bulge), from: (own - scene.motions[slot]).middle)
  }
}
