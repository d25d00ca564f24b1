/// Text of a chart, with an estimated width, because fonts differ.
enum ChartText {
  /// The largest mean width of letters, as a fraction of their size, in the fonts of operating systems.
  private static let letter = 0.58

  static func width(_ text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? letter : 1.1) } * size
  }

  /// The text, shortened until it fits.
  static func fitted(_ text: String, size: Double, into width: Double) -> String {
    guard ChartText.width(text, size: size) > width else { return text }
    var room = width - letter * size * 1.8
    var kept = ""
    for character in text {
      room -= ChartText.width(String(character), size: size)
      guard room >= 0 else { break }
      kept.append(character)
    }
    return kept + "…"
  }

  /// The text in lines that fit, broken between words.
  static func wrapped(_ text: String, size: Double, into width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if lines.isEmpty || ChartText.width(longer, size: size) > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines.map { fitted($0, size: size, into: width) }
  }
}
