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
      switch property.quantity {
      case .length: ("pt", 1)
      case .factor: ("×", 1)
      case .angle: ("°", 180 / .pi)
      case .fraction: ("%", 100)
      case .number: (property == .shadow && lane > 0 ? "pt" : "", 1)
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
