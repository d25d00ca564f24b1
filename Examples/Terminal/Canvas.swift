import Foundation
import TransitionKit

/// Cells of a terminal, each with two pixels above each other and perhaps a character.
public struct Canvas {
  public let columns: Int
  public let lines: Int
  private var pixels: [TerminalColor]
  private var glyphs: [Glyph]

  private struct Glyph {
    var character: Character = " "
    var opacity = 0.0
    var color = TerminalColor.text
  }

  /// Creates an empty canvas.
  public init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
    pixels = Array(repeating: .background, count: columns * lines * 2)
    glyphs = Array(repeating: Glyph(), count: columns * lines)
  }

  /// The size in pixels.
  public var size: Size { Size(width: Double(columns), height: Double(lines * 2)) }

  /// Fills a rounded rectangle. A pixel that it covers partly takes a part of the color, so that it moves smoothly.
  public mutating func fill(
    _ rect: Rect, radius: Double, _ color: TerminalColor, opacity: Double
  ) {
    let half = Point(x: rect.width / 2, y: rect.height / 2)
    let center = Point(x: rect.origin.x + half.x, y: rect.origin.y + half.y)
    let radius = min(radius, half.x, half.y)
    for y in range(center.y, half.y, lines * 2) {
      for x in range(center.x, half.x, columns) {
        // The distance from the edge, negative inside.
        let dx = abs(Double(x) + 0.5 - center.x) - half.x + radius
        let dy = abs(Double(y) + 0.5 - center.y) - half.y + radius
        let distance = hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius
        let coverage = min(max(0.5 - distance, 0), 1) * opacity
        guard coverage > 0 else { continue }
        let pixel = y * columns + x
        pixels[pixel] = pixels[pixel].covered(by: color, opacity: coverage)
        glyphs[y / 2 * columns + x].opacity *= 1 - coverage
      }
    }
  }

  /// Writes a line of text, as far as there is room for it.
  public mutating func write(
    _ text: String, column: Int, line: Int, width: Int, _ color: TerminalColor, opacity: Double = 1
  ) {
    guard (0..<lines).contains(line) else { return }
    for (offset, character) in text.prefix(max(width, 0)).enumerated()
    where (0..<columns).contains(column + offset) {
      glyphs[line * columns + column + offset] = Glyph(
        character: character, opacity: opacity, color: color)
    }
  }

  /// The character and the two colors of a cell.
  func cell(column: Int, line: Int) -> Cell {
    let upper = pixels[2 * line * columns + column]
    let lower = pixels[(2 * line + 1) * columns + column]
    let glyph = glyphs[line * columns + column]
    if glyph.character != " ", glyph.opacity > 0.3 {
      let middle = upper.covered(by: lower, opacity: 0.5)
      let ink = middle.covered(by: glyph.color, opacity: glyph.opacity)
      return Cell(character: glyph.character, foreground: ink.bytes, background: middle.bytes)
    }
    return Cell(character: "▄", foreground: lower.bytes, background: upper.bytes)
  }

  private func range(_ center: Double, _ half: Double, _ count: Int) -> Range<Int> {
    func index(_ position: Double) -> Int { Int(min(max(position, 0), Double(count))) }
    let first = index((center - half - 1).rounded(.down))
    return first..<max(index((center + half + 1).rounded(.up)), first)
  }
}

/// What a cell of a terminal shows.
struct Cell: Equatable {
  var character: Character
  var foreground: SIMD3<UInt8>
  var background: SIMD3<UInt8>
}
