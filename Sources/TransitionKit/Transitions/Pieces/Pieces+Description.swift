extension Slicing.Piece: CustomStringConvertible {
  /// The position of the piece, such as `piece 3 of 12, row 1, column 0`.
  public var description: String { "piece \(index) of \(count), row \(row), column \(column)" }
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
