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
    let copy = rehearsal(of: scene, transaction, definition, isOpen)
    return copy.planned ?? ScenePlan()
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
  @_specialize(where ID == ScreenElementID)
  public func snapshots(
    for scene: Scene<ID>, _ transaction: Transaction = .animated(),
    using definition: TransitionDefinition<ID>? = nil, isOpen: Bool = false
  ) -> [SceneSnapshot<ID>.Key] {
    let copy = rehearsal(of: scene, transaction, definition, isOpen)
    let shown = Set(copy.state.structure.fades.map { $0.serial })
    return copy.state.pictures.current.filter { shown.contains($0.value) }
      .filter { state.pictures.current[$0.key] == nil }
      .sorted { $0.value < $1.value }
      .compactMap { number, serial in
        copy.index.snapshotIDs[serial].map { SceneSnapshot.Key(id: $0, serial: serial) }
      }
  }

  /// A separate animator that has made an update, or has begun a change.
  private func rehearsal(
    of scene: Scene<ID>, _ transaction: Transaction, _ definition: TransitionDefinition<ID>?,
    _ isOpen: Bool
  ) -> SceneAnimator {
    let copy = SceneAnimator(copying: self)
    if isOpen {
      copy.begin(to: scene, transaction, using: definition)
    } else {
      copy.update(to: scene, transaction, using: definition)
    }
    return copy
  }
}

extension SceneAnimator {
  /// Creates an animator in the state of another one, without its completions.
  private convenience init(copying other: SceneAnimator) {
    self.init(other.scene, time: other.clockTime)
    findings = other.findings
    (state, index, instant) = (other.state, other.index, other.instant)
    lastChange = other.lastChange
    planned = ScenePlan()
  }
}
