import TransitionKit
import TransitionScenes

/// A screen that says which elements it has.
///
/// ```swift
/// enum Route: ScreenContent {
///   case list, detail(Int)
///
///   func elements(in size: Size) -> [Element<String>] {
///     switch self {
///     case .list: [Element("cover", frame: Rect(x: 16, y: 100, width: 80, height: 80))]
///     case .detail: [Element("cover", frame: Rect(x: 0, y: 0, width: size.width, height: 300))]
///     }
///   }
/// }
/// ```
///
/// A screen that does not conform is one element.
public protocol ScreenContent: Equatable, Sendable {
  /// The elements of the screen, from back to front, laid out in a size.
  ///
  /// The ids are those of this screen only. Elements of two screens are one shared element if they have equal match keys, or
  /// if the transition says `ElementTransition.sharedElement(path:content:fading:layer:clippedBy:)` of an id that both have.
  ///
  /// - Parameter size: the size of the screen, in points; that of a sheet depends on its detent.
  func elements(in size: Size) -> [Element<String>]
}
