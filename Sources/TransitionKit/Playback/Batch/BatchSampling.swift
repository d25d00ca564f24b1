// Pointers, as this is where the time of large batches goes: plain loops over plain memory, which the compiler
// turns into vectors. How many rows and columns there are was counted when the frame made room for them.

extension TimelineBatch {
  /// Writes what all members look like now into a frame.
  public func sample(into frame: inout Frame) { sample(0..<count, into: &frame) }

  /// Writes what some of the members look like now into a frame.
  ///
  /// Rows are counted through all groups, in their order. To share the work, give each of several threads a part
  /// of `0..<count` and a frame of its own; they need no lock, as the batch is only read.
  ///
  /// - Parameter rows: which members; rows that there are not are left out.
  public func sample(_ rows: Range<Int>, into frame: inout Frame) {
    frame.hold(rows, of: self)
    for index in rowGroups.indices {
      let part = frame.part(of: index)
      if !part.rows.isEmpty {
        rowGroups[index].sample(
          part.rows, at: time, into: &frame.values, from: part.offset, &frame.progress, &frame.strip
        )
      }
    }
  }
}

extension BatchGroup {
  /// So many rows are done together that their progress stays in the first cache.
  static let stripLength = 1024

  /// Writes the values of rows, column by column.
  fileprivate func sample(
    _ rows: Range<Int>, at time: Double, into values: inout [Double], from offset: Int,
    _ progress: inout [Double], _ strip: inout [Double]
  ) {
    values.withUnsafeMutableBufferPointer { values in
      guard let first = values.baseAddress.map({ $0 + offset }) else { return }
      if isInStep {
        sampleInStep(rows, at: time, into: first, &progress)
      } else {
        strip.withUnsafeMutableBufferPointer { strip in
          guard let strip = strip.baseAddress else { return }
          var start = rows.lowerBound
          while start < rows.upperBound {
            let end = min(start + BatchGroup.stripLength, rows.upperBound)
            sample(
              start..<end, at: time, into: first + (start - rows.lowerBound),
              stride: rows.count, &progress, strip)
            start = end
          }
        }
      }
    }
  }

  /// The time on the timeline of a row, from its start.
  private func localTime(of row: Int, at time: Double) -> Double {
    let local = (time - clocks[row].start) * clocks[row].speed
    return program.timeline.isReversed ? program.timeline.duration - local : local
  }

  // MARK: In step

  private func sampleInStep(
    _ rows: Range<Int>, at time: Double, into values: UnsafeMutablePointer<Double>,
    _ progress: inout [Double]
  ) {
    let local = localTime(of: rows.lowerBound, at: time)
    program.timeline.evaluate(at: local, &progress)
    for (index, output) in program.outputs.enumerated() {
      let column = Column(values + index * rows.count, rows.count)
      guard !output.operands.isEmpty else {
        let track = program.timeline.tracks[output.track]
        column.fill(
          program.timeline.value(of: track, at: local, progress: progress)[output.lane])
        continue
      }
      var mustLimit = output.operands.count > 1
      for operand in output.operands {
        let share = progress[program.operands[operand].timing]
        let step = Column.Step(operand == output.operands.lowerBound ? nil : output.isProduct)
        mustLimit = mustLimit || abs(share) > limit
        read(operand, rows) { start, end in
          if share == 1 {
            column.write(step) { end[$0] }
          } else {
            column.write(step) { start[$0] + (end[$0] - start[$0]) * share }
          }
        }
      }
      if mustLimit { column.limit() }
    }
  }

  /// The starts and ends of rows.
  @inline(__always)
  private func read(
    _ operand: Int, _ rows: Range<Int>,
    _ body: (_ start: UnsafePointer<Double>, _ end: UnsafePointer<Double>) -> Void
  ) {
    starts[operand].withUnsafeBufferPointer { start in
      ends[operand].withUnsafeBufferPointer { end in
        guard let start = start.baseAddress, let end = end.baseAddress else { return }
        body(start + rows.lowerBound, end + rows.lowerBound)
      }
    }
  }

  // MARK: Staggered

  private func sample(
    _ rows: Range<Int>, at time: Double, into values: UnsafeMutablePointer<Double>, stride: Int,
    _ progress: inout [Double], _ strip: UnsafeMutablePointer<Double>
  ) {
    let timeline = program.timeline
    let times = strip
    for index in 0..<rows.count { times[index] = localTime(of: rows.lowerBound + index, at: time) }
    func shares(of timing: Int) -> UnsafeMutablePointer<Double> {
      strip + (timing + 1) * BatchGroup.stripLength
    }
    var largest = 0.0
    for timing in timeline.timings.indices {
      largest = max(
        largest,
        timeline.evaluate(
          timing, at: UnsafeBufferPointer(start: times, count: rows.count),
          into: shares(of: timing)))
    }
    for (index, output) in program.outputs.enumerated() {
      let column = Column(values + index * stride, rows.count)
      guard !output.operands.isEmpty else {
        let track = timeline.tracks[output.track]
        for row in 0..<rows.count {
          for timing in timeline.timings.indices { progress[timing] = shares(of: timing)[row] }
          column[row] =
            timeline.value(of: track, at: times[row], progress: progress)[output.lane]
        }
        continue
      }
      for operand in output.operands {
        let shares = shares(of: program.operands[operand].timing)
        let step = Column.Step(operand == output.operands.lowerBound ? nil : output.isProduct)
        read(operand, rows) { start, end in
          column.write(step) {
            shares[$0] == 1 ? end[$0] : start[$0] + (end[$0] - start[$0]) * shares[$0]
          }
        }
      }
      if output.operands.count > 1 || largest > limit { column.limit() }
    }
  }
}

/// A column of a frame while it is written.
private struct Column {
  private let values: UnsafeMutablePointer<Double>
  private let count: Int

  /// How a value becomes part of what is there.
  enum Step {
    case set, add, multiply

    /// - Parameter isProduct: nil for the first value.
    init(_ isProduct: Bool?) { self = isProduct.map { $0 ? .multiply : .add } ?? .set }
  }

  init(_ values: UnsafeMutablePointer<Double>, _ count: Int) {
    self.values = values
    self.count = count
  }

  subscript(row: Int) -> Double {
    get { values[row] }
    nonmutating set { values[row] = newValue }
  }

  func fill(_ value: Double) { values.update(repeating: value, count: count) }

  @inline(__always)
  func write(_ step: Step, _ value: (Int) -> Double) {
    switch step {
    case .set: for row in 0..<count { values[row] = value(row) }
    case .add: for row in 0..<count { values[row] += value(row) }
    case .multiply: for row in 0..<count { values[row] = (values[row] * value(row)).limited }
    }
  }

  func limit() {
    for row in 0..<count { values[row] = values[row].limited }
  }
}
