import TransitionKit

/// Fades the view in and out: `Opacity()` is `.opacity`.
public struct Opacity: AtomicTransitionProtocol {
  /// The transition that it stands for.
  public let body: AtomicTransitionBuilder.Content

  /// Fades from and to nothing.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    body = AtomicTransitionBuilder.Content(.opacity(0, fileID: fileID, line: line))
  }
}

extension Opacity: CustomStringConvertible {}
