/// How the content of a view is taken apart.
public struct Slicing: Sendable, Hashable {
  enum Shape: Sendable, Hashable {
    case grid(rows: Int, columns: Int)
    case regions([Rect])
  }

  let shape: Shape

  /// Two halves: left and right along the horizontal axis, top and bottom along the vertical one.
  public static func halves(axis: Axis) -> Slicing {
    axis == .horizontal ? columns(2) : rows(2)
  }

  /// Columns of one width.
  public static func columns(_ count: Int) -> Slicing { grid(rows: 1, columns: count) }

  /// Rows of one height.
  public static func rows(_ count: Int) -> Slicing { grid(rows: count, columns: 1) }

  /// Rows and columns. A count below 1 counts as 1, and one above 1,000 as that.
  public static func grid(rows: Int, columns: Int) -> Slicing {
    Slicing(shape: .grid(rows: min(max(rows, 1), 1000), columns: min(max(columns, 1), 1000)))
  }

  /// Regions of one's own, in shares of the view's size. What no region covers is not seen while the
  /// transition runs; regions that overlap show the same content twice.
  ///
  /// Numbers that are not finite count as 0, and negative sizes as none.
  public static func regions(_ regions: [Rect]) -> Slicing {
    Slicing(shape: .regions(regions.map { $0.usable }))
  }

  /// The pieces, in the order of their numbers.
  public var pieces: [Piece] {
    switch shape {
    case .grid(let rows, let columns):
      return (0..<rows * columns).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        // By their edges, so that neighbours meet exactly.
        let (left, right) = (
          Double(column) / Double(columns), Double(column + 1) / Double(columns)
        )
        let (top, bottom) = (Double(row) / Double(rows), Double(row + 1) / Double(rows))
        return Piece(
          index: index, count: rows * columns, row: row, column: column, rowCount: rows,
          columnCount: columns,
          unitRect: Rect(x: left, y: top, width: right - left, height: bottom - top))
      }
    case .regions(let regions):
      return regions.enumerated().map { index, region in
        Piece(
          index: index, count: regions.count, row: 0, column: index, rowCount: 1,
          columnCount: regions.count, unitRect: region)
      }
    }
  }
}
