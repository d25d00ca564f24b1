internal import CTransitionMath

/// A 4 x 4 matrix that moves points of space, written as rows: a point (x, y, z, 1) is multiplied from
/// the left.
///
/// The elements have the names and positions of Core Animation's `CATransform3D` and CSS's
/// `DOMMatrix`: `m41`, `m42` and `m43` are the translation, and an eye at distance d has
/// `m34` = -1/d.
public struct Transform: Sendable, Hashable {
  // The elements have no words of their own: mRC is row R, column C.
  public var m11 = 1.0
  public var m12 = 0.0
  public var m13 = 0.0
  public var m14 = 0.0
  public var m21 = 0.0
  public var m22 = 1.0
  public var m23 = 0.0
  public var m24 = 0.0
  public var m31 = 0.0
  public var m32 = 0.0
  public var m33 = 1.0
  public var m34 = 0.0
  public var m41 = 0.0
  public var m42 = 0.0
  public var m43 = 0.0
  public var m44 = 1.0

  /// The transform that leaves every point where it is.
  public static let identity = Transform()

  /// A move by the given distances.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform {
    var t = Transform()
    t.m41 = x
    t.m42 = y
    t.m43 = z
    return t
  }

  /// A scale about the origin.
  public static func scale(x: Double, y: Double, z: Double = 1) -> Transform {
    var t = Transform()
    t.m11 = x
    t.m22 = y
    t.m33 = z
    return t
  }

  /// A rotation about the axis (x, y, z) through the origin, by as many radians as that vector is
  /// long.
  ///
  /// Source: Rodrigues' rotation formula.
  public static func rotation(x: Double, y: Double, z: Double) -> Transform {
    // Dividing by the largest component first keeps the squares of tiny axes from underflowing.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return .identity }
    if x == 0, y == 0 { return rotation(inPlane: z) }
    let (sx, sy, sz) = (x / largest, y / largest, z / largest)
    let length = (sx * sx + sy * sy + sz * sz).squareRoot()
    let (ux, uy, uz) = (sx / length, sy / length, sz / length)
    let angle = largest * length
    let (s, c) = (sin(angle), cos(angle))
    let k = 1 - c
    var t = Transform()
    t.m11 = c + ux * ux * k
    t.m12 = ux * uy * k + uz * s
    t.m13 = ux * uz * k - uy * s
    t.m21 = ux * uy * k - uz * s
    t.m22 = c + uy * uy * k
    t.m23 = uy * uz * k + ux * s
    t.m31 = ux * uz * k + uy * s
    t.m32 = uy * uz * k - ux * s
    t.m33 = c + uz * uz * k
    return t
  }

  /// What the formula gives for the axis (0, 0, 1), to the bit, without its divisions.
  private static func rotation(inPlane angle: Double) -> Transform {
    let (s, c) = (sin(angle), cos(angle))
    var t = Transform()
    (t.m11, t.m12, t.m21, t.m22, t.m33) = (c, s, -s, c, c + (1 - c))
    return t
  }

  /// This transform followed by `next`.
  public func concatenating(_ next: Transform) -> Transform {
    let (r1, r2, r3, r4) = rows
    let (n1, n2, n3, n4) = next.rows
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
      n1 * r.x + n2 * r.y + n3 * r.z + n4 * r.w
    }
    return Transform(rows: (row(r1), row(r2), row(r3), row(r4)))
  }

  /// This transform followed by a move in the plane.
  func translated(x: Double, y: Double) -> Transform {
    var t = self
    (t.m11, t.m12) = (m11 + x * m14, m12 + y * m14)
    (t.m21, t.m22) = (m21 + x * m24, m22 + y * m24)
    (t.m31, t.m32) = (m31 + x * m34, m32 + y * m34)
    (t.m41, t.m42) = (m41 + x * m44, m42 + y * m44)
    return t
  }

  /// Where a point of the plane z = 0 appears on screen, after the division by w.
  ///
  /// A point in the plane of the eye has no picture: the coordinates are then infinite or NaN.
  public func apply(to point: Point) -> Point {
    let w = m14 * point.x + m24 * point.y + m44
    return Point(
      x: (m11 * point.x + m21 * point.y + m41) / w,
      y: (m12 * point.x + m22 * point.y + m42) / w)
  }

  public static func == (a: Transform, b: Transform) -> Bool {
    let (a1, a2, a3, a4) = a.rows
    let (b1, b2, b3, b4) = b.rows
    return a1.isSame(as: b1) && a2.isSame(as: b2) && a3.isSame(as: b3) && a4.isSame(as: b4)
  }

  public func hash(into hasher: inout Hasher) {
    let (r1, r2, r3, r4) = rows
    for row in [r1, r2, r3, r4] { hasher.combine(numbers: row) }
  }

  /// Whether the plane z = 0 is seen from behind: the normal of its picture points away.
  var turnsAway: Bool {
    // The element of the inverse that turns the normal, without the division.
    let normal = determinant(m11, m12, m14, m21, m22, m24, m41, m42, m44)
    let space =
      m13 * determinant(m21, m22, m24, m31, m32, m34, m41, m42, m44)
      - m23 * determinant(m11, m12, m14, m31, m32, m34, m41, m42, m44)
      + m33 * normal
      - m43 * determinant(m11, m12, m14, m21, m22, m24, m31, m32, m34)
    return normal * space < 0
  }

  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44)
    )
  }

  private init(
    rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  ) {
    let (a, b, c, d) = rows
    (m11, m12, m13, m14) = (a.x, a.y, a.z, a.w)
    (m21, m22, m23, m24) = (b.x, b.y, b.z, b.w)
    (m31, m32, m33, m34) = (c.x, c.y, c.z, c.w)
    (m41, m42, m43, m44) = (d.x, d.y, d.z, d.w)
  }

  private init() {}
}

/// The determinant of a 3 x 3 matrix by rows.
private func determinant(
  _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double,
  _ h: Double, _ i: Double
) -> Double {
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
}
