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
  let slot: Slot
  package let kind: TrackKind
  package let terms: Range<Int>
  package let completion: SIMD4<Double>

  package var view: Int { slot.target }

  package var property: Property { slot.property }

  /// Makes a track of a range of terms, of which there is at least one.
  package init(view: Int, property: Property, terms range: Range<Int>, of terms: [Term]) {
    slot = Slot(target: view, property: property)
    self.terms = range
    completion = compose(range, of: property) { terms[$0].completion }
    if range.count == 1 {
      let first = range.lowerBound
      let isStill = terms[first].initial == terms[first].animation && terms[first].way == nil
      kind = isStill ? .still : .single
      return
    }
    switch property.composition {
    case .add: kind = .add
    case .multiply: kind = .multiply
    case .replace, .constant: kind = .replace
    }
  }
}

extension Track {
  /// Whether the value is a sum or product of straight ways.
  func isStraight(_ terms: [Term]) -> Bool {
    kind != .replace && self.terms.allSatisfy { terms[$0].way == nil }
  }

  /// The composition of the values of the terms.
  ///
  /// - Parameter current: of values that replace each other, the term that counts.
  @inline(__always)
  func value(current: () -> Int, term: (Int) -> SIMD4<Double>) -> SIMD4<Double> {
    switch kind {
    case .still, .single: return term(terms.lowerBound).clamped
    case .add, .multiply:
      var total = term(terms.lowerBound)
      for index in terms.dropFirst() {
        total = kind == .multiply ? (total * term(index)).clamped : total + term(index)
      }
      return total.clamped
    case .replace: return term(current()).clamped
    }
  }

  /// The term that counts: the latest that has started, or the first to start.
  @inline(__always)
  func current(at time: Double, start: (Int) -> Double) -> Int {
    var current = terms.lowerBound
    for index in terms.dropFirst() where start(index) <= time || start(index) == start(current) {
      current = index
    }
    return current
  }
}
