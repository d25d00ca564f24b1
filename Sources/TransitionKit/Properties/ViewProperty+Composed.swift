extension ViewProperty {
  /// A value at rest with one of an effect on top, as the property composes.
  ///
  /// A value that replaces others is added, less that at rest, so that a resting value and an effect both count.
  package func composed(_ rest: SIMD4<Double>, _ effect: SIMD4<Double>) -> SIMD4<Double> {
    switch composition {
    case .add: rest + effect
    case .multiply: rest * effect
    case .replace: rest + (effect - identityVector)
    case .constant: effect
    }
  }
}
