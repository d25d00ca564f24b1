/// The components of a property as one value that can be animated.
package struct PropertyVector: LaneVector, Sendable {
  /// The components in the order of ``ViewProperty/componentNames``, with the lanes beyond them.
  package var lanes: SIMD4<Double>

  /// Makes a vector from its four lanes.
  ///
  /// - Parameter lanes: the components of the property, and then the lanes beyond them.
  package init(lanes: SIMD4<Double>) { self.lanes = lanes }

  package var magnitudeSquared: Double { (lanes * lanes).sum() }
}

extension PropertyVector: CustomStringConvertible {
  /// The four lanes, such as `(1, 0, 0, 0)`.
  package var description: String {
    "(\(number: lanes.x), \(number: lanes.y), \(number: lanes.z), \(number: lanes.w))"
  }
}
