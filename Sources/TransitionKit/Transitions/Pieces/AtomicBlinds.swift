extension AtomicTransition {
  /// Slats that open, all at the same time, and close on removal.
  ///
  /// - Parameters:
  ///   - count: the number of slats; below 1 it counts as 1.
  ///   - axis: the direction in which a slat opens: horizontally they are columns, vertically rows.
  public static func blinds(count: Int = 8, axis: Axis = .horizontal) -> AtomicTransition {
    pieces(axis == .horizontal ? .columns(count) : .rows(count)) { _ in
      axis == .horizontal ? .clip(trailing: 1) : .clip(bottom: 1)
    }
  }
}
