import TransitionKit

extension ViewProperty {
  /// The filters of CSS, in the order in which they are drawn.
  package static let filters: [ViewProperty] = [.blur, .contrast, .saturation, .hueRotation]
}
