/// The shortest text from which the same number is read, without a decimal point where none is needed.
func shortText(_ number: Double) -> String {
  // Bytes, as characters would bring the tables of Unicode with them.
  var bytes = Array(number.description.utf8)
  if bytes.suffix(2).elementsEqual(".0".utf8) { bytes.removeLast(2) }
  return String(decoding: bytes, as: UTF8.self)
}
