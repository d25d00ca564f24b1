/// The columns of slots that move while a frame is written.
///
/// They are pointers without checks, as the checks of ten subscripts would take longer than the arithmetic. Every row was
/// made with a slot, a curve and corrections that are there, and the frame has a value for each slot.
struct MotionSlots {
  private let values: UnsafeMutableBufferPointer<SIMD4<Double>>
  private let goals: UnsafeBufferPointer<SIMD4<Double>>
  private let offsets: UnsafeBufferPointer<SIMD4<Double>>
  private let slots: UnsafeBufferPointer<OptionalIndex<Motions.Slot>>
  private let curves: UnsafeBufferPointer<CurveIndex>
  private let factors: UnsafeBufferPointer<Double>

  /// Hands out the columns of rows, which are valid in the body only.
  ///
  /// - Precondition: there are as many values as goals.
  @inline(__always)
  static func write(
    _ values: inout [SIMD4<Double>], _ goals: [SIMD4<Double>], _ offsets: [SIMD4<Double>],
    _ slots: [OptionalIndex<Motions.Slot>], _ curves: [CurveIndex], _ factors: [Double],
    _ body: (MotionSlots) -> Void
  ) {
    precondition(values.count == goals.count, "a frame is of another scene")
    values.withUnsafeMutableBufferPointer { values in
      read(goals, offsets, factors) { goals, offsets, factors in
        read(slots, curves, []) { (slots, curves, _: UnsafeBufferPointer<Int>) in
          body(
            MotionSlots(
              values: values, goals: goals, offsets: offsets, slots: slots, curves: curves,
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
    while row < slots.count {
      let curve = curves[row]
      var end = isUniform ? slots.count : row + 1
      // Rows that follow each other mostly share a curve.
      while end < slots.count, curves[end] == curve { end += 1 }
      writeLines(row..<end, at: factors[curve.offset], isInRange: isInRange)
      row = end
    }
  }

  @inline(__always)
  private func writeLines(_ rows: Range<Int>, at factor: Double, isInRange: Bool) {
    // As locals they stay in registers.
    let (values, goals, offsets, slots) = (values, goals, offsets, slots)
    if isInRange {
      for row in rows {
        guard let slot = slots[row].index?.offset else { continue }
        values[slot] = goals[slot] + offsets[row] * factor
      }
    } else {
      for row in rows {
        guard let slot = slots[row].index?.offset else { continue }
        values[slot] = (goals[slot] + offsets[row] * factor).clamped
      }
    }
  }

  /// Writes rows of which some have corrections.
  @inline(__always)
  func write(
    corrections first: [OptionalIndex<Motions.Correction>],
    _ next: [OptionalIndex<Motions.Correction>], _ correctionCurves: [CurveIndex],
    _ amplitudes: [SIMD4<Double>], isInRange: Bool
  ) {
    read(first, next, correctionCurves) { first, next, correctionCurves in
      amplitudes.withUnsafeBufferPointer { amplitudes in
        let (values, goals, offsets, slots) = (values, goals, offsets, slots)
        let (curves, factors) = (curves, factors)
        for row in 0..<slots.count {
          guard let slot = slots[row].index?.offset else { continue }
          var value = goals[slot] + offsets[row] * factors[curves[row].offset]
          var correction = first[row].index?.offset
          while let number = correction {
            value += amplitudes[number] * factors[correctionCurves[number].offset]
            correction = next[number].index?.offset
          }
          values[slot] = isInRange ? value : value.clamped
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
