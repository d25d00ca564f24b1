// Equality of the values of properties: NaN equals NaN, and everything else compares as Doubles do.

extension Translation {
  private var lanes: SIMD4<Double> { SIMD4(dx, dy, dz, 0) }

  /// Whether two values are equal.
  public static func == (a: Translation, b: Translation) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension Scale {
  private var lanes: SIMD4<Double> { SIMD4(x, y, z, 1) }

  /// Whether two values are equal.
  public static func == (a: Scale, b: Scale) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension Rotation {
  private var lanes: SIMD4<Double> { SIMD4(x, y, z, 0) }

  /// Whether two values are equal.
  public static func == (a: Rotation, b: Rotation) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension LayoutScale {
  private var lanes: SIMD2<Double> { SIMD2(x, y) }

  /// Whether two values are equal.
  public static func == (a: LayoutScale, b: LayoutScale) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension ClipInsets {
  private var lanes: SIMD4<Double> { SIMD4(top, left, bottom, right) }

  /// Whether two values are equal.
  public static func == (a: ClipInsets, b: ClipInsets) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension Color {
  private var lanes: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  /// Whether two values are equal.
  public static func == (a: Color, b: Color) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension Shadow {
  private var lanes: SIMD4<Double> { SIMD4(opacity, radius, dx, dy) }

  /// Whether two values are equal.
  public static func == (a: Shadow, b: Shadow) -> Bool { a.lanes.isSame(as: b.lanes) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers: lanes) }
}

extension PropertyValue {
  /// Whether two values are equal.
  public static func == (a: PropertyValue, b: PropertyValue) -> Bool {
    a.components.count == b.components.count && zip(a.components, b.components).allSatisfy(areSame)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components.count)
    for component in components { hasher.combine(number: component) }
  }
}
