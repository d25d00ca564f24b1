/// The properties that move a view or change its extent, from which its matrix and its layout are computed.
///
/// A state has them too, but it takes much longer to make one.
struct ViewGeometry {
  var translation = Translation.zero
  var scale = Scale.identity
  var rotation = Rotation.zero
  var anchor = UnitPoint.center
  var perspective = 0.0
  var frame = Rect.zero
  var layoutScale = LayoutScale.identity

  /// Whether the view is where it is at rest.
  var isAtRest: Bool {
    translation == .zero && scale == .identity && rotation == .zero && frame == .zero
      && layoutScale == .identity
  }

  /// The matrix: scale, then rotation about the anchor, then translation, then perspective about the centre.
  ///
  /// The products are written out, because most elements of the factors are 0.
  func transform(size: Size) -> Transform {
    let origin = anchorPoint(size: size)
    var t = Transform.rotation(x: rotation.x, y: rotation.y, z: rotation.z)
    let (left, top) = (-origin.x * scale.x, -origin.y * scale.y)
    t.m41 = t.m11 * left + t.m21 * top + (origin.x + translation.dx)
    t.m42 = t.m12 * left + t.m22 * top + (origin.y + translation.dy)
    t.m43 = t.m13 * left + t.m23 * top + translation.dz
    (t.m11, t.m12, t.m13) = (t.m11 * scale.x, t.m12 * scale.x, t.m13 * scale.x)
    (t.m21, t.m22, t.m23) = (t.m21 * scale.y, t.m22 * scale.y, t.m23 * scale.y)
    (t.m31, t.m32, t.m33) = (t.m31 * scale.z, t.m32 * scale.z, t.m33 * scale.z)
    guard perspective != 0 else { return t }
    let longerSide = max(size.width, size.height)
    let m34 = -perspective / longerSide
    guard longerSide > 0, m34 != 0, m34.isFinite else { return t }
    let (x, y) = (size.width / 2, size.height / 2)
    (t.m14, t.m24, t.m34, t.m44) = (m34 * t.m13, m34 * t.m23, m34 * t.m33, m34 * t.m43 + 1)
    t.m41 -= x
    t.m42 -= y
    return t.translated(x: x, y: y)
  }

  /// Whether the back of the view faces the viewer.
  func isTurnedAway(size: Size) -> Bool {
    canTurnAway && transform(size: size).turnsAway
  }

  /// Whether anything may turn the view away.
  var canTurnAway: Bool { rotation.x != 0 || rotation.y != 0 || scale.z < 0 }

  /// The rectangle at which the view is laid out, in the coordinates of the view at rest.
  func layoutFrame(size: Size) -> Rect {
    let whole = Size(width: size.width + frame.width, height: size.height + frame.height)
    let (width, height) = (whole.width * layoutScale.x, whole.height * layoutScale.y)
    return Rect(
      x: frame.origin.x + (whole.width - width) / 2,
      y: frame.origin.y + (whole.height - height) / 2, width: width, height: height)
  }

  /// The point about which the view is scaled and rotated, in the coordinates of the view at rest.
  func anchorPoint(size: Size) -> Point {
    Point(
      x: frame.origin.x + anchor.x * (size.width + frame.width),
      y: frame.origin.y + anchor.y * (size.height + frame.height))
  }
}

extension PropertyState {
  var geometry: ViewGeometry {
    ViewGeometry(
      translation: translation, scale: scale, rotation: rotation, anchor: anchor,
      perspective: perspective, frame: frame, layoutScale: layoutScale)
  }
}
