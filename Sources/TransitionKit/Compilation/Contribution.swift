/// All that one primitive or handler wrote for one property of one view.
public struct Contribution: Sendable {
  let write: Write
  let table: ProvenanceTable

  /// The view that was written to.
  public var view: ViewID { table.targets[write.target].id }

  /// The property that was written.
  public var property: Property { write.property }

  /// Where the contribution stands in the transition, such as
  /// `push / origin / combined[1] / move(edge: .leading)`.
  public var path: String { provenance.path }

  var provenance: Provenance {
    Provenance(origin: table.origins[write.origin], target: write.target, table: table)
  }

  /// The file and line of the handler or the transition by phases that wrote it; nil for a primitive.
  public var site: SourceSite? { table.origins[write.origin].source.site }

  /// The value from which it moves.
  public var start: PropertyValue { value(write.initial) }

  /// The value to which it moves.
  public var end: PropertyValue { value(write.animation) }

  /// The value that it leaves behind when the transition is over.
  public var completion: PropertyValue { value(write.completion) }

  private func value(_ vector: SIMD4<Double>) -> PropertyValue {
    PropertyValue(property.unpremultiplied(vector), of: property)
  }

  /// When and how it moves, in words, such as `easeInOut(0.35 s)`.
  public var timing: String { "\(table.timings[write.timing])" }
}

/// What is written: one property of one view.
struct Slot: Sendable {
  let target: Int
  let property: Property

  /// Whether it comes before another one in a frame.
  func precedes(_ other: Slot) -> Bool {
    if target != other.target { return target < other.target }
    if property.kind != other.property.kind { return property.index < other.property.index }
    return property.kind == .custom && property.precedes(other.property)
  }
}

/// A contribution without what it shares with others.
struct Write: Sendable {
  let slot: Slot
  var initial: SIMD4<Double>
  var animation: SIMD4<Double>
  var completion: SIMD4<Double>
  var timing: Int
  /// Who wrote it, by its index in the table.
  let origin: Int
  /// The way between the two ends, unless it is straight.
  var way: (any Way)?
}

extension Write {
  var target: Int { slot.target }

  var property: Property { slot.property }

  /// Whether the value changes while it is animated.
  var moves: Bool { initial != animation || way != nil }

  /// Whether the value is at rest from the first frame on.
  var isAtRest: Bool {
    let identity = property.identityVector
    return !moves && initial == identity && completion == identity
  }

  /// Whether it says the same at the same time as another one, from another source.
  func isDuplicate(of other: Write) -> Bool {
    origin != other.origin && timing == other.timing && isEquivalent(to: other)
  }

  /// Whether it says the same as another one.
  func isEquivalent(to other: Write) -> Bool {
    initial == other.initial && animation == other.animation && completion == other.completion
      && areEqual(way, other.way) && (timing == other.timing || !moves)
  }
}
