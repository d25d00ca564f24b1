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
    /// The times of a strip of rows, and their progress by timing.
    var strip: [Double] = []
    fileprivate var version = -1

    private struct Part: Sendable {
      /// The rows of the group that are in the frame.
      let rows: Range<Int>
      /// Where they begin among the values.
      let offset: Int
      let columnCount: Int
    }

    /// Makes a frame that nothing has been written to.
    public init() {}

    /// The numbers of a column, one for each of ``members(of:)``; none if the frame is not of this batch as it is.
    public subscript(column: Column) -> ArraySlice<Double> {
      guard column.version == version, parts.indices.contains(column.group),
        column.index < parts[column.group].columnCount
      else { return [] }
      let part = parts[column.group]
      let first = part.offset + column.index * part.rows.count
      return values[first..<first + part.rows.count]
    }

    /// The members of a group that the frame shows, in the order of the numbers of a column.
    public func members(of group: Group) -> ArraySlice<Member> {
      guard group.version == version, parts.indices.contains(group.index),
        parts[group.index].rows.upperBound <= group.members.count
      else { return [] }
      return group.members[parts[group.index].rows]
    }

    /// The rows of a column's group that the frame shows; nil if the frame is not of the batch as it is.
    func rows(of column: Column) -> Range<Int>? {
      parts.indices.contains(column.group) && column.version == version
        ? parts[column.group].rows : nil
    }

    /// The rows of a group that the frame shows, and where they are among its values.
    func part(of group: Int) -> (rows: Range<Int>, offset: Int) {
      (parts[group].rows, parts[group].offset)
    }

    /// Makes room for rows of a batch.
    mutating func hold(_ rows: Range<Int>, of batch: TimelineBatch) {
      time = batch.time
      version = batch.version
      parts.removeAll(keepingCapacity: true)
      var (first, size, timingCount) = (0, 0, 0)
      for index in batch.rowGroups.indices {
        let count = batch.rowGroups[index].count
        let low = min(max(rows.lowerBound - first, 0), count)
        let high = min(max(rows.upperBound - first, low), count)
        let columnCount = batch.rowGroups[index].program.outputs.count
        parts.append(Part(rows: low..<high, offset: size, columnCount: columnCount))
        size += (high - low) * columnCount
        first += count
        timingCount = max(timingCount, batch.rowGroups[index].program.timeline.timings.count)
      }
      values.grow(to: size)
      progress.grow(to: timingCount)
      strip.grow(to: (timingCount + 1) * RowSampler.stripLength)
    }
  }
}

extension [Double] {
  fileprivate mutating func grow(to size: Int) {
    if count < size { self = [Double](repeating: 0, count: Swift.max(size, count + count / 2)) }
  }
}
