import TransitionKit

/// A number in a document.
///
/// The decoder itself does not report the location of a number that is out of range, such as 1e400.
struct DocumentNumber<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

typealias DocumentDouble = DocumentNumber<Double>
typealias DocumentInt = DocumentNumber<Int>

extension DocumentNumber<Double> {
  /// Makes a finite number, because JSON has no other numbers.
  init(clamped value: Double) {
    self.init(
      value.isNaN
        ? 0 : min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude))
  }

  var json: JSONValue { .number(value) }
}

extension DocumentNumber<Int> {
  var json: JSONValue { .integer(value) }
}

extension [DocumentDouble] {
  var json: JSONValue { .array(map { $0.json }) }
}
