import TransitionKit

extension NavigationTransition {
  /// Slides both views along an axis: the name of swiftui-navigation-transitions for
  /// `NavigationTransition.move(axis:)`.
  ///
  /// - Parameter axis: the axis along which both views move.
  public static func slide(axis: Axis, fileID: StaticString = #fileID, line: UInt = #line)
    -> NavigationTransition
  { move(axis: axis, fileID: fileID, line: line) }
}

/// Slides both views along an axis: `Slide(axis: .vertical)` is `.move(axis: .vertical)`.
public struct Slide: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Slides by the extent of the container.
  ///
  /// - Parameter axis: the axis, horizontal by default.
  public init(axis: Axis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line) {
    body = NavigationTransitionBuilder.Content(.move(axis: axis, fileID: fileID, line: line))
  }
}

extension Slide: CustomStringConvertible {}
