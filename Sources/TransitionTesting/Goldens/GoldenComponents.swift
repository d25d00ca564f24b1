import TransitionKit

/// What the components of a property are called in a golden, and in which unit their numbers are.
struct GoldenComponents {
  let property: ViewProperty

  init(_ property: ViewProperty) { self.property = property }

  var count: Int { property.componentCount }

  /// The labels of the components; empty for the only one without a name.
  var labels: [String] {
    let names = property.componentNames
    if names.count == 1, names[0].isEmpty { return names }
    let isUsable = Set(names).count == names.count && names.allSatisfy { $0.isWord }
    return isUsable ? names : names.indices.map { "\($0)" }
  }

  /// The unit that is written behind the numbers.
  var unit: String { property.isAngle ? "°" : "" }

  /// The numbers as they are written, from a value of the engine.
  func numbers(of value: SIMD4<Double>) -> [Double] {
    exactNumbers(of: value).map { GoldenNumber($0).rounded }
  }

  /// The numbers as they are written, but with all digits.
  func exactNumbers(of value: SIMD4<Double>) -> [Double] {
    PropertyValue(property.unpremultiplied(value), of: property).components.map { $0 * factor }
  }

  /// The numbers as they are written of a rate or a distance, which for colors are premultiplied.
  func numbers(ofDelta delta: SIMD4<Double>) -> [Double] {
    (0..<count).map { GoldenNumber(delta[$0] * factor).rounded }
  }

  /// The value of the engine from the numbers that are written.
  func value(of numbers: [Double]) -> SIMD4<Double> {
    property.premultiplied(
      PropertyValue(numbers.map { $0 / factor }).vector(of: property)
    ).clamped
  }

  /// The rate or the distance from the numbers that are written.
  func delta(of numbers: [Double]) -> SIMD4<Double> {
    var delta = SIMD4<Double>.zero
    for (lane, number) in numbers.prefix(4).enumerated() { delta[lane] = number / factor }
    return delta
  }

  /// The numbers of the value at rest.
  var identity: [Double] { numbers(of: property.identityVector) }

  private var factor: Double { property.isAngle ? 180 / .pi : 1 }
}

extension String {
  /// Whether the text can stand in a golden without quotation marks: a letter, and letters and digits.
  var isWord: Bool {
    guard let first = unicodeScalars.first, first.isLetter else { return false }
    return unicodeScalars.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
