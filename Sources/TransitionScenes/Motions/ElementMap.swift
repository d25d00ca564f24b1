import TransitionKit

/// Values for some of the elements of a scene.
///
/// The number of an element is a position already, so that nothing is hashed. A few entries are searched one by one. They are in
/// the order in which they were added, but the last one takes the place of one that is removed.
struct ElementMap<Value> {
  /// A large value is read and changed here in its place, by position; it is nil only inside this type.
  var entries: [(key: ElementIndex, value: Value?)] = []
  /// The positions of many entries, by the numbers of their elements; -1 for an element without one.
  private var positions: [Int32] = []

  /// So many entries are searched one by one.
  private static var few: Int { 8 }

  init() {}

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }
  var indices: Range<Int> { entries.indices }

  /// The elements that have a value, in the order of the entries.
  var keys: [ElementIndex] { entries.map { $0.key } }

  /// The position of the entry of an element; nil if it has none.
  func index(forKey element: ElementIndex) -> Int? {
    if entries.count > Self.few {
      guard element.offset < positions.count, positions[element.offset] >= 0 else { return nil }
      return Int(positions[element.offset])
    }
    for index in entries.indices where entries[index].key == element { return index }
    return nil
  }

  /// The value of an element; nil if it has none.
  subscript(element: ElementIndex) -> Value? {
    get {
      guard let position = index(forKey: element) else { return nil }
      return entries[position].value
    }
    set {
      if let position = index(forKey: element) {
        entries[position].value = newValue
        if newValue == nil { remove(at: position) }
      } else if newValue != nil {
        append(element, newValue)
      }
    }
    _modify {
      if let position = index(forKey: element) {
        yield &entries[position].value
        if entries[position].value == nil { remove(at: position) }
      } else {
        var value: Value?
        yield &value
        if value != nil { append(element, value) }
      }
    }
  }

  /// The value of an element, or another one if it has none.
  subscript(element: ElementIndex, default other: Value) -> Value {
    get { self[element] ?? other }
    set { self[element] = newValue }
  }

  private mutating func append(_ element: ElementIndex, _ value: Value?) {
    entries.append((element, value))
    if entries.count == Self.few + 1 {
      for index in entries.indices { note(index) }
    } else if entries.count > Self.few {
      note(entries.count - 1)
    }
  }

  private mutating func note(_ position: Int) {
    let number = entries[position].key.offset
    if positions.count <= number {
      positions += repeatElement(-1, count: number + 1 - positions.count)
    }
    positions[number] = Int32(position)
  }

  private mutating func remove(at position: Int) {
    let last = entries.count - 1
    if last >= Self.few { positions[entries[position].key.offset] = -1 }
    entries.swapAt(position, last)
    entries.removeLast()
    if entries.count == Self.few {
      positions = []
    } else if position < last, last > Self.few {
      note(position)
    }
  }
}

extension ElementMap {
  /// Takes a value away, and returns it.
  mutating func removeValue(forKey element: ElementIndex) -> Value? {
    defer { self[element] = nil }
    return self[element]
  }

  /// Takes all values away, and keeps the storage.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }
}

extension ElementMap: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let map: ElementMap
    fileprivate var position = 0

    mutating func next() -> (key: ElementIndex, value: Value)? {
      guard position < map.count, let value = map.entries[position].value else { return nil }
      defer { position += 1 }
      return (map.entries[position].key, value)
    }
  }

  func makeIterator() -> Iterator { Iterator(map: self) }
}

extension ElementMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (ElementIndex, Value)...) {
    for (key, value) in elements { self[key] = value }
  }
}

extension ElementMap: Sendable where Value: Sendable {}
