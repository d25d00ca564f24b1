import TransitionKit

extension ComponentUnit {
  /// Progress from a start to an end, in percent.
  static let progress = ComponentUnit(symbol: "%", factor: 100)

  /// A value of the library with the unit, with at most four significant digits.
  func text(_ value: Double) -> String { number(value * factor) + suffix }

  /// The text after a number.
  package var suffix: String { isAttached ? symbol : "\u{a0}" + symbol }

  /// A number in the unit with at most four significant digits, and at most three decimals.
  func number(_ value: Double) -> String {
    let size = abs(value)
    guard size < 100_000 else { return significantDecimal(value, 3) }
    return decimal(value, size < 1 ? 3 : size < 100 ? 2 : size < 1000 ? 1 : 0)
  }
}
