import TransitionKit

/// The order in which the children of an element follow each other.
public enum CascadeDirection: Sendable, Hashable {
  /// Row by row from the top.
  case topToBottom
  /// Row by row from the bottom.
  case bottomToTop
  /// Column by column from the left.
  case leftToRight
  /// Column by column from the right.
  case rightToLeft
  /// From a point outwards, in fractions of the size of the element.
  case outward(from: UnitPoint)
  /// From the outside to a point, in fractions of the size of the element.
  case inward(to: UnitPoint)

  /// From a point outwards, in fractions of the size of the element.
  ///
  /// - Parameter center: the point, in fractions of the size of the element; the child nearest to it is the
  ///   first.
  public static func radial(center: UnitPoint) -> CascadeDirection { .outward(from: center) }

  /// From the middle of the element outwards.
  public static let radial = CascadeDirection.radial(center: .center)

  /// From the outside to a point, in fractions of the size of the element.
  ///
  /// - Parameter center: the point, in fractions of the size of the element; the child nearest to it is the
  ///   last.
  public static func inverseRadial(center: UnitPoint) -> CascadeDirection { .inward(to: center) }

  /// From the outside to the middle of the element.
  public static let inverseRadial = CascadeDirection.inverseRadial(center: .center)

  /// The delays of the children.
  ///
  /// - Parameter delay: the delay from one row or column to the next, or for a distance of the size of the element, in seconds.
  func stagger(each delay: Double) -> Stagger {
    switch self {
    case .topToBottom: .row(each: delay)
    case .bottomToTop: .row(each: delay).reversed()
    case .leftToRight: .column(each: delay)
    case .rightToLeft: .column(each: delay).reversed()
    case .outward(let center): .distance(from: center, each: delay)
    case .inward(let center): .distance(from: center, each: delay).reversed()
    }
  }
}
