import TransitionExport
import TransitionKit

typealias CSSDeclaration = (property: String, value: String)

/// A rule of a style sheet.
func cssRule(_ selector: String, _ declarations: [CSSDeclaration]) -> String {
  let lines = declarations.map { "  \($0): \($1);\n" }
  return "\(selector) {\n\(lines.joined())}"
}

/// A fraction as a percentage.
func percent(_ fraction: Double) -> String { decimal(fraction * 100) + "%" }

extension [CSSDeclaration] {
  /// The declarations of every `::after` that is an overlay.
  static var overlay: [CSSDeclaration] {
    [
      ("content", "\"\""), ("position", "absolute"), ("inset", "0"), ("border-radius", "inherit"),
    ]
  }

  /// The declarations of every `::before` that is a border.
  static var border: [CSSDeclaration] { overlay + [("pointer-events", "none")] }

  /// The declarations of every frame element, which takes no clicks where its view is not.
  static var frameElement: [CSSDeclaration] { [("pointer-events", "none")] }

  /// The declarations of every element in a frame element.
  static var viewElement: [CSSDeclaration] { [("pointer-events", "auto")] }

  /// Adds declarations, each in place of an earlier one of its property.
  mutating func override(with declarations: [CSSDeclaration]) {
    for declaration in declarations {
      removeAll { $0.property == declaration.property }
      append(declaration)
    }
  }
}

extension Rect {
  /// The rectangle in points.
  var declarations: [CSSDeclaration] {
    [
      ("left", decimal(origin.x) + "px"), ("top", decimal(origin.y) + "px"),
      ("width", decimal(width) + "px"), ("height", decimal(height) + "px"),
    ]
  }
}

extension ViewProperty {
  /// The declarations of a value of a built-in property.
  ///
  /// - Parameter bleed: by how many points a clip shows more than its region.
  func declarations(
    _ v: SIMD4<Double>, bleed: Double
  ) -> [(property: String, isOverlay: Bool, value: String)] {
    switch self {
    case .opacity: return [("opacity", false, decimal(v.x))]
    case .translation:
      let plane = "\(decimal(v.x))px \(decimal(v.y))px"
      return [("translate", false, v.z == 0 ? plane : "\(plane) \(decimal(v.z))px")]
    case .scale:
      let plane = "\(decimal(v.x)) \(decimal(v.y))"
      return [("scale", false, v.z == 1 ? plane : "\(plane) \(decimal(v.z))")]
    case .layoutScale:
      return [("inset", false, "\(percent((1 - v.y) / 2)) \(percent((1 - v.x) / 2))")]
    case .frame:
      let (right, bottom) = (decimal(-v.x - v.z), decimal(-v.y - v.w))
      return [("margin", false, "\(decimal(v.y))px \(right)px \(bottom)px \(decimal(v.x))px")]
    case .cornerRadius: return [("border-radius", false, decimal(v.x) + "px")]
    case .clip: return [("clip-path", false, "inset(\(insets(v, bleed: bleed)))")]
    case .background:
      return [("background-color", false, "rgb(\(channels(v)) / \(decimal(v.w)))")]
    case .overlay:
      // The alpha is a separate property, because browsers store that of a color in 255 steps.
      return [
        ("background-color", true, "rgb(\(channels(v)))"), ("opacity", true, decimal(v.w)),
      ]
    case .shadow: return [("box-shadow", false, boxShadow(v, color: nil))]
    default: return []
    }
  }

  /// The difference between a value and its printed declarations.
  func cssRoundingError(of value: SIMD4<Double>) -> Double {
    var step = SIMD4<Double>(repeating: 1e-6)
    switch self {
    case .layoutScale: step = SIMD4(repeating: 2e-8)
    case .clip: step = SIMD4(repeating: 1e-8)
    case .rotation: step = SIMD4(repeating: 1e-9 * .pi / 180)
    case _ where isAngle: step = SIMD4(repeating: 1e-6 * .pi / 180)
    // Browsers store colors in 255 steps.
    case .overlay, .borderColor: step = SIMD4(1 / 255, 1 / 255, 1 / 255, 1e-6)
    case .background, .shadowColor: step = SIMD4(repeating: 1 / 255)
    case .shadow: step = SIMD4(1 / 255, 5e-7, 1e-6, 1e-6)
    default: break
    }
    // The ninth decimal of an axis may tilt it, which is an error in proportion to the angle.
    let isTilted = self == .rotation && (value.x != 0 || value.y != 0)
    let axis = isTilted ? 1e-9 * (value * value).sum().squareRoot() : 0
    return magnitude((value / step).rounded(.toNearestOrEven) * step - value).max() + axis
  }
}

/// The red, green and blue of a color.
func channels(_ color: SIMD4<Double>) -> String {
  [color.x, color.y, color.z].map { decimal($0 * 255, 3) }.joined(separator: " ")
}

/// A shadow as CSS writes it, black without a color.
func boxShadow(_ v: SIMD4<Double>, color: SIMD4<Double>?) -> String {
  let color = color ?? SIMD4(0, 0, 0, 1)
  // The blur radius of CSS is twice the standard deviation.
  return """
    \(decimal(v.z))px \(decimal(v.w))px \(decimal(v.y * 2))px \
    rgb(\(channels(color)) / \(decimal(v.x * color.w)))
    """
}

/// The four sides of a clip.
func insets(_ v: SIMD4<Double>, bleed: Double) -> String {
  let sides = [0, 3, 2, 1].map { side in
    // In proportion to the visible part, so that a closed clip shows nothing.
    let more = bleed * (1 - v[side] - v[(side + 2) % 4])
    if decimal(more) == "0" { return percent(v[side]) }
    return more < 0
      ? "calc(\(percent(v[side])) + \(decimal(-more))px)"
      : "calc(\(percent(v[side])) - \(decimal(more))px)"
  }
  return sides.joined(separator: " ")
}
