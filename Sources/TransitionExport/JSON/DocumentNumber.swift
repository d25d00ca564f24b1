/// A number in a document.
///
/// The decoder itself does not report the location of a number that is out of range, such as 1e400.
struct DocumentNumber<Value: Codable>: Codable {
  let value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      value = try container.decode(Value.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      let found = "\(error)".firstMatch(of: /"(.+)"/)?.output.1
      throw DocumentLocation(decoder.codingPath).error(
        found.map { String($0) } ?? "a number that cannot be held",
        expected: Value.self == Int.self ? "a whole number" : "a number")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
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
}
