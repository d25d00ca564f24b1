import TransitionKit

// The layout of both ends of open changes.
extension SceneAnimator {
  /// Lays out an end of an open change anew, without animation.
  func update(_ change: ChangeNumber, old: Scene<ID>) {
    guard isOpen(change), let index = alternatives.firstIndex(where: { $0.missing == [change] })
    else { return }
    forgetUnstarted()
    layOut(old, alternative: index)
    aimBack(except: [], in: &state)
    state.noteChange()
    callCompletions()
  }

  func update(_ change: ChangeNumber, new: Scene<ID>) {
    guard isOpen(change) else { return }
    forgetUnstarted()
    layOut(new)
  }

  /// Lays out everything anew, without animation, while changes are open.
  ///
  /// - Parameter others: the scenes without changes that are open: see ``alternatives(_:)``.
  package func layOut(_ scene: Scene<ID>, alternatives others: [Scene<ID>]) {
    forgetUnstarted()
    // What has an open change looks at what is without it, so that comes first.
    for index in alternatives.indices.sorted(by: {
      alternatives[$0].missing.count > alternatives[$1].missing.count
    }) {
      var state = alternatives[index].state
      aimBack(except: alternatives[index].missing, in: &state)
      alternatives[index].state = state
      layOut(others[index], alternative: index)
    }
    aimBack(except: [], in: &state)
    layOut(scene)
    callCompletions()
  }

  /// Lays out anew what there was before the updates at this time, without animation. Another one at this time begins there.
  ///
  /// - Parameter others: the scenes of then without changes that are open: see ``alternatives(_:)``.
  package func layOutBefore(_ scene: Scene<ID>, alternatives others: [Scene<ID>]) {
    guard var before = instant?.before else { return }
    let edit = index.edit(to: scene, from: before.model)
    layOut(edit, before.matching(of: edit), in: &before)
    instant?.before = before
    for (index, other) in others.enumerated() {
      guard var before = alternatives[index].before else { continue }
      let edit = self.index.edit(to: other, from: before.model)
      layOut(edit, SceneMatching(removed: [], inserted: [], sources: []), in: &before)
      alternatives[index].before = before
    }
  }

  /// Gives elements that leave the frames that they have in a scene, without animation. All others stay.
  package func layOutLeaving(_ scene: Scene<ID>) {
    let edit = index.edit(to: scene, from: state.model)
    changeEverywhere { $0.layOutLeaving(edit) }
  }

  /// Scales how far the frame of an element is from its goal.
  package func scaleMotion(of id: ID, by scale: SIMD4<Double>) {
    guard let number = index.number(of: id) else { return }
    changeEverywhere { $0.scaleMotion(of: number, by: scale) }
  }

  private func layOut(_ scene: Scene<ID>) {
    let edit = index.edit(to: scene, from: state.model)
    adopt(scene, edit)
    layOut(edit, state.matching(of: edit), in: &state)
    index.noteSnapshots(state.pictures.current)
    noteUntouchable(edit)
    noteAlternatives()
    state.setClocks()
  }

  private func layOut(_ scene: Scene<ID>, alternative position: Int) {
    let edit = edit(to: scene, ofAlternative: position)
    layOut(
      edit, SceneMatching(removed: [], inserted: [], sources: []),
      in: &alternatives[position].state)
    for change in alternatives[position].state.removeChangesTakenOver() {
      complete(change, .takenOver)
    }
    alternatives[position].state.setClocks()
  }

  /// Moves the starts of open changes to where everything is without them.
  private func aimBack(except missing: [ChangeNumber], in state: inout SceneState) {
    for opening in openings where !missing.contains(opening.change) {
      let own = (missing + [opening.change]).sorted()
      guard let before = alternatives.first(where: { $0.missing == own }) else { continue }
      state.aimBack(opening.change, to: before.state)
    }
  }

  private func layOut(_ edit: SceneEdit, _ matching: SceneMatching, in state: inout SceneState) {
    var builders = [
      SceneChangeBuilder(
        Transaction(), number: lastChange, at: state.age, settling: state.settling,
        prefersReducedMotion: edit.prefersReducedMotion)
    ]
    var matching = matching
    state.apply(edit, &matching, &builders) { _ in 0 }
  }

  /// Lets what an open change inserts take no touches, apart from what the finger holds.
  func noteUntouchable(_ edit: SceneEdit) {
    for index in openings.indices {
      let before = alternative(without: openings[index].change)
      for change in edit.changes where change.kind == .inserted {
        if let held = openings[index].held,
          held == change.number || state.structure.isInside(change.number, held)
        {
          continue
        }
        if before?.state.isTrue(change.number) == true { continue }
        openings[index].untouchable.insert(change.number)
      }
    }
  }
}

extension SceneState {
  fileprivate mutating func layOutLeaving(_ edit: SceneEdit) {
    for change in edit.changes where isOnScreen(change.number) {
      let element = structure.elements[change.number]
      guard element.leaves, element.parent == change.parent else { continue }
      motions.shift(frame(of: change.number), to: change.frame)
    }
    noteChange()
  }

  fileprivate mutating func scaleMotion(of element: ElementIndex, by scale: SIMD4<Double>) {
    guard isOnScreen(element) else { return }
    let (slot, goal) = (frame(of: element), truth(of: element))
    motions.carry(slot, by: scale, offset: goal - goal * scale)
    motions.shift(slot, to: goal)
    noteChange()
  }

  /// Whether an element is on screen and does not leave.
  fileprivate func isTrue(_ element: ElementIndex) -> Bool {
    isOnScreen(element) && !structure.elements[element].leaves
  }
}
