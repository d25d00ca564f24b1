import TransitionKit

/// The frame of a device around a container.
struct Device {
  /// The width of the frame.
  let border: Double

  /// The radius of the screen, so small that no part of a view seems to be missing.
  let radius: Double

  /// The screen, with its top left corner at the origin; that of an empty container has a size of one point.
  let screen: Rect

  init(_ container: Container) {
    let size = container.frame.size
    screen = Rect(x: 0, y: 0, width: max(size.width, 1), height: max(size.height, 1))
    let shorter = min(screen.width, screen.height)
    border = shorter * 0.032
    radius = shorter * 0.05
  }

  /// The device from edge to edge.
  var body: Rect {
    Rect(
      x: -border, y: -border, width: screen.width + 2 * border, height: screen.height + 2 * border)
  }

  /// The device with an empty screen.
  var picture: [SVGElement] {
    var body = SVGElement.rectangle(body, radius: radius + border)
    body.set("fill", "#1b1d27")
    body.set("stroke", "#8a90a2")
    body.set("stroke-width", decimal(border / 8, 3))
    var glass = SVGElement.rectangle(screen, radius: radius)
    glass.set("fill", "#dfe2ea")
    return [body, glass]
  }

  /// The clip path of the screen.
  var clipPath: SVGElement {
    SVGElement(
      "clipPath", ["id": SVGElement.mark + "screen"],
      [.rectangle(screen, radius: radius)])
  }

  /// Elements on the screen.
  func screen(_ children: [SVGElement]) -> SVGElement {
    .group(["clip-path": "url(#\(SVGElement.mark)screen)"], children)
  }
}
