import ExampleTerminal

/// A row that the list may have.
struct Row {
  let name: String
  let color: TerminalColor

  /// All rows. The position of a row here is its identity, wherever it is in the list.
  static let all: [Row] = {
    let names = [
      "Coral", "Amber", "Saffron", "Lemon", "Pistachio", "Fern", "Jade", "Lagoon", "Sky", "Denim",
      "Iris", "Lavender", "Orchid", "Fuchsia", "Rose", "Brick",
    ]
    return names.enumerated().map { index, name in
      Row(name: name, color: TerminalColor(hue: Double(index) / Double(names.count)))
    }
  }()
}
