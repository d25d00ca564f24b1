import TransitionKit

/// Where an element of a scene is at rest: in which other element, and with which frame.
package struct ElementPlacement: Sendable, Hashable {
  /// The element, as a view of a timeline.
  package let view: ViewID

  /// The element that it is in; nil for a root element.
  package let parent: ViewID?

  /// The frame at rest, in the coordinates of the parent, or of the scene for a root element.
  package let frame: Rect

  /// Whether the children are clipped to the element.
  package let clips: Bool

  /// Creates the placement of an element.
  ///
  /// - Parameters:
  ///   - view: the element, as a view of a timeline.
  ///   - parent: the element that it is in; nil for a root element.
  ///   - frame: the frame at rest, in points, in the coordinates of the parent, or of the scene for a root
  ///     element.
  ///   - clips: whether the children are clipped to the element.
  package init(view: ViewID, parent: ViewID? = nil, frame: Rect, clips: Bool = false) {
    self.view = view
    self.parent = parent
    self.frame = frame
    self.clips = clips
  }
}

extension ElementPlacement: CustomStringConvertible {
  /// The view, its frame, and what it is in, such as `row: 390 x 44 at (0, 0) in list`.
  package var description: String {
    let location = parent.map { " in \($0)" } ?? ""
    return "\(view): \(frame)\(location)\(clips ? ", clipped" : "")"
  }
}
