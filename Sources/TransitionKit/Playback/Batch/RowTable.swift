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

  /// A number of a row.
  subscript(row: Int, column: Int) -> Double { numbers[column * capacity + row] }

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

  /// Hands out some rows of all columns, which are valid in the body only.
  @inline(__always)
  func read(_ rows: Range<Int>, _ body: (NumberColumns) -> Void) {
    numbers.readColumns(ofRows: capacity) { body($0.rows(rows)) }
  }
}
