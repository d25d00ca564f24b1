import TransitionKit

/// What the list does.
enum Action: String, CaseIterable {
  case insert, remove, shuffle, grid
}

/// The rows of the list and how they are arranged. It knows nothing about animation.
struct RowList {
  private(set) var rows: [Int] = []
  /// The rows that are not in the list, the one that was removed last at the end.
  private(set) var others: [Int]
  private(set) var isGrid = false
  private var generator: RandomNumbers

  init(count: Int, seed: UInt64) {
    generator = RandomNumbers(seed: seed)
    others = Row.all.indices.shuffled(using: &generator)
    for _ in 0..<count { rows.append(others.removeFirst()) }
  }

  /// Changes the list. What is impossible changes nothing.
  mutating func perform(_ action: Action, capacity: Int) {
    switch action {
    case .insert:
      let room = min(others.count, capacity - rows.count)
      for _ in 0..<min(Int.random(in: 1...3, using: &generator), max(room, 0)) {
        // Often one that has just left, and may still be on screen.
        let returns = Int.random(in: 0..<3, using: &generator) == 0
        let row = returns ? others.removeLast() : others.removeFirst()
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
      }
    case .remove:
      for _ in 0..<min(Int.random(in: 1...2, using: &generator), max(rows.count - 1, 0)) {
        others.append(rows.remove(at: Int.random(in: rows.indices, using: &generator)))
      }
    case .shuffle: rows.shuffle(using: &generator)
    case .grid: isGrid.toggle()
    }
  }

  /// An action that makes sense now.
  mutating func nextAction(capacity: Int) -> Action {
    if rows.count < min(6, capacity - 2) { return .insert }
    if rows.count >= capacity || others.isEmpty {
      return [.remove, .remove, .shuffle, .grid].randomElement(using: &generator) ?? .remove
    }
    return [.insert, .insert, .remove, .shuffle, .shuffle, .grid]
      .randomElement(using: &generator) ?? .shuffle
  }
}

/// SplitMix64: the same numbers on every machine.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
