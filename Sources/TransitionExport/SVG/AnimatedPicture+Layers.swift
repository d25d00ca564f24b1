import TransitionKit

extension AnimatedPicture {
  /// Makes the element of a rectangle, whose layout may move.
  typealias ShapeBuilder = (
    _ picture: inout AnimatedPicture, _ corners: Corners,
    _ rect: @escaping (AnimatedPicture, PropertyState) -> Rect
  ) -> SVGElement

  /// The radius of the corners of a shape.
  enum Corners {
    case fixed(Double)
    case ofView
    case ofClip

    var fixedRadius: Double {
      if case .fixed(let radius) = self { return radius }
      return 0
    }
  }

  /// The elements of the view, from back to front.
  mutating func layers(_ shape: ShapeBuilder) -> [SVGElement] {
    let layout = { (picture: AnimatedPicture, state: PropertyState) in
      state.layoutFrame(size: picture.frame.size)
    }
    let clip = { (picture: AnimatedPicture, state: PropertyState) in
      state.layoutFrame(size: picture.frame.size).inset(by: state.clip)
    }
    func silhouette(_ picture: inout AnimatedPicture) -> SVGElement {
      var element = shape(&picture, .ofView, layout)
      if !picture.isInSpace, picture.written.contains(.cornerRadius) {
        picture.animate(&element, [.cornerRadius]) {
          [("rx", decimal(max($0.cornerRadius, 0), 4))]
        }
      }
      return element
    }

    func filled(_ picture: inout AnimatedPicture, _ property: ViewProperty) -> [SVGElement] {
      guard picture.written.contains(property) else { return [] }
      var element =
        picture.children.isEmpty ? shape(&picture, .fixed(0), layout) : silhouette(&picture)
      picture.animate(&element, property, as: "fill", "fill-opacity")
      return [element]
    }
    func overlay(_ picture: inout AnimatedPicture) -> [SVGElement] { filled(&picture, .overlay) }
    func border(_ picture: inout AnimatedPicture) -> [SVGElement] {
      guard picture.written.contains(.borderWidth) else { return [] }
      var line = silhouette(&picture)
      line.set("fill", "none")
      picture.animate(&line, [.borderWidth]) {
        [("stroke-width", decimal(max($0.borderWidth, 0) * 2, 4))]
      }
      picture.animate(&line, .borderColor, as: "stroke", "stroke-opacity")
      let path = SVGElement("clipPath", [:], [silhouette(&picture)])
      return [.group(["clip-path": picture.reference("e", path)], [line])]
    }

    var contents = showsReference ? [] : filled(&self, .background)
    contents += showsReference ? [reference] : shapes(shape) + labels() + valueLabels()
    if children.isEmpty { contents += overlay(&self) }
    if !pieces.isEmpty { contents = drawnPieces(of: contents) }
    if written.contains(.cornerRadius)
      || pieces.isEmpty && (source != nil || isLaidOutAnew)
    {
      let path = SVGElement("clipPath", [:], [silhouette(&self)])
      contents = [.group(["clip-path": reference("o", path)], contents)]
    }
    if !children.isEmpty {
      var inside = [nestedElements()]
      if presentation.nesting.clips(view) {
        let path = SVGElement("clipPath", [:], [silhouette(&self)])
        inside = [.group(["clip-path": reference("n", path)], inside)]
      }
      contents += inside + overlay(&self)
    }
    contents += border(&self)
    if written.contains(.blur) {
      contents = [.group(["filter": blurReference("b", .blur) { $0.blur }], contents)]
    }
    if let filter = animatedColorFilter() {
      contents = [.group(["filter": reference("f", filter)], contents)]
    }
    if isClipped {
      let path = SVGElement("clipPath", [:], [shape(&self, .ofClip, clip)])
      contents = [.group(["clip-path": reference("c", path)], contents)]
    }
    let casts = written.contains(.shadow)
    let shapes = isInSpace ? [] : written.filter { $0.shapeClip != nil }
    for (index, property) in shapes.enumerated() {
      contents = [clipped(contents, to: property, named: "h\(index)-")]
    }
    if casts, !pieces.isEmpty || !children.isEmpty || !shapes.isEmpty {
      contents = [.group(["filter": dropShadow()], contents)]
    } else if casts {
      var cast = SVGElement.group([:], [silhouette(&self)])
      if isClipped {
        let path = SVGElement("clipPath", [:], [shape(&self, .ofClip, clip)])
        cast.set("clip-path", reference("d", path))
      }
      var moved = SVGElement.group([:], [cast])
      animate(&moved, [.shadow], transform: "translate") {
        [("transform", "\(decimal($0.shadow.dx, 4)) \(decimal($0.shadow.dy, 4))")]
      }
      var shadow = SVGElement.group(
        ["filter": blurReference("s", .shadow) { $0.shadow.radius }], [moved])
      animate(&shadow, [.shadow]) {
        [("fill-opacity", decimal(min(max($0.shadow.opacity, 0), 1)))]
      }
      if written.contains(.shadowColor) {
        animate(&shadow, .shadowColor, as: "fill", "opacity")
      }
      contents.insert(shadow, at: 0)
    }
    if source != nil || !pieces.isEmpty || isElement, !isInSpace {
      // Scripts and tests read the position of the view from this box.
      var box = shape(&self, .fixed(0), layout)
      box.set("fill", "none")
      contents.insert(box, at: 0)
    }
    return contents
  }

  /// Clips elements to a shape that becomes another one.
  private mutating func clipped(
    _ contents: [SVGElement], to property: ViewProperty, named name: String
  ) -> SVGElement {
    var polygon = SVGElement("polygon")
    let layout = initial.layoutFrame(size: frame.size)
    animate(&polygon, [property]) { state in
      guard var clip = property.shapeClip else { return [] }
      clip.amount = state.vector(of: property).x
      return [("points", pointsText(clip.outline(in: layout), 3))]
    }
    let path = SVGElement("clipPath", [:], [polygon])
    return .group(["clip-path": reference(name, path)], contents)
  }

  /// The shapes of the placeholder.
  private mutating func shapes(_ shape: ShapeBuilder) -> [SVGElement] {
    let parts = placeholder.shapes(in: contentFrame(initial))
    return parts.enumerated().compactMap { index, part in
      guard source == nil || part.frame.overlaps(initial.layoutFrame(size: frame.size)) else {
        return nil
      }
      var element = shape(&self, .fixed(part.radius)) { picture, state in
        picture.placeholder.shapes(in: picture.contentFrame(state))[index].frame
      }
      element.set("fill", part.fill)
      return element
    }
  }

  /// The title, if there is room for it.
  private mutating func labels() -> [SVGElement] { placeholder.title.isEmpty ? [] : [label()] }

  /// The title, which follows the layout, and in space approximately its projection.
  private mutating func label() -> SVGElement {
    let (placeholder, contentFrame) = (placeholder, contentFrame)
    guard isInSpace else {
      var label = placeholder.labelAtOrigin
      animate(&label, [.frame, .layoutScale]) { state in
        let position = placeholder.titlePosition(in: contentFrame(state))
        return [("x", decimal(position.x, 3)), ("y", decimal(position.y, 3))]
      }
      return label
    }
    return following(placeholder.labelAtOrigin) { placeholder.titlePosition(in: contentFrame($0)) }
  }
}
