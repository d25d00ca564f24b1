import TransitionKit

/// One layout of a screen: a tree of elements with identity, as a value.
///
/// The host owns the layout. After each of its layout passes it makes a scene and hands it to a ``SceneAnimator``. The
/// library never lays anything out.
///
/// ```swift
/// let scene = Scene(size: Size(width: 390, height: 844)) {
///   Element("header", frame: Rect(x: 0, y: 0, width: 390, height: 90))
///   Element("list", frame: Rect(x: 0, y: 90, width: 390, height: 754)) {
///     for (row, song) in songs.enumerated() {
///       Element(song.id, frame: Rect(x: 0, y: 44 * Double(row), width: 390, height: 44))
///     }
///   }
/// }
/// ```
///
/// The identity of an element is its `id`, wherever the element is in the tree. An id belongs to one element of a scene.
/// Of two elements with one id the second one is left out with its children, and reported by
/// ``SceneChanges/diagnostics``.
public struct Scene<ID: Hashable & Sendable>: Sendable {
  /// An element of the scene.
  public typealias Element = SceneElement<ID>

  /// The size of the screen, in points.
  public var size: Size

  /// The direction that decides which sides `leading` and `trailing` are.
  public var layoutDirection: LayoutDirection

  /// Whether the user prefers reduced motion.
  ///
  /// Every change to such a scene does what ``Transaction/reducesMotion`` says, and the containers of transitions and
  /// modifiers have `Container.prefersReducedMotion`. A new preference holds from the update on that brings it: what is
  /// under way by then continues as it began.
  public var prefersReducedMotion: Bool

  /// The elements without a parent, from back to front.
  public var elements: [Element]

  /// Creates a scene from its elements without a parent, from back to front.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - layoutDirection: the direction that decides which sides leading and trailing are.
  ///   - prefersReducedMotion: whether the user prefers reduced motion; every change to the scene then fades
  ///     instead of moving.
  ///   - elements: the elements without a parent, from back to front.
  public init(
    size: Size, layoutDirection: LayoutDirection = .leftToRight,
    prefersReducedMotion: Bool = false, elements: [Element] = []
  ) {
    self.size = size
    self.layoutDirection = layoutDirection
    self.prefersReducedMotion = prefersReducedMotion
    self.elements = elements
  }

  /// Creates a scene from elements that are written in a closure, from back to front.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - layoutDirection: the direction that decides which sides leading and trailing are.
  ///   - prefersReducedMotion: whether the user prefers reduced motion; every change to the scene then fades
  ///     instead of moving.
  ///   - content: a closure in which the elements without a parent are written, from back to front.
  public init(
    size: Size, layoutDirection: LayoutDirection = .leftToRight,
    prefersReducedMotion: Bool = false,
    @SceneBuilder<ID> content: () -> [Element]
  ) {
    self.init(
      size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
      elements: content())
  }
}

extension Scene: Equatable {
  /// Whether two scenes have the same elements in the same order, with equal frames, states, content versions and clipping,
  /// and the same size, direction and preference.
  ///
  /// Transitions, animations and resizing are not compared, as ``SceneChanges`` does not compare them.
  public static func == (a: Scene, b: Scene) -> Bool {
    a.size == b.size && a.layoutDirection == b.layoutDirection
      && a.prefersReducedMotion == b.prefersReducedMotion && a.elements == b.elements
  }
}

extension Scene: CustomStringConvertible {
  /// The size, and a line for each element, which is indented by how deep it is in the tree. At most 100 elements are listed.
  ///
  /// ```
  /// 390 x 844
  /// header: 390 x 90 at (0, 0)
  /// list: 390 x 754 at (0, 90), clipped
  ///   row 1: 390 x 44 at (0, 0)
  /// ```
  public var description: String {
    let direction = layoutDirection == .rightToLeft ? ", right to left" : ""
    let preference = prefersReducedMotion ? ", reduced motion" : ""
    return "\(size)\(direction)\(preference)" + outline(of: elements)
  }
}
