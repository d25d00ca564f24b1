import TransitionKit

extension Motion {
  /// More steps than this cannot be told from a slope, and would fill any document.
  private static let greatestStepCount = 1000

  /// The same motion with every step as a line that stands still and a jump: two keyframes at one time.
  func withoutSteps() -> Motion {
    var keys: [Key] = []
    var entry = entry
    for (key, next) in zip(self.keys, self.keys.dropFirst()) {
      guard case .steps(let count, let jump) = key.easing else {
        keys.append(key)
        continue
      }
      let way = next.value - key.value
      guard count <= Self.greatestStepCount else {
        entry.errors += magnitude(way) / Double(count - 1)
        keys.append(Key(time: key.time, value: key.value))
        continue
      }
      keys.append(key.standing)
      let levels: [Double] =
        switch jump {
        case .start: (1...count).map { Double($0) / Double(count) }
        case .end: (0..<count).map { Double($0) / Double(count) }
        case .none: (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
        case .both: (1...count).map { Double($0) / Double(count + 1) }
        }
      for (index, level) in levels.enumerated() {
        let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
        let value = key.value + way * level
        for share in [start, end] {
          keys.append(
            Key(time: key.time + (next.time - key.time) * share, value: value))
        }
      }
    }
    keys += self.keys.suffix(1)
    return Motion(view: view, property: property, keys: keys, entry: entry)
  }
}

extension Motion.Key {
  fileprivate var standing: Motion.Key { Motion.Key(time: time, value: value) }
}
