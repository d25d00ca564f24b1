/// A closed shape to which a view is clipped, in relation to the size of the view.
///
/// A shape is drawn as a polygon with up to ``pointCount`` points for its curves: it differs from the exact shape by less than
/// a thousandth of the radius of a curve. The outline of a ``path(_:)`` has as many points as its curves need.
public struct ClipShape: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    case rectangle(Rect)
    case roundedRectangle(cornerRadius: Double)
    case ellipse
    case circle(center: UnitPoint, radius: Double)
    case star(points: Int, innerRadius: Double, outerRadius: Double)
    case polygon([UnitPoint], isPath: Bool)
  }

  let form: Form

  /// How many sides a circle or an ellipse has as a polygon: a chord is at most 0.96 thousandths of the radius from its arc.
  public static let pointCount = 72

  /// The rectangle that the view fills.
  public static let rectangle = ClipShape(
    form: .rectangle(Rect(size: Size(width: 1, height: 1))))

  /// The ellipse that touches all four sides of the view.
  public static let ellipse = ClipShape(form: .ellipse)

  /// A part of the rectangle that the view fills, in fractions of its size.
  ///
  /// - Parameter rect: the rectangle; that of the whole view is at 0, 0 with a width and a height of 1. A number that is not
  ///   finite counts as 0.
  public static func rectangle(_ rect: Rect) -> ClipShape {
    ClipShape(form: .rectangle(rect.sanitized))
  }

  /// The rectangle that the view fills, with round corners.
  ///
  /// - Parameter cornerRadius: the radius of the corners in points, limited to half of the shorter side. One that is negative
  ///   or not finite counts as 0.
  public static func roundedRectangle(cornerRadius: Double) -> ClipShape {
    ClipShape(form: .roundedRectangle(cornerRadius: max(finite(cornerRadius), 0)))
  }

  /// A circle, which may leave the view.
  ///
  /// - Parameters:
  ///   - center: the centre, in fractions of the view's size from its top left corner.
  ///   - radius: the radius as a fraction of the distance from the centre to the farthest corner of the view: 0 is a point, and
  ///     1 covers the view. One that is negative or not finite counts as 0.
  public static func circle(at center: UnitPoint = .center, radius: Double) -> ClipShape {
    let center = UnitPoint(x: finite(center.x), y: finite(center.y))
    return ClipShape(form: .circle(center: center, radius: max(finite(radius), 0)))
  }

  /// A star in the middle of the view, with a point at its top.
  ///
  /// - Parameters:
  ///   - points: the number of its points, from 2 to 36; another number counts as the nearest one of these.
  ///   - innerRadius: the radius of the corners between two points as a fraction of the outer one, from 0 to 1.
  ///   - outerRadius: the radius of its points as a fraction of half of the shorter side of the view: 0 is a point, and one above
  ///     1 leaves the view. One that is negative or not finite counts as 0.
  public static func star(
    points: Int = 5, innerRadius: Double = 0.4, outerRadius: Double = 1
  ) -> ClipShape {
    ClipShape(
      form: .star(
        points: min(max(points, 2), 36), innerRadius: min(max(finite(innerRadius), 0), 1),
        outerRadius: max(finite(outerRadius), 0)))
  }

  /// A polygon.
  ///
  /// - Parameter points: its corners in their order, in fractions of the view's size from its top left corner. The last one is
  ///   connected to the first one. A number that is not finite counts as 0. Fewer than three corners show nothing.
  public static func polygon(_ points: [UnitPoint]) -> ClipShape {
    polygon(points, isPath: false)
  }

  /// A polygon whose numbers are made valid.
  ///
  /// - Parameter isPath: whether it stands for a path of curves.
  static func polygon(_ points: [UnitPoint], isPath: Bool) -> ClipShape {
    ClipShape(
      form: .polygon(
        points.map { UnitPoint(x: finite($0.x), y: finite($0.y)) }, isPath: isPath))
  }

  /// The same shape with left and right exchanged, and top and bottom, as the clip of a mirrored transition has it. A star stays
  /// upright.
  public func mirrored() -> ClipShape {
    switch form {
    case .rectangle(let rect):
      ClipShape(
        form: .rectangle(
          Rect(
            x: 1 - rect.origin.x - rect.width, y: 1 - rect.origin.y - rect.height,
            width: rect.width, height: rect.height)))
    case .circle(let center, let radius):
      ClipShape(form: .circle(center: UnitPoint(x: 1 - center.x, y: 1 - center.y), radius: radius))
    case .polygon(let points, let isPath):
      ClipShape(
        form: .polygon(points.map { UnitPoint(x: 1 - $0.x, y: 1 - $0.y) }, isPath: isPath))
    case .roundedRectangle, .ellipse, .star: self
    }
  }
}

extension ClipShape: CustomStringConvertible {
  /// The shape as it is written in code. Of a path it is where it starts, and the number of its corners.
  public var description: String {
    switch form {
    case .rectangle(let rect): self == .rectangle ? "rectangle" : "rectangle(\(rect))"
    case .roundedRectangle(let radius): "roundedRectangle(cornerRadius: \(number: radius))"
    case .ellipse: "ellipse"
    case .circle(let center, let radius): "circle(at: \(center), radius: \(number: radius))"
    case .star(let points, let innerRadius, let outerRadius):
      "star(points: \(points), innerRadius: \(number: innerRadius)"
        + (outerRadius == 1 ? ")" : ", outerRadius: \(number: outerRadius))")
    case .polygon(let points, isPath: true):
      "path(from \(points.first ?? .topLeft), \(points.count) corners)"
    case .polygon(let points, isPath: false):
      "polygon(\(points.map { "\($0)" }.joined(separator: ", ")))"
    }
  }
}

private func finite(_ number: Double) -> Double {
  number.isFinite ? min(max(number, -valueLimit), valueLimit) : 0
}
