import TransitionKit

extension SceneAnimator {
  /// Makes another scene current, with velocities of elements, as when a finger lets go of them.
  ///
  /// - Parameters:
  ///   - scene: the new scene.
  ///   - transaction: how the change happens.
  ///   - definition: what elements do in this change, by their ids or by predicates; nil for what they do by themselves.
  ///   - velocities: the velocities with which elements start, in points of the scene a second. They count instead of those that
  ///     the elements have. What is not on screen after the update gets none, nor does anything if motion is reduced.
  ///   - completion: it is called once, when the change is complete or taken over.
  public func update(
    to scene: Scene<ID>, _ transaction: Transaction = Transaction(),
    using definition: TransitionDefinition<ID>? = nil, velocities: [ID: Translation],
    completion: Completion? = nil
  ) {
    endOpenings()
    update(
      to: scene, transaction, using: definition,
      velocities: velocities.map { (id: $0.key, velocity: $0.value) }, replacesOthers: false,
      completion: completion)
  }

  /// Makes another scene current, with an animation and with velocities of elements.
  ///
  /// - Parameters:
  ///   - scene: the new scene.
  ///   - animation: the animation of everything that does not set its own; nil for a change at once.
  ///   - velocities: the velocities with which elements start, in points of the scene a second.
  ///   - completion: it is called once, when the change is complete or taken over.
  public func update(
    to scene: Scene<ID>, animation: Animation?, velocities: [ID: Translation],
    completion: Completion? = nil
  ) {
    update(
      to: scene, Transaction(animation: animation), velocities: velocities, completion: completion)
  }
}
