extension SIMD2<Double> {
  init(_ point: Point) { self.init(point.x, point.y) }

  package var length: Double { (x * x + y * y).squareRoot() }

  /// A vector of the same direction and length 1; without length there is none, and it is zero.
  var unit: SIMD2<Double> {
    let largest = Swift.max(abs(x), abs(y))
    guard largest > 0 else { return .zero }
    let scaled = self / largest
    return scaled / scaled.length
  }

  /// The angle by which this has to be turned to point like another vector, from -pi to pi.
  func turn(to other: SIMD2<Double>) -> Double {
    Double.atan2(y: cross(other), x: x * other.x + y * other.y)
  }

  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
}
