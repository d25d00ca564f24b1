import TransitionExport
import TransitionKit

/// The element or pseudo-element that a declaration or an animation of CSS is for.
enum StyledPart: CaseIterable {
  /// The element of the view.
  case element
  /// The `::after` of the element.
  case overlay
  /// The `::before` of the element, in front of the overlay.
  case border
  /// The content of a view in pieces, each time that it is repeated: corners and overlay belong to the content,
  /// not to the element around its pieces.
  case content
  /// The `::after` of the content.
  case contentOverlay

  /// The pseudo-element; nil for an element.
  var pseudoElement: String? {
    switch self {
    case .element, .content: nil
    case .overlay, .contentOverlay: "::after"
    case .border: "::before"
    }
  }

  /// What the names of its keyframes have before the name of a property of CSS.
  var prefix: String {
    switch self {
    case .element, .content: ""
    case .overlay, .contentOverlay: "overlay-"
    case .border: "border-"
    }
  }

  var selectorSuffix: String {
    switch self {
    case .element: ""
    case .overlay: "::after"
    case .border: "::before"
    case .content: "-content"
    case .contentOverlay: "-content::after"
    }
  }
}
