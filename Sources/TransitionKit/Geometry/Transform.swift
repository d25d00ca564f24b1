/// A 4 x 4 matrix that moves points of space, written as rows: a point (x, y, z, 1) is multiplied from
/// the left.
///
/// The elements have the names and positions of Core Animation's `CATransform3D` and CSS's
/// `DOMMatrix`: `m41`, `m42` and `m43` are the translation, and an eye at distance d has
/// `m34` = -1/d.
public struct Transform: Sendable, Hashable {
  /// The rows of the matrix, as vectors so that they are computed with as a whole.
  package var (row1, row2) = (SIMD4(1.0, 0, 0, 0), SIMD4(0.0, 1, 0, 0))
  package var (row3, row4) = (SIMD4(0.0, 0, 1, 0), SIMD4(0.0, 0, 0, 1))

  /// The transform that leaves every point where it is.
  public static let identity = Transform()

  /// A move by the given distances.
  ///
  /// - Parameters:
  ///   - x: the distance to the right, in points.
  ///   - y: the distance down, in points.
  ///   - z: the distance towards the viewer, in points.
  public static func translation(x: Double, y: Double, z: Double = 0) -> Transform {
    var t = Transform()
    t.m41 = x
    t.m42 = y
    t.m43 = z
    return t
  }

  /// A scale about the origin.
  ///
  /// - Parameters:
  ///   - x: the factor of the width; a negative one mirrors.
  ///   - y: the factor of the height; a negative one mirrors.
  ///   - z: the factor of the depth.
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
  ///
  /// - Parameters:
  ///   - x: the x component of the axis, in radians.
  ///   - y: the y component of the axis, in radians.
  ///   - z: the z component of the axis, in radians; alone, a positive one turns clockwise on screen.
  public static func rotation(x: Double, y: Double, z: Double) -> Transform {
    // What the formula gives for an axis of the coordinates, to the bit, without its divisions.
    if x == 0, y == 0 {
      let (s, c) = sineAndCosine(of: z)
      var t = Transform()
      (t.m11, t.m12, t.m21, t.m22, t.m33) = (c, s, -s, c, c + (1 - c))
      return t
    }
    return rotation(aboutX: x, y: y, z: z)
  }

  private static func rotation(aboutX x: Double, y: Double, z: Double) -> Transform {
    if z == 0, x == 0 || y == 0, (x + y).isFinite {
      let (s, c) = sineAndCosine(of: x + y)
      var t = Transform()
      if y == 0 {
        (t.m11, t.m22, t.m23, t.m32, t.m33) = (c + (1 - c), c, s, -s, c)
      } else {
        (t.m11, t.m13, t.m22, t.m31, t.m33) = (c, -s, c + (1 - c), s, c)
      }
      return t
    }
    // Dividing by the largest component first keeps the squares of tiny axes from underflowing.
    let largest = max(abs(x), abs(y), abs(z))
    guard largest > 0, largest.isFinite else { return .identity }
    let (sx, sy, sz) = (x / largest, y / largest, z / largest)
    let length = (sx * sx + sy * sy + sz * sz).squareRoot()
    let (ux, uy, uz) = (sx / length, sy / length, sz / length)
    let angle = largest * length
    let (s, c) = sineAndCosine(of: angle)
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

  /// The sine and the cosine of an angle; those of 0 if it is not finite.
  @inline(__always)
  package static func sineAndCosine(of angle: Double) -> (sine: Double, cosine: Double) {
    guard angle != 0, angle.isFinite else { return (0, 1) }
    let (sine, cosine) = Double.sinAndCos(angle)
    return (sine, cosine)
  }

  /// This transform followed by `next`.
  ///
  /// - Parameter next: the transform that is applied after this one.
  public func concatenating(_ next: Transform) -> Transform {
    func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
      next.row1 * r.x + next.row2 * r.y + next.row3 * r.z + next.row4 * r.w
    }
    var t = Transform()
    (t.row1, t.row2, t.row3, t.row4) = (row(row1), row(row2), row(row3), row(row4))
    return t
  }

  /// This transform followed by a move in the plane.
  @inline(__always)
  package func translated(x: Double, y: Double) -> Transform {
    let offset = SIMD4(x, y, 0, 0)
    var t = self
    t.row1 += offset * row1.w
    t.row2 += offset * row2.w
    t.row3 += offset * row3.w
    t.row4 += offset * row4.w
    return t
  }

  /// Where a point of the plane z = 0 appears on screen, after the division by w.
  ///
  /// A point in the plane of the eye has no picture: the coordinates are then infinite or NaN.
  ///
  /// - Parameter point: a point of the plane, in the coordinates before the transform.
  public func apply(to point: Point) -> Point {
    let w = m14 * point.x + m24 * point.y + m44
    return Point(
      x: (m11 * point.x + m21 * point.y + m41) / w,
      y: (m12 * point.x + m22 * point.y + m42) / w)
  }

  /// Whether two values are equal.
  public static func == (a: Transform, b: Transform) -> Bool {
    a.row1.isSame(as: b.row1) && a.row2.isSame(as: b.row2) && a.row3.isSame(as: b.row3)
      && a.row4.isSame(as: b.row4)
  }

  public func hash(into hasher: inout Hasher) {
    for row in [row1, row2, row3, row4] { hasher.combine(numbers: row) }
  }

  /// The picture of the plane z = 0: its area in relation to the plane, negative if it is turned over, up to a factor
  /// that is positive in front of the eye.
  @inline(__always)
  var planeDeterminant: Double {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
  }

  init() {}
}

extension Transform: CustomStringConvertible {
  /// The four rows, or `identity`.
  public var description: String {
    func row(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> String {
      "(\(number: a), \(number: b), \(number: c), \(number: d))"
    }
    if self == .identity { return "identity" }
    return row(m11, m12, m13, m14) + " " + row(m21, m22, m23, m24) + " "
      + row(m31, m32, m33, m34) + " " + row(m41, m42, m43, m44)
  }
}
