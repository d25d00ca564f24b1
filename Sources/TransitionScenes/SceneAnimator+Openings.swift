import TransitionKit

// Open changes, of which several may be there at one time, and how they end.
extension SceneAnimator {
  /// A change that is open, or continues from where a finger let go.
  struct Opening {
    /// How what it moves starts.
    var builder: SceneChangeBuilder
    let record: OpenChange<ID>.Record
    let completion: ((AnimatingPosition) -> Void)?
    /// The element that the finger holds.
    let held: ElementIndex?
    /// The scene at its start; nil if it follows from what else there is, so that ``OldScene`` says it when it is needed.
    var old: Scene<ID>?
    /// The elements that it inserts, which take no touches.
    var untouchable: Set<ElementIndex> = []
    /// What there was before it began, as long as nothing has happened since.
    var unstarted: Unstarted?

    var change: ChangeNumber { builder.number }

    /// The same change for another animator, which tells no one of its end.
    var unheard: Opening {
      Opening(
        builder: builder, record: OpenChange.Record(), completion: nil, held: held, old: old,
        untouchable: untouchable, unstarted: unstarted)
    }
  }

  /// Returns the scene without an open change.
  package typealias OldScene = (ChangeNumber) -> Scene<ID>

  func isOpen(_ change: ChangeNumber) -> Bool {
    OptionalParts.hasOpenChanges && openChanges.contains(change)
  }

  /// Changes the state, and what there was before the updates at this time: another one at this time begins there.
  func changeEverywhere(_ body: (inout SceneState) -> Void) {
    body(&state)
    instant?.before.change(body)
  }

  /// Ends open changes where they are.
  ///
  /// - Parameter kept: those that stay open.
  package func endOpenings(except kept: [ChangeNumber] = []) {
    guard OptionalParts.hasOpenChanges else { return }
    for change in openChanges where !kept.contains(change) { endOpening(change, at: .current) }
  }

  /// Ends an open change.
  ///
  /// - Parameter goBack: makes everything as it is without the change, at its start.
  func endOpening(
    _ change: ChangeNumber, at position: AnimatingPosition, goBack: ((Opening) -> Void)? = nil
  ) {
    guard OptionalParts.hasOpenChanges,
      let index = openings.firstIndex(where: { $0.change == change })
    else { return }
    let ended = openings.remove(at: index)
    ended.record.position = position
    if let goBack {
      goBack(ended)
    } else {
      let kept = openChanges
      changeEverywhere { $0.end(change, at: position, except: kept) }
    }
    noteUntouchable()
    // Pictures may no longer be needed.
    state.nextEvent = -.infinity
    guard let completion = ended.completion else { return }
    calls.append(({ _ in completion(position) }, .arrived))
  }

  /// Ends the open changes that are back at their starts.
  func endOpeningsAtStart(_ other: OldScene?) {
    guard OptionalParts.hasOpenChanges else { return }
    for change in openChanges where state.isBack(change) {
      endOpening(change, at: .start) { ended in self.undo(ended, other) }
    }
  }

  /// Makes everything as it is without an open change that is back at its start.
  private func undo(_ opening: Opening, _ other: OldScene?) {
    let scene = opening.old ?? other?(opening.change) ?? self.scene
    let kept = openChanges
    state.endGestures(except: kept)
    let rest = state.close(
      atStartOf: opening.change, index.edit(to: scene, from: state.scene.model))
    // What it has moved is where it was, but for rounding.
    let edit = index.edit(to: scene, from: state.scene.model)
    adopt(scene, edit)
    state.undo(edit, rest)
    instant = nil
    forgetTakenOver()
  }

  /// Notes what takes no touches.
  func noteUntouchable() {
    for opening in openings { state.scene.structure.untouchable.formUnion(opening.untouchable) }
  }
}

extension SceneState {
  fileprivate mutating func change(_ body: (inout SceneState) -> Void) { body(&self) }

  /// Ends an open change that does not go back.
  ///
  /// - Parameter kept: the changes that stay open.
  fileprivate mutating func end(
    _ change: ChangeNumber, at position: AnimatingPosition, except kept: [ChangeNumber]
  ) {
    letGo(of: change)
    if position == .end { endGestures(except: kept) } else { takeOverGestures(except: kept) }
  }
}
