extension AtomicTransition {
  /// Eight blinds that open on insertion, and close on removal.
  public static let blinds = blinds()

  /// Slats that open, all at the same time, and close on removal.
  ///
  /// - Parameters:
  ///   - count: the number of slats, from 1 to 10,000; another one gives a diagnostic.
  ///   - axis: the direction in which a slat opens: horizontally they are columns, vertically rows.
  public static func blinds(
    count: Int = 8, axis: Axis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    pieces(axis == .horizontal ? .columns(count) : .rows(count), fileID: fileID, line: line) { _ in
      axis == .horizontal
        ? .clip(trailing: 1, fileID: fileID, line: line)
        : .clip(bottom: 1, fileID: fileID, line: line)
    }
  }
}
