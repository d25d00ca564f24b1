extension ViewProperty {
  /// The visible part of a value: each component in the range that can be drawn, and radii not negative.
  package func visible(_ value: SIMD4<Double>) -> SIMD4<Double> {
    var visible = value
    switch kind {
    // They are added to what the view has, which decides what can be drawn.
    case .cornerRadius, .clipRadius: visible.x = max(value.x, 0)
    case .layoutScale: break
    default:
      for (lane, range) in (drawableRanges ?? []).enumerated() {
        visible[lane] = min(max(value[lane], range.lowerBound), range.upperBound)
      }
    }
    return visible
  }

  /// Whether all of a value is visible.
  package func isVisible(_ value: SIMD4<Double>) -> Bool { visible(value) == value }
}
