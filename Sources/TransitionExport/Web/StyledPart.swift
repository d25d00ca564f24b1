/// The element or pseudo-element that a declaration or an animation of CSS is for.
enum StyledPart: CaseIterable {
  /// The element of the view.
  case element
  /// The `::after` of the element.
  case overlay
  /// The content of a view in pieces, each time that it is repeated: corners and overlay belong to the content,
  /// not to the element around its pieces.
  case content
  /// The `::after` of the content.
  case contentOverlay

  var isOverlay: Bool { self == .overlay || self == .contentOverlay }

  var selectorSuffix: String {
    switch self {
    case .element: ""
    case .overlay: "::after"
    case .content: "-content"
    case .contentOverlay: "-content::after"
    }
  }
}
