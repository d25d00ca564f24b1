/// A function from the progress of an animation to the progress of what it animates.
///
/// Every curve is 0 at 0 and 1 at 1, exactly. In between it may leave that range, as a Bézier curve with
/// control points above 1 does. A curve that jumps at an end, such as steps with ``StepJump/start``,
/// jumps right after 0 or right before 1.
public struct UnitCurve: Sendable, Hashable {
  /// The kinds of curves.
  public enum Shape: Sendable, Hashable {
    /// A straight line, which gives back what it gets.
    case linear
    /// A cubic Bézier curve from (0, 0) to (1, 1).
    case bezier(CubicBezier)
    /// Quarters of circles, as the names of ``UnitCurve`` have them.
    case circularEaseIn, circularEaseOut, circularEaseInOut
    /// The inverse of ``circularEaseInOut``.
    case circularEaseOutIn
    /// A number of equal steps.
    case steps(Int, StepJump)
    /// Straight lines from point to point.
    case piecewiseLinear([Point])
  }

  /// The kind of the curve, with its numbers.
  public let shape: Shape
  private let invalidInput: Annotation<InvalidInput?>

  package init(shape: Shape) { self.init(shape: shape, invalidInput: nil) }

  private init(shape: Shape, invalidInput: InvalidInput?) {
    self.shape = shape
    self.invalidInput = Annotation(invalidInput)
  }

  /// The value of the curve at a progress, which is clamped to 0...1; NaN counts as 0.
  ///
  /// - Parameter progress: the progress, from 0 to 1.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch shape {
    case .linear: return progress
    case .bezier(let bezier): return bezier.value(at: progress)
    case .circularEaseIn: return arc(progress)
    case .circularEaseOut: return (progress * (2 - progress)).squareRoot()
    case .circularEaseInOut:
      return progress < 0.5 ? arc(2 * progress) / 2 : 1 - arc(2 * (1 - progress)) / 2
    case .circularEaseOutIn:
      let root = (progress * (1 - progress)).squareRoot()
      return progress < 0.5 ? root : 1 - root
    case .steps(let count, let jump):
      let step = (progress * Double(count)).rounded(.down)
      switch jump {
      case .start: return min((step + 1) / Double(count), 1)
      case .end: return step / Double(count)
      case .none: return min(step / Double(count - 1), 1)
      case .both: return (step + 1) / Double(count + 1)
      }
    case .piecewiseLinear(let points): return line(in: points, at: progress).value
    }
  }

  /// The slope of the curve at a progress; 0 outside 0...1, where the curve is constant.
  ///
  /// At a corner it is the slope to the right, and at 1 the one to the left. A vertical tangent has the
  /// slope 1e12, with its sign. Steps have the slope 0.
  ///
  /// - Parameter progress: the progress, from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    switch shape {
    case .linear: return 1
    case .bezier(let bezier): return bezier.velocity(at: progress)
    case .circularEaseIn: return arcSlope(progress)
    case .circularEaseOut:
      return min((1 - progress) / (progress * (2 - progress)).squareRoot(), maximumVelocity)
    case .circularEaseInOut: return arcSlope(2 * min(progress, 1 - progress))
    case .circularEaseOutIn:
      let slope = abs(0.5 - progress) / (progress * (1 - progress)).squareRoot()
      return min(slope, maximumVelocity)
    case .steps: return 0
    case .piecewiseLinear(let points): return line(in: points, at: progress).slope
    }
  }
}

extension UnitCurve {
  /// The value and the velocity at a progress, for the cost of little more than one of them.
  ///
  /// - Parameter progress: the progress, from 0 to 1; beyond that the value is 0 or 1, and the velocity 0.
  package func motion(at progress: Double) -> (value: Double, velocity: Double) {
    if case .bezier(let bezier) = shape, progress > 0, progress < 1 {
      return bezier.motion(at: progress)
    }
    return (value(at: progress), velocity(at: progress))
  }
}

/// A quarter of the unit circle, 1 - √(1 - x²), without cancellation for small x.
private func arc(_ x: Double) -> Double { x * x / (1 + ((1 - x) * (1 + x)).squareRoot()) }

private func arcSlope(_ x: Double) -> Double {
  min(x / ((1 - x) * (1 + x)).squareRoot(), maximumVelocity)
}

/// The line on which a progress lies, by binary search. Before the first and after the last point the
/// outer lines continue.
private func line(in points: [Point], at progress: Double) -> (value: Double, slope: Double) {
  guard points.count > 1 else { return (points.first?.y ?? progress, 0) }
  var low = 0
  var high = points.count - 1
  while high - low > 1 {
    let middle = (low + high) / 2
    if points[middle].x <= progress { low = middle } else { high = middle }
  }
  let (a, b) = (points[low], points[high])
  guard b.x > a.x else { return (progress < a.x ? a.y : b.y, 0) }
  let slope = (b.y - a.y) / (b.x - a.x)
  // A line that is too steep for a number is a jump.
  guard slope.isFinite else { return (progress < b.x ? a.y : b.y, 0) }
  return (
    progress == b.x ? b.y : a.y + slope * (progress - a.x),
    min(max(slope, -maximumVelocity), maximumVelocity)
  )
}

// MARK: - The catalogue

extension UnitCurve {
  /// A constant rate: the value equals the progress.
  public static let linear = UnitCurve(shape: .linear)

  /// Starts slowly: `ease-in` of CSS.
  public static let easeIn = bezier(0.42, 0, 1, 1)

  /// Ends slowly: `ease-out` of CSS.
  public static let easeOut = bezier(0, 0, 0.58, 1)

  /// Starts and ends slowly: `ease-in-out` of CSS.
  public static let easeInOut = bezier(0.42, 0, 0.58, 1)

  /// Starts quickly and ends slowly: `ease` of CSS.
  public static let ease = bezier(0.25, 0.1, 0.25, 1)

  /// Starts as slowly as a quarter of a circle: 1 - √(1 - p²).
  public static let circularEaseIn = UnitCurve(shape: .circularEaseIn)

  /// Ends as slowly as a quarter of a circle.
  public static let circularEaseOut = UnitCurve(shape: .circularEaseOut)

  /// Two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(shape: .circularEaseInOut)

  /// Material Design's curve for what moves on screen.
  public static let materialStandard = bezier(0.4, 0, 0.2, 1)

  /// Material Design's curve for what enters.
  public static let materialDeceleration = bezier(0, 0, 0.2, 1)

  /// Material Design's curve for what leaves for good.
  public static let materialAcceleration = bezier(0.4, 0, 1, 1)

  /// Material Design's curve for what leaves and may come back.
  public static let materialSharp = bezier(0.4, 0, 0.6, 1)

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x of both control points is clamped to 0...1; y is free, so that the curve can overshoot.
  /// Coordinates that are not finite are taken as 0 for the first control point and 1 for the second.
  /// Source: CSS Easing Functions Level 2, section 2.2.
  ///
  /// - Parameters:
  ///   - startControlPoint: the control point of the start, with the progress as x and the value as y.
  ///   - endControlPoint: the control point of the end, with the progress as x and the value as y.
  public static func bezier(startControlPoint: Point, endControlPoint: Point) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }

  /// A cubic Bézier curve by the coordinates of its control points, as `cubic-bezier()` of CSS has them.
  ///
  /// See ``bezier(startControlPoint:endControlPoint:)`` for what is clamped.
  ///
  /// - Parameters:
  ///   - x1: the progress of the first control point, from 0 to 1.
  ///   - y1: the value of the first control point.
  ///   - x2: the progress of the second control point, from 0 to 1.
  ///   - y2: the value of the second control point.
  public static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> UnitCurve {
    func sanitized(_ value: Double, otherwise: Double) -> Double {
      value.isFinite ? min(max(value, -1e12), 1e12) : otherwise
    }
    let bezier = CubicBezier(
      start: Point(x: min(max(sanitized(x1, otherwise: 0), 0), 1), y: sanitized(y1, otherwise: 0)),
      end: Point(x: min(max(sanitized(x2, otherwise: 1), 0), 1), y: sanitized(y2, otherwise: 1)))
    let used = [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y]
    let invalid = zip([x1, y1, x2, y2], used).first { !$0.0.isFinite }
    return UnitCurve(
      shape: .bezier(bezier),
      invalidInput: invalid.map { InvalidInput(.controlPoint, $0.0, used: $0.1) })
  }

  /// Whether a number was given that cannot be used.
  var hasInvalidInput: Bool { invalidInput.value != nil }

  /// What was wrong with the numbers that were given, in words.
  var validationMessage: String? { invalidInput.value.map { $0.message(about: "\(self)") } }

  /// A step function with equal steps: `steps()` of CSS.
  ///
  /// A count below 1, or below 2 for ``StepJump/none``, counts as that, and compiling a transition with it
  /// gives a diagnostic. Source: CSS Easing Functions Level 2, section 2.3.
  ///
  /// - Parameters:
  ///   - count: the number of equal parts into which the progress is divided.
  ///   - jump: where the curve jumps: at the end of each part by default.
  public static func steps(_ count: Int, jump: StepJump = .end) -> UnitCurve {
    let used = min(max(count, jump == .none ? 2 : 1), greatestStepCount)
    return UnitCurve(
      shape: .steps(used, jump),
      invalidInput: InvalidInput(.stepCount, Double(count), replacedBy: Double(used)))
  }

  /// The most steps: above that a number has no exact Double. Where integers have 32 bits all of them have one.
  package static let greatestStepCount = Int(clamping: Int64(1) << 53)

  /// Straight lines between points, x being the progress and y the value: `linear()` of CSS.
  ///
  /// An x that is less than one before it counts as that one, and two points of one x are a jump.
  /// Before the first and after the last point the outer lines continue. Points that are not finite, or beyond
  /// 1e12 in y, are left out, and compiling a transition with the curve gives a diagnostic; without any the
  /// curve is ``linear``. Source: CSS Easing Functions Level 2, section 2.1.
  ///
  /// - Parameter points: the points, in the order of x; those outside 0...1 only give lines their direction.
  public static func piecewiseLinear(_ points: [Point]) -> UnitCurve {
    var highest = -Double.infinity
    let ordered = points.filter { $0.x.isFinite && abs($0.y) <= 1e12 }.map { point -> Point in
      highest = max(highest, min(max(point.x, -1e12), 1e12))
      return Point(x: highest, y: point.y)
    }
    let invalid = points.lazy.flatMap { [$0.x, $0.y] }.first { !$0.isFinite }
    let tooHigh = points.first { abs($0.y) > 1e12 }?.y
    return UnitCurve(
      shape: ordered.isEmpty ? .linear : .piecewiseLinear(ordered),
      invalidInput: (invalid ?? tooHigh).map { InvalidInput(.point, $0, used: nil) })
  }

  /// The curve with progress and value exchanged, or nil if this curve is not strictly increasing and so
  /// has none.
  public var inverse: UnitCurve? {
    switch shape {
    case .linear: return self
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .circularEaseInOut: return UnitCurve(shape: .circularEaseOutIn)
    case .circularEaseOutIn: return .circularEaseInOut
    case .steps: return nil
    case .bezier(let bezier): return bezier.inverse.map { UnitCurve(shape: .bezier($0)) }
    case .piecewiseLinear(let points):
      let isIncreasing = zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x && $0.y < $1.y }
      guard isIncreasing, points.first == .zero, points.last == Point(x: 1, y: 1) else {
        return nil
      }
      return UnitCurve(shape: .piecewiseLinear(points.map { Point(x: $0.y, y: $0.x) }))
    }
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The name of the curve, or its parameters.
  public var description: String { AnimationText.summary.text(of: self) }
}
