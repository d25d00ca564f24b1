extension Slicing {
  /// A part of a view's content that a transition moves on its own.
  public struct Piece: Sendable, Hashable {
    /// The number of the piece, from 0, row by row.
    public let index: Int

    /// How many pieces there are.
    public let count: Int

    /// The row of the piece, from 0 at the top; 0 for a custom region.
    public let row: Int

    /// The column of the piece, from 0 at the left; the index for a custom region.
    public let column: Int

    /// How many rows there are.
    public let rowCount: Int

    /// How many columns there are.
    public let columnCount: Int

    /// The part of the content that the piece shows, in fractions of the view's size.
    public let unitRect: Rect

    /// The middle of the piece, in fractions of the view's size.
    public var center: UnitPoint { UnitPoint(x: unitRect.center.x, y: unitRect.center.y) }

    /// How far the middle of the piece is from a point, in fractions of the view's size.
    ///
    /// - Parameter point: the point, in fractions of the view's size from its top left corner.
    public func distance(from point: UnitPoint) -> Double {
      let (dx, dy) = (center.x - point.x, center.y - point.y)
      return (dx * dx + dy * dy).squareRoot()
    }
  }
}

extension Slicing.Piece {
  /// The piece that is opposite with respect to the middle of the view.
  ///
  /// Mirroring rotates space by 180 degrees, so the mirror image of a transition does to each piece what the
  /// transition does to the opposite one.
  var mirrored: Slicing.Piece {
    let isGrid = rowCount * columnCount == count
    return Slicing.Piece(
      index: isGrid ? count - 1 - index : index, count: count,
      row: isGrid ? rowCount - 1 - row : row,
      column: isGrid ? columnCount - 1 - column : column, rowCount: rowCount,
      columnCount: columnCount,
      unitRect: Rect(
        x: 1 - unitRect.origin.x - unitRect.width, y: 1 - unitRect.origin.y - unitRect.height,
        width: unitRect.width, height: unitRect.height))
  }
}

extension Slicing.Piece: CustomStringConvertible {
  /// The position of the piece, such as `piece 3 of 12, row 1, column 0`.
  public var description: String { "piece \(index) of \(count), row \(row), column \(column)" }
}
