import TransitionKit

/// Values for some of the elements of a scene.
///
/// The number of an element is a position already, so that nothing is hashed, and one function looks it up for values of all
/// types. They are in the order in which they were added, but the last one takes the place of one that is removed.
struct ElementMap<Value> {
  private var positions = ElementPositions()
  /// A large value is read and changed here in its place, by position; it is nil only inside this type.
  var values: [Value?] = []

  init() {}

  var isEmpty: Bool { values.isEmpty }
  var count: Int { values.count }
  var indices: Range<Int> { values.indices }

  /// The elements that have a value, in the order of the values.
  var keys: [ElementIndex] { positions.keys }

  /// The position of the value of an element; nil if it has none.
  func index(forKey element: ElementIndex) -> Int? { positions.index(of: element) }

  /// The value of an element; nil if it has none.
  subscript(element: ElementIndex) -> Value? {
    get {
      guard let position = positions.index(of: element) else { return nil }
      return values[position]
    }
    set {
      if let position = positions.index(of: element) {
        values[position] = newValue
        if newValue == nil { remove(at: position) }
      } else if newValue != nil {
        positions.append(element)
        values.append(newValue)
      }
    }
    _modify {
      if let position = positions.index(of: element) {
        yield &values[position]
        if values[position] == nil { remove(at: position) }
      } else {
        var value: Value?
        yield &value
        self[element] = value
      }
    }
  }

  /// The value of an element, or another one if it has none.
  subscript(element: ElementIndex, default other: Value) -> Value {
    get { self[element] ?? other }
    set { self[element] = newValue }
  }

  private mutating func remove(at position: Int) {
    positions.remove(at: position)
    values.swapAt(position, values.count - 1)
    values.removeLast()
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
    positions.removeAll()
    values.removeAll(keepingCapacity: true)
  }
}

extension ElementMap: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let map: ElementMap
    fileprivate var position = 0

    mutating func next() -> (key: ElementIndex, value: Value)? {
      guard position < map.count, let value = map.values[position] else { return nil }
      defer { position += 1 }
      return (map.keys[position], value)
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

/// The positions of elements in a list without gaps.
private struct ElementPositions: Sendable {
  private(set) var keys: [ElementIndex] = []
  /// The positions in a long list, by the numbers of the elements; -1 for one that is not in it.
  private var positions: [Int32] = []

  /// A list of so many is searched one by one.
  private static let few = 8

  @inline(never)
  func index(of element: ElementIndex) -> Int? {
    guard keys.count > Self.few else { return keys.firstIndex(of: element) }
    guard element.offset < positions.count, positions[element.offset] >= 0 else { return nil }
    return Int(positions[element.offset])
  }

  @inline(never)
  mutating func append(_ element: ElementIndex) {
    keys.append(element)
    if keys.count == Self.few + 1 {
      for index in keys.indices { note(index) }
    } else if keys.count > Self.few {
      note(keys.count - 1)
    }
  }

  private mutating func note(_ position: Int) {
    let number = keys[position].offset
    if positions.count <= number {
      positions += repeatElement(-1, count: number + 1 - positions.count)
    }
    positions[number] = Int32(position)
  }

  /// Lets the last element take the place of another one.
  @inline(never)
  mutating func remove(at position: Int) {
    let last = keys.count - 1
    if last >= Self.few { positions[keys[position].offset] = -1 }
    keys.swapAt(position, last)
    keys.removeLast()
    if keys.count == Self.few {
      positions = []
    } else if position < last, last > Self.few {
      note(position)
    }
  }

  mutating func removeAll() {
    keys.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
  }
}
