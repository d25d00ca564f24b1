/// One side of a rectangle, named as text runs.
///
/// ``leading`` is the left side and ``trailing`` the right one in a left-to-right container, and the
/// reverse in a right-to-left one.
public enum Edge: Sendable, Hashable, CaseIterable {
  /// The side at the top.
  case top
  /// The side at which a line of text begins.
  case leading
  /// The side at the bottom.
  case bottom
  /// The side at which a line of text ends.
  case trailing

  /// The side across the rectangle.
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }

  /// The outward direction of this edge on screen, x to the right and y down.
  func direction(in layoutDirection: LayoutDirection) -> (x: Double, y: Double) {
    switch (self, layoutDirection) {
    case (.top, _): (0, -1)
    case (.bottom, _): (0, 1)
    case (.leading, .leftToRight), (.trailing, .rightToLeft): (-1, 0)
    case (.trailing, .leftToRight), (.leading, .rightToLeft): (1, 0)
    }
  }
}
