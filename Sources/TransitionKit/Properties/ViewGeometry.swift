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

  /// Whether the view has its position at rest.
  var isAtRest: Bool {
    isTranslation && translation.dx == 0 && translation.dy == 0 && translation.dz == 0
      && frame == .zero && layoutScale == .identity
  }

  /// Whether the view is neither scaled nor rotated.
  @inline(__always)
  var isTranslation: Bool {
    rotation.x == 0 && rotation.y == 0 && rotation.z == 0 && scale.x == 1 && scale.y == 1
      && scale.z == 1
  }

  /// The matrix: scale, then rotation about the anchor, then translation, then perspective about the centre.
  ///
  /// The products are written out, because most elements of the factors are 0.
  @inline(__always)
  func transform(size: Size) -> Transform {
    // The constant would be looked up.
    var t = Transform()
    if isTranslation {
      t.row4 = SIMD4(translation.dx, translation.dy, translation.dz, 1)
    } else {
      let origin = anchorPoint(size: size)
      let (left, top) = (-origin.x * scale.x, -origin.y * scale.y)
      let (x, y) = (origin.x + translation.dx, origin.y + translation.dy)
      if rotation.x == 0, rotation.y == 0 {
        let (s, c) = Transform.sineAndCosine(of: rotation.z)
        t.row1 = SIMD4(c * scale.x, s * scale.x, 0, 0)
        t.row2 = SIMD4(-s * scale.y, c * scale.y, 0, 0)
        t.row3 = SIMD4(0, 0, (c + (1 - c)) * scale.z, 0)
        t.row4 = SIMD4(c * left + -s * top + x, s * left + c * top + y, translation.dz, 1)
      } else {
        t = .rotation(x: rotation.x, y: rotation.y, z: rotation.z)
        t.row4 = t.row1 * left + t.row2 * top
        t.row4 += SIMD4(x, y, translation.dz, 1)
        t.row1 *= scale.x
        t.row2 *= scale.y
        t.row3 *= scale.z
      }
    }
    return perspective == 0 ? t : projected(t, size: size)
  }

  /// Adds the perspective about the centre.
  private func projected(_ transform: Transform, size: Size) -> Transform {
    let longerSide = max(size.width, size.height)
    guard longerSide > 0, perspective.isFinite else { return transform }
    // Of a view that is almost empty, products with it would be infinite.
    let m34 = (-perspective / longerSide).clamped
    guard m34 != 0 else { return transform }
    let (x, y) = (size.width / 2, size.height / 2)
    var t = transform
    (t.m14, t.m24, t.m34, t.m44) = (m34 * t.m13, m34 * t.m23, m34 * t.m33, m34 * t.m43 + 1)
    t.row4 -= SIMD4(x, y, 0, 0)
    return t.translated(x: x, y: y)
  }

  /// Whether the back of the view faces the viewer.
  func isTurnedAway(size: Size) -> Bool { isTurnedAway(by: transform(size: size)) }

  /// Whether the back of the view faces the viewer, from its matrix.
  ///
  /// The plane is seen from behind if its picture is turned over, unless space is mirrored too: the determinant
  /// of the matrix is the product of the scales.
  @inline(__always)
  func isTurnedAway(by transform: Transform) -> Bool {
    guard rotation.x != 0 || rotation.y != 0 || scale.z < 0 else { return false }
    return transform.planeDeterminant * scale.x * scale.y * scale.z < 0
  }

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
