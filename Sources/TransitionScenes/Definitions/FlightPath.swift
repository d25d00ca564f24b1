import TransitionKit

/// The path along which the middle of a shared element moves from its old to its new position.
public enum FlightPath: Sendable, Equatable {
  /// Along the straight line.
  case straight
  /// Along a circular arc.
  ///
  /// The bulge is the height of the arc over the straight line as a fraction of half that line: 0 is straight, 1 a half
  /// circle. With a positive bulge the element moves clockwise on screen.
  case circularArc(bulge: Double)
  /// Along a path whose points are offsets from the new position.
  ///
  /// Where the path starts elsewhere than the element, or ends elsewhere than at `Point.zero`, the difference is made up for
  /// along the path.
  case along(MotionPath, parameterization: MotionPath.Parameterization)

  /// Along a path, of which equal progress covers equal lengths.
  ///
  /// - Parameter path: the path, in points, as offsets from the new position.
  public static func along(_ path: MotionPath) -> FlightPath {
    .along(path, parameterization: .constantSpeed)
  }

  /// Along a circular arc; see ``circularArc(bulge:)``.
  ///
  /// - Parameter bulge: the height of the arc as a fraction of half the distance: 0 is straight, 1 a half circle;
  ///   positive is clockwise.
  public static func arc(_ bulge: Double) -> FlightPath { .circularArc(bulge: bulge) }

  /// An arc that bulges by two fifths of half the distance.
  public static let arc = FlightPath.arc(0.4)
}

extension FlightPath: CustomStringConvertible {
  /// The kind of the path, such as `arc(0.4)`.
  public var description: String {
    switch self {
    case .straight: "straight"
    case .circularArc(let bulge): "arc(\(number: bulge))"
    case .along(let path, let parameterization):
      "along \(path.elements.count) segment(s), \(parameterization)"
    }
  }
}
