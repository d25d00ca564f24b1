import TransitionKit

/// Fades one view over the other, or both: `Fade(.cross)` is `.fade(.cross)`.
public struct Fade: NavigationTransitionProtocol {
  /// The transition that it stands for.
  public let body: NavigationTransitionBuilder.Content

  /// Specifies which of the two views fades.
  public typealias Style = NavigationTransition.FadeStyle

  /// Fades in a style.
  ///
  /// - Parameter style: which of the two views fades.
  public init(_ style: Style, fileID: StaticString = #fileID, line: UInt = #line) {
    body = NavigationTransitionBuilder.Content(.fade(style, fileID: fileID, line: line))
  }
}

extension Fade: CustomStringConvertible {}
