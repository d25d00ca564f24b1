import TransitionKit

extension PropertyState {
  /// The value of a property as four numbers, of which those beyond its components are neutral.
  public func lanes(of property: ViewProperty) -> SIMD4<Double> { vector(of: property) }
}
