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

  /// Makes a track of a range of terms, of which there is at least one.
  package init(view: Int, property: Property, terms range: Range<Int>, of terms: [Term]) {
    self.view = view
    self.property = property
    self.terms = range
    let values = terms[range]
    completion = compose(values.map { $0.completion }, of: property)
    if values.count == 1, let term = values.first {
      kind = term.initial == term.animation && term.way == nil ? .still : .single
      return
    }
    switch property.composition {
    case .add: kind = .add
    case .multiply: kind = .multiply
    case .replace, .constant: kind = .replace
    }
  }
}
