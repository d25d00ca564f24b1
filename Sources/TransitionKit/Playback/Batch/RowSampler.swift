/// Samples the rows of one group, column by column.
struct RowSampler {
  let program: BatchProgram
  let clocks: [BatchGroup.Clock]
  let numbers: RowTable
  let limit: Double
  let hasColors: Bool
  let time: Double

  /// So many rows are sampled together that their progress stays in the first cache.
  static let blockLength = 1024

  /// Writes the values of rows into a frame, from an offset on.
  func sample(
    _ rows: Range<Int>, isSynchronized: Bool, from offset: Int,
    into frame: inout TimelineBatch.Frame
  ) {
    frame.values.withColumns(from: offset, ofRows: rows.count) { values in
      if isSynchronized {
        numbers.read(rows) { sampleSynchronized(rows, $0, into: values, &frame.progress) }
      } else {
        for start in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.blockLength) {
          let part = start..<min(start + Self.blockLength, rows.upperBound)
          let output = values.rows(
            part.lowerBound - rows.lowerBound..<part.upperBound - rows.lowerBound)
          frame.block.withColumns(ofRows: Self.blockLength) { block in
            numbers.read(part) { sampleBlock(part, $0, into: output, &frame.progress, block) }
          }
        }
      }
      if hasColors { unpremultiply(values, rows.count) }
    }
  }

  /// Converts columns of colours into the values that are written.
  private func unpremultiply(_ values: NumberColumns, _ count: Int) {
    for track in program.colors {
      let first = program.columns[track].lowerBound
      let (red, green) = (values[first], values[first + 1])
      let (blue, alpha) = (values[first + 2], values[first + 3])
      for row in 0..<count {
        let color = unpremultiplied(SIMD4(red[row], green[row], blue[row], alpha[row]))
        (red[row], green[row], blue[row], alpha[row]) = (color.x, color.y, color.z, color.w)
      }
    }
  }

  /// The time on the timeline of a row, from its start.
  private func localTime(of row: Int) -> Double {
    let local = (time - clocks[row].start) * clocks[row].speed
    return program.timeline.isReversed ? program.timeline.duration - local : local
  }

  /// Samples rows that are all at one time.
  private func sampleSynchronized(
    _ rows: Range<Int>, _ numbers: NumberColumns, into values: NumberColumns,
    _ progress: inout [Double]
  ) {
    let local = localTime(of: rows.lowerBound)
    let plan = program.timeline.plan
    program.timeline.evaluate(at: local, &progress)
    let mustClamp = plan.groups.indices.contains {
      plan.groups[$0].isUsed && abs(progress[$0]) > limit
    }
    interpolate(numbers, into: values, mustClamp: mustClamp) { .one(progress[$0]) }
    guard program.hasShared else { return }
    progress.withColumn { progress in
      plan.sampleOneByOne(at: local, progress) { slot, value in
        for (lane, output) in program.columns[slot].enumerated() {
          values[output].fill(value[lane])
        }
      }
    }
  }

  /// Samples rows, each at a separate time.
  ///
  /// - Parameter block: columns for the times, and then for the progress of each timing.
  private func sampleBlock(
    _ rows: Range<Int>, _ numbers: NumberColumns, into values: NumberColumns,
    _ progress: inout [Double], _ block: NumberColumns
  ) {
    let plan = program.timeline.plan
    let times = block[0].prefix(rows.count)
    for index in 0..<rows.count { times[index] = localTime(of: rows.lowerBound + index) }
    func progresses(of timing: Int) -> NumberColumn { block[timing + 1].prefix(rows.count) }
    var mustClamp = false
    for timing in plan.groups.indices where plan.groups[timing].isUsed {
      let progresses = progresses(of: timing)
      plan.evaluate(timing, at: times, into: progresses)
      // Not by a maximum, whose care for NaN keeps the loop from becoming vectors.
      for row in 0..<rows.count where abs(progresses[row]) > limit { mustClamp = true }
    }
    interpolate(numbers, into: values, mustClamp: mustClamp) { .each(progresses(of: $0)) }
    guard program.hasShared else { return }
    progress.withColumn { progress in
      for row in 0..<rows.count {
        for timing in plan.groups.indices where plan.groups[timing].isUsed {
          progress[timing] = progresses(of: timing)[row]
        }
        plan.sampleOneByOne(at: times[row], progress) { slot, value in
          for (lane, output) in program.columns[slot].enumerated() {
            values[output][row] = value[lane]
          }
        }
      }
    }
  }

  /// Writes the columns of straight segments.
  @inline(__always)
  private func interpolate(
    _ numbers: NumberColumns, into values: NumberColumns, mustClamp: Bool,
    _ progress: (_ timing: Int) -> ColumnProgress
  ) {
    for single in program.singles {
      let column = values[single.output]
      column.interpolate(
        from: numbers[2 &* single.operand], to: numbers[2 &* single.operand &+ 1],
        at: progress(single.timing))
      if mustClamp { column.clamp() }
    }
    for composite in program.composites {
      let column = values[composite.output]
      for operand in composite.operands {
        let progress = progress(program.operands[operand].timing)
        let (start, end) = (numbers[2 &* operand], numbers[2 &* operand &+ 1])
        if operand == composite.operands.lowerBound {
          column.interpolate(from: start, to: end, at: progress)
        } else {
          column.compose(from: start, to: end, at: progress, isProduct: composite.isProduct)
        }
      }
      column.clamp()
    }
  }
}
