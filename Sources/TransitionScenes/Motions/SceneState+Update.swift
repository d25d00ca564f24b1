import TransitionKit

extension SceneState {
  /// Makes the first scene current, without animation.
  mutating func install(_ edit: SceneEdit) {
    scene.structure.adoptEnvironment(of: edit)
    scene.reserve(for: edit)
    for element in edit.changes { add(element) }
    scene.structure.modelOrder = edit.order
    scene.structure.order = edit.order
    hideSources()
    scene.refreshModifiers()
    scene.arrangeDrawing()
    scene.structure.noteChange()
  }

  /// Adds an element at its model values.
  mutating func add(_ element: SceneEdit.Element) {
    let number = element.number
    let frame = scene.structure.frame(of: number)
    scene.structure.elements[number] = ElementRecord(
      frame: frame, parent: element.parent, attributes: element.attributes, exists: true)
    scene.motions.put(frame, at: element.frame)
    scene.findings.faults.forget(element.number)
    if element.attributes != nil {
      scene.putState(of: number)
      presence.noteKey(of: number, in: scene.structure)
    }
  }

  /// Changes an element that stays.
  mutating func keep(_ element: SceneEdit.Element, _ builder: inout SceneChangeBuilder) {
    let number = element.number
    if builder.transaction.endsMotions { endMotions(of: number) }
    let old = scene.structure.elements[number.offset].attributes
    scene.structure.elements[number.offset].parent = element.parent
    if old !== element.attributes {
      scene.structure.elements[number].attributes = element.attributes
      let values = (old ?? .plain).values
      presence.noteKey(of: number, in: scene.structure)
      moveState(of: number, from: values, &builder)
      emphasize(number, from: values, &builder)
    } else if presence.keyed[element.number] != nil {
      // It may come back, and has not left then.
      presence.keyed[element.number] = .infinity
    }
    fadeContent(of: element, from: old?.values.contentVersion ?? 0, &builder)
    element.placeFrame(in: &self, &builder)
    if element.kind == .moved { builder.reserve(for: element.number, element.attributes) }
  }

  /// Lets the old content of an element fade out that shows something else, or that is at its new position at once.
  private mutating func fadeContent(
    of change: SceneEdit.Element, from oldVersion: Int, _ builder: inout SceneChangeBuilder
  ) {
    let element = change.number
    let jumps =
      (builder.transaction.reducesMotion || builder.crossfades(change.number))
      && change.kind == .kept && change.frame != scene.modelValue(of: element)
      && scene.structure.flight(of: element)?.isAbove != true
    guard jumps || change.attributes?.values.contentVersion ?? 0 != oldVersion,
      let curve = builder.curve(of: change.number, change.attributes)
    else { return }
    guard !jumps else {
      return startFade(
        of: element, from: element, curve,
        frame: scene.motions.value(of: scene.structure.frame(of: element), at: scene.age), &builder)
    }
    let options = builder.choices[element]?.flight ?? FlightOptions()
    guard options.content != .new else { return }
    // What does not fly has landed.
    let flies = change.kind == .moved || change.frame != scene.modelValue(of: element)
    startFade(
      of: element, from: element, curve, on: options.fading,
      isHeld: options.content == .old && flies, &builder)
  }

  /// Notes what frames share.
  mutating func finishUpdate() {
    scene.motions.forgetEndedLoops()
    scene.updateEffectRecords()
    scene.refreshModifiers()
    scene.arrangeDrawing()
    nextEvent = -.infinity
    scene.structure.noteChange()
    assertInvariants()
  }

  /// Becomes another scene, by a change without a completion.
  ///
  /// - Parameter open: what an open change moves, of which what moves becomes a part; nil if there is none.
  mutating func layOut(
    _ edit: SceneEdit, as change: ChangeNumber, _ transaction: Transaction,
    openedBy open: ChangeTiming? = nil
  ) -> ChangeTiming {
    var builder = SceneChangeBuilder(
      transaction, number: change, at: scene.age, settling: scene.settling,
      prefersReducedMotion: edit.prefersReducedMotion)
    if let open { builder.timing = open }
    var update = SceneUpdate(edit, [builder])
    update.matching = presence.matching(of: edit, in: scene)
    update.apply(to: &self)
    return update.builders[0].timing
  }
}

extension SceneEdit.Element {
  /// Lets the frame of an element head for that of a new scene.
  func placeFrame(in state: inout SceneState, _ builder: inout SceneChangeBuilder) {
    let slot = state.scene.structure.frame(of: number)
    let flight = state.scene.structure.elements[number.offset].flight.map {
      state.scene.structure.flights[$0]
    }
    if let flight, flight.isHeld, !flight.isAbove {
      state.scene.motions.aim(slot, at: frame)
    } else if flight?.isAbove == true {
      // It heads for its position in the scene.
      state.scene.motions.put(slot, at: frame)
    } else if state.scene.modelValue(of: number) != frame {
      state.moveFrame(of: number, to: frame, &builder)
    }
  }
}
