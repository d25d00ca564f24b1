extension ViewProperty {
  /// The visible part of a value: opacities are clamped to 0...1, and radii are not negative.
  package func visible(_ value: SIMD4<Double>) -> SIMD4<Double> {
    var visible = value
    switch self {
    case .opacity: visible.x = min(max(value.x, 0), 1)
    case .blur, .contrast, .saturation, .cornerRadius, .clipRadius, .borderWidth:
      visible.x = max(value.x, 0)
    case .background, .overlay, .borderColor, .shadowColor:
      visible.clamp(lowerBound: .zero, upperBound: .one)
    case .shadow:
      visible.x = min(max(value.x, 0), 1)
      visible.y = max(value.y, 0)
    default: break
    }
    return visible
  }

  /// Whether all of a value is visible.
  package func isVisible(_ value: SIMD4<Double>) -> Bool { visible(value) == value }
}
