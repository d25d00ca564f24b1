extension Transform {
  /// The element in row 1 and column 1: the factor of the x coordinate. It is 1 in the identity.
  public var m11: Double {
    get { row1.x }
    set { row1.x = newValue }
  }
  /// The element in row 1 and column 2: how much of the x coordinate is added to y. It is 0 in the identity.
  public var m12: Double {
    get { row1.y }
    set { row1.y = newValue }
  }
  /// The element in row 1 and column 3: how much of the x coordinate is added to z. It is 0 in the identity.
  public var m13: Double {
    get { row1.z }
    set { row1.z = newValue }
  }
  /// The element in row 1 and column 4: how much of the x coordinate is added to w, by which points are
  /// divided. It is 0 in the identity.
  public var m14: Double {
    get { row1.w }
    set { row1.w = newValue }
  }
  /// The element in row 2 and column 1: how much of the y coordinate is added to x. It is 0 in the identity.
  public var m21: Double {
    get { row2.x }
    set { row2.x = newValue }
  }
  /// The element in row 2 and column 2: the factor of the y coordinate. It is 1 in the identity.
  public var m22: Double {
    get { row2.y }
    set { row2.y = newValue }
  }
  /// The element in row 2 and column 3: how much of the y coordinate is added to z. It is 0 in the identity.
  public var m23: Double {
    get { row2.z }
    set { row2.z = newValue }
  }
  /// The element in row 2 and column 4: how much of the y coordinate is added to w, by which points are
  /// divided. It is 0 in the identity.
  public var m24: Double {
    get { row2.w }
    set { row2.w = newValue }
  }
  /// The element in row 3 and column 1: how much of the z coordinate is added to x. It is 0 in the identity.
  public var m31: Double {
    get { row3.x }
    set { row3.x = newValue }
  }
  /// The element in row 3 and column 2: how much of the z coordinate is added to y. It is 0 in the identity.
  public var m32: Double {
    get { row3.y }
    set { row3.y = newValue }
  }
  /// The element in row 3 and column 3: the factor of the z coordinate. It is 1 in the identity.
  public var m33: Double {
    get { row3.z }
    set { row3.z = newValue }
  }
  /// The element in row 3 and column 4: the perspective, -1/d for an eye at the distance d in points. It is 0
  /// without perspective.
  public var m34: Double {
    get { row3.w }
    set { row3.w = newValue }
  }
  /// The element in row 4 and column 1: the translation along the x-axis, in points. It is 0 in the identity.
  public var m41: Double {
    get { row4.x }
    set { row4.x = newValue }
  }
  /// The element in row 4 and column 2: the translation along the y-axis, in points. It is 0 in the identity.
  public var m42: Double {
    get { row4.y }
    set { row4.y = newValue }
  }
  /// The element in row 4 and column 3: the translation along the z-axis, in points. It is 0 in the identity.
  public var m43: Double {
    get { row4.z }
    set { row4.z = newValue }
  }
  /// The element in row 4 and column 4: the constant part of w, by which points are divided. It is 1 in the
  /// identity.
  public var m44: Double {
    get { row4.w }
    set { row4.w = newValue }
  }

  /// The 16 elements row by row: m11, m12, m13, m14, m21 ... m44.
  ///
  /// This is the order of `matrix3d()` in CSS and of `DOMMatrix.toFloat64Array()`. An API that multiplies a
  /// matrix with a column of coordinates, such as Metal or OpenGL, reads the same numbers column by column.
  package var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Whether the picture of the plane z = 0 is an affine one: `m14` and `m24` are 0, and `m44` is 1.
  ///
  /// `m11`, `m12`, `m21`, `m22`, `m41` and `m42` then are the six numbers of a `CGAffineTransform` or of
  /// `matrix()` in CSS. What depth does to the plane is not looked at.
  public var isAffine: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// Whether all elements are numbers.
  @inline(__always)
  var isFinite: Bool {
    // A sum with an infinite number or with NaN is not finite either.
    let sum = (row1 + row2) + (row3 + row4)
    return ((sum.x + sum.y) + (sum.z + sum.w)).isFinite
  }

  /// The transform onto the plane z = 0.
  @inline(__always)
  var flattened: Transform {
    var flat = self
    (flat.row1.z, flat.row2.z, flat.row3.z, flat.row4.z) = (0, 0, 0, 0)
    return flat
  }
}
