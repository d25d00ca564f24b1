import TransitionExport
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

extension LottieKeyframe<LottieValue> {
  var json: JSONValue {
    var object: JSONObject = ["t": .number(frame)]
    // The value of a keyframe is an array, even where that of a constant is none.
    switch value {
    case .number, .path: object["s"] = .array([value.json])
    case .vector: object["s"] = value.json
    }
    guard let interpolation else { return .object(object) }
    var handles = (start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))
    switch interpolation {
    // Some players read the handles before they read that the value is held.
    case .hold: object["h"] = .integer(1)
    case .linear: break
    case .bezier(let start, let end): handles = (start, end)
    }
    object["o"] = handle(handles.start)
    object["i"] = handle(handles.end)
    return .object(object)
  }
}

private func handle(_ point: Point) -> JSONValue {
  .object(["x": .number(LottieNumber.tidy(point.x)), "y": .number(LottieNumber.tidy(point.y))])
}
