/// How the terms of a track become one value.
package enum TrackKind: UInt8, Sendable {
  /// There is one term, and it does not move.
  case still
  /// There is one term.
  case single
  case add
  case multiply
  /// The terms are sorted by their starts, and the latest that has started counts.
  case replace
}

/// One property of one view over time.
package struct Track: Sendable {
  package let view: Int
  package let property: Property
  package let kind: TrackKind
  package let terms: Range<Int>
  package let completion: SIMD4<Double>

  /// The place of the value in a frame.
  package var slot: Int { view * Property.count + Int(property.index) }
}
