import TransitionKit

/// A property of the Lottie format: one value, or keyframes.
enum LottieProperty: Encodable {
  case constant(LottieValue)
  case animated([LottieKeyframe<LottieValue>])

  static func constant(_ number: Double) -> LottieProperty { .constant(.number(number)) }

  static func constant(_ numbers: [Double]) -> LottieProperty { .constant(.vector(numbers)) }

  private enum CodingKeys: String, CodingKey {
    case isAnimated = "a"
    case content = "k"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .constant(let value):
      try container.encode(0, forKey: .isAnimated)
      try container.encode(value, forKey: .content)
    case .animated(let keyframes):
      try container.encode(1, forKey: .isAnimated)
      try container.encode(keyframes, forKey: .content)
    }
  }
}

/// A value of the Lottie format.
enum LottieValue: Encodable {
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

  private enum CodingKeys: String, CodingKey {
    case isClosed = "c"
    case vertices = "v"
    case inTangents = "i"
    case outTangents = "o"
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .number(let number):
      var container = encoder.singleValueContainer()
      try container.encode(number)
    case .vector(let numbers):
      var container = encoder.singleValueContainer()
      try container.encode(numbers)
    case .path(let corners):
      var container = encoder.container(keyedBy: CodingKeys.self)
      let none = corners.map { _ in [0.0, 0.0] }
      try container.encode(true, forKey: .isClosed)
      try container.encode(corners, forKey: .vertices)
      try container.encode(none, forKey: .inTangents)
      try container.encode(none, forKey: .outTangents)
    }
  }
}
