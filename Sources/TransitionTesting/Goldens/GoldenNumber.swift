/// A number as a golden has it: with six significant digits, so that a change by 1 % is visible and the last digits
/// of two platforms are not.
struct GoldenNumber: CustomStringConvertible {
  let value: Double

  init(_ value: Double) { self.value = value }

  /// The largest magnitude that is noise and counts as zero.
  static let noise = 1e-9

  var description: String { text(digits: 6) }

  /// The number with some significant digits, at most 15.
  func text(digits count: Int) -> String {
    if value.isNaN { return "nan" }
    let sign = value < 0 ? "-" : ""
    if value.isInfinite { return sign + "inf" }
    guard abs(value) >= Self.noise else { return "0" }
    var (digits, exponent) = decimal(count)
    while digits.last == "0" { digits.removeLast() }
    if exponent >= 15 {
      let fraction = digits.dropFirst()
      return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(exponent)"
    }
    if exponent < 0 {
      return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    while digits.count <= exponent { digits += "0" }
    let fraction = digits.dropFirst(exponent + 1)
    return sign + digits.prefix(exponent + 1) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The number with the digits that are written.
  var rounded: Double {
    guard value.isFinite else { return value }
    return Double(description) ?? 0
  }

  /// The significant digits, and the power of ten of the first one.
  private func decimal(_ count: Int) -> (digits: String, exponent: Int) {
    // The estimate from the power of two may be one too low.
    var exponent = Int((Double(abs(value).exponent) * 0.301_029_995_663_981_2).rounded(.down))
    var digits = scaled(by: count - 1 - exponent)
    if digits >= power(of: count) {
      exponent += 1
      digits = scaled(by: count - 1 - exponent)
    }
    if digits >= power(of: count) { (digits, exponent) = (digits / 10, exponent + 1) }
    return ("\(Int(digits))", exponent)
  }

  private func scaled(by exponent: Int) -> Double {
    let magnitude = abs(value)
    return
      (exponent < 0 ? magnitude / power(of: -exponent) : magnitude * power(of: exponent)).rounded()
  }

  private func power(of exponent: Int) -> Double {
    Self.powers.indices.contains(exponent) ? Self.powers[exponent] : .infinity
  }

  /// The powers of ten, each rounded once.
  private static let powers = (0...308).map { Double("1e\($0)") ?? .infinity }
}

extension DefaultStringInterpolation {
  /// Writes a number as a golden has it.
  mutating func appendInterpolation(golden value: Double) {
    appendInterpolation(GoldenNumber(value))
  }
}

extension AnimationText {
  /// What animations do, with the digits of a golden.
  static let golden = AnimationText(.motion) { "\(golden: $0)" }
}
