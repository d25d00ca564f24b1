// What waits for the end of a delay stands in a list by what it is of: rows of the table by their slots, effects of a scene by
// their elements. At most one waits for each, and until it begins, what is under way continues.
extension Sequence {
  /// What begins by now, in the order in which it does.
  ///
  /// - Parameter start: the age at which something begins; nil if it waits on.
  package func due<Key: Comparable, Value>(
    _ start: (Value) -> Double?
  ) -> [(key: Key, value: Value, age: Double)] where Element == (key: Key, value: Value) {
    var due: [(key: Key, value: Value, age: Double)] = []
    for (key, value) in self {
      if let age = start(value) { due.append((key, value, age)) }
    }
    guard !due.isEmpty else { return [] }
    // Indices are sorted, as that is smaller in WebAssembly than another sort.
    let order = due.indices.sorted { (due[$0].age, due[$0].key) < (due[$1].age, due[$1].key) }
    return order.map { due[$0] }
  }
}
