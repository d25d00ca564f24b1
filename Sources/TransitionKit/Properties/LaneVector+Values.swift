// The numbers of the values of properties and of geometry.

extension Translation: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(dx, dy, dz, 0) }

  package init(lanes: SIMD4<Double>) {
    self.init(dx: lanes.x, dy: lanes.y, dz: lanes.z)
  }
}

extension Scale: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(x, y, z, 0) }

  package init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y, z: lanes.z)
  }
}

extension Rotation: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(x, y, z, 0) }

  package init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y, z: lanes.z)
  }
}

extension LayoutScale: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  package init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y)
  }
}

extension ClipInsets: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(top, left, bottom, right) }

  package init(lanes: SIMD4<Double>) {
    self.init(top: lanes.x, left: lanes.y, bottom: lanes.z, right: lanes.w)
  }
}

extension Shadow: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(opacity, radius, dx, dy) }

  package init(lanes: SIMD4<Double>) {
    self.init(opacity: lanes.x, radius: lanes.y, dx: lanes.z, dy: lanes.w)
  }
}

extension Point: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(x, y, 0, 0) }

  package init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y)
  }
}

extension Size: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(width, height, 0, 0) }

  package init(lanes: SIMD4<Double>) {
    self.init(width: lanes.x, height: lanes.y)
  }
}

extension Rect: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(origin.x, origin.y, size.width, size.height) }

  package init(lanes: SIMD4<Double>) {
    self.init(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }

  public var magnitudeSquared: Double { origin.magnitudeSquared + size.magnitudeSquared }
}

extension Color: VectorArithmetic, LaneVector {
  package var lanes: SIMD4<Double> { SIMD4(red, green, blue, alpha) }

  package init(lanes: SIMD4<Double>) {
    self.init(red: lanes.x, green: lanes.y, blue: lanes.z, alpha: lanes.w)
  }

  /// The color at a fraction of the distance to another one, premultiplied: a color that fades to ``clear`` stays
  /// the same color. At 0 and 1 it is exactly one of the two.
  ///
  /// - Parameters:
  ///   - other: the color at an amount of 1.
  ///   - amount: the fraction of the difference: 0 is this color and 1 the other one; it may lie outside 0...1.
  public func interpolated(towards other: Color, amount: Double) -> Color {
    if amount == 0 { return self }
    if amount == 1 { return other }
    let (from, to) = (premultiplied(lanes), premultiplied(other.lanes))
    return Color(lanes: unpremultiplied(from + (to - from) * amount))
  }
}
