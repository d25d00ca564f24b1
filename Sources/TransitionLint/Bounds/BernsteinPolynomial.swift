/// A polynomial on 0...1 by its Bézier coefficients, which bound its values.
///
/// Source: Farin, "Curves and Surfaces for CAGD", chapters 4 and 5.
struct BernsteinPolynomial {
  let coefficients: [Double]

  /// - Precondition: there is at least one coefficient.
  init(_ coefficients: [Double]) { self.coefficients = coefficients }

  private var degree: Int { coefficients.count - 1 }

  func value(at s: Double) -> Double {
    var points = coefficients
    for count in stride(from: degree, to: 0, by: -1) {
      for index in 0..<count { points[index] += (points[index + 1] - points[index]) * s }
    }
    return points[0]
  }

  /// The derivative; 0 of a constant.
  var derivative: BernsteinPolynomial {
    guard degree > 0 else { return BernsteinPolynomial([0]) }
    return BernsteinPolynomial(
      (0..<degree).map { (coefficients[$0 + 1] - coefficients[$0]) * Double(degree) })
  }

  /// The coefficients of the part between two parameters bound the values there.
  func range(over s: Interval) -> Interval {
    // The end that is cut off first must not be a division by nearly zero.
    guard degree > 0 else { return Interval(coefficients[0]) }
    let upper = s.upper > 0 ? s.upper : 0
    var points = split(coefficients, at: upper, keepsStart: true)
    if upper > 0 { points = split(points, at: min(s.lower / upper, 1), keepsStart: false) }
    var range = Interval(points[0])
    for point in points.dropFirst() { range = range.union(Interval(point)) }
    return range
  }

  /// De Casteljau's algorithm: the coefficients of the part before or after a parameter.
  private func split(_ coefficients: [Double], at s: Double, keepsStart: Bool) -> [Double] {
    var points = coefficients
    var kept = coefficients
    let last = points.count - 1
    kept[keepsStart ? 0 : last] = points[keepsStart ? 0 : last]
    for step in 1...max(last, 1) where last > 0 {
      for index in 0...(last - step) { points[index] += (points[index + 1] - points[index]) * s }
      if keepsStart { kept[step] = points[0] } else { kept[last - step] = points[last - step] }
    }
    return kept
  }

  /// The quotient by s; nil if the polynomial is not 0 at the start.
  var withoutZeroAtStart: BernsteinPolynomial? {
    guard degree > 0, coefficients[0] == 0 else { return nil }
    return BernsteinPolynomial(
      (0..<degree).map { coefficients[$0 + 1] * Double(degree) / Double($0 + 1) })
  }

  /// The quotient by 1 - s; nil if the polynomial is not 0 at the end.
  var withoutZeroAtEnd: BernsteinPolynomial? {
    guard degree > 0, coefficients[degree] == 0 else { return nil }
    return BernsteinPolynomial(
      (0..<degree).map { coefficients[$0] * Double(degree) / Double(degree - $0) })
  }

  /// A parameter at which a polynomial that rises from 0 to 1 has a value: not more than that, or not less.
  func parameter(at value: Double, isUpper: Bool) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    while case let middle = low + (high - low) / 2, middle > low, middle < high {
      if self.value(at: middle) < value { low = middle } else { high = middle }
    }
    return isUpper ? high : low
  }
}
