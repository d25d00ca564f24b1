/// The place of something in a list of its kind.
///
/// Indices of different kinds do not mix: an element cannot be passed where a slot is meant. One takes four bytes, as lists of
/// ten thousands of them are kept.
@usableFromInline package struct ListIndex<Element>: Hashable, Comparable, Sendable {
  @usableFromInline package let number: Int32

  @inlinable package init(number: Int32) { self.number = number }

  /// - Precondition: the offset is not negative, and less than 2^31.
  @inlinable package init(_ offset: Int) { number = Int32(offset) }

  /// The place as an offset in an array.
  @inlinable package var offset: Int { Int(number) }

  @inlinable package static func < (a: ListIndex, b: ListIndex) -> Bool { a.number < b.number }
}

/// An index or none, in as little room as the index takes: for columns and records of which there are thousands.
@propertyWrapper @usableFromInline package struct OptionalIndex<Element>: Hashable, Sendable {
  @usableFromInline var number: Int32

  @inlinable package init(_ index: ListIndex<Element>?) { number = index?.number ?? -1 }

  @inlinable package init(wrappedValue: ListIndex<Element>?) { self.init(wrappedValue) }

  @inlinable package static var none: OptionalIndex { OptionalIndex(nil) }

  @inlinable package var index: ListIndex<Element>? {
    get { number < 0 ? nil : ListIndex(number: number) }
    set { number = newValue?.number ?? -1 }
  }

  @inlinable package var wrappedValue: ListIndex<Element>? {
    get { index }
    set { index = newValue }
  }
}

extension Array {
  @inlinable package subscript(index: ListIndex<Element>) -> Element {
    // Where it is not inlined, it allocates what it keeps. Functions that are called for each element pass the offset instead.
    _read { yield self[Int(index.number)] }
    _modify { yield &self[Int(index.number)] }
  }
}

extension ListIndex {
  /// The place after this one; after the greatest one it is the first.
  package var next: ListIndex { ListIndex(number: number == .max ? 0 : number + 1) }
}

/// A value for everything in a list, by the indices of that list.
@usableFromInline package struct IndexedColumn<Element, Value> {
  @usableFromInline package private(set) var values: [Value]

  @inlinable package init(repeating value: Value, count: Int) {
    values = Array(repeating: value, count: count)
  }

  @inlinable package subscript(index: ListIndex<Element>) -> Value {
    get { values[index.offset] }
    set { values[index.offset] = newValue }
  }
}

extension IndexedColumn: Sendable where Value: Sendable {}
