/// A set of properties.
public struct PropertySet: Sendable, Hashable {
  /// A bit for each built-in property, at its index.
  private var bits: UInt32 = 0

  /// Custom properties, in their order.
  private var custom: [ViewProperty] = []

  /// The properties that move a view, an edge of it, or an edge of what is seen of it, which
  /// ``AtomicTransition/reducingMotion()`` takes out.
  ///
  /// A corner radius, a blur, a shadow and colors change how a view looks, and stay.
  public static let movement: PropertySet = [
    .translation, .scale, .rotation, .frame, .layoutScale, .clip, .clipRadius,
  ]

  /// Whether no property is in the set.
  public var isEmpty: Bool { bits == 0 && custom.isEmpty }

  /// Whether the property is in the set.
  ///
  /// - Parameter property: the property to look for.
  public func contains(_ property: ViewProperty) -> Bool {
    property.custom == nil ? bits & property.kind.bit != 0 : custom.contains(property)
  }

  /// The number of properties in the set.
  public var count: Int { bits.nonzeroBitCount + custom.count }

  /// What the clips to shapes in the set clip to, in their order.
  package var shapeClips: [ShapeClip] {
    custom.isEmpty ? [] : custom.compactMap { $0.shapeClip }
  }

  /// How many properties of the set come before one.
  func rank(of property: ViewProperty) -> Int {
    guard property.custom == nil else {
      return bits.nonzeroBitCount + custom.prefix { $0.precedes(property) }.count
    }
    return (bits & (property.kind.bit - 1)).nonzeroBitCount
  }

  /// Puts a property into the set.
  ///
  /// - Parameter property: the property to put in; nothing happens if it is there already.
  public mutating func insert(_ property: ViewProperty) {
    guard property.custom != nil else {
      bits |= property.kind.bit
      return
    }
    if !custom.contains(property) {
      custom.insert(property, at: custom.prefix { $0.precedes(property) }.count)
    }
  }

  /// The properties that are in either set.
  ///
  /// - Parameter other: another set.
  public func union(_ other: PropertySet) -> PropertySet {
    var union = self
    union.formUnion(other)
    return union
  }

  /// Puts the properties of another set into this one.
  package mutating func formUnion(_ other: PropertySet) {
    bits |= other.bits
    for property in other.custom { insert(property) }
  }
}

extension PropertySet: ExpressibleByArrayLiteral {
  /// Makes a set of the properties that are listed.
  ///
  /// - Parameter elements: the properties, in any order; one that is listed twice is in the set once.
  public init(arrayLiteral elements: ViewProperty...) {
    for property in elements { insert(property) }
  }
}

extension PropertySet: Sequence {
  /// The properties of the set, in the order of ``ViewProperty/allCases`` and then the custom ones.
  public func makeIterator() -> Iterator { Iterator(bits: bits, custom: custom) }

  /// Walks through the properties of a set.
  public struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt32
    fileprivate let custom: [ViewProperty]
    private var position = 0

    fileprivate init(bits: UInt32, custom: [ViewProperty]) {
      self.bits = bits
      self.custom = custom
    }

    public mutating func next() -> ViewProperty? {
      if bits != 0 {
        defer { bits &= bits - 1 }
        return ViewProperty.allCases[bits.trailingZeroBitCount]
      }
      guard position < custom.count else { return nil }
      defer { position += 1 }
      return custom[position]
    }
  }
}

extension PropertySet: CustomStringConvertible {
  /// The names of the properties, such as `[opacity, translation]`.
  public var description: String {
    "[\(map { $0.name }.joined(separator: ", "))]"
  }
}
