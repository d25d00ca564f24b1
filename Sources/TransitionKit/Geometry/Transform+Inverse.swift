extension Transform {
  /// The transform that undoes this one; nil if there is none, or if it has elements that are not finite.
  ///
  /// Source: the adjugate over the determinant, by the 2 x 2 minors of the upper and the lower two rows.
  public func inverted() -> Transform? {
    let (a0, a1, a2) = (m11 * m22 - m12 * m21, m11 * m23 - m13 * m21, m11 * m24 - m14 * m21)
    let (a3, a4, a5) = (m12 * m23 - m13 * m22, m12 * m24 - m14 * m22, m13 * m24 - m14 * m23)
    let (b0, b1, b2) = (m31 * m42 - m32 * m41, m31 * m43 - m33 * m41, m31 * m44 - m34 * m41)
    let (b3, b4, b5) = (m32 * m43 - m33 * m42, m32 * m44 - m34 * m42, m33 * m44 - m34 * m43)
    let determinant = a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0
    guard determinant != 0, determinant.isFinite else { return nil }
    var t = Transform.identity
    t.m11 = (m22 * b5 - m23 * b4 + m24 * b3) / determinant
    t.m12 = (-m12 * b5 + m13 * b4 - m14 * b3) / determinant
    t.m13 = (m42 * a5 - m43 * a4 + m44 * a3) / determinant
    t.m14 = (-m32 * a5 + m33 * a4 - m34 * a3) / determinant
    t.m21 = (-m21 * b5 + m23 * b2 - m24 * b1) / determinant
    t.m22 = (m11 * b5 - m13 * b2 + m14 * b1) / determinant
    t.m23 = (-m41 * a5 + m43 * a2 - m44 * a1) / determinant
    t.m24 = (m31 * a5 - m33 * a2 + m34 * a1) / determinant
    t.m31 = (m21 * b4 - m22 * b2 + m24 * b0) / determinant
    t.m32 = (-m11 * b4 + m12 * b2 - m14 * b0) / determinant
    t.m33 = (m41 * a4 - m42 * a2 + m44 * a0) / determinant
    t.m34 = (-m31 * a4 + m32 * a2 - m34 * a0) / determinant
    t.m41 = (-m21 * b3 + m22 * b1 - m23 * b0) / determinant
    t.m42 = (m11 * b3 - m12 * b1 + m13 * b0) / determinant
    t.m43 = (-m41 * a3 + m42 * a1 - m43 * a0) / determinant
    t.m44 = (m31 * a3 - m32 * a1 + m33 * a0) / determinant
    return t.isFinite ? t : nil
  }
}
