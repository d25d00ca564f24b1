extension TimelineBatch {
  /// What the members of a batch look like at one time: an array of numbers for each component that moves.
  ///
  /// A frame belongs to its caller, who keeps it from one time to the next so that its storage is used again. It
  /// is read with the groups of the batch as it was when it was sampled, before anything is added, taken out or
  /// over.
  public struct Frame: Sendable {
    /// The time of the batch, in seconds.
    public internal(set) var time = 0.0

    private var parts: [Part] = []
    var values: [Double] = []
    /// The progress of the timings of one row.
    var progress: [Double] = []
    /// The times of a block of rows, and their progress by timing.
    var block: [Double] = []
    private var version = -1

    struct Part: Sendable {
      /// The rows of the group that are in the frame.
      let rows: Range<Int>
      /// Where they begin among the values.
      let offset: Int
      let columnCount: Int
    }

    /// Makes a frame that nothing has been written to.
    public init() {}

    /// The numbers of a column, one for each of ``members(of:)``; none if the batch has changed since.
    ///
    /// - Parameter column: a column of a group, read from the batch after its latest change.
    public subscript(column: Column) -> ArraySlice<Double> {
      guard let part = part(of: column.position, column.version), column.index < part.columnCount
      else { return [] }
      let first = part.offset + column.index * part.rows.count
      return values[first..<first + part.rows.count]
    }

    /// The members of a group that the frame shows, in the order of the numbers of a column; none if the batch
    /// has changed since.
    ///
    /// - Parameter group: a group, read from the batch after its latest change.
    public func members(of group: Group) -> ArraySlice<Member> {
      guard let part = part(of: group.position, group.version),
        part.rows.upperBound <= group.members.count
      else { return [] }
      return group.members[part.rows]
    }

    /// What the frame has of a group; nil if the batch has changed since.
    func part(of position: Int, _ version: Int) -> Part? {
      version == self.version && position < parts.count ? parts[position] : nil
    }

    /// Makes room for rows of a batch.
    mutating func hold(_ rows: Range<Int>, of batch: TimelineBatch) {
      time = batch.time
      version = batch.version
      parts.removeAll(keepingCapacity: true)
      let rows = rows.clamped(to: 0..<batch.count)
      var (first, size, timingCount) = (0, 0, 0)
      func appendPart(_ count: Int, columnCount: Int) {
        let clamped = rows.clamped(to: first..<first + count)
        parts.append(
          Part(
            rows: clamped.lowerBound - first..<clamped.upperBound - first, offset: size,
            columnCount: columnCount))
        size += clamped.count * columnCount
        first += count
      }
      for group in batch.activeGroups {
        appendPart(
          batch.rowGroups[group].count,
          columnCount: batch.rowGroups[group].program.outputs.count)
        timingCount = max(timingCount, batch.rowGroups[group].program.timeline.timings.count)
      }
      for index in batch.interrupted.rows.indices {
        appendPart(1, columnCount: 4 * batch.interrupted.rows[index].values.count)
      }
      values.grow(to: size)
      progress.grow(to: timingCount)
      block.grow(to: (timingCount + 1) * RowSampler.blockLength)
    }
  }
}

extension [Double] {
  fileprivate mutating func grow(to size: Int) {
    if count < size { self = [Double](repeating: 0, count: Swift.max(size, count + count / 2)) }
  }
}
