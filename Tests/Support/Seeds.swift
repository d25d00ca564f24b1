/// Seeds that follow each other, for as long as there is time: at least some, and at most all.
public struct Seeds: Sequence, IteratorProtocol {
  private let first: UInt64
  private let least: UInt64
  private let all: UInt64
  private let deadline: ContinuousClock.Instant
  private var count: UInt64 = 0

  /// Makes seeds from a first one on.
  ///
  /// - Parameters:
  ///   - least: how many there are however long they take.
  ///   - all: how many there are however quickly they go.
  ///   - seconds: until when more than the least follow, in seconds from now on.
  init(first: UInt64, atLeast least: Int, atMost all: Int, seconds: Double) {
    self.first = first
    (self.least, self.all) = (UInt64(least), UInt64(all))
    deadline = .now + .seconds(seconds)
  }

  public mutating func next() -> UInt64? {
    guard count < all, count < least || .now < deadline else { return nil }
    defer { count += 1 }
    return first + count
  }
}
