import TransitionKit

/// Rotates the view about an axis in space, with the two views as the sides of a card.
///
/// A removal rotates like `AtomicTransition.rotate3D(_:axis:perspective:fileID:line:)`. An insertion comes from the
/// other side: it is the same with the x and the y of the axis negated. So with 180 degrees, and on both views, the
/// destination is always on the back of the origin.
public struct Rotate3D: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Rotates about an axis.
  ///
  /// - Parameters:
  ///   - angle: the angle at which the view is away.
  ///   - axis: the direction of the axis, of any length except zero.
  ///   - perspective: 0 is none, 1 puts the eye as far away as the longer side of the view.
  public init(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), perspective: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    func turn(_ axis: (x: Double, y: Double, z: Double)) -> AtomicTransition {
      .rotate3D(angle, axis: axis, perspective: perspective, fileID: fileID, line: line)
    }
    body = AtomicTransitionBuilder.Content(
      .asymmetric(insertion: turn((x: -axis.x, y: -axis.y, z: axis.z)), removal: turn(axis)))
  }
}

extension Rotate3D: CustomStringConvertible {}
