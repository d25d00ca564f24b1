import TransitionKit

/// The color that a view shows where its content has one, on a background.
struct ShownColor {
  /// The linear components: red, green and blue.
  let linear: SIMD3<Double>

  /// The color of a view.
  ///
  /// The effects are applied in the order in which hosts draw them: a color behind the content, overlay, brightness, contrast,
  /// opacity.
  ///
  /// - Parameters:
  ///   - content: the grey of the content; nil if there is none, so that the color behind it is seen.
  ///   - background: the grey of what is behind the view.
  init(
    content: Double?, background: Double, opacity: Double, fill: SIMD4<Double>?,
    overlay: SIMD4<Double>?, brightness: Double, contrast: Double
  ) {
    var color = SIMD3(repeating: content ?? background)
    for layer in [content == nil ? fill : nil, overlay] {
      guard let layer else { continue }
      // The components of a track are premultiplied.
      let alpha = min(max(layer.w, 0), 1)
      color = color * (1 - alpha) + SIMD3(layer.x, layer.y, layer.z)
    }
    color = (color + brightness - 0.5) * contrast + 0.5
    color = color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    color = color * opacity + SIMD3(repeating: background * (1 - opacity))
    linear = SIMD3(Self.linear(color.x), Self.linear(color.y), Self.linear(color.z))
  }

  /// The relative luminance, from 0 to 1. Source: WCAG 2.2, "relative luminance".
  var luminance: Double { 0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z }

  /// Whether it is a saturated red. Source: WCAG 2.2, "red flash threshold".
  var isSaturatedRed: Bool {
    let sum = linear.x + linear.y + linear.z
    return sum > 0 && linear.x / sum >= 0.8
  }

  /// How far it is from pure red in the CIE 1976 UCS chromaticity diagram; black counts as white.
  ///
  /// Of two states of which one is a saturated red, the difference is how far they are apart.
  var distanceFromRed: Double {
    let x = 0.4124 * linear.x + 0.3576 * linear.y + 0.1805 * linear.z
    let y = luminance
    let z = 0.0193 * linear.x + 0.1192 * linear.y + 0.9505 * linear.z
    let sum = x + 15 * y + 3 * z
    // The coordinates of white and of the red primary of sRGB.
    let (red, white) = (SIMD2(0.4507, 0.5229), SIMD2(0.1978, 0.4683))
    let color = sum > 1e-9 ? SIMD2(4 * x / sum, 9 * y / sum) : white
    let (u, v) = (color.x - red.x, color.y - red.y)
    return (u * u + v * v).squareRoot()
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : Double.pow((component + 0.055) / 1.055, 2.4)
  }
}
