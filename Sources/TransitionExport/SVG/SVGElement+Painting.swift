import TransitionKit

extension SVGElement {
  /// The shape in a color.
  func painted(_ color: SIMD4<Double>) -> SVGElement {
    var element = self
    element.set("fill", colorText(color))
    element.set("fill-opacity", decimal(color.w))
    return element
  }

  /// The line of a shape inside it, once the shape clips it.
  func stroked(_ color: SIMD4<Double>, width: Double) -> SVGElement {
    var element = self
    element.set("fill", "none")
    element.set("stroke", colorText(color))
    element.set("stroke-opacity", decimal(color.w))
    element.set("stroke-width", decimal(width * 2, 4))
    return element
  }

  /// The flood of a filter in a color.
  func flooded(_ color: SIMD4<Double>) -> SVGElement {
    var element = self
    element.set("flood-color", colorText(color))
    element.set("flood-opacity", decimal(color.w))
    return element
  }
}
