/// Values of some views by the indices of those. It is smaller than a hash table, in a program too.
package struct ViewTable<Value: Sendable>: Sendable {
  /// There is nothing after the last view that has a value.
  private var values: [Value?] = []

  /// Whether no view has a value.
  package var isEmpty: Bool { values.isEmpty }

  /// The views that have a value, in their order.
  package var keys: [Int] { values.indices.filter { values[$0] != nil } }

  /// The value of a view; nil if it has none.
  package subscript(view: Int) -> Value? { view < values.count ? values[view] : nil }

  /// Gives a view a value.
  mutating func set(_ value: Value, of view: Int) {
    while values.count <= view { values.append(nil) }
    values[view] = value
  }
}

extension ViewTable: Equatable where Value: Equatable {}

extension ViewTable: Sequence {
  /// The views that have a value, in their order, and their values.
  package func makeIterator() -> IndexingIterator<[(view: Int, value: Value)]> {
    values.indices.compactMap { view in values[view].map { (view, $0) } }.makeIterator()
  }
}
