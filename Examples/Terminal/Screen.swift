/// Writes canvases to a terminal: only the cells that have changed.
struct Screen {
  let hasTrueColor: Bool
  private var shown: [Cell] = []
  private var columns = 0

  init(hasTrueColor: Bool) { self.hasTrueColor = hasTrueColor }

  /// Returns the characters that turn what the terminal shows into a canvas.
  mutating func update(to canvas: Canvas) -> String {
    let count = canvas.columns * canvas.lines
    let isNew = shown.count != count || columns != canvas.columns
    // A terminal that understands it shows everything up to the end of the update at once.
    var text = "\u{1B}[?2026h"
    if isNew {
      text += "\u{1B}[0m\u{1B}[2J"
      shown = Array(
        repeating: Cell(character: "?", foreground: .zero, background: .zero), count: count)
      columns = canvas.columns
    }
    var pen: Cell?
    for line in 0..<canvas.lines {
      var isHere = false
      for column in 0..<columns {
        let cell = canvas.cell(column: column, line: line)
        let index = line * columns + column
        guard cell != shown[index] else {
          isHere = false
          continue
        }
        if !isHere { text += "\u{1B}[\(line + 1);\(column + 1)H" }
        isHere = true
        if pen?.foreground != cell.foreground { text += code(38, cell.foreground) }
        if pen?.background != cell.background { text += code(48, cell.background) }
        text.append(cell.character)
        (shown[index], pen) = (cell, cell)
      }
    }
    return text + "\u{1B}[?2026l"
  }

  /// Forgets what the terminal shows, so that all of it is written again.
  mutating func invalidate() { shown = [] }

  /// Sets the color of characters (38) or behind them (48).
  private func code(_ target: Int, _ color: SIMD3<UInt8>) -> String {
    if hasTrueColor { return "\u{1B}[\(target);2;\(color.x);\(color.y);\(color.z)m" }
    // The cube of 6 x 6 x 6 colors, with the levels 0, 95, 135, ..., 255.
    func level(_ byte: UInt8) -> Int { byte < 48 ? 0 : min((Int(byte) - 35) / 40, 5) }
    return "\u{1B}[\(target);5;\(16 + 36 * level(color.x) + 6 * level(color.y) + level(color.z))m"
  }
}
