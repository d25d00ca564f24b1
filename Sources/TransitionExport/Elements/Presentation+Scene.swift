import TransitionKit

extension Presentation {
  /// Presents a change from one scene to the next, with its conflicts.
  ///
  /// ```swift
  /// let transition = SceneTransition(from: list, to: detail, .animated(.snappy))
  /// print(Presentation(transition, named: "detail").exported(as: .animatedSVG).document)
  /// ```
  ///
  /// Documents name each element by the text of its id.
  public init<ID>(_ transition: SceneTransition<ID>, named name: String = "scene") {
    self.init(
      transition.timeline, in: transition.container, placements: transition.placements, named: name)
    conflicts = transition.conflicts
  }
}
