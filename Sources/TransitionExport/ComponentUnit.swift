import Foundation
import TransitionKit

/// The unit in which documents show a component of a property.
struct ComponentUnit: Hashable {
  /// The symbol, such as `pt`, `°` or `×`; empty for a plain number.
  let symbol: String

  /// The factor from the unit of the library to this unit.
  let factor: Double

  /// Progress from a start to an end, in percent.
  static let progress = ComponentUnit(symbol: "%", factor: 100)

  private init(symbol: String, factor: Double) {
    self.symbol = symbol
    self.factor = factor
  }

  init(of property: Property, lane: Int) {
    (symbol, factor) =
      switch property {
      case .translation, .frame, .cornerRadius, .clipRadius, .blur: ("pt", 1)
      case .scale, .layoutScale: ("×", 1)
      case .rotation: ("°", 180 / .pi)
      case .clip: ("%", 100)
      case .shadow: lane == 0 ? ("", 1) : ("pt", 1)
      default: ("", 1)
      }
  }

  /// A value of the library with the unit, with at most four significant digits.
  func text(_ value: Double) -> String { number(value * factor) + suffix }

  /// The text after a number.
  var suffix: String {
    symbol.isEmpty || symbol == "°" || symbol == "×" ? symbol : "\u{a0}" + symbol
  }

  /// A number in the unit with at most four significant digits, and at most three decimals.
  func number(_ value: Double) -> String {
    let size = abs(value)
    guard size < 100_000 else { return String(format: "%.3g", value) }
    return decimal(value, size < 1 ? 3 : size < 100 ? 2 : size < 1000 ? 1 : 0)
  }
}
