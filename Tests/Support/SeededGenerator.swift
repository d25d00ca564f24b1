import TransitionScenes

/// A small random number generator with a seed (SplitMix64, Steele, Lea and Flood 2014).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  public mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  public mutating func int(in range: ClosedRange<Int>) -> Int {
    // Not a random `Int`, which would be another one where integers have 32 bits.
    Int(Int64.random(in: Int64(range.lowerBound)...Int64(range.upperBound), using: &self))
  }

  public mutating func bool() -> Bool { Bool.random(using: &self) }

  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(in: 0...elements.count - 1)]
  }

  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    for index in elements.indices.dropLast() {
      elements.swapAt(index, index + int(in: 0...elements.count - 1 - index))
    }
  }
}

extension CaseIterable {
  public static func random(_ generator: inout SeededGenerator) -> Self {
    allCases[
      allCases.index(allCases.startIndex, offsetBy: generator.int(in: 0...allCases.count - 1))]
  }
}
