import TransitionKit

/// What the placeholder for an element of a scene looks like: a rounded rectangle in its own color, with its name
/// if there is room for it. An element with others inside is a pale surface without a name.
struct ElementAppearance {
  /// The name as far as it fits.
  let title: String

  /// The height of the letters, in points.
  let titleSize: Double

  /// The distance of the title from the edge.
  let inset: Double

  let radius: Double
  let edge: Double
  let fill: String
  let line: String
  let ink: String

  /// - Parameters:
  ///   - size: the size of the element at rest.
  ///   - depth: the number of elements that it is in.
  ///   - isGroup: whether it has others inside, apart from its own old content.
  ///   - unit: the length of one point on the screen of a telephone.
  init(_ view: ViewID, size: Size, depth: Int, isGroup: Bool, unit: Double) {
    let shorter = min(size.width, size.height)
    titleSize = min(20 * unit, shorter * 0.5)
    inset = min(10 * unit, size.width * 0.08)
    radius = min(8 * unit, shorter / 4)
    edge = min(1.5 * unit, shorter / 6)
    let room = size.width - 2 * inset
    let fitted = ChartText.fitted(view.label, size: titleSize, into: room)
    // Of a single letter and dots nothing is learned.
    title = isGroup || fitted.count < 3 && fitted != view.label ? "" : fitted
    let hue = elementHue(of: "\(view)")
    let paleness = max(0.96 - 0.03 * Double(depth), 0.84)
    fill =
      isGroup
      ? hexColor(hue: hue, saturation: 0.3, lightness: paleness)
      : hexColor(hue: hue, saturation: 0.65, lightness: 0.8)
    line = hexColor(hue: hue, saturation: 0.35, lightness: isGroup ? 0.6 : 0.45)
    ink = hexColor(hue: hue, saturation: 0.6, lightness: 0.18)
  }

  /// The shapes in a layout frame, from back to front; each edge depends linearly on the edges of the frame.
  func shapes(in frame: Rect) -> [PlaceholderView.FilledRect] {
    [
      PlaceholderView.FilledRect(frame: frame, radius: radius, fill: line),
      PlaceholderView.FilledRect(
        frame: frame.grown(by: -edge), radius: max(radius - edge, 0), fill: fill),
    ]
  }
}

/// The hue that an element has in all pictures, in degrees.
///
/// Source: the FNV-1a hash of 32 bits, as the script of the page has it.
private func elementHue(of id: String) -> Double {
  let hash = id.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  return Double(hash % 360)
}

/// The color of an element where elements lie on each other, as red, green, blue and alpha.
package func elementColor(of id: String) -> [Double] {
  rgb(hue: elementHue(of: id), saturation: 0.6, lightness: 0.72) + [1]
}

/// Source: CSS Color Module Level 4, section 7.1, HSL colors to sRGB.
private func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
  let amplitude = saturation * min(lightness, 1 - lightness)
  return [0.0, 8, 4].map { offset in
    let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
    return lightness - amplitude * max(-1, min(position - 3, 9 - position, 1))
  }
}

private func hexColor(hue: Double, saturation: Double, lightness: Double) -> String {
  let channels = rgb(hue: hue, saturation: saturation, lightness: lightness).map { value in
    let text = String(Int((value * 255).rounded()), radix: 16)
    return text.count < 2 ? "0" + text : text
  }
  return "#" + channels.joined()
}

extension Presentation {
  /// The placeholder for a view at its size at rest.
  func placeholder(for view: ViewID) -> PlaceholderView {
    let (whole, size) = (view.root, frame(of: view).size)
    guard nesting.frame(of: whole) != nil else { return PlaceholderView(view, size: size) }
    let scene = container.frame.size
    let shorter = min(scene.width, scene.height)
    return PlaceholderView(
      view, size: size,
      appearance: ElementAppearance(
        whole, size: size, depth: nesting.depth(of: whole),
        isGroup: nesting.isGroup(whole),
        unit: shorter > 0 && shorter.isFinite ? shorter / 390 : 1))
  }
}
