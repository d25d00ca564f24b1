/// A cubic Bézier curve from (0, 0) to (1, 1) as a function of x.
///
/// x(s) is solved about a point where it is well conditioned, not in monomials about 0: about its
/// inflection where its slope is least inside the curve, otherwise about the nearer end. There the
/// difference x - x(centre) keeps its relative accuracy, so even the vertical tangent of (1, 0, 0, 1)
/// costs no more digits than the input has.
public struct CubicBezier: Sendable, Hashable {
  /// The first control point.
  public let start: Point
  /// The second control point.
  public let end: Point
  /// Where x rises slowest inside the curve, if it does.
  private let inflection: BezierInflection?

  /// Makes a curve of which x never decreases, as it does not with both x in 0...1.
  package init(start: Point, end: Point) {
    self.start = start
    self.end = end
    inflection = BezierInflection(start.x, end.x)
  }

  /// x half-way in the parameter. The guess of a solution is made for each half.
  var middle: Double { 0.125 + 0.375 * (start.x + end.x) }

  /// Whether one expansion does for all of the curve.
  var hasOneExpansion: Bool { inflection != nil }

  /// The expansion that is well conditioned near x. Making it anew costs less than carrying it along.
  @inline(__always)
  func expansion(near x: Double) -> BezierExpansion {
    if let inflection { return BezierExpansion(about: inflection, start, end) }
    return x < middle
      ? BezierExpansion(aboutStartOf: start, end) : BezierExpansion(aboutEndOf: start, end)
  }

  /// The curve with x and y exchanged, if y never decreases.
  var inverse: CubicBezier? {
    guard CubicBezier.rises(start.y, end.y) else { return nil }
    return CubicBezier(
      start: Point(x: start.y, y: start.x), end: Point(x: end.y, y: end.x))
  }

  /// Whether a coordinate with these control points never decreases: its slope, a quadratic with the
  /// Bézier coefficients a, b and c, is then nowhere negative.
  package static func rises(_ first: Double, _ second: Double) -> Bool {
    let (a, b, c) = (first, second - first, 1 - second)
    return a >= 0 && c >= 0 && (b >= 0 || b * b <= a * c)
  }

  /// y at x, which is in 0...1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let expansion = expansion(near: x)
    return expansion.y(at: expansion.solve(x: x))
  }

  /// dy/dx at x, which is in 0...1. A vertical tangent has the velocity ``maximumVelocity``, with its
  /// sign.
  func velocity(at x: Double) -> Double { motion(at: min(max(x, 0), 1)).velocity }

  /// y and dy/dx at x, which is in 0...1, with one solution.
  @inline(__always)
  func motion(at x: Double) -> (value: Double, velocity: Double) {
    let expansion = expansion(near: x)
    let t = expansion.solve(x: x)
    return (expansion.y(at: t), expansion.slope(at: t))
  }
}

/// The largest rate of change that a curve reports, in place of the infinite one of a vertical tangent.
let maximumVelocity = 1e12

extension CubicBezier: CustomStringConvertible {
  /// The control points, as CSS writes them.
  public var description: String {
    "cubic-bezier(\(number: start.x), \(number: start.y), \(number: end.x), \(number: end.y))"
  }
}
