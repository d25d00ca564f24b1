/// A number with at most a number of decimals, without trailing zeros.
package func decimal(_ value: Double, _ digits: Int = 6) -> String {
  var text = fixedText(value, digits)
  if digits > 0, value.isFinite {
    while text.last == zero { text.removeLast() }
    if text.last == UInt8(ascii: ".") { text.removeLast() }
  }
  return text == [UInt8(ascii: "-"), zero] ? "0" : String(decoding: text, as: UTF8.self)
}

/// A number with a number of decimals, as `%.3f` writes it.
package func fixedDecimal(_ value: Double, _ digits: Int) -> String {
  String(decoding: fixedText(value, digits), as: UTF8.self)
}

/// A number with at most a number of significant digits, as `%.3g` writes it.
package func significantDecimal(_ value: Double, _ digits: Int) -> String {
  guard value.isFinite else { return String(decoding: fixedText(value, 0), as: UTF8.self) }
  var number = DecimalDigits(value)
  number.round(to: digits)
  number.removeTrailingZeros()
  let power = number.point - 1
  let isShort = number.digits.isEmpty || (-4..<digits).contains(power)
  if !isShort { number.point = 1 }
  var text = sign(of: value) + number.text(max(number.digits.count - number.point, 0))
  if !isShort {
    text += [UInt8(ascii: "e"), UInt8(ascii: power < 0 ? "-" : "+")]
    if abs(power) < 10 { text.append(zero) }
    text += "\(abs(power))".utf8
  }
  return String(decoding: text, as: UTF8.self)
}

private let zero = UInt8(ascii: "0")

private func fixedText(_ value: Double, _ digits: Int) -> [UInt8] {
  guard value.isFinite else { return sign(of: value) + Array((value.isNaN ? "nan" : "inf").utf8) }
  var number = DecimalDigits(value)
  number.round(to: number.point + digits)
  return sign(of: value) + number.text(digits)
}

private func sign(of value: Double) -> [UInt8] {
  value.sign == .minus ? [UInt8(ascii: "-")] : []
}

/// The decimal digits of the size of a finite number: all of them, as every binary fraction is a decimal fraction.
private struct DecimalDigits {
  /// The digits from the first that is not 0; empty for 0.
  private(set) var digits: [UInt8] = []

  /// The number of digits before the decimal point; negative for zeros after it.
  var point: Int

  init(_ value: Double) {
    let isNormal = value.exponentBitPattern > 0
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let shift = min(significand.trailingZeroBitCount, 52)
    let exponent = (isNormal ? Int(value.exponentBitPattern) : 1) - 1075 + shift
    var number = BigNumber(significand >> UInt64(shift))
    // A half is five tenths.
    number.multiply(by: exponent > 0 ? 2 : 5, abs(exponent))
    digits = number.digits
    point = digits.isEmpty ? 0 : digits.count + min(exponent, 0)
  }

  /// Keeps the first digits only. A number in the middle is rounded to an even digit.
  mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      (digits, point) = ([], 0)
      return
    }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let isAboveMiddle = digits[(count + 1)...].contains { $0 > 0 }
    let roundsUp = digits[count] > 5 || digits[count] == 5 && (isAboveMiddle || isOdd)
    digits.removeLast(digits.count - count)
    guard roundsUp else {
      if digits.isEmpty { point = 0 }
      return
    }
    while digits.last == 9 { digits.removeLast() }
    if digits.isEmpty {
      digits = [1]
      point += 1
    } else {
      digits[digits.count - 1] += 1
    }
  }

  mutating func removeTrailingZeros() {
    while digits.last == 0 { digits.removeLast() }
  }

  /// The number with a number of decimals, of which the digits have no more.
  func text(_ decimals: Int) -> [UInt8] {
    func digit(_ index: Int) -> UInt8 {
      digits.indices.contains(index) ? digits[index] + zero : zero
    }
    var text = point > 0 ? (0..<point).map(digit) : [zero]
    if decimals > 0 {
      text.append(UInt8(ascii: "."))
      text += (point..<point + decimals).map(digit)
    }
    return text
  }
}

/// A whole number of any size.
private struct BigNumber {
  /// Nine digits each, from the last ones.
  private var groups: [UInt64] = []

  private static let base: UInt64 = 1_000_000_000

  init(_ value: UInt64) {
    groups = [value % Self.base, value / Self.base]
  }

  /// Multiplies the number by a small one, some times.
  mutating func multiply(by factor: UInt64, _ count: Int) {
    var rest = count
    while rest > 0 {
      var product: UInt64 = 1
      while rest > 0, product < Self.base / factor {
        product *= factor
        rest -= 1
      }
      multiply(by: product)
    }
  }

  private mutating func multiply(by factor: UInt64) {
    var carry: UInt64 = 0
    for index in groups.indices {
      let product = groups[index] * factor + carry
      groups[index] = product % Self.base
      carry = product / Self.base
    }
    if carry > 0 { groups.append(carry) }
  }

  /// The digits from the first that is not 0.
  var digits: [UInt8] {
    var reversed: [UInt8] = []
    for group in groups {
      var rest = group
      for _ in 0..<9 {
        reversed.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    while reversed.last == 0 { reversed.removeLast() }
    return reversed.reversed()
  }
}
