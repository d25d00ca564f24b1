/// The columns of cells that move while they are written to a frame.
///
/// They are pointers without checks, as the checks of six subscripts would take longer than the arithmetic. Every row was
/// made with a cell, a start and a curve that are there, and the frame has a value for each truth.
struct CellSlots {
  private let values: UnsafeMutableBufferPointer<SIMD4<Double>>
  private let truths: UnsafeBufferPointer<SIMD4<Double>>
  private let cells: UnsafeBufferPointer<Int32>
  private let starts: UnsafeBufferPointer<SIMD4<Double>>
  private let curves: UnsafeBufferPointer<Int32>
  private let factors: UnsafeBufferPointer<Double>

  /// Hands out the columns, which are valid in the body only.
  @inline(__always)
  static func write(
    _ values: inout [SIMD4<Double>], _ truths: [SIMD4<Double>], _ cells: [Int32],
    _ starts: [SIMD4<Double>], _ curves: [Int32], _ factors: [Double],
    _ body: (CellSlots) -> Void
  ) {
    precondition(values.count == truths.count, "a frame is of another scene")
    values.withUnsafeMutableBufferPointer { values in
      truths.withUnsafeBufferPointer { truths in
        cells.withUnsafeBufferPointer { cells in
          starts.withUnsafeBufferPointer { starts in
            curves.withUnsafeBufferPointer { curves in
              factors.withUnsafeBufferPointer { factors in
                body(
                  CellSlots(
                    values: values, truths: truths, cells: cells, starts: starts, curves: curves,
                    factors: factors))
              }
            }
          }
        }
      }
    }
  }

  @inline(__always)
  subscript(cell: Int) -> SIMD4<Double> {
    get { values[cell] }
    nonmutating set { values[cell] = newValue }
  }

  /// Writes the straight part of a row, and returns its cell; nil if the row says nothing of any.
  @inline(__always)
  func writeLine(_ row: Int) -> Int? {
    let cell = Int(cells[row])
    guard cell >= 0 else { return nil }
    values[cell] =
      interpolate(from: starts[row], to: truths[cell], at: factors[Int(curves[row])]).clamped
    return cell
  }
}
