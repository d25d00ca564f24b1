import TransitionKit

// The geometry of places in an order.
extension Rect {
  func nearestPoint(to point: SIMD2<Double>) -> SIMD2<Double> {
    point.clamped(lowerBound: least, upperBound: greatest)
  }

  func distance(to point: SIMD2<Double>) -> Double {
    (nearestPoint(to: point) - point).length
  }

  /// The middle that this rectangle has when it takes the place of another one, which makes room: at its far end, and along the other
  /// axis where it was.
  func middle(movedTo other: Rect) -> SIMD2<Double> {
    let (own, its) = (extent / 2, other.extent / 2)
    let delta = other.middle - middle
    // Along an axis along which one overlaps the middle of the other, it does not move.
    let isBeside = abs(delta) .> pointwiseMax(own, its)
    let end = other.middle + (its - own).replacing(with: own - its, where: delta .< 0)
    return middle.replacing(with: end, where: isBeside)
  }

  var middle: SIMD2<Double> { (least + greatest) / 2 }
  var least: SIMD2<Double> { SIMD2(origin.x, origin.y) }
  var greatest: SIMD2<Double> { least + extent }
  var extent: SIMD2<Double> { SIMD2(width, height) }
}

extension Point {
  init(_ vector: SIMD2<Double>) { self.init(x: vector.x, y: vector.y) }

  /// The point as a vector; nil if it is not finite.
  var vector: SIMD2<Double>? { isFinite ? SIMD2(x, y) : nil }
}

func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}
