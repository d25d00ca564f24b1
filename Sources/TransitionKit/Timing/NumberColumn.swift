/// Numbers that follow each other in the memory of an array, while a closure runs.
///
/// It is a pointer without checks, as checks would take longer than the arithmetic of a frame, and plain loops over
/// memory become vector instructions. The array has room for every row: it was made for them before.
struct NumberColumn {
  private let numbers: UnsafeMutablePointer<Double>
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

  /// Some of the rows.
  @inline(__always)
  func rows(_ rows: Range<Int>) -> NumberColumn {
    NumberColumn(numbers + rows.lowerBound, rows.count)
  }

  /// Sets the numbers between starts and ends, as ``interpolate(from:to:at:)`` has them.
  func interpolate(from start: NumberColumn, to end: NumberColumn, at progress: Double) {
    if progress == 1 { return numbers.update(from: end.numbers, count: count) }
    for row in 0..<count {
      self[row] = TransitionKit.interpolate(from: start[row], towards: end[row], at: progress)
    }
  }

  /// Clamps the numbers to ``valueLimit``.
  func clamp() {
    for row in 0..<count { self[row] = self[row].clamped }
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

  /// Hands out the numbers as one column, which is valid in the body only, and is only read.
  @inline(__always)
  func readColumn(_ body: (NumberColumn) -> Void) {
    withUnsafeBufferPointer { numbers in
      guard let first = numbers.baseAddress else { return }
      body(NumberColumn(UnsafeMutablePointer(mutating: first), numbers.count))
    }
  }
}
