/// How the content of a view is taken apart.
///
/// A view has at most 10,000 pieces, those of its pieces included: each is a view that the host has to draw.
/// What would make more gives a diagnostic when it is compiled.
public struct Slicing: Sendable {
  enum Shape: Sendable, Hashable {
    case grid(rows: Int, columns: Int)
    case regions([Rect])
  }

  let shape: Shape

  /// What of the slicing was not usable as it was given, in words that follow its name.
  let validationMessage: String?

  /// The largest number of pieces of a view.
  static let maximumCount = 10_000

  /// Two halves: left and right along the horizontal axis, top and bottom along the vertical one.
  ///
  /// - Parameter axis: the axis along which the halves lie side by side.
  public static func halves(axis: Axis) -> Slicing {
    axis == .horizontal ? columns(2) : rows(2)
  }

  /// Columns of one width, from 1 to 10,000. Other counts are clamped to that, with a diagnostic.
  ///
  /// - Parameter count: the number of columns.
  public static func columns(_ count: Int) -> Slicing {
    grid(rows: 1, columns: count, name: "columns(\(count))")
  }

  /// Rows of one height, from 1 to 10,000. Other counts are clamped to that, with a diagnostic.
  ///
  /// - Parameter count: the number of rows.
  public static func rows(_ count: Int) -> Slicing {
    grid(rows: count, columns: 1, name: "rows(\(count))")
  }

  /// Pieces of one size in rows and columns.
  ///
  /// A count below 1 counts as 1. Of more than 10,000 pieces there are fewer rows and columns, in about the same
  /// proportion. Either gives a diagnostic.
  ///
  /// - Parameters:
  ///   - rows: the number of rows.
  ///   - columns: the number of columns.
  public static func grid(rows: Int, columns: Int) -> Slicing {
    grid(rows: rows, columns: columns, name: "grid(rows: \(rows), columns: \(columns))")
  }

  private static func grid(
    rows givenRows: Int, columns givenColumns: Int, name: @autoclosure () -> String
  ) -> Slicing {
    var (rows, columns) = (max(givenRows, 1), max(givenColumns, 1))
    let (count, isTooLarge) = rows.multipliedReportingOverflow(by: columns)
    if isTooLarge || count > maximumCount {
      let fraction = (Double(maximumCount) / (Double(rows) * Double(columns))).squareRoot()
      // What has no more than one row or column cannot have fewer.
      columns = min(max(Int(Double(columns) * fraction), 1), maximumCount)
      rows = min(rows, maximumCount / columns)
      columns = min(max(givenColumns, 1), maximumCount / rows)
    }
    let isUsable = rows == givenRows && columns == givenColumns
    return Slicing(
      shape: .grid(rows: rows, columns: columns),
      validationMessage: isUsable
        ? nil
        : """
        \(name()) needs counts of at least 1 and at most \(maximumCount) pieces in all; \(rows) x \
        \(columns) are used
        """)
  }

  /// Custom regions, in fractions of the view's size. What no region covers is not seen while the
  /// transition runs; regions that overlap show the same content twice.
  ///
  /// Numbers that are not finite count as 0, and negative sizes as none. Regions after the first 10,000 are
  /// left out. Each of these gives a diagnostic, as does a list without regions, which leaves the view whole.
  ///
  /// - Parameter regions: the rectangles of the pieces, from (0, 0), the top left corner, to (1, 1), the
  ///   bottom right one.
  public static func regions(_ regions: [Rect]) -> Slicing {
    var validationMessage: String?
    if let index = regions.firstIndex(where: { $0 != $0.sanitized }) {
      validationMessage =
        "regions: region \(index) \(regions[index].validationMessage ?? "is not usable")"
    } else if regions.isEmpty || regions.count > maximumCount {
      validationMessage = """
        regions has \(regions.count) regions, where 1 to \(maximumCount) can be used
        """
    }
    return Slicing(
      shape: .regions(regions.prefix(maximumCount).map { $0.sanitized }),
      validationMessage: validationMessage)
  }

  /// The pieces, in the order of their numbers.
  public var pieces: [Slicing.Piece] {
    switch shape {
    case .grid(let rows, let columns):
      return (0..<rows * columns).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        // By their edges, so that neighbours meet exactly.
        let (left, right) = (
          Double(column) / Double(columns), Double(column + 1) / Double(columns)
        )
        let (top, bottom) = (Double(row) / Double(rows), Double(row + 1) / Double(rows))
        return Slicing.Piece(
          index: index, count: rows * columns, row: row, column: column, rowCount: rows,
          columnCount: columns,
          unitRect: Rect(x: left, y: top, width: right - left, height: bottom - top))
      }
    case .regions(let regions):
      return regions.enumerated().map { index, region in
        Slicing.Piece(
          index: index, count: regions.count, row: 0, column: index, rowCount: 1,
          columnCount: regions.count, unitRect: region)
      }
    }
  }
}

extension Slicing: Hashable {
  /// Whether two slicings give the same pieces.
  public static func == (a: Slicing, b: Slicing) -> Bool { a.shape == b.shape }

  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}

extension Slicing: CustomStringConvertible {
  /// The kind and number of the pieces, such as `grid of 2 rows and 3 columns`.
  public var description: String {
    switch shape {
    case .grid(let rows, let columns):
      "grid of \(rows) row\(rows == 1 ? "" : "s") and \(columns) column\(columns == 1 ? "" : "s")"
    case .regions(let regions): "\(regions.count) region\(regions.count == 1 ? "" : "s")"
    }
  }
}
