/// What a geometry effect does to a view, in the terms that transitions compose: a move, a magnification, a
/// rotation, and the point about which the latter two act.
///
/// It is no matrix, as nothing could be told from one about rotations by 180 degrees and more. What is not
/// written is left alone, so two changes are equal if they write the same properties with the same values.
public struct GeometryChange: Sendable, Equatable {
  private(set) var state = PropertyState.rest

  /// Makes a change of what is given.
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

  /// How the view is turned, about the anchor, in radians.
  public var rotation: Rotation {
    get { state.rotation }
    set { state.rotation = newValue }
  }

  /// The unit point about which scale and rotation act; it does not move.
  public var anchor: UnitPoint {
    get { state.anchor }
    set { state.anchor = newValue }
  }

  public static func == (a: GeometryChange, b: GeometryChange) -> Bool {
    a.state == b.state && a.state.hasSameWrites(as: b.state)
  }
}
