/// A way that leaves the straight line by a parabola, furthest half-way.
package final class BowWay: Way {
  let from: SIMD4<Double>
  let to: SIMD4<Double>
  package let bow: SIMD4<Double>

  /// - Parameter bow: how far the way is from the straight line half-way.
  package init(from: SIMD4<Double>, to: SIMD4<Double>, bow: SIMD4<Double>) {
    self.from = from
    self.to = to
    self.bow = bow
  }

  package func value(at progress: Double) -> SIMD4<Double> {
    BowWay.value(from: from, to: to, bow: bow, at: progress)
  }

  @inline(__always)
  static func value(
    from: SIMD4<Double>, to: SIMD4<Double>, bow: SIMD4<Double>, at progress: Double
  ) -> SIMD4<Double> {
    if progress == 1 { return to }
    return from + (to - from) * progress + bow * (4 * progress * (1 - progress))
  }

  package func velocity(at progress: Double) -> SIMD4<Double> {
    to - from + bow * (4 - 8 * progress)
  }

  package var breakpoints: [Double] { [] }

  package func isEqual(to other: any Way) -> Bool {
    guard let other = other as? BowWay else { return false }
    return from == other.from && to == other.to && bow == other.bow
  }
}

extension Compiler {
  /// Adds the contributions of a handler whose translation goes along a bow.
  mutating func add(
    _ handler: AtomicTransition.TransientViewHandler, bow: Translation, to target: Int,
    as origin: Int
  ) {
    let view = written(by: handler, to: target)
    func oriented(_ vector: SIMD4<Double>) -> SIMD4<Double> {
      let vector = Property.translation.sanitized(vector)
      return isMirrored ? Property.translation.mirrored(vector) : vector
    }
    let way = BowWay(
      from: oriented(view.initial.vector(of: .translation)),
      to: oriented(view.animation.vector(of: .translation)),
      bow: oriented(SIMD4(bow.dx, bow.dy, bow.dz, 0)))
    add(view, to: target, as: origin) { $0 == .translation ? way : nil }
  }
}
