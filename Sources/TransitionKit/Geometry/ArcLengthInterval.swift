/// A part of a segment of a path that is short enough for its length to be computed at once, and whose heading
/// changes by less than 180 degrees.
struct ArcLengthInterval: Sendable, Equatable {
  let segment: Int
  let from: Double
  let to: Double
  /// The length of the piece, in points.
  let length: Double
  /// The length of the path before the piece, in points.
  var start = 0.0
  /// The heading at the start of the piece in radians, counted on from the start of the path.
  var heading = 0.0
  /// A vector along the tangent at the start of the piece.
  var direction = SIMD2<Double>.zero
  /// By how much the path turns at once where the piece starts, in radians.
  var corner = 0.0
}

extension PathSegment {
  /// The pieces of the segment, in their order.
  ///
  /// - Parameter tolerance: the error in length that does not matter, in points.
  func pieces(of index: Int, tolerance: Double) -> [ArcLengthInterval] {
    switch shape {
    case .line:
      return [ArcLengthInterval(segment: index, from: 0, to: 1, length: (end - start).length)]
    case .arc(_, let length, _):
      return [ArcLengthInterval(segment: index, from: 0, to: 1, length: length)]
    case .curve(let legs):
      var pieces: [ArcLengthInterval] = []
      split(0, 1, legs, length: length(from: 0, to: 1), depth: 0, tolerance) { from, to, length in
        pieces.append(ArcLengthInterval(segment: index, from: from, to: to, length: length))
      }
      return pieces
    }
  }

  /// Halves until two halves are as long as the whole and the tangent, which the legs enclose, stays within a
  /// right angle; at a cusp that never happens, and it ends where nothing is left to halve.
  private func split(
    _ from: Double, _ to: Double, _ legs: [SIMD2<Double>], length whole: Double, depth: Int,
    _ tolerance: Double, _ add: (_ from: Double, _ to: Double, _ length: Double) -> Void
  ) {
    let middle = from + (to - from) / 2
    let left = length(from: from, to: middle)
    let right = length(from: middle, to: to)
    let isMeasured = abs(left + right - whole) <= tolerance
    if depth == 40 || isMeasured && legs.stayWithinRightAngle {
      add(from, to, left + right)
      return
    }
    let (a, b) = ((legs[0] + legs[1]) / 2, (legs[1] + legs[2]) / 2)
    let center = (a + b) / 2
    split(from, middle, [legs[0], a, center], length: left, depth: depth + 1, tolerance, add)
    split(middle, to, [center, b, legs[2]], length: right, depth: depth + 1, tolerance, add)
  }

  /// The length between two parameters by Gauss-Legendre quadrature at 16 points.
  func length(from: Double, to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for (node, weight) in gaussLegendre {
      sum +=
        weight
        * (derivative(at: middle - half * node).length
          + derivative(at: middle + half * node).length)
    }
    return sum * half
  }
}

extension [SIMD2<Double>] {
  /// Whether all vectors that have a length lie within a right angle of each other.
  fileprivate var stayWithinRightAngle: Bool {
    for (index, a) in enumerated() where a != .zero {
      for b in self[(index + 1)...] where b != .zero {
        let (a, b) = (a.unit, b.unit)
        if a.x * b.x + a.y * b.y <= 0 { return false }
      }
    }
    return true
  }
}

/// The positive nodes in -1...1 and their weights. Source: Abramowitz and Stegun, "Handbook of Mathematical
/// Functions", table 25.4, n = 16.
private let gaussLegendre: [(node: Double, weight: Double)] = [
  (0.095_012_509_837_637_44, 0.189_450_610_455_068_5),
  (0.281_603_550_779_258_9, 0.182_603_415_044_923_6),
  (0.458_016_777_657_227_4, 0.169_156_519_395_002_54),
  (0.617_876_244_402_643_7, 0.149_595_988_816_576_73),
  (0.755_404_408_355_003, 0.124_628_971_255_533_87),
  (0.865_631_202_387_831_7, 0.095_158_511_682_492_78),
  (0.944_575_023_073_232_6, 0.062_253_523_938_647_89),
  (0.989_400_934_991_649_9, 0.027_152_459_411_754_095),
]
