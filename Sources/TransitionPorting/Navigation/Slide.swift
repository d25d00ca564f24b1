import TransitionKit

/// Slides both views along an axis: `Slide(axis: .vertical)` is `.slide(axis: .vertical)`.
public struct Slide: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Slides by the extent of the container.
  ///
  /// - Parameter axis: the axis, horizontal by default.
  public init(axis: Axis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line) {
    body = NavigationTransitionBuilder.Content(.slide(axis: axis, fileID: fileID, line: line))
  }
}
