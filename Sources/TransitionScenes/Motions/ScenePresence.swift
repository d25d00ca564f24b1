import TransitionKit

/// Who is on screen and why: what an element's record does not say, as it holds for few of them.
struct ScenePresence: Sendable {
  /// The elements with a match key; for those that leave the age at which they left, and infinity for the others.
  var keyed: ElementMap<Double> = [:]
  /// The sources that are hidden.
  var hidden: [ElementIndex] = []
  /// The elements that left the screen since the list was emptied.
  var released: [ElementIndex] = []

  /// Forgets an element that leaves the screen.
  mutating func release(_ element: ElementIndex) {
    keyed[element] = nil
    released.append(element)
  }
}

/// What could not be shown as it was asked for.
struct SceneFindings: Sendable {
  /// The elements that were seen without the rotation or perspective of something around them.
  var turned: [ElementIndex] = []
  /// The elements that got another parent in which everything has another scale.
  var rescaled: [ElementIndex] = []
  /// What elements could not show as it was written.
  var faults = SceneFaults()
}
