import TransitionKit

/// What changed of an element that is in two scenes.
public struct ElementChanges: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element is in another element, or became or no longer is a root element.
  public static let parent = ElementChanges(rawValue: 1)

  /// The element has another position among the siblings that stay with it.
  ///
  /// As few siblings as possible count as moved: if the last one becomes the first, only that one. Siblings that are
  /// inserted or removed do not count.
  public static let order = ElementChanges(rawValue: 2)

  /// The frame, as a rectangle in the coordinates of the parent.
  public static let frame = ElementChanges(rawValue: 4)

  /// The state at rest.
  public static let state = ElementChanges(rawValue: 8)

  /// The modifier of the state at rest.
  public static let modifier = ElementChanges(rawValue: 16)

  /// The trigger of the emphasis, so that the emphasis plays.
  public static let emphasis = ElementChanges(rawValue: 32)

  /// The version of the content, so that the element shows something else.
  public static let contentVersion = ElementChanges(rawValue: 64)

  /// Whether the children are clipped.
  public static let clips = ElementChanges(rawValue: 128)

  /// The key of what the element shows.
  public static let match = ElementChanges(rawValue: 256)
}

extension ElementChanges {
  /// What differs between the attributes of two elements; their frames and where they are in the tree are compared elsewhere.
  init(from old: ElementAttributes?, to new: ElementAttributes?) {
    self = []
    if old === new { return }
    let (a, b) = ((old ?? .plain).values, (new ?? .plain).values)
    if a.state != b.state { insert(.state) }
    if a.modifier != b.modifier { insert(.modifier) }
    if !Emphasis.haveSameTrigger(a.emphasis, b.emphasis) { insert(.emphasis) }
    if a.contentVersion != b.contentVersion { insert(.contentVersion) }
    if a.clips != b.clips { insert(.clips) }
    if a.match != b.match { insert(.match) }
  }
}

extension ElementChanges: CustomStringConvertible {
  /// The names of what changed, such as `parent, frame`, or `nothing`.
  public var description: String {
    let names: [(ElementChanges, String)] = [
      (.parent, "parent"), (.order, "order"), (.frame, "frame"), (.state, "state"),
      (.modifier, "modifier"), (.emphasis, "emphasis"), (.contentVersion, "content"),
      (.clips, "clipping"), (.match, "key"),
    ]
    let changed = names.filter { contains($0.0) }.map { $0.1 }
    return changed.isEmpty ? "nothing" : changed.joined(separator: ", ")
  }
}
