import TransitionKit

extension Timeline.Frame {
  /// The values of the properties that are written, as sampling leaves them.
  public var writtenValues: [SIMD4<Double>] { values }
}

extension PropertyState {
  /// The value of a property as four numbers, of which those beyond its components are neutral.
  public func lanes(of property: ViewProperty) -> SIMD4<Double> { vector(of: property) }
}
