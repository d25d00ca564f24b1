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
  ///   - frame: the frame of the view in the container.
  ///   - name: the part of its identifiers that differs from those of other pictures.
  init(_ view: ViewID, _ state: PropertyState, in frame: Rect, name: String) {
    let placeholder = PlaceholderView(view, size: frame.size)
    let projection = state.projection(in: frame)
    let layout = state.layoutFrame(size: frame.size)
    let affine = projection.affine
    let draws = affine == nil ? projection : nil
    isApproximate = affine == nil
    let radius = state.cornerRadius
    let outlinePath = shape(layout, radius: radius, draws)
    let clipPath = shape(layout.inset(by: state.clip), radius: state.clipRadius, draws)
    let center = Point(x: frame.width / 2, y: frame.height / 2)
    let magnification = draws?.magnification(at: center) ?? 1
    var definitions: [SVGElement] = []
    func reference(_ kind: String, _ definition: SVGElement) -> String {
      var definition = definition
      definition.set("id", SVGElement.mark + kind + name)
      definitions.append(definition)
      return "url(#\(SVGElement.mark)\(kind)\(name))"
    }
    func clipped(_ element: SVGElement) -> SVGElement {
      guard state.isClipped else { return element }
      return .group(
        ["clip-path": reference("c", SVGElement("clipPath", [:], [clipPath]))], [element])
    }
    let room = draws == nil ? layout : nil
    func filter(_ radius: Double) -> SVGElement {
      blurFilter(radius: max(radius, 0) * magnification, around: room, state)
    }

    var contents = placeholder.shapes(in: layout).map { part -> SVGElement in
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
    let values = ValueText.all(in: state)
    if !values.isEmpty {
      let labels = values.enumerated().map { line, text in
        placeholder.valueLabel(
          text[state[text.property]], line: line, of: values.count, width: layout.width)
      }
      var group = SVGElement.group(["class": "values"], labels)
      group.set(
        "transform",
        draws.map { matrixText($0.tangent(at: center)) }
          ?? "translate(\(decimal(center.x, 3)) \(decimal(center.y, 3)))")
      contents.append(group)
    }
    let overlay = Property.overlay.visible(SIMD4(state.overlay))
    if overlay.w > 0 {
      var element = shape(layout, radius: 0, draws)
      element.set("fill", colorText(overlay))
      element.set("fill-opacity", decimal(overlay.w))
      contents.append(element)
    }
    if radius > 0 || state.isLaidOutAnew {
      let path = SVGElement("clipPath", [:], [outlinePath])
      contents = [.group(["clip-path": reference("o", path)], contents)]
    }
    if state.blur > 0 {
      contents = [.group(["filter": reference("b", filter(state.blur))], contents)]
    }
    if let filter = colorFilter(state, around: room) {
      contents = [.group(["filter": reference("f", filter)], contents)]
    }
    var children = [clipped(.group([:], contents))]
    if state.shadow.opacity > 0 {
      var visible = state
      visible.shadow = Shadow(
        opacity: min(state.shadow.opacity, 1), radius: max(state.shadow.radius, 0),
        dx: state.shadow.dx, dy: state.shadow.dy)
      let (dx, dy) = (visible.shadow.dx, visible.shadow.dy)
      var cast = shape(layout.moved(dx, dy), radius: radius, draws)
      if state.isClipped {
        let path = shape(
          layout.inset(by: state.clip).moved(dx, dy), radius: state.clipRadius, draws)
        cast.set("clip-path", reference("d", SVGElement("clipPath", [:], [path])))
      }
      let blurred = SVGElement.group(
        [
          "filter": reference("s", filter(visible.shadow.radius)),
          "fill-opacity": decimal(visible.shadow.opacity),
        ], [cast])
      children.insert(blurred, at: 0)
    }

    var group = SVGElement.group(["data-view": "\(view)"], children)
    if let affine { group.set("transform", matrixText(affine)) }
    if draws != nil, let points = draws?.polygon(layout.corners) {
      group.set("data-corners", pointsText(points))
    } else {
      group.set(
        "data-layout",
        SVGElement.rectangleAttributes(layout).map { $0.value }.joined(separator: " "))
    }
    if state.hidesBack(size: frame.size) { group.set("visibility", "hidden") }
    if state.visibleOpacity < 1 { group.set("opacity", decimal(state.visibleOpacity)) }
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

/// The colour without its alpha.
func colorText(_ color: SIMD4<Double>) -> String {
  let channels = [color.x, color.y, color.z].map { decimal($0 * 100, 2) + "%" }
  return "rgb(\(channels.joined(separator: ",")))"
}

extension PropertyState {
  var isClipped: Bool { clip != .zero || clipRadius > 0 }

  /// Whether the layout differs from the frame at rest.
  var isLaidOutAnew: Bool { frame != .zero || layoutScale != .identity }

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
