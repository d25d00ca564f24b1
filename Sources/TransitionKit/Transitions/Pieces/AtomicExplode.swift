extension AtomicTransition {
  /// Eighty pieces that fly together on insertion, and apart on removal.
  public static let explode = explode()

  /// Pieces that fly together from all around along curves, rotating and fading in, and apart on removal.
  ///
  /// On removal the middle goes first; on insertion it comes last.
  ///
  /// There are at most 10,000 pieces; see ``Slicing/grid(rows:columns:)``.
  ///
  /// - Parameters:
  ///   - rows: the number of rows; below 1 counts as 1, with a diagnostic.
  ///   - columns: the number of columns; below 1 counts as 1, with a diagnostic.
  ///   - distance: how far the outermost pieces fly, in points.
  ///   - turn: by how much pieces rotate at most, in either direction.
  ///   - spread: which fraction of the duration lies between the first piece to move and the last; it is
  ///     clamped to 0...0.9.
  ///   - seed: the same seed gives the same explosion.
  public static func explode(
    rows: Int = 10, columns: Int = 8, distance: Double = 300, turn: Angle = .degrees(120),
    spread: Double = 0.4, seed: UInt64 = 1, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    let slicing = Slicing.grid(rows: rows, columns: columns)
    let distances = slicing.pieces.map { distanceFromMiddle(of: $0) }
    let (nearest, farthest) = (distances.min() ?? 0, distances.max() ?? 0)
    // What is equally far starts together, and takes the whole time.
    let spread = spread > 0 && nearest < farthest ? min(spread, 0.9) : 0
    return pieces(slicing, fileID, line) { piece, operation in
      func random(_ channel: UInt64) -> Double {
        2 * noise(piece.index, seed: seed, channel: channel) - 1
      }
      let (dx, dy) = (piece.center.x - 0.5, piece.center.y - 0.5)
      let reach = distance * (1.4 + 0.6 * random(1))
      let displacement = Translation(
        dx: reach * dx * 2 + 0.2 * distance * random(2),
        dy: reach * dy * 2 + 0.2 * distance * random(3))
      // Across the displacement, to either side.
      let controlOffset = Translation(
        dx: -0.3 * displacement.dy * random(5), dy: 0.3 * displacement.dx * random(5))
      let angle = Angle(radians: turn.radians * random(4))
      // From 0 for what is nearest to the middle to 1 for what is farthest, exactly, so that the whole takes all of its time.
      let depth =
        spread > 0 ? (distanceFromMiddle(of: piece) - nearest) / (farthest - nearest) : 0
      let start = (operation == .insertion ? 1 - depth : depth) * spread
      return flying(by: displacement, controlOffset: controlOffset, turning: angle, fileID, line)
        .animation(.easeInOut, during: AnimationRange(start: start, end: 1 - (spread - start)))
    }
  }

  private static func distanceFromMiddle(of piece: Slicing.Piece) -> Double {
    let (dx, dy) = (piece.center.x - 0.5, piece.center.y - 0.5)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func flying(
    by displacement: Translation, controlOffset: Translation, turning angle: Angle,
    _ fileID: StaticString, _ line: UInt
  ) -> AtomicTransition {
    let handler: TransientViewHandler = { view, operation, _ in
      view[away: operation].translation = displacement
      view[away: operation].rotation.angle = angle
      view[away: operation].opacity = 0
    }
    return AtomicTransition(
      program: Program(
        Source({ "explode" }, fileID, line),
        QuadraticAction(handler, controlOffset: controlOffset)))
  }
}
