/// All that one primitive or handler wrote for one property of one view.
public struct Contribution: Sendable {
  package let written: WrittenSegment
  package let provenanceTable: ProvenanceTable

  /// The view that was written to.
  public var view: ViewID { provenanceTable.targets[written.target].id }

  /// The property that was written.
  public var property: ViewProperty { written.property }

  /// The path of the contribution in the transition, such as
  /// `push / origin / combined[1] / move(edge: .leading)`.
  public var path: String { provenance.path }

  var provenance: Provenance {
    Provenance(
      origin: provenanceTable.origins[written.origin], target: written.target,
      provenanceTable: provenanceTable)
  }

  /// The file and line outside the library where the transition that wrote it was made; nil if it was made by a
  /// static property such as `.opacity`, which cannot know where it is read.
  package var site: SourceSite? { provenanceTable.origins[written.origin].source.site }

  /// The value from which it moves.
  public var start: PropertyValue { value(written.segment.start) }

  /// The value to which it moves.
  public var end: PropertyValue { value(written.segment.end) }

  /// The value that it leaves behind when the transition is over.
  public var completion: PropertyValue { value(written.segment.completion) }

  private func value(_ vector: SIMD4<Double>) -> PropertyValue {
    PropertyValue(property.unpremultiplied(vector), of: property)
  }

  /// When and how it moves, in words, such as `easeInOut(0.35 s)`.
  public var timing: String { "\(provenanceTable.timings[written.segment.timing])" }
}

extension Contribution: CustomStringConvertible {
  /// The path of the contribution, what it does, and when.
  public var description: String { "\(path): \(property) \(start) -> \(end), \(timing)" }
}
