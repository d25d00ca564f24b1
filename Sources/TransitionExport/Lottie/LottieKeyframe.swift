import TransitionKit

/// A keyframe of a Lottie property.
struct LottieKeyframe<Value> {
  let frame: Double
  let value: Value
  /// The interpolation to the next keyframe; nil for the last one.
  var interpolation: LottieInterpolation?
}

/// How a value gets from one keyframe to the next.
enum LottieInterpolation: Equatable {
  case hold
  case linear
  case bezier(Point, Point)
}

extension LottieKeyframe: Encodable where Value == LottieValue {
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
    // The value of a keyframe is an array, even where that of a constant is none.
    switch value {
    case .number(let number): try container.encode([number], forKey: .value)
    case .vector: try container.encode(value, forKey: .value)
    case .path: try container.encode([value], forKey: .value)
    }
    guard let interpolation else { return }
    var handles = (start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))
    switch interpolation {
    // Some players read the handles before they read that the value is held.
    case .hold: try container.encode(1, forKey: .isHeld)
    case .linear: break
    case .bezier(let start, let end): handles = (start, end)
    }
    try container.encode(LottieHandle(handles.start), forKey: .outTangent)
    try container.encode(LottieHandle(handles.end), forKey: .inTangent)
  }
}

private struct LottieHandle: Encodable {
  let x: Double
  let y: Double

  init(_ point: Point) { (x, y) = (LottieNumber.tidy(point.x), LottieNumber.tidy(point.y)) }
}
