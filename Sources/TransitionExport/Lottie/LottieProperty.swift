import TransitionKit

/// A property of the Lottie format: one value, or keyframes.
enum LottieProperty: Encodable {
  case still(LottieValue)
  case animated([LottieKeyframe])

  static func still(_ number: Double) -> LottieProperty { .still(.number(number)) }

  static func still(_ numbers: [Double]) -> LottieProperty { .still(.vector(numbers)) }

  private enum CodingKeys: String, CodingKey {
    case isAnimated = "a"
    case content = "k"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .still(let value):
      try container.encode(0, forKey: .isAnimated)
      try container.encode(value, forKey: .content)
    case .animated(let keyframes):
      try container.encode(1, forKey: .isAnimated)
      try container.encode(keyframes, forKey: .content)
    }
  }
}

/// A keyframe, and how it gets to the next one.
struct LottieKeyframe: Encodable {
  let frame: Double
  let value: LottieValue
  /// The last keyframe leads nowhere.
  let leaving: LottieTrack.Leaving?

  private enum CodingKeys: String, CodingKey {
    case frame = "t"
    case value = "s"
    case isHeld = "h"
    case outTangent = "o"
    case inTangent = "i"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frame, forKey: .frame)
    // The values of keyframes are arrays even where those that stand still are not.
    switch value {
    case .number(let number): try container.encode([number], forKey: .value)
    case .vector: try container.encode(value, forKey: .value)
    case .path: try container.encode([value], forKey: .value)
    }
    switch leaving {
    case .hold:
      try container.encode(1, forKey: .isHeld)
      // Players that look for the handles before they look for the hold find some.
      try encodeHandles(Point(x: 0, y: 0), Point(x: 1, y: 1))
    case .linear: try encodeHandles(Point(x: 0, y: 0), Point(x: 1, y: 1))
    case .bezier(let start, let end): try encodeHandles(start, end)
    case nil: break
    }

    func encodeHandles(_ start: Point, _ end: Point) throws {
      try container.encode(LottieHandle(start), forKey: .outTangent)
      try container.encode(LottieHandle(end), forKey: .inTangent)
    }
  }
}

private struct LottieHandle: Encodable {
  let x: Double
  let y: Double

  init(_ point: Point) { (x, y) = (LottieNumber.tidy(point.x), LottieNumber.tidy(point.y)) }
}

/// A value of the Lottie format.
enum LottieValue: Encodable {
  case number(Double)
  case vector([Double])
  /// A closed polygon by its corners.
  case path([[Double]])

  /// The same value by some other numbers.
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
