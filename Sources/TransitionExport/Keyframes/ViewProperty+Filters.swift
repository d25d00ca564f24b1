import TransitionKit

extension ViewProperty {
  /// The function of a value in the list of filters of CSS, such as `blur(4px)`; nil for a property that is no filter of CSS.
  package func filterFunction(_ value: Double) -> String? {
    switch self {
    case .blur: "blur(\(decimal(value))px)"
    case .contrast: "contrast(\(decimal(value)))"
    case .saturation: "saturate(\(decimal(value)))"
    case .hueRotation: "hue-rotate(\(decimal(value * 180 / .pi))deg)"
    case .grayscale: "grayscale(\(decimal(value)))"
    default: nil
    }
  }

  /// The filters of CSS, in the order in which they are drawn.
  package static let filters = allCases.filter { $0.filterFunction(0) != nil }

  /// Why CSS does not express another filter.
  package static let missingFilter = "the filters of CSS multiply colors, and this adds to them"
}
