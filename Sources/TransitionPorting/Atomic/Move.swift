import TransitionKit

/// Moves the view in from an edge and out to it: `Move(edge: .top)` is `.move(edge: .top)`.
public struct Move: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Moves by the extent of the container.
  ///
  /// - Parameter edge: leading and trailing follow the layout direction of the container.
  public init(edge: Edge, fileID: StaticString = #fileID, line: UInt = #line) {
    body = AtomicTransitionBuilder.Content(.move(edge: edge, fileID: fileID, line: line))
  }
}

extension Move: CustomStringConvertible {}
