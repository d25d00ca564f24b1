extension AtomicTransition {
  /// Pieces in twelve rows and eight columns that fade in a random order.
  public static let dissolve = dissolve()

  /// Cells that fade in at random times, and out on removal.
  ///
  /// There are at most 10,000 cells; see ``Slicing/grid(rows:columns:)``.
  ///
  /// - Parameters:
  ///   - rows: the number of rows; below 1 counts as 1, with a diagnostic.
  ///   - columns: the number of columns; below 1 counts as 1, with a diagnostic.
  ///   - seed: the same seed gives the same order of cells.
  public static func dissolve(
    rows: Int = 12, columns: Int = 8, seed: UInt64 = 1, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AtomicTransition {
    let fade = opacity(0, fileID: fileID, line: line)
    return pieces(.grid(rows: rows, columns: columns), fileID: fileID, line: line) { piece in
      let start = 0.7 * noise(piece.index, seed: seed)
      return fade.animation(.linear, during: AnimationRange(start: start, end: start + 0.3))
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
