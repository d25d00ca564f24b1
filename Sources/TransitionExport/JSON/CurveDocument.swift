import TransitionKit

/// A unit curve as it is written in a document.
enum CurveDocument: Decodable {
  case linear
  case bezier(x1: DocumentDouble, y1: DocumentDouble, x2: DocumentDouble, y2: DocumentDouble)
  case circularEaseIn
  case circularEaseOut
  case circularEaseInOut
  case circularEaseOutIn
  case steps(count: DocumentInt, jump: String)
  case piecewiseLinear(points: [PointDocument])

  struct PointDocument: Decodable {
    let x: DocumentDouble
    let y: DocumentDouble
  }

  init(_ curve: UnitCurve) {
    switch curve.shape {
    case .linear: self = .linear
    case .bezier(let bezier):
      self = .bezier(
        x1: DocumentDouble(clamped: bezier.start.x), y1: DocumentDouble(clamped: bezier.start.y),
        x2: DocumentDouble(clamped: bezier.end.x), y2: DocumentDouble(clamped: bezier.end.y))
    case .circularEaseIn: self = .circularEaseIn
    case .circularEaseOut: self = .circularEaseOut
    case .circularEaseInOut: self = .circularEaseInOut
    case .circularEaseOutIn: self = .circularEaseOutIn
    case .steps(let count, let jump):
      self = .steps(count: DocumentInt(count), jump: "\(jump)")
    case .piecewiseLinear(let points):
      self = .piecewiseLinear(
        points: points.map {
          PointDocument(x: DocumentDouble(clamped: $0.x), y: DocumentDouble(clamped: $0.y))
        })
    }
  }

  var json: JSONValue {
    switch self {
    case .linear: .object(["linear": .object([:])])
    case .circularEaseIn: .object(["circularEaseIn": .object([:])])
    case .circularEaseOut: .object(["circularEaseOut": .object([:])])
    case .circularEaseInOut: .object(["circularEaseInOut": .object([:])])
    case .circularEaseOutIn: .object(["circularEaseOutIn": .object([:])])
    case .bezier(let x1, let y1, let x2, let y2):
      .object([
        "bezier": .object(["x1": x1.json, "y1": y1.json, "x2": x2.json, "y2": y2.json])
      ])
    case .steps(let count, let jump):
      .object(["steps": .object(["count": count.json, "jump": .string(jump)])])
    case .piecewiseLinear(let points):
      .object([
        "piecewiseLinear": .object([
          "points": .array(points.map { .object(["x": $0.x.json, "y": $0.y.json]) })
        ])
      ])
    }
  }

  func curve(at location: DocumentLocation) throws(TimelineJSONError) -> UnitCurve {
    let limit = -valueLimit...valueLimit
    switch self {
    case .linear: return .linear
    case .circularEaseIn: return .circularEaseIn
    case .circularEaseOut: return .circularEaseOut
    case .circularEaseInOut: return .circularEaseInOut
    case .circularEaseOutIn: return UnitCurve(shape: .circularEaseOutIn)
    case .bezier(let x1, let y1, let x2, let y2):
      let location = location["bezier"]
      let (first, second) = (x1.value, x2.value)
      guard CubicBezier.rises(first, second) else {
        throw location["x1"].error(
          "\(first), with x2 at \(second)", expected: "two x between 0 and 1")
      }
      let start = Point(x: first, y: try location["y1"].number(y1.value, in: limit))
      let end = Point(x: second, y: try location["y2"].number(y2.value, in: limit))
      return UnitCurve(shape: .bezier(CubicBezier(start: start, end: end)))
    case .steps(let count, let jump):
      let location = location["steps"]
      let jump = try location["jump"].choice(jump, of: StepJump.allCases) { "\($0)" }
      let least = jump == .none ? 2 : 1
      let range = least...UnitCurve.greatestStepCount
      guard range.contains(count.value) else {
        throw location["count"].error(
          "\(count.value)",
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return .steps(count.value, jump: jump)
    case .piecewiseLinear(let points):
      let location = location["piecewiseLinear"]["points"]
      guard !points.isEmpty else { throw location.error("[]", expected: "at least one point") }
      var line: [Point] = []
      for (index, point) in points.enumerated() {
        let x = try location[index]["x"].number(
          point.x.value, in: (line.last?.x ?? -valueLimit)...valueLimit)
        let y = try location[index]["y"].number(point.y.value, in: limit)
        line.append(Point(x: x, y: y))
      }
      return UnitCurve(shape: .piecewiseLinear(line))
    }
  }
}
