extension Array {
  /// Makes all elements equal, and as many as given, in the storage of the array if it suffices.
  package mutating func refill(_ element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
