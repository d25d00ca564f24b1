/// A path to move along: straight lines, Bézier curves and circular arcs, one after the other.
///
/// Its points are offsets in points from the position of the view at rest, so that ``Point/zero`` is that
/// position. A path is continuous: each segment starts where the one before it ends.
///
/// ```swift
/// let swoop = MotionPath(from: Point(x: -300, y: 0)) { path in
///   path.addCurve(
///     to: .zero, control1: Point(x: -200, y: -150), control2: Point(x: -50, y: -150))
/// }
/// ```
public struct MotionPath: Sendable, Equatable {
  package enum Element: Sendable, Equatable {
    case line(to: Point)
    case quadCurve(to: Point, control: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case arc(center: Point, delta: Angle)
    case bulge(to: Point, ReflexiveNumber)
  }

  /// Where the path starts.
  public let start: Point

  /// Where the path ends: the start if nothing has been added.
  public private(set) var end: Point

  package private(set) var elements: [Element] = []

  /// Makes a path that is only a point yet.
  ///
  /// - Parameter start: where the path starts, as an offset from the position at rest, in points.
  public init(from start: Point) {
    self.start = start
    end = start
  }

  /// Makes a path and draws it.
  ///
  /// - Parameters:
  ///   - start: where the path starts, as an offset from the position at rest, in points.
  ///   - draw: adds the segments to the path.
  public init(from start: Point, _ draw: (inout MotionPath) -> Void) {
    self.init(from: start)
    draw(&self)
  }

  /// Makes a path of straight lines from point to point; without any point it is the position at rest.
  ///
  /// - Parameter points: the corners of the path, as offsets from the position at rest, in points; the first
  ///   one is the start.
  public init(through points: [Point]) {
    self.init(from: points.first ?? .zero)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Goes straight to a point.
  ///
  /// - Parameter point: where the line ends, as an offset from the position at rest, in points.
  public mutating func addLine(to point: Point) { append(.line(to: point)) }

  /// Goes to a point along a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - point: where the curve ends, as an offset from the position at rest, in points.
  ///   - control: the control point of the curve, as an offset from the position at rest, in points.
  public mutating func addQuadCurve(to point: Point, control: Point) {
    append(.quadCurve(to: point, control: control))
  }

  /// Goes to a point along a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - point: where the curve ends, as an offset from the position at rest, in points.
  ///   - control1: the control point next to the start of the curve, as an offset from the position at rest,
  ///     in points.
  ///   - control2: the control point next to the end of the curve, as an offset from the position at rest, in
  ///     points.
  public mutating func addCurve(to point: Point, control1: Point, control2: Point) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Goes around a centre by an angle, at the distance that the path has now: clockwise on screen if it is
  /// positive. Angles of more than 360 degrees go around several times.
  ///
  /// - Parameters:
  ///   - center: the centre of the circle, as an offset from the position at rest, in points.
  ///   - delta: how far to go around; a negative angle is anticlockwise on screen.
  public mutating func addArc(center: Point, delta: Angle) {
    append(.arc(center: center, delta: delta))
  }

  /// Goes to a point along a circular arc.
  ///
  /// - Parameters:
  ///   - point: where the arc ends, as an offset from the position at rest, in points.
  ///   - bulge: the height of the arc over its chord as a fraction of half the chord: 0 is straight, 1 a half
  ///     circle. A positive one turns clockwise on screen, and so lies to the left of the path.
  public mutating func addArc(to point: Point, bulge: Double) {
    append(.bulge(to: point, ReflexiveNumber(bulge)))
  }

  private mutating func append(_ element: Element) {
    elements.append(element)
    end = element.end(from: end)
  }

  /// The length of the path in points, to about 1e-13 of it. It is computed whenever it is read.
  public var length: Double { ArcLengthTable(sanitized.path).length }
}

extension MotionPath {
  /// How progress becomes a position on a path.
  public enum Parameterization: Sendable, Hashable, CaseIterable {
    /// Each segment takes an equal part of the progress, and goes by the parameter of its curve.
    case byParameter
    /// Equal progress covers equal length.
    case constantSpeed
  }
}

extension MotionPath: CustomStringConvertible {
  /// The ends and the number of segments, such as `path from (-300, 0) to (0, 0), 2 segments`.
  public var description: String {
    let count = elements.count
    return "path from \(start) to \(end), \(count) segment\(count == 1 ? "" : "s")"
  }
}
