import XCTest

/// A small random number generator with a seed (SplitMix64, Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func double(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func int(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func bool() -> Bool { Bool.random(using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(in: 0...elements.count - 1)]
  }
}

extension XCTestCase {
  /// Checks a law over many seeds; a failure names its seed.
  func forAll(
    _ count: Int, from first: UInt64 = 1, file: StaticString = #filePath, line: UInt = #line,
    _ law: (inout SeededGenerator) throws -> Void
  ) {
    for seed in first..<first + UInt64(count) {
      var generator = SeededGenerator(seed: seed)
      let before = testRun?.failureCount ?? 0
      XCTAssertNoThrow(try law(&generator), "seed \(seed)", file: file, line: line)
      if (testRun?.failureCount ?? 0) > before {
        XCTFail("the law fails for seed \(seed)", file: file, line: line)
        return
      }
    }
  }
}
