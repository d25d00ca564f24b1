/// The cells of a frame while they are written.
///
/// They are pointers without checks, as the checks of six subscripts would take longer than the arithmetic. Every row was
/// made with a cell and a curve that are there, and the frame has a value for each truth.
struct CellSlots {
  private let values: UnsafeMutableBufferPointer<SIMD4<Double>>
  private let truths: UnsafeBufferPointer<SIMD4<Double>>

  /// Hands out the cells, which are valid in the body only.
  ///
  /// - Precondition: there are as many values as truths.
  @inline(__always)
  static func write(
    _ values: inout [SIMD4<Double>], _ truths: [SIMD4<Double>], _ body: (CellSlots) -> Void
  ) {
    precondition(values.count == truths.count, "a frame is of another scene")
    values.withUnsafeMutableBufferPointer { values in
      truths.withUnsafeBufferPointer { body(CellSlots(values: values, truths: $0)) }
    }
  }

  /// Writes the straight parts of rows; those without a cell are passed over.
  ///
  /// - Parameter isInRange: whether no value has to be clamped.
  @inline(__always)
  func write(
    _ cells: [Int32], _ starts: [SIMD4<Double>], _ curves: [Int32], _ factors: [Double],
    isInRange: Bool
  ) {
    let count = min(cells.count, starts.count, curves.count)
    cells.withUnsafeBufferPointer { cells in
      starts.withUnsafeBufferPointer { starts in
        curves.withUnsafeBufferPointer { curves in
          factors.withUnsafeBufferPointer { factors in
            for row in 0..<count {
              let cell = Int(cells[row])
              if cell < 0 { continue }
              let (factor, truth) = (factors[Int(curves[row])], truths[cell])
              if factor == 1 {
                values[cell] = truth
              } else if isInRange {
                values[cell] = interpolate(from: starts[row], towards: truth, at: factor)
              } else {
                values[cell] = interpolate(from: starts[row], towards: truth, at: factor).clamped
              }
            }
          }
        }
      }
    }
  }

  /// Adds corrections to cells.
  @inline(__always)
  func add(
    _ cells: [Int32], _ amplitudes: [SIMD4<Double>], _ curves: [Int32], _ factors: [Double],
    isInRange: Bool
  ) {
    let count = min(cells.count, amplitudes.count, curves.count)
    cells.withUnsafeBufferPointer { cells in
      amplitudes.withUnsafeBufferPointer { amplitudes in
        curves.withUnsafeBufferPointer { curves in
          factors.withUnsafeBufferPointer { factors in
            for row in 0..<count {
              let cell = Int(cells[row])
              if cell < 0 { continue }
              let value = values[cell] + amplitudes[row] * factors[Int(curves[row])]
              values[cell] = isInRange ? value : value.clamped
            }
          }
        }
      }
    }
  }
}
