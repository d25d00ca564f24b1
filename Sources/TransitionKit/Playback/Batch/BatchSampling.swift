// Pointers, as this is where the time of large batches goes: plain loops over plain memory, which the compiler
// turns into vectors. How many rows and columns there are was counted when the frame made room for them.

extension TimelineBatch {
  /// Writes what all members look like now into a frame.
  public func sample(into frame: inout Frame) { sample(rows: 0..<count, into: &frame) }

  /// Writes what some of the members look like now into a frame.
  ///
  /// Rows are counted through all groups, in their order. To progress the work, give each of several threads a part
  /// of `0..<count` and a frame of its own; they need no lock, as the batch is only read.
  ///
  /// - Parameter rows: which members; rows that there are not are left out.
  public func sample(rows: Range<Int>, into frame: inout Frame) {
    frame.hold(rows, of: self)
    for (position, group) in activeGroups.enumerated() {
      guard let part = frame.part(of: position, version), !part.rows.isEmpty else { continue }
      // Field by field, as to call the group itself would copy it.
      RowSampler(
        program: rowGroups[group].program, clocks: rowGroups[group].clocks,
        numbers: rowGroups[group].numbers, limit: rowGroups[group].limit, time: time
      )
      .sample(
        part.rows, isSynchronized: rowGroups[group].isSynchronized, from: part.offset, into: &frame)
    }
  }
}

/// Samples the rows of one group.
struct RowSampler {
  let program: BatchProgram
  let clocks: [BatchGroup.Clock]
  let numbers: RowTable
  let limit: Double
  let time: Double

  /// So many rows are done together that their progress stays in the first cache.
  static let blockLength = 1024

  /// Writes the values of rows, column by column.
  fileprivate func sample(
    _ rows: Range<Int>, isSynchronized: Bool, from offset: Int,
    into frame: inout TimelineBatch.Frame
  ) {
    frame.values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress.map({ $0 + offset }) else { return }
      numbers.read { numbers in
        defer { unpremultiply(first, stride: rows.count) }
        if isSynchronized {
          sampleSynchronized(rows, numbers, into: first, &frame.progress)
          return
        }
        frame.block.withUnsafeMutableBufferPointer { block in
          guard let block = block.baseAddress else { return }
          var start = rows.lowerBound
          while start < rows.upperBound {
            let end = min(start + RowSampler.blockLength, rows.upperBound)
            sampleBlock(
              start..<end, numbers, into: first + (start - rows.lowerBound), stride: rows.count,
              &frame.progress, block)
            start = end
          }
        }
      }
    }
  }

  /// Turns columns of colours into what is written of them.
  private func unpremultiply(_ values: UnsafeMutablePointer<Double>, stride: Int) {
    for track in program.colors {
      let column = values + program.columns[track].lowerBound * stride
      for row in 0..<stride {
        let color = unpremultiplied(
          SIMD4(
            column[row], column[row + stride], column[row + 2 * stride], column[row + 3 * stride]))
        for lane in 0..<4 { column[row + lane * stride] = color[lane] }
      }
    }
  }

  /// The time on the timeline of a row, from its start.
  private func localTime(of row: Int) -> Double {
    let local = (time - clocks[row].start) * clocks[row].speed
    return program.timeline.isReversed ? program.timeline.duration - local : local
  }

  private func sampleSynchronized(
    _ rows: Range<Int>, _ numbers: UnsafePointer<Double>,
    into values: UnsafeMutablePointer<Double>, _ progress: inout [Double]
  ) {
    let local = localTime(of: rows.lowerBound)
    let plan = program.timeline.plan
    program.timeline.evaluate(at: local, &progress)
    let mustLimit = plan.groups.indices.contains {
      plan.groups[$0].isUsed && abs(progress[$0]) > limit
    }
    follow(rows, numbers, into: values, stride: rows.count, mustLimit: mustLimit) {
      .one(progress[$0])
    }
    guard program.hasShared else { return }
    progress.withUnsafeMutableBufferPointer { progress in
      plan.sampleOneByOne(at: local, progress) { slot, value in
        for (lane, output) in program.columns[slot].enumerated() {
          ColumnWriter(values + output * rows.count, rows.count).fill(value[lane])
        }
      }
    }
  }

  private func sampleBlock(
    _ rows: Range<Int>, _ numbers: UnsafePointer<Double>,
    into values: UnsafeMutablePointer<Double>, stride: Int, _ progress: inout [Double],
    _ block: UnsafeMutablePointer<Double>
  ) {
    let plan = program.timeline.plan
    let times = block
    for index in 0..<rows.count { times[index] = localTime(of: rows.lowerBound + index) }
    func progresses(of timing: Int) -> UnsafeMutablePointer<Double> {
      block + (timing + 1) * RowSampler.blockLength
    }
    var mustLimit = false
    for timing in plan.groups.indices where plan.groups[timing].isUsed {
      let progresses = progresses(of: timing)
      plan.evaluate(
        timing, at: UnsafeBufferPointer(start: times, count: rows.count), into: progresses)
      // Not by a maximum, whose care for NaN keeps the loop from becoming vectors.
      for row in 0..<rows.count where abs(progresses[row]) > limit { mustLimit = true }
    }
    follow(rows, numbers, into: values, stride: stride, mustLimit: mustLimit) {
      .each(progresses(of: $0))
    }
    guard program.hasShared else { return }
    progress.withUnsafeMutableBufferPointer { progress in
      for row in 0..<rows.count {
        for timing in plan.groups.indices where plan.groups[timing].isUsed {
          progress[timing] = progresses(of: timing)[row]
        }
        plan.sampleOneByOne(at: times[row], progress) { slot, value in
          for (lane, output) in program.columns[slot].enumerated() {
            values[output * stride + row] = value[lane]
          }
        }
      }
    }
  }

  /// Writes the columns of straight segments.
  @inline(__always)
  private func follow(
    _ rows: Range<Int>, _ numbers: UnsafePointer<Double>,
    into values: UnsafeMutablePointer<Double>, stride: Int, mustLimit: Bool,
    _ progresses: (_ timing: Int) -> Progresses
  ) {
    for single in program.singles {
      let column = ColumnWriter(values + single.output &* stride, rows.count)
      let (start, end) = ends(single.operand, from: rows.lowerBound, numbers)
      column.interpolate(start, end, at: progresses(single.timing))
      if mustLimit { column.limit() }
    }
    for composite in program.composites {
      let column = ColumnWriter(values + composite.output &* stride, rows.count)
      for operand in composite.operands {
        let progresses = progresses(program.operands[operand].timing)
        let (start, end) = ends(operand, from: rows.lowerBound, numbers)
        if operand == composite.operands.lowerBound {
          column.interpolate(start, end, at: progresses)
        } else {
          column.compose(start, end, at: progresses, isProduct: composite.isProduct)
        }
      }
      column.limit()
    }
  }

  /// The starts of rows, and their ends.
  @inline(__always)
  private func ends(
    _ operand: Int, from row: Int, _ numbers: UnsafePointer<Double>
  ) -> (start: UnsafePointer<Double>, end: UnsafePointer<Double>) {
    let start = numbers + (2 &* operand &* self.numbers.capacity &+ row)
    return (start, start + self.numbers.capacity)
  }
}

/// The progress of rows: one for all, or one for each.
private enum Progresses {
  case one(Double)
  case each(UnsafePointer<Double>)

  subscript(row: Int) -> Double {
    switch self {
    case .one(let progress): progress
    case .each(let progresses): progresses[row]
    }
  }
}

/// A column of a frame while it is written.
private struct ColumnWriter {
  private let values: UnsafeMutablePointer<Double>
  private let count: Int

  init(_ values: UnsafeMutablePointer<Double>, _ count: Int) {
    self.values = values
    self.count = count
  }

  func fill(_ value: Double) { values.update(repeating: value, count: count) }

  /// Sets the values between starts and ends.
  @inline(never)
  func interpolate(
    _ start: UnsafePointer<Double>, _ end: UnsafePointer<Double>, at progresses: Progresses
  ) {
    switch progresses {
    case .one(1): values.update(from: end, count: count)
    case .one(let progress):
      for row in 0..<count { values[row] = start[row] + (end[row] - start[row]) * progress }
    case .each(let progresses):
      for row in 0..<count {
        let value = start[row] + (end[row] - start[row]) * progresses[row]
        values[row] = progresses[row] == 1 ? end[row] : value
      }
    }
  }

  /// Composes the values with those between starts and ends.
  func compose(
    _ start: UnsafePointer<Double>, _ end: UnsafePointer<Double>, at progresses: Progresses,
    isProduct: Bool
  ) {
    for row in 0..<count {
      let progress = progresses[row]
      let value = progress == 1 ? end[row] : start[row] + (end[row] - start[row]) * progress
      values[row] = isProduct ? (values[row] * value).clamped : values[row] + value
    }
  }

  func limit() {
    for row in 0..<count { values[row] = values[row].clamped }
  }
}
