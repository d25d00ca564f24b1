import TransitionKit

/// The primitives of the filters that change colors. All of their numbers are linear in the property.
///
/// Source: Filter Effects Module Level 1, sections 9.6 (`saturate`, `hueRotate`), 9.7 (`linear`) and 13.1 (the shorthands, of which
/// `grayscale` has other luminances than `saturate`).
private enum ColorFilter {
  static let properties = ViewProperty.allCases.filter { $0.isFilter && $0 != .blur }

  /// The primitive of a property, which writes and animates the attributes of the elements that are handed to it.
  static func primitive(
    _ property: ViewProperty,
    write: (inout SVGElement, @escaping (PropertyState) -> [(name: String, value: String)]) -> Void
  ) -> SVGElement {
    guard property != .saturation else {
      var matrix = SVGElement("feColorMatrix", ["type": "saturate"])
      write(&matrix) { [("values", decimal(max($0.saturation, 0), 6))] }
      return matrix
    }
    guard property != .hueRotation else {
      var matrix = SVGElement("feColorMatrix", ["type": "hueRotate"])
      write(&matrix) { [("values", decimal($0.hueRotation.degrees, 6))] }
      return matrix
    }
    guard property != .grayscale else {
      var matrix = SVGElement("feColorMatrix", ["type": "matrix"])
      write(&matrix) { [("values", grayscaleMatrix(min(max($0.grayscale, 0), 1)))] }
      return matrix
    }
    let channels = ["feFuncR", "feFuncG", "feFuncB"].map { name in
      var channel = SVGElement(name, ["type": "linear"])
      write(&channel) { state in
        let slope = property == .contrast ? max(state.contrast, 0) : 1
        let intercept = property == .contrast ? (1 - slope) / 2 : state.brightness
        return [("slope", decimal(slope, 6)), ("intercept", decimal(intercept, 6))]
      }
      return channel
    }
    return SVGElement("feComponentTransfer", [:], channels)
  }

  static func filter(_ primitives: [SVGElement]) -> SVGElement? {
    guard !primitives.isEmpty else { return nil }
    return SVGElement("filter", ["color-interpolation-filters": "sRGB"], primitives)
  }
}

/// The filter of the colors of a state; nil if they are at rest.
///
/// - Parameter rect: the rectangle of what is filtered, in user space; nil for its bounding box.
func colorFilter(_ state: PropertyState, around rect: Rect?) -> SVGElement? {
  let properties = ColorFilter.properties.filter { state[$0] != $0.identity }
  var filter = ColorFilter.filter(
    properties.map { property in
      ColorFilter.primitive(property) { element, attributes in
        for (name, value) in attributes(state) { element.set(name, value) }
      }
    })
  // A blur shows more than the bounding box.
  if state.blur > 0 { filter?.setFilterRegion(around: rect, state) }
  return filter
}

extension AnimatedPicture {
  /// The filter of the colors of the view over time; nil if none is written.
  mutating func animatedColorFilter() -> SVGElement? {
    let filter = ColorFilter.filter(
      ColorFilter.properties.filter { written.contains($0) }.map { property in
        ColorFilter.primitive(property) { animate(&$0, [property], $1) }
      })
    guard var filter, written.contains(.blur) else { return filter }
    setRegion(of: &filter)
    return filter
  }
}

/// The matrix of `grayscale()` by rows, with the luminances of section 13.1.3.
private func grayscaleMatrix(_ amount: Double) -> String {
  let luminances = [0.2126, 0.7152, 0.0722]
  let rows = (0..<3).map { row in
    luminances.enumerated().map { column, luminance in
      decimal(luminance * amount + (column == row ? 1 - amount : 0), 6)
    } + ["0", "0"]
  }
  return (rows.joined() + ["0", "0", "0", "1", "0"]).joined(separator: " ")
}
