/// The columns of cells that move while a frame is written.
///
/// They are pointers without checks, as the checks of ten subscripts would take longer than the arithmetic. Every row was
/// made with a cell, a curve and corrections that are there, and the frame has a value for each model value.
struct CellSlots {
  private let values: UnsafeMutableBufferPointer<SIMD4<Double>>
  private let truths: UnsafeBufferPointer<SIMD4<Double>>
  private let starts: UnsafeBufferPointer<SIMD4<Double>>
  private let cells: UnsafeBufferPointer<Int32>
  private let curves: UnsafeBufferPointer<Int32>
  private let factors: UnsafeBufferPointer<Double>

  /// Hands out the columns of rows, which are valid in the body only.
  ///
  /// - Precondition: there are as many values as model values.
  @inline(__always)
  static func write(
    _ values: inout [SIMD4<Double>], _ truths: [SIMD4<Double>], _ starts: [SIMD4<Double>],
    _ cells: [Int32], _ curves: [Int32], _ factors: [Double], _ body: (CellSlots) -> Void
  ) {
    precondition(values.count == truths.count, "a frame is of another scene")
    values.withUnsafeMutableBufferPointer { values in
      read(truths, starts, factors) { truths, starts, factors in
        read(cells, curves, []) { (cells, curves, _: UnsafeBufferPointer<Int32>) in
          body(
            CellSlots(
              values: values, truths: truths, starts: starts, cells: cells, curves: curves,
              factors: factors))
        }
      }
    }
  }

  /// Writes rows without corrections.
  ///
  /// - Parameters:
  ///   - isUniform: whether all rows are on one curve.
  ///   - isInRange: whether no value has to be clamped.
  @inline(__always)
  func writeLines(isUniform: Bool, isInRange: Bool) {
    var row = 0
    while row < cells.count {
      let curve = curves[row]
      var end = isUniform ? cells.count : row + 1
      // Rows that follow each other mostly share a curve.
      while end < cells.count, curves[end] == curve { end += 1 }
      writeLines(row..<end, at: factors[Int(curve)], isInRange: isInRange)
      row = end
    }
  }

  @inline(__always)
  private func writeLines(_ rows: Range<Int>, at factor: Double, isInRange: Bool) {
    // As locals they stay in registers.
    let (values, truths, starts, cells) = (values, truths, starts, cells)
    if factor == 1 {
      for row in rows {
        let cell = Int(cells[row])
        if cell >= 0 { values[cell] = truths[cell] }
      }
    } else if isInRange {
      for row in rows {
        let cell = Int(cells[row])
        guard cell >= 0 else { continue }
        values[cell] = interpolate(from: starts[row], towards: truths[cell], at: factor)
      }
    } else {
      for row in rows {
        let cell = Int(cells[row])
        guard cell >= 0 else { continue }
        values[cell] = interpolate(from: starts[row], towards: truths[cell], at: factor).clamped
      }
    }
  }

  /// Writes rows of which some have corrections.
  @inline(__always)
  func write(
    corrections first: [Int32], _ next: [Int32], _ correctionCurves: [Int32],
    _ amplitudes: [SIMD4<Double>], isInRange: Bool
  ) {
    read(first, next, correctionCurves) { first, next, correctionCurves in
      amplitudes.withUnsafeBufferPointer { amplitudes in
        let (values, truths, starts, cells) = (values, truths, starts, cells)
        let (curves, factors) = (curves, factors)
        for row in 0..<cells.count {
          let cell = Int(cells[row])
          guard cell >= 0 else { continue }
          let factor = factors[Int(curves[row])]
          var value = truths[cell]
          if factor != 1 { value = interpolate(from: starts[row], towards: value, at: factor) }
          var correction = Int(first[row])
          while correction >= 0 {
            value += amplitudes[correction] * factors[Int(correctionCurves[correction])]
            correction = Int(next[correction])
          }
          values[cell] = isInRange ? value : value.clamped
        }
      }
    }
  }
}

/// Hands out three arrays as pointers, which are valid in the body only.
@inline(__always)
private func read<A, B, C>(
  _ a: [A], _ b: [B], _ c: [C],
  _ body: (UnsafeBufferPointer<A>, UnsafeBufferPointer<B>, UnsafeBufferPointer<C>) -> Void
) {
  a.withUnsafeBufferPointer { a in
    b.withUnsafeBufferPointer { b in c.withUnsafeBufferPointer { c in body(a, b, c) } }
  }
}
