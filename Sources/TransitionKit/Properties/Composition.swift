/// How two values of one property, written to one view, become one.
public enum Composition: Sendable, Hashable {
  /// The values are added: translations and rotations.
  case add
  /// The values are multiplied: opacities and scales.
  case multiply
  /// The value that starts last takes the place of those before it.
  case replace
  /// Like ``replace``, and the value does not move: it holds from the first frame to the last.
  case constant
}

extension Composition {
  /// Two values as one, however large; of values that replace each other, the later one.
  package func composeUnclamped(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .add: a + b
    case .multiply: a * b
    case .replace, .constant: b
    }
  }
}
