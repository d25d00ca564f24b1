import TransitionKit

/// Sets the position of the view in the drawing order: `ZPosition(1)` is `.zPosition(1)`.
public struct ZPosition: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Holds a position for the whole transition.
  ///
  /// - Parameter zPosition: the position; higher is in front.
  public init(_ zPosition: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    body = AtomicTransitionBuilder.Content(.zPosition(zPosition, fileID: fileID, line: line))
  }
}

extension ZPosition: CustomStringConvertible {}
