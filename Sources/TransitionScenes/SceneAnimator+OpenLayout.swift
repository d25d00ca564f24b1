import TransitionKit

// The layout of both ends of open changes.
extension SceneAnimator {
  /// Lays out everything anew, without animation, while changes are open.
  ///
  /// - Parameter old: returns the scene without an open change.
  package func layOut(_ scene: Scene<ID>, old: @escaping OldScene) {
    forgetUnstarted()
    layOut(scene, old)
    aimBack(to: old)
    callCompletions()
  }

  /// Lays out either end of an open change anew, without animation.
  func layOut(_ change: ChangeNumber, old: Scene<ID>? = nil, new: Scene<ID>? = nil) {
    guard isOpen(change), let index = openings.firstIndex(where: { $0.change == change }) else {
      return
    }
    forgetUnstarted()
    if let old { openings[index].old = old }
    if let new { layOut(new, opening: index) }
    if let start = openings[index].old { aimBack(index, to: start) }
    callCompletions()
  }

  /// Lays out anew what there was before the updates at this time. Another one at this time begins there.
  ///
  /// - Parameter everything: returns what is on screen in the new layout, what leaves included.
  package func layOutBefore(
    _ scene: Scene<ID>, _ transaction: Transaction, _ everything: () -> Scene<ID>
  ) {
    // There may have been no update yet: an operation at this time may only have ended an open change.
    var instant = instant ?? Instant(before: state)
    let edit = index.edit(to: scene, from: instant.before.scene.model)
    let ends = FlightEnds.all(in: &instant.before.scene)
    // It is on the clock of no open change.
    lastChange = lastChange.next
    _ = instant.before.layOut(edit, as: lastChange, transaction)
    if !ends.isEmpty {
      let edit = index.edit(to: everything(), from: instant.before.scene.model)
      instant.before.scene.layOut(ends, edit, isAnimated: transaction.animation != nil)
    }
    self.instant = instant
  }

  /// Gives elements that leave the frames that they have in a scene. All others stay.
  ///
  /// - Parameter transaction: how they get there. Without an animation they stay as far from there as they are.
  package func layOutLeaving(_ scene: Scene<ID>, _ transaction: Transaction) {
    forgetUnstarted()
    // It is on the clock of no open change.
    lastChange = lastChange.next
    let (edit, change) = (index.edit(to: scene, from: state.scene.model), lastChange)
    changeEverywhere { edit.layOutLeaving(in: &$0, transaction, as: change) }
  }

  /// Lays everything out anew, with both ends of shared elements in flight.
  ///
  /// - Parameters:
  ///   - isAnimated: whether they continue to their new places from what is shown, instead of keeping their progress.
  ///   - everything: returns what is on screen in the new layout, what leaves included.
  ///   - body: makes the new layout current.
  package func layOutFlights(
    isAnimated: Bool, _ everything: () -> Scene<ID>, _ body: () -> Void
  ) {
    let ends = FlightEnds.all(in: &state.scene)
    body()
    guard !ends.isEmpty else { return }
    let edit = index.edit(to: everything(), from: state.scene.model)
    state.scene.layOut(ends, edit, isAnimated: isAnimated)
  }

  /// Scales how far the frame of an element is from its goal.
  package func scaleMotion(of id: ID, by scale: SIMD4<Double>) {
    guard let number = index.number(of: id) else { return }
    forgetUnstarted()
    changeEverywhere { $0.scene.scaleMotion(of: number, by: scale) }
  }

  /// Ends what elements do as they come, or come back, at once.
  package func endEffects(of ids: [ID]) {
    let elements = Set(ids.compactMap { index.number(of: $0) })
    forgetUnstarted()
    changeEverywhere { state in
      state.scene.effects.end(
        of: elements, withEmphases: false, in: &state.scene.structure, &state.changes)
      state.finishUpdate()
    }
    forgetTakenOver()
  }

  /// Makes another layout current, without animation. What has its own one moves with an open change, if it is given.
  private func layOut(_ scene: Scene<ID>, opening: Int? = nil, _ old: OldScene? = nil) {
    let edit = index.edit(to: scene, from: state.scene.model)
    adopt(scene, edit)
    var transaction = Transaction()
    transaction.isLayout = old != nil
    lastChange = lastChange.next
    let timing = state.layOut(
      edit, as: lastChange, transaction, openedBy: opening.map { openings[$0].builder.timing })
    if let opening { openings[opening].builder.timing = timing }
    index.noteSnapshots(state.pictures.current)
    noteUntouchable(edit, old)
    noteUntouchable()
    state.scene.setClocks()
  }

  /// Moves the starts of all open changes to where everything is in other old scenes.
  package func aimBack(to old: OldScene) {
    for index in openings.indices { aimBack(index, to: old(openings[index].change)) }
  }

  /// Moves the start of an open change to where everything is in another old scene.
  private func aimBack(_ opening: Int, to old: Scene<ID>) {
    var before = SceneState(settling: state.scene.settling, age: clockTime)
    let edit = index.edit(to: old, from: SceneModel())
    findings.add(edit.diagnostics)
    before.install(edit)
    openings[opening].builder.aimBack(&state, to: before.scene)
    state.scene.structure.noteChange()
    forgetTakenOver()
  }

  /// Lets what an open change inserts take no touches, apart from what the finger holds.
  func noteUntouchable(_ edit: SceneEdit, _ other: OldScene? = nil) {
    let inserted = edit.changes.filter { $0.kind == .inserted }
    guard !inserted.isEmpty else { return }
    for index in openings.indices {
      let held = openings[index].held
      let old = openings[index].old ?? other?(openings[index].change)
      for change in inserted {
        if let held, held == change.number || state.scene.structure.isInside(change.number, held) {
          continue
        }
        if let id = self.index.id(of: change.number), old?[id] != nil { continue }
        openings[index].untouchable.insert(change.number)
      }
    }
  }
}

extension SceneEdit {
  /// Gives the elements that leave their frames.
  fileprivate func layOutLeaving(
    in state: inout SceneState, _ transaction: Transaction, as number: ChangeNumber
  ) {
    var builder = SceneChangeBuilder(
      transaction, number: number, at: state.scene.age, settling: state.scene.settling,
      prefersReducedMotion: prefersReducedMotion)
    for change in changes where state.scene.structure.contains(change.number) {
      let element = state.scene.structure.elements[change.number]
      guard element.leaves, element.parent == change.parent else { continue }
      if transaction.animation == nil {
        state.scene.motions.relocate(element.frame, to: change.frame)
      } else {
        change.placeFrame(in: &state, &builder)
      }
    }
    state.nextEvent = -.infinity
    state.scene.structure.noteChange()
  }
}

extension MovingScene {
  fileprivate mutating func scaleMotion(of element: ElementIndex, by scale: SIMD4<Double>) {
    guard structure.contains(element) else { return }
    let (slot, goal) = (structure.frame(of: element), modelValue(of: element))
    // Both ends of an open change are laid out anew, so what it moves keeps its share by that.
    guard motions.openMotion(of: slot) == nil else { return }
    motions.carry(slot, by: scale, offset: goal - goal * scale)
    motions.shift(slot, to: goal)
    structure.noteChange()
  }
}
