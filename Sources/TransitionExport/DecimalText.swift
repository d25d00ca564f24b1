import Foundation

/// A number with at most a number of decimals, without trailing zeros.
func decimal(_ value: Double, _ digits: Int = 6) -> String {
  var text = String(format: "%.\(digits)f", value)
  if text.contains(".") {
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
  }
  return text == "-0" ? "0" : text
}
