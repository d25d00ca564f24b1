/// A segment that one primitive or handler wrote for one property of one view.
package struct WrittenSegment: Sendable {
  let slot: Slot
  package var segment: PropertySegment
  /// Who wrote it, by its index in the provenance table.
  let origin: Int
}

extension WrittenSegment {
  var target: Int { slot.target }

  var property: ViewProperty { slot.property }

  /// Whether the value is at rest from the first frame on.
  package var isAtRest: Bool {
    let identity = property.identityVector
    return !segment.moves && segment.start == identity && segment.completion == identity
  }

  /// Whether it says the same at the same time as another one, from another source.
  func isDuplicate(of other: WrittenSegment) -> Bool {
    origin != other.origin && segment.timing == other.segment.timing && isEquivalent(to: other)
  }

  /// Whether it says the same as another one.
  package func isEquivalent(to other: WrittenSegment) -> Bool {
    let (a, b) = (segment, other.segment)
    return a.start == b.start && a.end == b.end && a.completion == b.completion && a.path == b.path
      && (a.timing == b.timing || !a.moves)
  }
}
