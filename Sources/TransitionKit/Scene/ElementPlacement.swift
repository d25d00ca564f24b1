/// Where an element of a scene is at rest: in which other element, and with which frame.
public struct ElementPlacement: Sendable, Hashable {
  /// The element, as a view of a timeline.
  public let view: ViewID

  /// The element that it is in; nil for a root element.
  public let parent: ViewID?

  /// The frame at rest, in the coordinates of the parent, or of the scene for a root element.
  public let frame: Rect

  /// Whether the children are clipped to the element.
  public let clips: Bool

  /// Creates the placement of an element.
  public init(view: ViewID, parent: ViewID? = nil, frame: Rect, clips: Bool = false) {
    self.view = view
    self.parent = parent
    self.frame = frame
    self.clips = clips
  }
}
