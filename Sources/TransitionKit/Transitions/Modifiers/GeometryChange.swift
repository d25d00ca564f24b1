/// The change that a geometry effect makes to a view: a translation, a scale, a rotation, and the anchor of
/// the scale and the rotation.
///
/// It is not a matrix, because a matrix does not distinguish a rotation by 370 degrees from one by 10
/// degrees. A part that is nil is not written. Two changes are equal if they write the same properties with
/// the same values.
public struct GeometryChange: Sendable, Equatable {
  private(set) var state = PropertyState.rest

  /// Creates a change from the parts that are not nil.
  ///
  /// - Parameters:
  ///   - translation: how far the view is moved, in points; nil is not written.
  ///   - scale: how much the view is magnified, about the anchor; nil is not written.
  ///   - rotation: how the view is rotated, about the anchor, in radians; nil is not written.
  ///   - anchor: the point about which scale and rotation act, in fractions of the size; nil is not written.
  public init(
    translation: Translation? = nil, scale: Scale? = nil, rotation: Rotation? = nil,
    anchor: UnitPoint? = nil
  ) {
    if let translation { state.translation = translation }
    if let scale { state.scale = scale }
    if let rotation { state.rotation = rotation }
    if let anchor { state.anchor = anchor }
  }

  /// How far the view is moved, in points.
  public var translation: Translation {
    get { state.translation }
    set { state.translation = newValue }
  }

  /// How much the view is magnified, about the anchor.
  public var scale: Scale {
    get { state.scale }
    set { state.scale = newValue }
  }

  /// How the view is rotated, about the anchor, in radians.
  public var rotation: Rotation {
    get { state.rotation }
    set { state.rotation = newValue }
  }

  /// The unit point about which scale and rotation act; it does not move.
  public var anchor: UnitPoint {
    get { state.anchor }
    set { state.anchor = newValue }
  }

  /// Whether two values are equal.
  public static func == (a: GeometryChange, b: GeometryChange) -> Bool {
    a.state.isSame(as: b.state)
  }
}

extension GeometryChange: CustomStringConvertible {
  /// The changes, such as `translation (10, 0, 0)`.
  public var description: String { state.description }
}
