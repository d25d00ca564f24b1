import TransitionKit

/// Values for some of the elements of a scene.
///
/// The number of an element is a position already, so that nothing is hashed, and one function looks it up for values of all
/// types. They are in the order in which they were added, but the last one takes the place of one that is removed.
struct ElementMap<Value> {
  private var positions = ElementPositions()
  private(set) var values: [Value] = []

  /// The elements that have a value, in the order of the values.
  var keys: [ElementIndex] { positions.keys }

  /// The position of the value of an element; nil if it has none.
  func index(forKey element: ElementIndex) -> Int? { positions[element] }

  /// The value of an element; nil if it has none.
  subscript(element: ElementIndex) -> Value? {
    get { positions[element].map { values[$0] } }
    _modify {
      if let position = positions[element] {
        // Taken out, so that it is changed where it is.
        values.swapAt(position, values.count - 1)
        var value = values.popLast()
        defer {
          if let value {
            values.append(value)
            values.swapAt(position, values.count - 1)
          } else {
            positions.remove(element)
          }
        }
        yield &value
      } else {
        var value: Value?
        defer {
          if let value {
            positions.append(element)
            values.append(value)
          }
        }
        yield &value
      }
    }
  }

  /// The value of an element, or another one if it has none.
  subscript(element: ElementIndex, default other: Value) -> Value {
    get { self[element] ?? other }
    set { self[element] = newValue }
  }

  /// Changes the value at a position.
  mutating func change(at position: Int, _ body: (inout Value) -> Void) { body(&values[position]) }

  /// Takes a value away, and returns it.
  @discardableResult
  mutating func removeValue(forKey element: ElementIndex) -> Value? {
    guard let position = positions.remove(element) else { return nil }
    values.swapAt(position, values.count - 1)
    return values.popLast()
  }

  /// Takes all values away, and keeps the storage.
  mutating func removeAll() {
    positions.removeAll()
    values.removeAll(keepingCapacity: true)
  }
}

extension ElementMap: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { values.count }

  subscript(position: Int) -> (key: ElementIndex, value: Value) {
    (keys[position], values[position])
  }
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
  /// By the numbers of elements; -1 for one that is not in the list.
  private var positions: [Int32] = []

  subscript(element: ElementIndex) -> Int? {
    guard element.offset < positions.count, positions[element.offset] >= 0 else { return nil }
    return Int(positions[element.offset])
  }

  mutating func append(_ element: ElementIndex) {
    while positions.count <= element.offset { positions.append(-1) }
    positions[element.offset] = Int32(keys.count)
    keys.append(element)
  }

  /// Lets the last element take the place of another one, and returns that place.
  @discardableResult
  mutating func remove(_ element: ElementIndex) -> Int? {
    guard let position = self[element], let last = keys.popLast() else { return nil }
    if last != element {
      keys[position] = last
      positions[last.offset] = Int32(position)
    }
    positions[element.offset] = -1
    return position
  }

  mutating func removeAll() {
    for element in keys { positions[element.offset] = -1 }
    keys.removeAll(keepingCapacity: true)
  }
}
