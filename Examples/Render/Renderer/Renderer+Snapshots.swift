import TransitionKit
import TransitionScenes

extension Renderer {
  /// Draws the picture of the old content of an item over the new one.
  ///
  /// - Parameter radius: that to which the corners are rounded.
  func drawSnapshot<ID>(
    of item: SceneDrawing<ID>.Item, radius: Double, in scene: SceneDrawing<ID>,
    onto layer: inout Canvas
  ) {
    guard let snapshot = item.snapshot, let picture = scene.pictures[snapshot.key],
      let element = scene.frame[item.id], let projection = projection(of: item.drawing)
    else { return }
    // The old content is where the item is, or stays where it was.
    let now = element.frame.origin
    let rect =
      element.frame == snapshot.frame
      ? item.drawing.layoutFrame
      : Rect(
        x: snapshot.frame.origin.x - now.x, y: snapshot.frame.origin.y - now.y,
        width: snapshot.frame.width, height: snapshot.frame.height)
    let placed = PlacedPicture(picture, scale: scale, in: rect, element.resizing)
    var old = Canvas(width: width, height: height)
    old.shade(projection, within: rect.grown(by: 2 / scale), placed.color)
    var mask = Canvas(width: width, height: height)
    mask.shade(projection, within: rect) { point in
      rect.contains(point, radius: radius) ? Pixel(opaque: 0) : Pixel()
    }
    layer.crossFade(from: old, inside: mask, opacity: snapshot.opacity)
  }
}

/// A picture that is scaled to a rectangle, evenly unless the content is stretched.
struct PlacedPicture {
  private let picture: Canvas
  private let origin: Point
  /// The number of pixels of the picture in a point.
  private let density: (x: Double, y: Double)

  init(_ picture: Canvas, scale: Double, in rect: Rect, _ resizing: Resizing) {
    self.picture = picture
    let width = Double(picture.width) / scale
    let height = Double(picture.height) / scale
    let (x, y) = (width > 0 ? rect.width / width : 0, height > 0 ? rect.height / height : 0)
    let factors =
      switch resizing {
      case .stretch: (x, y)
      case .fit: (min(x, y), min(x, y))
      case .fill, .relayout, .none: (max(x, y), max(x, y))
      }
    density = (scale / factors.0, scale / factors.1)
    origin = Point(
      x: rect.center.x - width * factors.0 / 2, y: rect.center.y - height * factors.1 / 2)
  }

  /// The colour at a point. The edge of the picture continues for two pixels, so that it has no seam.
  func color(at point: Point) -> Pixel {
    // Between two pixels it is the second one, also after rounding.
    let x = ((point.x - origin.x) * density.x + 1e-6).rounded(.down)
    let y = ((point.y - origin.y) * density.y + 1e-6).rounded(.down)
    guard x >= -2, y >= -2, x < Double(picture.width + 2), y < Double(picture.height + 2),
      !picture.pixels.isEmpty
    else { return Pixel() }
    let column = min(max(Int(x), 0), picture.width - 1)
    let row = min(max(Int(y), 0), picture.height - 1)
    return picture.pixels[row * picture.width + column]
  }
}

extension Canvas {
  /// Draws a picture over this one, as much of each pixel as a mask has alpha there.
  ///
  /// At the edge, which both cover in part, they cover the same part: opaque over opaque changes no coverage.
  fileprivate mutating func crossFade(from old: Canvas, inside mask: Canvas, opacity: Double) {
    let opacity = Float(opacity)
    for index in pixels.indices where mask.pixels[index].alpha > 0 {
      let coverage = mask.pixels[index].alpha
      pixels[index] =
        old.pixels[index] * (opacity * coverage)
        + pixels[index] * (1 - opacity * old.pixels[index].alpha)
    }
  }
}

extension Rect {
  fileprivate func grown(by distance: Double) -> Rect {
    Rect(
      x: origin.x - distance, y: origin.y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
