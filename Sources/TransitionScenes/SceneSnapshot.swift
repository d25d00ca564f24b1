import TransitionKit

/// A picture of an old content that fades out over what an element shows now.
///
/// The element and its children are opaque behind it. It fades, so that two equal contents never look translucent. The opacity
/// of the element's state applies to both together.
public struct SceneSnapshot<ID: Hashable & Sendable>: Sendable, Hashable {
  /// Which picture is meant: the element that showed it, and a number that no other picture has.
  public struct Key: Sendable, Hashable {
    /// The element of which the picture is. It may have left the screen.
    public let id: ID
    /// The number of the picture, from 1.
    public let serial: Int
  }

  /// Which picture it is.
  public let key: Key

  /// Where the picture is drawn, in the coordinates of the parent of the element; its content is scaled to it.
  public let frame: Rect

  /// How opaque it is, from 0 to 1.
  public let opacity: Double
}

extension SceneSnapshot: CustomStringConvertible {
  /// The picture and its opacity.
  public var description: String {
    "\(elementName(of: key.id)) #\(key.serial) at \(number: opacity)"
  }
}
