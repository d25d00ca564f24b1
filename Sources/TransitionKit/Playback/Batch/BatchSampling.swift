extension TimelineBatch {
  /// Writes what all members look like now into a frame.
  ///
  /// - Parameter frame: the frame to overwrite; keep it from one call to the next, so that its storage is
  ///   used again.
  public func sample(into frame: inout Frame) { sample(rows: 0..<count, into: &frame) }

  /// Writes what some of the members look like now into a frame.
  ///
  /// Rows are counted through all groups, in their order. To share the work, give each of several threads a part
  /// of `0..<count` and its own frame; they need no lock, as the batch is only read.
  ///
  /// - Parameters:
  ///   - rows: which members; rows that there are not are left out.
  ///   - frame: the frame to overwrite; keep it from one call to the next, so that its storage is used again.
  public func sample(rows: Range<Int>, into frame: inout Frame) {
    frame.hold(rows, of: self)
    for (position, group) in activeGroups.enumerated() {
      guard let part = frame.part(of: position, version), !part.rows.isEmpty else { continue }
      // Field by field, as to call the group itself would copy it.
      RowSampler(
        program: rowGroups[group].program, clocks: rowGroups[group].clocks,
        numbers: rowGroups[group].numbers, limit: rowGroups[group].limit,
        hasColors: rowGroups[group].hasColors, time: time
      )
      .sample(
        part.rows, isSynchronized: rowGroups[group].isSynchronized, from: part.offset, into: &frame)
    }
    for index in interrupted.rows.indices {
      guard let part = frame.part(of: activeGroups.count + index, version), !part.rows.isEmpty
      else { continue }
      interrupted.rows[index].motions.table.layout.write(
        interrupted.rows[index].values, to: &frame.values, from: part.offset)
    }
  }
}
