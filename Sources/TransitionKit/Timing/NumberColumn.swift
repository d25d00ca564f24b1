/// Numbers that follow each other in the memory of an array, while a closure runs.
///
/// It is a pointer without checks, as checks would take longer than the arithmetic of a frame, and plain loops over
/// memory become vector instructions. The array has room for every row: it was made for them before.
struct NumberColumn {
  fileprivate let numbers: UnsafeMutablePointer<Double>
  let count: Int

  fileprivate init(_ numbers: UnsafeMutablePointer<Double>, _ count: Int) {
    self.numbers = numbers
    self.count = count
  }

  @inline(__always)
  subscript(row: Int) -> Double {
    get { numbers[row] }
    nonmutating set { numbers[row] = newValue }
  }

  /// The first rows.
  @inline(__always)
  func prefix(_ count: Int) -> NumberColumn { NumberColumn(numbers, count) }

  func fill(_ number: Double) { numbers.update(repeating: number, count: count) }

  func copy(_ other: NumberColumn) { numbers.update(from: other.numbers, count: count) }
}

/// Columns of numbers in the memory of an array, which are equally far apart.
struct NumberColumns {
  private let first: NumberColumn
  private let stride: Int

  fileprivate init(_ first: NumberColumn, stride: Int) {
    self.first = first
    self.stride = stride
  }

  /// The column at an index.
  @inline(__always)
  subscript(column: Int) -> NumberColumn {
    NumberColumn(first.numbers + column &* stride, first.count)
  }

  /// Some of the rows of all columns.
  @inline(__always)
  func rows(_ rows: Range<Int>) -> NumberColumns {
    NumberColumns(NumberColumn(first.numbers + rows.lowerBound, rows.count), stride: stride)
  }
}

extension [Double] {
  /// Hands out the numbers as one column, which is valid in the body only.
  @inline(__always)
  mutating func withColumn(_ body: (NumberColumn) -> Void) {
    withUnsafeMutableBufferPointer { numbers in
      guard let first = numbers.baseAddress else { return }
      body(NumberColumn(first, numbers.count))
    }
  }

  /// Hands out the numbers from an offset on as columns of so many rows, which are valid in the body only.
  @inline(__always)
  mutating func withColumns(
    from offset: Int = 0, ofRows count: Int, _ body: (NumberColumns) -> Void
  ) {
    withUnsafeMutableBufferPointer { numbers in
      guard let first = numbers.baseAddress else { return }
      body(NumberColumns(NumberColumn(first + offset, count), stride: count))
    }
  }

  /// Hands out the numbers as columns of so many rows, which are valid in the body only, and are only read.
  @inline(__always)
  func readColumns(ofRows count: Int, _ body: (NumberColumns) -> Void) {
    withUnsafeBufferPointer { numbers in
      guard let first = numbers.baseAddress else { return }
      body(NumberColumns(NumberColumn(UnsafeMutablePointer(mutating: first), count), stride: count))
    }
  }
}
