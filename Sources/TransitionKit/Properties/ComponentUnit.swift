/// The unit in which texts show a component of a property.
package struct ComponentUnit: Hashable, Sendable {
  /// The symbol, such as `pt`, `°` or `×`; empty for a plain number.
  package let symbol: String

  /// The factor from the unit of the library to this unit.
  package let factor: Double

  package init(symbol: String, factor: Double) {
    self.symbol = symbol
    self.factor = factor
  }

  package init(of property: ViewProperty, lane: Int) {
    (symbol, factor) =
      switch property {
      case .translation, .frame, .cornerRadius, .clipRadius, .blur, .borderWidth: ("pt", 1)
      case .scale, .layoutScale: ("×", 1)
      case .rotation, .hueRotation: ("°", 180 / .pi)
      case .clip: ("%", 100)
      case .shadow: lane == 0 ? ("", 1) : ("pt", 1)
      default: ("", 1)
      }
  }

  /// Whether it is that of lengths.
  package var isLength: Bool { symbol == "pt" }

  /// Whether the symbol follows a number without a space.
  package var isAttached: Bool { symbol.isEmpty || symbol == "°" || symbol == "×" }

  /// A value of the library with the unit, with at most three decimals, such as `120 pt`.
  func words(for value: Double) -> String {
    let rounded = (value * factor * 1000).rounded() / 1000
    return "\(number: rounded)" + (isAttached ? "" : " ") + symbol
  }
}
