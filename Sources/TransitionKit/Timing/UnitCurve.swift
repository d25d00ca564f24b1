/// A function from the progress of an animation to the progress of what it animates.
///
/// Every curve starts at 0 and ends at 1, exactly. In between it may leave that range, as a Bézier
/// curve with control points above 1 does.
public struct UnitCurve: Sendable, Hashable {
  enum Shape: Sendable, Hashable {
    case linear
    case bezier(CubicBezier)
    /// 0 before the middle and 1 from there on.
    case middleStep
  }

  let shape: Shape

  /// The curve that gives back what it gets.
  public static let linear = UnitCurve(shape: .linear)

  /// Starts slowly: the cubic Bézier curve (0.42, 0, 1, 1) of CSS.
  public static let easeIn = bezier(0.42, 0, 1, 1)

  /// Ends slowly: the cubic Bézier curve (0, 0, 0.58, 1) of CSS.
  public static let easeOut = bezier(0, 0, 0.58, 1)

  /// Starts and ends slowly: the cubic Bézier curve (0.42, 0, 0.58, 1) of CSS.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// Switches from 0 to 1 half-way.
  static let middleStep = UnitCurve(shape: .middleStep)

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x of both control points is held in 0...1; y is free, so that the curve can overshoot.
  /// Coordinates that are not finite are taken as 0 for the first control point and 1 for the second.
  /// Source: CSS Easing Functions Level 2, section 2.2.
  public static func bezier(
    startControlPoint: Point, endControlPoint: Point
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    func held(_ value: Double, otherwise: Double) -> Double {
      value.isFinite ? min(max(value, -1e12), 1e12) : otherwise
    }
    return UnitCurve(
      shape: .bezier(
        CubicBezier(
          start: Point(x: held(x1, otherwise: 0), y: held(y1, otherwise: 0)),
          end: Point(x: held(x2, otherwise: 1), y: held(y2, otherwise: 1)))))
  }

  /// The value of the curve at a progress, which is held in 0...1; NaN counts as 0.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .bezier(let bezier): return bezier.value(at: progress)
    case .middleStep: return progress < 0.5 ? 0 : 1
    }
  }

  /// The slope of the curve at a progress; 0 outside 0...1, where the curve stands still.
  ///
  /// A vertical tangent has the slope 1e12, with its sign.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch shape {
    case .linear: return 1
    case .bezier(let bezier): return bezier.velocity(at: progress)
    case .middleStep: return 0
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve, or its control points.
  public var description: String {
    switch self {
    case .easeIn: return "easeIn"
    case .easeOut: return "easeOut"
    case .easeInOut: return "easeInOut"
    default: break
    }
    switch shape {
    case .linear: return "linear"
    case .bezier(let b):
      return
        "bezier(\(number: b.start.x), \(number: b.start.y), \(number: b.end.x), \(number: b.end.y))"
    case .middleStep: return "switch"
    }
  }
}
