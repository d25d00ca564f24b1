import TransitionKit

/// One view at one time, drawn as its placeholder.
///
/// From back to front: the shadow of the visible part, and the clipped view with its blurred contents, round corners
/// and overlay.
struct ViewPicture {
  let element: SVGElement

  /// Paths and filters that the element refers to.
  private(set) var definitions: [SVGElement] = []

  /// Whether the view is drawn only approximately.
  let isApproximate: Bool

  /// - Parameters:
  ///   - item: the view, which is whole.
  ///   - state: its state, for what a draw list does not have.
  ///   - name: the part of its identifiers that differs from those of other pictures.
  init(_ item: DrawList.Item, _ state: PropertyState, name: String) {
    let placeholder = PlaceholderView(item.view, size: item.size)
    let projection = Projection(transform: item.matrix)
    let layout = item.layoutFrame
    let affine = projection.affine
    let draws = affine == nil ? projection : nil
    isApproximate = affine == nil
    let radius = item.cornerRadius
    let center = Point(x: item.size.width / 2, y: item.size.height / 2)
    let magnification = draws?.magnification(at: center) ?? 1
    var definitions: [SVGElement] = []
    func reference(_ kind: String, _ definition: SVGElement) -> String {
      var definition = definition
      definition.set("id", SVGElement.mark + kind + name)
      definitions.append(definition)
      return "url(#\(SVGElement.mark)\(kind)\(name))"
    }
    /// Clips an element to the clip and the shapes of the item, moved by the offset of a shadow.
    func clipped(_ element: SVGElement, names: String, by offset: Point = .zero) -> SVGElement {
      var element = element
      if let clip = item.clip?.moved(offset.x, offset.y) {
        let path = SVGElement("clipPath", [:], [shape(clip, radius: item.clipRadius, draws)])
        element = .group(["clip-path": reference(names, path)], [element])
      }
      for (index, clip) in item.shapeClips.enumerated() {
        let corners = clip.outline(in: layout.moved(offset.x, offset.y))
        let polygon = SVGElement(
          "polygon", ["points": pointsText(draws?.polygon(corners) ?? corners, 3)])
        let path = SVGElement("clipPath", [:], [polygon])
        element = .group(["clip-path": reference("\(names)\(index)-", path)], [element])
      }
      return element
    }
    let room = draws == nil ? layout : nil
    func filter(_ radius: Double) -> SVGElement {
      blurFilter(radius: radius * magnification, around: room, state)
    }

    func filled(_ color: Color) -> [SVGElement] {
      color.alpha > 0 ? [shape(layout, radius: 0, draws).painted(color.lanes)] : []
    }

    var contents = filled(item.background)
    contents += placeholder.shapes(in: layout).map { part -> SVGElement in
      var element = shape(part.frame, radius: part.radius, draws)
      element.set("fill", part.fill)
      return element
    }
    if let draws {
      var label = placeholder.labelAtOrigin
      label.set("transform", matrixText(draws.tangent(at: placeholder.titlePosition(in: layout))))
      contents.append(label)
    } else {
      contents.append(placeholder.label(in: layout))
    }
    if let labels = placeholder.valueLabels(
      in: state, width: layout.width,
      transform: draws.map { matrixText($0.tangent(at: center)) }
        ?? "translate(\(decimal(center.x, 3)) \(decimal(center.y, 3)))")
    {
      contents.append(labels)
    }
    contents += filled(item.overlay)
    if item.border.isVisible {
      let edge = shape(layout, radius: radius, draws)
      let path = SVGElement("clipPath", [:], [edge])
      contents.append(
        .group(
          ["clip-path": reference("e", path)],
          [edge.stroked(item.border.color.lanes, width: item.border.width * magnification)]))
    }
    if radius > 0 || layout != Rect(size: item.size) {
      let path = SVGElement("clipPath", [:], [shape(layout, radius: radius, draws)])
      contents = [.group(["clip-path": reference("o", path)], contents)]
    }
    if item.filters.blur > 0 {
      contents = [.group(["filter": reference("b", filter(item.filters.blur))], contents)]
    }
    if let filter = colorFilter(state, around: room) {
      contents = [.group(["filter": reference("f", filter)], contents)]
    }
    var children = [clipped(.group([:], contents), names: "c")]
    let shadow = item.shadow
    if shadow.opacity > 0 {
      var cast = shape(layout.moved(shadow.dx, shadow.dy), radius: radius, draws)
      cast = clipped(cast, names: "d", by: Point(x: shadow.dx, y: shadow.dy))
      if item.shadowColor != .black { cast.set("fill", colorText(item.shadowColor.lanes)) }
      let blurred = SVGElement.group(
        [
          "filter": reference("s", filter(shadow.radius)),
          "fill-opacity": decimal(shadow.opacity * item.shadowColor.alpha),
        ], [cast])
      children.insert(blurred, at: 0)
    }

    var group = SVGElement.group(["data-view": "\(item.view)"], children)
    if let affine { group.set("transform", matrixText(affine)) }
    if draws != nil, let points = draws?.polygon(layout.corners) {
      group.set("data-corners", pointsText(points))
    } else {
      group.set(
        "data-layout",
        SVGElement.rectangleAttributes(layout).map { $0.value }.joined(separator: " "))
    }
    if item.isTurnedAway && !item.isDoubleSided { group.set("visibility", "hidden") }
    if item.opacity < 1 { group.set("opacity", decimal(item.opacity)) }
    element = group
    self.definitions = definitions
  }
}

/// A rectangle with round corners, or its projection, which is a polygon.
private func shape(_ rect: Rect, radius: Double, _ projection: Projection?) -> SVGElement {
  guard let projection else { return .rectangle(rect, radius: radius) }
  let points = outline(of: rect, radius: radius, steps: 6)
  return SVGElement("polygon", ["points": pointsText(projection.polygon(points), 3)])
}

/// A blur with a standard deviation. Its region exceeds a rectangle in user space, or the bounding box of the blurred
/// element.
func blurFilter(radius: Double, around rect: Rect?, _ state: PropertyState) -> SVGElement {
  var filter = SVGElement(
    "filter", ["color-interpolation-filters": "sRGB"],
    [SVGElement("feGaussianBlur", ["stdDeviation": decimal(radius, 4)])])
  filter.setFilterRegion(around: rect, state)
  return filter
}

extension SVGElement {
  /// Sets the region of a filter, which exceeds a rectangle in user space, or the bounding box of what is filtered,
  /// by the blur and the shadow of a state.
  mutating func setFilterRegion(around rect: Rect?, _ state: PropertyState) {
    if let rect {
      let room = rect.grown(by: state.inkOverflow + 1)
      set("filterUnits", "userSpaceOnUse")
      for (name, value) in SVGElement.rectangleAttributes(room) { set(name, value) }
    } else {
      for (name, value) in [("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")] {
        set(name, value)
      }
    }
  }
}

/// The color without its alpha.
func colorText(_ color: SIMD4<Double>) -> String {
  let channels = [color.x, color.y, color.z].map { decimal($0 * 100, 2) + "%" }
  return "rgb(\(channels.joined(separator: ",")))"
}

extension PropertyState {
  var isClipped: Bool { clip != .zero || clipRadius > 0 }

  /// Whether the back of the view faces the eye, and is hidden.
  func hidesBack(size: Size) -> Bool { !doubleSided && isTurnedAway(size: size) }
}

extension Rect {
  func moved(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x: origin.x + dx, y: origin.y + dy, width: width, height: height)
  }

  func grown(by distance: Double) -> Rect {
    Rect(
      x: origin.x - distance, y: origin.y - distance, width: width + 2 * distance,
      height: height + 2 * distance)
  }
}
