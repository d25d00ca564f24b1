// What a change would do, before it is made.
extension SceneAnimator {
  /// What an update would do with every element, and why.
  ///
  /// - Parameters:
  ///   - scene: the scene that the update would make current.
  ///   - transaction: how the change would happen.
  ///   - definition: what elements do in this change, by their ids or by predicates; nil for what they do by
  ///     themselves.
  ///   - isOpen: whether ``begin(to:_:using:holding:completion:)`` makes the change rather than an update.
  public func plan(
    for scene: Scene<ID>, _ transaction: Transaction = .animated(),
    using definition: TransitionDefinition<ID>? = nil, isOpen: Bool = false
  ) -> ScenePlan<ID> {
    let copy = rehearsal
    copy.planned = ScenePlan()
    copy.rehearse(scene, transaction, definition, isOpen)
    // `isEmpty` would look up the type of ids.
    if let plan = copy.planned, plan.entries.count > 0 { return plan }
    // Nothing changes, so everything stays.
    let edit = copy.index.edit(to: copy.scene, from: copy.state.scene.model)
    return ScenePlan(
      edit, SceneMatching(removed: [], inserted: [], sources: []), copy.state.scene, copy.index)
  }

  /// The elements of which an update needs pictures, as their contents will fade out. Take the pictures before you change
  /// anything.
  ///
  /// ```swift
  /// let transaction = Transaction.animated(.smooth)
  /// for key in animator.snapshots(for: scene, transaction) { pictures[key] = picture(of: key.id) }
  /// animator.update(to: scene, transaction)
  /// ```
  ///
  /// A picture shows the element and what is inside it, without its own state. If an old content still fades out over it, the
  /// picture shows both. Of elements that another update at this time of the clock asked for already, nothing is listed.
  ///
  /// - Parameters:
  ///   - scene: the scene that the update will make current.
  ///   - transaction: how the change will happen: the same as in the update.
  ///   - definition: what elements do in this change: the same as in the update.
  ///   - isOpen: whether ``begin(to:_:using:holding:completion:)`` makes the change rather than an update.
  public func snapshots(
    for scene: Scene<ID>, _ transaction: Transaction = .animated(),
    using definition: TransitionDefinition<ID>? = nil, isOpen: Bool = false
  ) -> [SceneSnapshot<ID>.Key] {
    let copy = rehearsal
    copy.rehearse(scene, transaction, definition, isOpen)
    return newSnapshots(of: copy)
  }

  /// The elements of which a change needs pictures. Other open changes stay open.
  @_specialize(where ID == ScreenElementID)
  package func snapshotsBesideOthers(
    for scene: Scene<ID>, _ transaction: Transaction, using definition: TransitionDefinition<ID>?,
    isOpen: Bool
  ) -> [SceneSnapshot<ID>.Key] {
    let copy = SceneAnimator(copying: self)
    if isOpen {
      _ = copy.begin(to: scene, from: self.scene, transaction, using: definition, completion: nil)
    } else {
      copy.update(to: scene, transaction, using: definition)
    }
    return newSnapshots(of: copy)
  }

  private func newSnapshots(of copy: SceneAnimator) -> [SceneSnapshot<ID>.Key] {
    let shown = Set(copy.state.scene.structure.fades.map { $0.serial })
    return copy.state.pictures.current.filter { shown.contains($0.value) }
      .filter { state.pictures.current[$0.key] == nil }
      .sorted { $0.value < $1.value }
      .compactMap { number, serial in
        copy.index.snapshotIDs[serial].map { SceneSnapshot.Key(id: $0, serial: serial) }
      }
  }

  /// A separate animator in the same state, of which nothing is heard.
  private var rehearsal: SceneAnimator {
    let copy = SceneAnimator(copying: self)
    copy.openings = openings.map { $0.unheard }
    return copy
  }

  private func rehearse(
    _ scene: Scene<ID>, _ transaction: Transaction, _ definition: TransitionDefinition<ID>?,
    _ isOpen: Bool
  ) {
    if isOpen {
      _ = beginAlone(
        to: scene, transaction, using: definition, holding: nil, isHeld: false, completion: nil)
    } else {
      update(to: scene, transaction, using: definition)
    }
  }
}
