/// A set of properties.
public struct PropertySet: Sendable, Hashable {
  /// A bit for each property, at its index.
  private var bits: UInt32 = 0

  /// The properties that move a view or change its extent, which
  /// ``AtomicTransition/reducingMotion()`` takes out.
  public static let movement: PropertySet = [.translation, .scale, .rotation, .layoutScale]

  /// Whether no property is in the set.
  public var isEmpty: Bool { bits == 0 }

  /// Whether the property is in the set.
  public func contains(_ property: Property) -> Bool { bits & (1 << UInt32(property.index)) != 0 }

  /// The number of properties in the set.
  public var count: Int { bits.nonzeroBitCount }

  /// How many properties of the set come before one.
  func rank(of property: Property) -> Int {
    (bits & (1 << UInt32(property.index) - 1)).nonzeroBitCount
  }

  /// Puts a property into the set.
  public mutating func insert(_ property: Property) { bits |= 1 << UInt32(property.index) }

  /// The properties that are in either set.
  public func union(_ other: PropertySet) -> PropertySet {
    var union = self
    union.bits |= other.bits
    return union
  }
}

extension PropertySet: ExpressibleByArrayLiteral {
  /// Makes a set of the properties that are listed.
  public init(arrayLiteral elements: Property...) {
    for property in elements { insert(property) }
  }
}

extension PropertySet: Sequence {
  /// The properties of the set, in the order of ``Property/allCases``.
  public func makeIterator() -> Iterator { Iterator(bits: bits) }

  /// Walks through the properties of a set.
  public struct Iterator: IteratorProtocol {
    fileprivate var bits: UInt32

    public mutating func next() -> Property? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return Property(index: UInt8(bits.trailingZeroBitCount))
    }
  }
}
