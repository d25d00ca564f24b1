import TransitionKit

/// What a transition of a window does to everything below it, as one thing with all pages in it.
///
/// A page that an origin carries is clipped to ``frame``, and then shown with ``state``. See
/// ``SceneFrame/Element/origins``.
///
/// You need it if you draw elements without a ``SceneDrawList``, which has done this already:
///
/// ```swift
/// for element in frame.elements {
///   var matrix = element.state.transform(size: element.frame.size)
///   for origin in element.origins.reversed() { matrix = matrix.concatenating(origin.transform) }
/// }
/// ```
public struct PageOrigin: Sendable, Equatable {
  /// What the transition does to the origin.
  public let state: PropertyState

  /// The bounds of the container, to which the origin is clipped, in its coordinates.
  public let frame: Rect

  /// The matrix from the coordinates of the origin to those of what carries it: the next origin, or the container.
  public var transform: Transform { state.transform(size: frame.size) }
}

extension PageOrigin: CustomStringConvertible {
  /// The bounds and the state.
  public var description: String { "\(frame): \(state)" }
}
