import TransitionKit

/// What a condition of a transition may ask about an element.
public struct ElementContext<ID: Hashable & Sendable>: Sendable {
  /// The id of the element.
  public let id: ID

  /// Whether the element comes, leaves or stays.
  public let kind: Kind

  /// Whether it has a partner: another element on the other side of the change with the same match key.
  public let isMatched: Bool

  /// Whether the change presents something, rather than dismissing it: see ``Transaction/isDismissal``.
  public let isPresenting: Bool

  /// The frame at rest, in the coordinates of the scene: the new one, or the last one of an element that leaves.
  public let frame: Rect

  /// The size of the scene.
  public let sceneSize: Size

  /// The layout direction of the scene.
  public let layoutDirection: LayoutDirection

  /// Creates a context, to ask a definition what an element would do: see ``TransitionDefinition/transition(for:)``.
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - kind: whether the element comes, leaves or stays.
  ///   - isMatched: whether another element on the other side of the change has the same match key.
  ///   - isPresenting: whether the change presents something, rather than dismissing it.
  ///   - frame: the frame at rest, in the coordinates of the scene, in points.
  ///   - sceneSize: the size of the scene, in points.
  ///   - layoutDirection: the layout direction of the scene.
  public init(
    id: ID, kind: Kind, isMatched: Bool = false, isPresenting: Bool = true, frame: Rect,
    sceneSize: Size, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.id = id
    self.kind = kind
    self.isMatched = isMatched
    self.isPresenting = isPresenting
    self.frame = frame
    self.sceneSize = sceneSize
    self.layoutDirection = layoutDirection
  }

  /// What happens to an element.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// It is only in the new scene.
    case inserted
    /// It is only in the old scene.
    case removed
    /// It is in both scenes.
    case kept
  }
}

extension ElementContext: CustomStringConvertible {
  /// The element and what happens to it, such as `card: inserted, matched`.
  public var description: String {
    "\(elementName(of: id)): \(kind)\(isMatched ? ", matched" : "")"
  }
}
