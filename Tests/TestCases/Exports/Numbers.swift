/// The numbers in a text of SVG or CSS, such as `-3`, `0.25` and `1.5e-7`.
package func allNumbers(in text: some StringProtocol) -> [Double] {
  let bytes = Array(text.utf8)
  func isDigit(_ index: Int) -> Bool { index < bytes.count && (48...57).contains(bytes[index]) }
  func isByte(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    index < bytes.count && bytes[index] == UInt8(ascii: character)
  }
  var numbers: [Double] = []
  var index = 0
  while index < bytes.count {
    let start = index
    if isByte(index, "-") { index += 1 }
    guard isDigit(index) else {
      index = start + 1
      continue
    }
    while isDigit(index) { index += 1 }
    if isByte(index, "."), isDigit(index + 1) {
      index += 1
      while isDigit(index) { index += 1 }
    }
    let exponent = isByte(index + 1, "-") ? index + 2 : index + 1
    if isByte(index, "e"), isDigit(exponent) {
      index = exponent
      while isDigit(index) { index += 1 }
    }
    numbers.append(Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .nan)
  }
  return numbers
}
