import LiveEngine

/// Two sums of 32 bits over the bits of numbers, and how many numbers there were.
struct NumberSum {
  var words: [Double] { [Double(first), Double(second), Double(count)] }

  private var first: UInt32 = 2_166_136_261
  private var second: UInt32 = 0x9E37_79B9
  private var count = 0

  mutating func addOutput(_ count: Int32) {
    add(Double(count))
    guard let output = liveOutput() else { return }
    for index in 0..<Int(count) { add(output[index]) }
  }

  mutating func add(_ number: Double) {
    count += 1
    add(UInt32(truncatingIfNeeded: number.bitPattern))
    add(UInt32(truncatingIfNeeded: number.bitPattern >> 32))
  }

  /// FNV-1a over words instead of bytes, and the same with another prime.
  private mutating func add(_ word: UInt32) {
    first = (first ^ word) &* 16_777_619
    second = (second ^ word) &* 0x85EB_CA6B
  }
}
