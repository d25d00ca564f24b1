import TransitionExport
import TransitionKit

/// A property of the Lottie format: one value, or keyframes.
enum LottieProperty {
  case constant(LottieValue)
  case animated([LottieKeyframe<LottieValue>])

  static func constant(_ number: Double) -> LottieProperty { .constant(.number(number)) }

  static func constant(_ numbers: [Double]) -> LottieProperty { .constant(.vector(numbers)) }

  var json: JSONValue {
    switch self {
    case .constant(let value): .object(["a": .integer(0), "k": value.json])
    case .animated(let keyframes):
      .object(["a": .integer(1), "k": .array(keyframes.map { $0.json })])
    }
  }
}

/// A value of the Lottie format.
enum LottieValue {
  case number(Double)
  case vector([Double])
  /// A closed polygon by its corners.
  case path([[Double]])

  /// The same value with other numbers.
  func map(_ transform: (Double) -> Double) -> LottieValue {
    switch self {
    case .number(let number): .number(transform(number))
    case .vector(let numbers): .vector(numbers.map(transform))
    case .path(let corners): .path(corners.map { $0.map(transform) })
    }
  }

  var json: JSONValue {
    switch self {
    case .number(let number): .number(number)
    case .vector(let numbers): .numbers(numbers)
    case .path(let corners):
      .object([
        "c": .boolean(true), "v": .array(corners.map { .numbers($0) }),
        "i": .array(corners.map { _ in .numbers([0, 0]) }),
        "o": .array(corners.map { _ in .numbers([0, 0]) }),
      ])
    }
  }
}
