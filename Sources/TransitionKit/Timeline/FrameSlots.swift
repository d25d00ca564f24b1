/// The slots of a frame while they are written, and the lines that are read for them.
///
/// They are pointers without checks, as the checks of ten subscripts would take longer than the arithmetic. Every
/// slot and line was counted when the sampling plan was made of the timeline that the frame is of.
struct FrameSlots {
  private let values: UnsafeMutableBufferPointer<SIMD4<Double>>
  private let lines: UnsafeBufferPointer<SamplingPlan.Line>

  /// Hands out the slots of a frame, which are valid in the body only.
  @inline(__always)
  static func write(
    _ values: inout [SIMD4<Double>], lines: [SamplingPlan.Line], _ body: (FrameSlots) -> Void
  ) {
    values.withUnsafeMutableBufferPointer { values in
      lines.withUnsafeBufferPointer { body(FrameSlots(values: values, lines: $0)) }
    }
  }

  @inline(__always)
  subscript(slot: Int) -> SIMD4<Double> {
    get { values[slot] }
    nonmutating set { values[slot] = newValue }
  }

  /// Writes lines that share a timing.
  ///
  /// - Parameter limit: up to this magnitude of the progress no value has to be clamped.
  @inline(__always)
  func write(_ range: Range<Int>, at progress: Double, limit: Double) {
    if progress == 1 {
      for index in range { values[Int(lines[index].slot)] = lines[index].end }
    } else if abs(progress) <= limit {
      for index in range {
        values[Int(lines[index].slot)] = interpolate(
          from: lines[index].start, towards: lines[index].end, at: progress)
      }
    } else {
      for index in range {
        values[Int(lines[index].slot)] = lines[index].value(at: progress).clamped
      }
    }
  }

  /// Writes a sum or product of lines.
  @inline(__always)
  func write(_ composite: SamplingPlan.Composite, _ progress: NumberColumn) {
    let first = composite.lines.lowerBound
    var total = lines[first].value(at: progress[Int(lines[first].timing)])
    for index in first + 1..<composite.lines.upperBound {
      let value = lines[index].value(at: progress[Int(lines[index].timing)])
      total = compose(total, value, isProduct: composite.isProduct)
    }
    values[composite.slot] = total.clamped
  }
}
