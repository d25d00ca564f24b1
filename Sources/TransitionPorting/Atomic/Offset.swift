import TransitionKit

/// Moves the view in from an offset and out to it: `Offset(x: 150)` is `.offset(x: 150)`.
public struct Offset: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Moves by two distances.
  ///
  /// - Parameters:
  ///   - x: the distance to the right, in points.
  ///   - y: the distance down, in points.
  public init(x: Double, y: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    body = AtomicTransitionBuilder.Content(.offset(x: x, y: y, fileID: fileID, line: line))
  }

  /// Moves by a horizontal distance.
  ///
  /// - Parameter x: the distance to the right, in points.
  public init(x: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(x: x, y: 0, fileID: fileID, line: line)
  }

  /// Moves by a vertical distance.
  ///
  /// - Parameter y: the distance down, in points.
  public init(y: Double, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(x: 0, y: y, fileID: fileID, line: line)
  }

  /// Moves by the width of a size to the right, and by its height down.
  ///
  /// - Parameter offset: the two distances, in points.
  public init(_ offset: Size, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(x: offset.width, y: offset.height, fileID: fileID, line: line)
  }
}

extension Offset: CustomStringConvertible {}
