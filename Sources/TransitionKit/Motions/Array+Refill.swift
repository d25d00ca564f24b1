extension Array {
  /// Removes all elements, but keeps the storage. It takes no time if there are none.
  mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }

  /// Makes all elements equal, and as many as given, in the storage of the array if it suffices.
  package mutating func refill(_ element: Element, count: Int) {
    // To write takes less time than to remove and to append.
    if count == self.count {
      for index in indices { self[index] = element }
      return
    }
    clear()
    append(contentsOf: repeatElement(element, count: count))
  }
}
