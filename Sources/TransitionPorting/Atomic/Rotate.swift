import TransitionKit

/// Rotates the view in the plane of the screen: `Rotate(.degrees(70))` is `.rotate(.degrees(70))`.
public struct Rotate: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Rotates from an angle on insertion, and to it on removal.
  ///
  /// - Parameter angle: the angle, clockwise.
  public init(_ angle: Angle, fileID: StaticString = #fileID, line: UInt = #line) {
    body = AtomicTransitionBuilder.Content(.rotate(angle, fileID: fileID, line: line))
  }
}

extension Rotate: CustomStringConvertible {}
