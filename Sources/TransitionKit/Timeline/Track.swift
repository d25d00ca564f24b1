/// How the terms of a track become one value.
enum TrackKind: UInt8, Sendable {
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
struct Track: Sendable {
  let view: Int
  let property: Property
  let kind: TrackKind
  let terms: Range<Int>
  let completion: SIMD4<Double>

  /// The place of the value in a frame.
  var slot: Int { view * Property.count + Int(property.index) }
}
