import TransitionKit

/// Draws draw lists. It reads nothing else: this is what a host has to do.
public struct Renderer {
  /// The number of pixels in a point.
  public let scale: Double
  public let width: Int
  public let height: Int
  /// What the views show.
  public var cards: [ViewID: Card]
  /// The matrix from the container to the points of the picture.
  var view = Transform.identity

  public static let background = Pixel(opaque: 0xDFE2EA)

  public init(_ size: Size, scale: Double, cards: [ViewID: Card] = [:]) {
    self.scale = scale
    self.cards = cards
    width = max(Int((size.width * scale).rounded()), 1)
    height = max(Int((size.height * scale).rounded()), 1)
  }

  func projection(of item: DrawList.Item) -> Projection? {
    Projection(item, view: view, scale: scale)
  }

  /// The picture of a draw list.
  public func picture(of list: DrawList) -> Canvas {
    var canvas = Canvas(width: width, height: height, filledWith: Renderer.background)
    // Groups that are open, from the outermost to the innermost, and what is drawn of them.
    var open: [(group: Int, canvas: Canvas)] = []
    func close(_ open: inout [(group: Int, canvas: Canvas)]) {
      guard let (group, picture) = open.popLast() else { return }
      var layer = picture
      let item = list.groups[group]
      applyEffects(of: item, roundingCorners: true, to: &layer)
      if open.isEmpty {
        canvas.draw(layer, opacity: item.ownOpacity)
      } else {
        open[open.count - 1].canvas.draw(layer, opacity: item.ownOpacity)
      }
    }
    for (index, item) in list.items.enumerated() {
      while let last = open.last, !list.groups[last.group].pieces.contains(index) { close(&open) }
      for group in list.groups.indices
      where list.groups[group].pieces.contains(index)
        && !open.contains(where: { $0.group == group })
      {
        open.append((group, Canvas(width: width, height: height)))
      }
      guard !item.isHidden else { continue }
      let layer = layer(of: item)
      if open.isEmpty {
        canvas.draw(layer, opacity: item.opacity)
      } else {
        open[open.count - 1].canvas.draw(layer, opacity: item.ownOpacity)
      }
    }
    while !open.isEmpty { close(&open) }
    return canvas
  }

  /// An item by itself, with all its effects but the opacity.
  private func layer(of item: DrawList.Item) -> Canvas {
    let card = cards[item.content.role] ?? .blue
    var layer = content(of: item, card.color)
    applyEffects(of: item, roundingCorners: false, to: &layer)
    return layer
  }

  /// The content of an item with its overlay, inside the round corners.
  ///
  /// - Parameters:
  ///   - hasState: whether the corners are round, and the overlay is drawn.
  ///   - color: the colour of the content at a point, in fractions of its size.
  func content(
    of item: DrawList.Item, hasState: Bool = true, _ color: (Double, Double) -> Pixel
  ) -> Canvas {
    var layer = Canvas(width: width, height: height)
    guard let projection = projection(of: item) else { return layer }
    let content = item.contentFrame
    let overlay = hasState ? Pixel(item.overlay) : Pixel()
    let background = hasState ? Pixel(item.background) : Pixel()
    layer.shade(projection, within: item.layoutFrame) { point in
      guard item.layoutFrame.contains(point, radius: 0) else { return Pixel() }
      let x = (point.x - content.origin.x) / content.width
      let y = (point.y - content.origin.y) / content.height
      // Content that is scaled to fit leaves room.
      let isInside = (-1e-6...1 + 1e-6).contains(x) && (-1e-6...1 + 1e-6).contains(y)
      return overlay.over((isInside ? color(x, y) : Pixel()).over(background))
    }
    if hasState, item.cornerRadius > 0 {
      clip(&layer, to: item.layoutFrame, radius: item.cornerRadius, of: item)
    }
    return layer
  }

  /// Draws the border of an item over its content and over what is inside it.
  func drawBorder(of item: DrawList.Item, onto layer: inout Canvas) {
    let border = item.border
    guard border.isVisible, let projection = projection(of: item) else { return }
    let (frame, radius) = (item.layoutFrame, item.cornerRadius)
    let inside = Rect(
      x: frame.origin.x + border.width, y: frame.origin.y + border.width,
      width: frame.width - 2 * border.width, height: frame.height - 2 * border.width)
    let color = Pixel(border.color)
    var line = Canvas(width: width, height: height)
    line.shade(projection, within: frame) { point in
      frame.contains(point, radius: radius)
        && !inside.contains(point, radius: max(radius - border.width, 0)) ? color : Pixel()
    }
    layer.draw(line, opacity: 1)
  }

  /// Leaves of a picture what is inside a rectangle of an item.
  func clip(
    _ layer: inout Canvas, to rect: Rect, radius: Double, of item: DrawList.Item
  ) {
    guard let projection = projection(of: item) else { return }
    var mask = Canvas(width: width, height: height)
    mask.shade(projection, within: rect) { point in
      rect.contains(point, radius: radius) ? Pixel(opaque: 0) : Pixel()
    }
    layer.clip(to: mask)
  }

  /// Leaves of a picture what is inside a polygon of an item.
  func clip(_ layer: inout Canvas, to corners: [Point], of item: DrawList.Item) {
    guard let projection = projection(of: item) else { return }
    var mask = Canvas(width: width, height: height)
    mask.shade(projection, within: item.layoutFrame) { point in
      isInside(corners, point) ? Pixel(opaque: 0) : Pixel()
    }
    layer.clip(to: mask)
  }

  /// Applies filters, clip and shadow to the picture of an item or of a group.
  func applyEffects(
    of item: DrawList.Item, roundingCorners: Bool, to layer: inout Canvas
  ) {
    guard let projection = projection(of: item) else { return }
    let center = item.layoutFrame.center
    let magnification = projection.magnification(at: center)
    if roundingCorners, item.cornerRadius > 0 {
      clip(&layer, to: item.layoutFrame, radius: item.cornerRadius, of: item)
    }
    drawBorder(of: item, onto: &layer)
    layer.blur(item.filters.blur * magnification)
    layer.filter(item.filters)
    if let rect = item.clip { clip(&layer, to: rect, radius: item.clipRadius, of: item) }
    for shape in item.shapeClips { clip(&layer, to: shape.outline(in: item.layoutFrame), of: item) }
    let shadow = item.shadow
    guard shadow.opacity > 0 else { return }
    let offset = projection.displacement(
      from: center, to: Point(x: center.x + shadow.dx, y: center.y + shadow.dy))
    layer.addShadow(
      item.shadowColor.opacity(shadow.opacity), deviation: shadow.radius * magnification,
      offset: offset)
  }
}

/// Whether a polygon winds around a point.
///
/// Source: Sunday, "Inclusion of a Point in a Polygon", 2001.
private func isInside(_ corners: [Point], _ point: Point) -> Bool {
  var winding = 0
  for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
    let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
    if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
    if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
  }
  return winding != 0
}

extension ViewID {
  /// The view of the transition that was interrupted, if it is one.
  fileprivate var role: ViewID {
    if case .interrupted(let view) = self { return view.role }
    return self
  }
}
