/// Rows of numbers, kept column by column in one piece of memory.
///
/// Adding a row is O(1) amortised in the number of rows, as is taking one out: the last one takes its place.
struct RowTable: Sendable {
  private(set) var count = 0
  let columnCount: Int
  /// How many rows there is room for: so far apart are the columns.
  private(set) var capacity = 0
  private var numbers: [Double] = []

  init(columnCount: Int) { self.columnCount = columnCount }

  mutating func append(_ number: (_ column: Int) -> Double) {
    if count == capacity { grow() }
    for column in 0..<columnCount { numbers[column * capacity + count] = number(column) }
    count += 1
  }

  mutating func remove(at row: Int) {
    count -= 1
    for column in 0..<columnCount {
      numbers[column * capacity + row] = numbers[column * capacity + count]
    }
  }

  private mutating func grow() {
    let next = max(2 * capacity, 4)
    // Never empty, so that there is an address to hand out.
    var grown = [Double](repeating: 0, count: max(next * columnCount, 1))
    for column in 0..<columnCount {
      for row in 0..<count { grown[column * next + row] = numbers[column * capacity + row] }
    }
    (numbers, capacity) = (grown, next)
  }

  /// Hands out the numbers as plain memory, for loops that the compiler turns into vectors: those of a column follow each other, and columns are ``capacity`` apart.
  @inline(__always)
  func read(_ body: (UnsafePointer<Double>) -> Void) {
    numbers.withUnsafeBufferPointer { $0.baseAddress.map(body) }
  }
}
