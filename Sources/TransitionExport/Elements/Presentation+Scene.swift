import TransitionKit
import TransitionScenes

extension Presentation {
  /// Presents a change from one scene to the next, with its conflicts.
  ///
  /// ```swift
  /// let transition = SceneTransition(from: list, to: detail, .animated(.snappy))
  /// print(Presentation(transition, named: "detail").exported(as: .animatedSVG).document)
  /// ```
  ///
  /// Documents name each element by the text of its id. The report of each export says which elements are scaled in the
  /// scene but laid out anew in a document, which are sampled, and what of them is one value all the time.
  ///
  /// - Parameters:
  ///   - transition: the change to present.
  ///   - name: the name, which documents use for titles and classes.
  public init<ID>(_ transition: SceneTransition<ID>, named name: String = "scene") {
    let content = transition.shownContent
    self.init(
      content.timeline, in: transition.container, placements: transition.placements,
      named: name)
    nesting.oldContents = Set(transition.oldContents)
    conflicts = transition.conflicts
    contents = transition.contents
    let start = (transition.isReversed ? transition.reversed() : transition).frame(at: 0)
    scaledContents = start.elements.filter {
      [.stretch, .fit, .fill].contains($0.resizing) && $0.frame.size != $0.finalFrame.size
    }.compactMap { transition.view(of: $0.id) }
    accuracy.omissions = transition.sampledViews.map {
      "what \($0.label) does between \(lookCountOfCode) looks at it, as it is sampled"
    }
    accuracy.omissions += content.omissions
  }
}

extension SceneTransition {
  /// The timeline, in which views that are off the screen again before the end are transparent from then on, and what it does not
  /// say.
  fileprivate var shownContent: (timeline: Timeline, omissions: [String]) {
    guard !isReversed else {
      let content = reversed().shownContent
      return (content.timeline.reversed(), content.omissions)
    }
    let (timeline, omissions) = content
    let presence = presence
    let ends = Set(presence.values.joined().map { $0.upperBound })
    let last = Dictionary(uniqueKeysWithValues: ends.map { ($0, timeline.frame(at: $0)) })
    let seen = presence.filter { view, spans in
      spans.contains { (last[$0.upperBound]?[view].opacity ?? 0) > 0 }
    }
    return (timeline.hiding(seen), omissions)
  }
}
