extension AtomicTransition {
  /// A checkerboard of eight rows and six columns.
  public static let checkerboard = checkerboard()

  /// Cells that are uncovered like those of a checkerboard: first every second one, then the others.
  ///
  /// There are at most 10,000 cells; see ``Slicing/grid(rows:columns:)``.
  ///
  /// - Parameters:
  ///   - rows: the number of rows; below 1 counts as 1, with a diagnostic.
  ///   - columns: the number of columns; below 1 counts as 1, with a diagnostic.
  public static func checkerboard(
    rows: Int = 8, columns: Int = 6, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    pieces(.grid(rows: rows, columns: columns), fileID: fileID, line: line) { piece in
      let isFirst = (piece.row + piece.column) % 2 == 0
      return .clip(trailing: 1, fileID: fileID, line: line).animation(
        .easeInOut, during: isFirst ? 0...0.6 : 0.4...1)
    }
  }
}
