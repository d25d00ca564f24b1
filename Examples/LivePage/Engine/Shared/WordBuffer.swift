/// Numbers at an address that does not change until there are more of them: what a page reads and writes.
///
/// The page knows addresses only. This type keeps the memory, so that nothing else handles it unchecked.
final class WordBuffer {
  private var memory: UnsafeMutableBufferPointer<Double>

  /// The number of words that are in use.
  private(set) var count = 0

  init() { memory = .allocate(capacity: 64) }

  deinit { memory.deallocate() }

  /// The address of the first word.
  var address: UnsafeMutablePointer<Double>? { memory.baseAddress }

  /// Makes room for a number of words from the start on, all of which count as in use, and are zero where they are new.
  func resize(to count: Int) {
    let count = max(count, 0)
    if count > memory.count { grow(to: max(count, 2 * memory.count)) }
    for index in min(self.count, count)..<count { memory[index] = 0 }
    self.count = count
  }

  func removeAll() { count = 0 }

  @inline(__always)
  func append(_ word: Double) {
    if count == memory.count { grow(to: 2 * memory.count) }
    memory[count] = word
    count += 1
  }

  @inline(__always)
  func append(_ vector: SIMD4<Double>) {
    if count + 4 > memory.count { grow(to: 2 * memory.count) }
    memory[count] = vector.x
    memory[count + 1] = vector.y
    memory[count + 2] = vector.z
    memory[count + 3] = vector.w
    count += 4
  }

  /// Overwrites a word that is in use.
  func set(_ word: Double, at index: Int) {
    precondition(index >= 0 && index < count, "a word beyond those in use")
    memory[index] = word
  }

  /// A copy of the words in use.
  var words: [Double] { Array(memory[..<count]) }

  private func grow(to capacity: Int) {
    let larger = UnsafeMutableBufferPointer<Double>.allocate(capacity: capacity)
    for index in 0..<count { larger[index] = memory[index] }
    memory.deallocate()
    memory = larger
  }
}
