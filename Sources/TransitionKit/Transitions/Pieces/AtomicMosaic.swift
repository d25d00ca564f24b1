extension AtomicTransition {
  /// Pieces in twelve rows and eight columns that fade in a random order.
  public static let mosaic = mosaic()

  /// Cells that fade in at random times, and out on removal.
  ///
  /// The first begins at once, and the last ends with the whole. There are at most 10,000 cells; see
  /// ``Slicing/grid(rows:columns:)``.
  ///
  /// - Parameters:
  ///   - rows: the number of rows; below 1 counts as 1, with a diagnostic.
  ///   - columns: the number of columns; below 1 counts as 1, with a diagnostic.
  ///   - seed: the same seed gives the same order of cells.
  public static func mosaic(
    rows: Int = 12, columns: Int = 8, seed: UInt64 = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AtomicTransition {
    let fade = opacity(0, fileID: fileID, line: line)
    let slicing = Slicing.grid(rows: rows, columns: columns)
    let times = slicing.pieces.map { noise($0.index, seed: seed) }
    let (first, last) = (times.min() ?? 0, times.max() ?? 0)
    let spread = first < last ? 0.7 : 0
    return pieces(slicing, fileID: fileID, line: line) { piece in
      let time = noise(piece.index, seed: seed)
      let start = first < last ? (time - first) / (last - first) * spread : 0
      return fade.animation(
        .linear, during: AnimationRange(start: start, end: 1 - (spread - start)))
    }
  }
}

/// A number in 0..<1 that looks random.
///
/// Source: SplitMix64, Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
func noise(_ index: Int, seed: UInt64, channel: UInt64 = 0) -> Double {
  var z =
    seed &+ UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    &+ channel &* 0xD1B5_4A32_D192_ED03 &+ 0x9E37_79B9_7F4A_7C15
  z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
  z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
  z ^= z >> 31
  return Double(z >> 11) * 0x1p-53
}
